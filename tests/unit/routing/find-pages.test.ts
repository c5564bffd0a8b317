import { findPages, withActs } from '@consignment/routing/app/find-pages';
import { pagesOf, type AppPage } from '@consignment/routing/app/pages';
import { describe, expect, it } from 'vitest';

type Right = 'everyone' | 'owner';
type Who = { hasNotes: boolean };

const lazy = () => Promise.resolve({ Component: () => null });
const titles = { home: 'Home', notes: 'Notes', keys: 'Keys' };
const table: AppPage<Right, Who, keyof typeof titles>[] = [
  { path: '/', title: 'home', right: 'everyone', isFound: true, lazy },
  {
    path: '/notes',
    title: 'notes',
    right: 'everyone',
    isShown: ({ hasNotes }) => hasNotes,
    under: 'home',
    isFound: true,
    lazy,
  },
  { path: '/keys', title: 'keys', right: 'owner', isFound: true, lazy },
];
const paths = { home: '/', notes: '/notes', keys: '/keys', note: (id: number) => `/notes/${id}` };
const words = { home: 'start', keys: 'tokens' };

function found(rights: readonly Right[], hasNotes = true) {
  const pages = pagesOf(table, titles, (right) => rights.includes(right));
  return findPages(
    pages,
    { hasNotes },
    {
      paths,
      words,
      places: [
        { at: { page: 'keys', query: '?state=old' }, label: 'Old keys' },
        {
          at: { page: 'notes', query: '?state=open', after: 'home' },
          label: 'Open notes',
          keywords: 'waiting',
        },
      ],
    },
  );
}

describe('the acts that the search has', () => {
  const acts = [
    { at: { page: 'keys' }, label: 'Keys', right: 'owner' },
    { at: { page: 'notes' }, label: 'Write a note', keywords: 'new', right: 'everyone' },
  ] as const;
  const split = (rights: readonly Right[]) =>
    withActs(found(rights), acts, { paths, may: (right) => rights.includes(right) });

  it('are those that the person may do', () => {
    expect(split(['everyone']).acts).toEqual([{ href: '/notes', label: 'Write a note', keywords: 'new' }]);
  });

  it('take the place of the pages that are named for them, and of no other', () => {
    expect(split(['everyone', 'owner']).pages.map(({ label }) => label)).toEqual([
      'Home',
      'Open notes',
      'Notes',
      'Old keys',
    ]);
  });
});

describe('the pages that the search has', () => {
  it('are those of the table with their words, each followed by the places after it', () => {
    expect(found(['everyone', 'owner'])).toEqual([
      { href: '/', label: 'Home', keywords: 'start' },
      { href: '/notes?state=open', label: 'Open notes', keywords: 'waiting' },
      { href: '/notes', label: 'Notes', detail: 'Home' },
      { href: '/keys', label: 'Keys', keywords: 'tokens' },
      { href: '/keys?state=old', label: 'Old keys' },
    ]);
  });

  it('leave out those that the person may not open, with the places on them', () => {
    expect(found(['everyone']).map(({ label }) => label)).toEqual(['Home', 'Open notes', 'Notes']);
    expect(found(['everyone'], false).map(({ label }) => label)).toEqual(['Home', 'Open notes']);
  });
});
