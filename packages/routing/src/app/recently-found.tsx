import type { FindAnything } from '@consignment/components/parts/pages/FindAnything';
import type { ComponentProps } from 'react';

type Page = ComponentProps<typeof FindAnything>['recent'][number];

/*
 * Kept in this tab and for one sign-in: they hold names of vendors and customers, which another person at the same
 * browser is not to see.
 */
const key = `consignment.found.${import.meta.env.BASE_URL}`;
const most = 5;

type Kept = { signIn: string; pages: Page[] };

/** The pages that were chosen lately under this sign-in, the last first. */
export function recentOf(signIn: string | null): readonly Page[] {
  const kept = read();
  return kept !== null && kept.signIn === signIn ? kept.pages : [];
}

export function rememberChosen(signIn: string | null, { kind, href, label }: Page): void {
  if (signIn === null) return;
  const others = recentOf(signIn).filter((page) => page.href !== href);
  write({ signIn, pages: [{ kind, href, label }, ...others].slice(0, most) });
}

function read(): Kept | null {
  try {
    const kept: unknown = JSON.parse(window.sessionStorage.getItem(key) ?? 'null');
    return isKept(kept) ? kept : null;
  } catch {
    return null;
  }
}

/** Another release of the app may have kept something else. */
function isKept(kept: unknown): kept is Kept {
  if (typeof kept !== 'object' || kept === null || !('signIn' in kept) || !('pages' in kept)) return false;
  return typeof kept.signIn === 'string' && Array.isArray(kept.pages) && kept.pages.every(isPage);
}

const kinds = {
  page: true,
  act: true,
  pay: true,
  invite: true,
  vendor: true,
  order: true,
  line: true,
  payout: true,
  product: true,
  account: true,
} satisfies Record<Page['kind'], true>;

function isPage(page: unknown): page is Page {
  if (typeof page !== 'object' || page === null) return false;
  if (!('kind' in page && 'href' in page && 'label' in page)) return false;
  const { kind, href, label } = page;
  return typeof kind === 'string' && kind in kinds && typeof href === 'string' && typeof label === 'string';
}

// Where the browser forbids storage nothing is remembered.
function write(kept: Kept): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify(kept));
  } catch {
    return;
  }
}
