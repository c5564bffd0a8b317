import type { Page } from 'playwright';

/** The state of a page as a person sees it. */
export type Look = {
  /** The heading of the first level; empty where there is none. */
  title: string;
  /** All headings of the page and its dialogs. */
  headings: string[];
  /** The number of rows of each table, by its name. A part further down may come when a part above it fails. */
  rows: Record<string, number>;
  /** The number of entries in the menu of the app, which never changes. */
  menu: number;
  /** The messages about data that did not load. */
  failed: string[];
  retries: number;
  /** True where the app reports defaults for some settings. */
  hasStandIns: boolean;
  words: number;
  /** Signs that the page is still loading. */
  busy: string[];
  /** Texts that should never be shown, such as undefined, with their surroundings. */
  nonsense: string[];
};

/** Runs in the page. */
export function look(page: Page): Promise<Look> {
  return page.evaluate(() => {
    // Some parts load only when they are visible.
    scrollTo(0, 0);
    const shown = (element: Element) => element instanceof HTMLElement && element.checkVisibility();
    const textOf = (element: Element) => (element as HTMLElement).innerText.trim();
    const all = (selector: string) => [...document.querySelectorAll(selector)].filter(shown);
    const body = document.body.innerText;
    const attributes = [...document.querySelectorAll('[href], [aria-label], [title], [alt]')].flatMap(
      (element) => ['href', 'aria-label', 'title', 'alt'].map((name) => element.getAttribute(name) ?? ''),
    );
    const nonsense = [body, document.title, ...attributes].flatMap(
      (text) =>
        text.match(/.{0,20}(\bundefined\b|\bNaN\b|\[object \w+\]|Invalid Date|\bseven\b).{0,20}/g) ?? [],
    );
    const fields = [...document.querySelectorAll('input, textarea, select')];
    const values = fields.map((field) => (field as HTMLInputElement).value);
    return {
      title: all('main h1, [role=main] h1, h1').map(textOf)[0] ?? '',
      // Without the greeting, which depends on the hour of the accelerated clock.
      headings: all('main :is(h1, h2, h3)').map((heading) => textOf(heading).replace(/^Good \w+/, 'Hello')),
      rows: Object.fromEntries(
        all('main table').map((table) => [
          table.ariaLabel ?? '',
          [...table.querySelectorAll('tbody tr')].filter(shown).length,
        ]),
      ),
      menu: all('nav[aria-label=Main] a[href]').length,
      failed: all('[role=alert] p')
        .map(textOf)
        .filter((text) => text.endsWith('could not be loaded.')),
      retries: all('button').filter((button) => /^Retry\b/.test(textOf(button))).length,
      hasStandIns: all('aside[aria-label="Settings that could not be loaded"]').length > 0,
      words: body.split(/\s+/).length,
      busy: [
        // A part that is out of sight is not asked for yet.
        ...[...document.querySelectorAll('[aria-busy=true], h1[data-left]')]
          .filter((element) => element.getBoundingClientRect().top < innerHeight)
          .map((element) => element.outerHTML.slice(0, 160)),
        ...[...document.querySelectorAll('[role=status]')].flatMap((status) =>
          /^Loading/.test(status.textContent) && status.getBoundingClientRect().top < innerHeight
            ? [status.textContent]
            : [],
        ),
      ],
      nonsense: [...nonsense, ...values.filter((value) => /^(undefined|NaN|\[object)/.test(value))],
    };
  });
}
