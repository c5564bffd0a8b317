import { answerOf } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import type { Preferences } from '@consignment/client/preferences';
import type { Session } from '@consignment/client/session';
import { useEffect, useMemo, useSyncExternalStore } from 'react';

type Hidden = NonNullable<Preferences['hidden_columns']>;
/** `signIn` is whose choice it is: another person in this browser starts from what the server knows of them. */
type Kept = { signIn: string; hidden: Hidden };

const key = 'consignment.columns';
const none: readonly string[] = [];

/**
 * The columns that a person hides, kept by the server for every browser. A copy in this one is there at the first paint;
 * the server is asked once, after the first rows.
 */
export function createColumnChoice({
  client,
  session,
}: {
  client: Pick<Client, 'GET' | 'PUT'>;
  session: Pick<Session, 'tokens'>;
}) {
  let kept = copyOf();
  let asked: string | null = null;
  const watchers = new Set<() => void>();
  const signedIn = () => session.tokens()?.signIn ?? '';
  const hiddenOf = () => (kept?.signIn === signedIn() ? kept.hidden : {});
  const keep = (hidden: Hidden, signIn: string) => {
    kept = { signIn, hidden };
    try {
      window.localStorage.setItem(key, JSON.stringify(kept));
    } catch {
      // The browser keeps nothing; then the columns come a moment later.
    }
    for (const watcher of watchers) watcher();
  };
  const ask = async () => {
    const signIn = signedIn();
    if (signIn === '' || asked === signIn) return;
    asked = signIn;
    try {
      const { hidden_columns: hidden = {} } = await answerOf(client.GET('/preferences/'));
      keep(hidden, signIn);
    } catch {
      asked = null;
    }
  };
  const change = async (list: keyof Hidden, hidden: readonly string[]) => {
    const signIn = signedIn();
    const before = hiddenOf();
    const body = { hidden_columns: { [list]: [...hidden] } };
    keep({ ...before, ...body.hidden_columns }, signIn);
    try {
      await answerOf(client.PUT('/preferences/', { body }));
    } catch {
      // Shown as it is kept: the column comes back.
      keep(before, signIn);
    }
  };
  const watch = (watcher: () => void) => {
    watchers.add(watcher);
    return () => watchers.delete(watcher);
  };

  return function useColumnChoice(list: keyof Hidden) {
    const hidden = useSyncExternalStore(watch, () => hiddenOf()[list] ?? none);
    useEffect(() => void ask(), []);
    return useMemo(
      () => ({ hidden, onColumns: (next: readonly string[]) => void change(list, next) }),
      [hidden, list],
    );
  };
}

function copyOf(): Kept | null {
  try {
    // Written by `keep` alone; anything else is another sign-in's.
    return JSON.parse(window.localStorage.getItem(key) ?? 'null') as Kept | null;
  } catch {
    return null;
  }
}
