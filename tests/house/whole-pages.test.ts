import { readFileSync } from 'node:fs';
import { matchPath } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { table as merchant } from '../../shells/merchant/src/pages.ts';
import { table as portal } from '../../shells/portal/src/pages.ts';
import { table as salesreps } from '../../shells/salesreps/src/pages.ts';

/*
 * Designers and QA see every page below its bar: each page that an app has in its frame is whole in Storybook
 * (stories/pages).
 */

type Page = { readonly path: string; readonly frame?: string };

/** Frames with no bar of pages: what is read or filled in before signing in. */
const withoutBar = new Set([undefined, 'legal', 'portal', 'reading']);

const storiesOf = (files: readonly string[], frame: string): string[] =>
  files
    .flatMap((file) => [...readFileSync(`stories/pages/${file}.stories.tsx`, 'utf8').matchAll(call)])
    .filter(([, by]) => by === frame)
    .map(([, , path]) => path ?? '');

/** `section` is a page of the owner's settings. */
const call = /\b(in[A-Z]\w+|section)\(\s*'([^']+)'/g;

function withoutStory(pages: readonly Page[], drawn: readonly string[]): string[] {
  // As the router ranks them, a page without a parameter comes before one with it.
  const ranked = pages.toSorted(
    (one, other) => Number(one.path.includes(':')) - Number(other.path.includes(':')),
  );
  const found = new Set(
    drawn.map((path) => ranked.find((page) => matchPath(page.path, path) !== null)?.path),
  );
  return pages.filter((page) => !withoutBar.has(page.frame) && !found.has(page.path)).map(({ path }) => path);
}

describe('a page of an app is whole in Storybook', () => {
  it.each([
    [
      'merchant',
      merchant,
      storiesOf(['Merchant', 'Settings'], 'inMerchant').concat(storiesOf(['Settings'], 'section')),
    ],
    ['portal', portal, storiesOf(['Portal'], 'inPortal')],
    ['sales reps', salesreps, storiesOf(['SalesReps'], 'inSalesReps')],
  ])('%s', (_, pages: readonly Page[], drawn) => {
    expect(withoutStory(pages, drawn)).toEqual([]);
  });

  it('and one that does not is named', () => {
    const pages = [
      { path: '/orders', frame: 'app' },
      { path: '/orders/new', frame: 'app' },
      { path: '/orders/:id', frame: 'app' },
      { path: '/terms', frame: 'legal' },
    ];
    expect(withoutStory(pages, ['/orders', '/orders/new'])).toEqual(['/orders/:id']);
    expect(withoutStory(pages, ['/orders/1', '/orders/new'])).toEqual(['/orders']);
  });
});
