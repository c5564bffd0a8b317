import { htmlOf } from './html.ts';
import { plainTextOf } from './plain-text.ts';
import type { MailContent, ContentBrand } from './content.ts';

export type Bodies = { readonly text: string; readonly html: string };

/** The content as text and as HTML. Names and notes in it come from other people and are always escaped. */
export function bodiesOf(content: MailContent, brand: ContentBrand): Bodies {
  return { text: plainTextOf(content, brand), html: htmlOf(content, brand) };
}
