import type { ReplayScreen } from '@consignment/components/screens/merchant/rules/ReplayScreen';
import type { ComponentProps } from 'react';
import { session } from '../api.ts';

type Drafts = ComponentProps<typeof ReplayScreen>['drafts'];
type Period = ComponentProps<typeof ReplayScreen>['period'];

/** `of` is the sign-in that they belong to; `sent` has the drafts of the last replay, as JSON. */
type Kept = { of: string; drafts: Drafts; period: Period | null; sent: string | null };

const key = 'consignment.merchant.replay';

/** The rules that are tried over the past: kept in this tab until it is closed, for the person who drafted them. */
export function keptReplay(): Omit<Kept, 'of'> {
  const none = { drafts: [], period: null, sent: null };
  try {
    const kept = JSON.parse(window.sessionStorage.getItem(key) ?? 'null') as Kept | null;
    if (kept === null) return none;
    if (kept.of === owner() && Array.isArray(kept.drafts)) return kept;
    window.sessionStorage.removeItem(key);
  } catch {
    // Without a storage, or with something else in it, the page starts empty.
  }
  return none;
}

export function keepReplay(kept: Omit<Kept, 'of'>): void {
  try {
    window.sessionStorage.setItem(key, JSON.stringify({ ...kept, of: owner() }));
  } catch {
    // The page works as well without.
  }
}

function owner(): string | null {
  const tokens = session.tokens();
  return tokens === null ? null : (tokens.who ?? tokens.signIn);
}
