import { pageId } from '../layout/page-ids.ts';

/** For when the form that had focus has done its work and is gone: the text in its place is read next. */
export function focusTitle(): void {
  document.getElementById(pageId.title)?.focus();
}
