import { afterPage } from './after-page.tsx';

/** Nothing else in the bar moves when it is there. */
export const InboxOnUse = afterPage(async () => (await import('./InboxInBar.tsx')).InboxInBar);
