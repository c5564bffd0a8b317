/** Ids that hold on every page: the skip link leads to the title, and a shell focuses it after a change of page. */
export const pageId = { main: 'main', title: 'page-title' } as const;
