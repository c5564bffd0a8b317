import { afterPage } from './after-page.tsx';

/** The link to the questions. Nothing else in the bar moves when it appears. */
export const InboxOnUse = afterPage(async () => (await import('./InboxInBar.tsx')).InboxInBar);
