import type { FindPlace } from '@consignment/domain/text/find-words';
import type { AppFindable } from './find-menu.tsx';
import type { AppPages } from './pages.tsx';

type Page = AppFindable['pages'][number];

type Further<Name extends string, At extends string> = {
  /** The addresses of the app by their names. */
  paths: Readonly<Record<NoInfer<Name | At>, string>>;
  words: Readonly<Record<Name, string>>;
  places?: readonly FindPlace<At>[];
};

/** Splits off the acts that the person may do. A page with the name of such an act is listed as the act alone. */
export function withActs<At extends string, Right extends string>(
  pages: readonly Page[],
  acts: readonly (FindPlace<At> & { readonly right: Right })[],
  { paths, may }: { paths: Readonly<Record<NoInfer<At>, string>>; may: (right: NoInfer<Right>) => boolean },
): { pages: Page[]; acts: Page[] } {
  const allowed = acts.filter(({ right }) => may(right));
  return {
    pages: pages.filter(({ label }) => !allowed.some((act) => act.label === label)),
    acts: allowed.map(({ at, label, keywords = '' }) => ({ href: paths[at.page], label, keywords })),
  };
}

/** The pages that the search has: those of the table with their further words, and places on them. */
export function findPages<Who, Name extends string, At extends string = never>(
  pages: AppPages<Who>,
  who: Who,
  { paths, words, places = [] }: Further<Name, At>,
): Page[] {
  const wordsAt = new Map<string, string>();
  // Object.keys loses the type of the keys.
  for (const name of Object.keys(words) as Name[]) wordsAt.set(paths[name], words[name]);
  const placesAfter = (href: string | null): Page[] =>
    places
      .filter(({ at }) => (at.after ? paths[at.after] : null) === href && pages.mayOpen(paths[at.page]))
      .map(({ at, ...place }) => ({ ...place, href: `${paths[at.page]}${at.query ?? ''}` }));
  const found = pages.list('isFound', who).flatMap(({ href, label, under }) => {
    const page = { href, label, ...(under === undefined ? {} : { detail: under }) };
    const keywords = wordsAt.get(href);
    return [keywords === undefined ? page : { ...page, keywords }, ...placesAfter(href)];
  });
  return [...found, ...placesAfter(null)];
}
