import { createContext, use, type ComponentType } from 'react';
import type { ActionFunction, LoaderFunction, ShouldRevalidateFunction } from 'react-router-dom';
import { isWithin } from './is-within.tsx';

/** The module of a route. */
type PageModule = {
  loader?: LoaderFunction;
  action?: ActionFunction;
  shouldRevalidate?: ShouldRevalidateFunction;
  Component: ComponentType;
  ErrorBoundary?: ComponentType;
};

/**
 * A page of an app: one line of its table, from which every list of pages comes. `Who` is what some lines ask of a person,
 * `Title` the keys of the texts that are the titles of the app.
 */
export type AppPage<Right, Who, Title extends string = string> = {
  path: string;
  /** Of the window, and of the page while it has failed to load. */
  title: Title;
  /** The page names its record in the title of the window itself. */
  hasOwnTitle?: true;
  /** The frame that it is drawn in; left out, it has none. */
  frame?: string;
  /** `public` needs no session; any other page opens for those whose role includes it. */
  right: Right;
  /** Where it is false the page is in no list, but opens by its address. */
  isShown?: (who: Who) => boolean;
  /** Its name in menus and in the search; the title where it is left out. */
  label?: Title;
  /** Its place in the app's menu. A page that is under another is there only where that one is not shown. */
  menu?: number;
  /** Its place among the tabs of a page of the menu: its own, or the one that it is under. */
  tab?: number;
  /** It is beside the search, with the number of items that wait on it. */
  inbox?: true;
  /** Its place in the list beside the settings, and at the foot of a page. */
  section?: number;
  /** Its name among tabs or beside the settings, where that is another. */
  shortLabel?: Title;
  /** Among the sections that are folded away until they are used. */
  isAdvanced?: true;
  footer?: number;
  /** The search has it, in the order of the table. */
  isFound?: true;
  /** The name of the page that it is a part of: in the search, and in the menu while it is open. */
  under?: Title;
  lazy: () => Promise<PageModule>;
};

type Entry = { href: string; label: string; under?: string; isAdvanced?: true };

type Column = 'menu' | 'tab' | 'section' | 'footer' | 'isFound' | 'inbox';

/** The table of an app as its own pages read it. */
export type AppPages<Who> = {
  /** Whether the person's role includes the page at this address. */
  mayOpen: (href: string) => boolean;
  list: (column: Column, who: Who) => Entry[];
  /** The menu while `pathname` is open: the page that this one is a part of is the current one. */
  menuAt: (pathname: string, who: Who) => (Entry & { isCurrent: boolean })[];
};

/** `has` is true where the role of the person who is logged in includes a right. */
export function pagesOf<Right, Who, Title extends string>(
  table: readonly AppPage<Right, Who, Title>[],
  titles: Readonly<Record<NoInfer<Title>, string>>,
  has: (right: Right, who?: Who) => boolean,
): AppPages<Who> {
  type Page = AppPage<Right, Who, Title>;
  const isFor = (page: Page, who: Who) => has(page.right, who) && (page.isShown?.(who) ?? true);
  const above = ({ under }: Page) =>
    table.find((page) => (page.menu ?? page.tab) !== undefined && nameOf(page) === under);
  const top = (page: Page): Page => {
    const next = above(page);
    return next === undefined ? page : top(next);
  };
  const list: AppPages<Who>['list'] = (column, who) =>
    table
      .filter((page) => page[column] && isFor(page, who))
      .filter((page) => column !== 'menu' || !isUnderShown(page, who))
      .toSorted((one, other) => Number(one[column]) - Number(other[column]))
      .map((page) => ({
        href: page.path,
        label: titles[(/tab|section/.test(column) && page.shortLabel) || nameOf(page)],
        under: page.under && titles[page.under],
        isAdvanced: page.isAdvanced,
      }));
  const isUnderShown = (page: Page, who: Who) => {
    const parent = above(page);
    return parent !== undefined && isFor(parent, who);
  };
  return {
    mayOpen: (href) => table.every(({ path, right }) => path !== href.split('?', 1)[0] || has(right)),
    list,
    menuAt: (pathname, who) => {
      const [open] = table
        .filter(({ path }) => isWithin(pathname, path))
        .toSorted((one, other) => other.path.length - one.path.length);
      const lit = open && top(open).path;
      return list('menu', who).map((entry) => ({
        ...entry,
        isCurrent: entry.href === lit || isWithin(pathname, entry.href),
      }));
    },
  };
}

function nameOf<Title>({ title, label }: { title: Title; label?: Title }): Title {
  return label ?? title;
}

const PagesContext = createContext<AppPages<never> | null>(null);

/** Around an app: its pages cannot import the table, which imports them. */
export const PagesProvider = PagesContext.Provider;

/** The table of the app that is open. */
export function usePages<Who = unknown>(): AppPages<Who> {
  const pages = use(PagesContext);
  if (pages === null) throw new Error('This page is not within an app.');
  // An app provides its own table, and its pages name the people of that table.
  return pages as AppPages<Who>;
}

/** Makes the title of the window of a page's title. */
export const WindowTitle = createContext((title: string) => title);

/** The title of the page that has failed to load. */
export const PageTitle = createContext('');
