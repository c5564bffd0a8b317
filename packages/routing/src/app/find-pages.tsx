import type { AppFindable } from './find-menu.tsx';
import type { AppPages } from './pages.tsx';

type Page = AppFindable['pages'][number];

/** A page with a query, or under a second name. It stands after a page of the table, or after all. */
type Place = { page: Page; after?: string };

/** The pages that the search has: those of the table with their further words, and places on them. */
export function findPages<Who>(
  pages: AppPages<Who>,
  who: Who,
  { words, places = [] }: { words: Readonly<Record<string, string>>; places?: readonly Place[] },
): Page[] {
  const open = places.filter(({ page }) => pages.mayOpen(page.href));
  const placesAfter = (href: string | undefined) =>
    open.filter(({ after }) => after === href).map(({ page }) => page);
  const found = pages.list('isFound', who).flatMap(({ href, label, under }) => {
    const page = { href, label, ...(under === undefined ? {} : { detail: under }) };
    const keywords = words[href];
    return [keywords === undefined ? page : { ...page, keywords }, ...placesAfter(href)];
  });
  return [...found, ...placesAfter(undefined)];
}
