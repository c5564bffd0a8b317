import { answerOf, outcomeOf, type Done } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import type { Preferences } from '@consignment/client/preferences';
import { useMemo, useSyncExternalStore } from 'react';

type Hidden = NonNullable<Preferences['hidden_columns']>;

const none: readonly string[] = [];
const watchers = new Set<() => void>();
let kept: Hidden = {};

/** Called with what the server knows of the person who has logged in, before their first page is drawn. */
export function keepColumns(hidden: Hidden = {}): void {
  kept = hidden;
  for (const watcher of watchers) watcher();
}

/** The columns that a person hides in a list, kept by the server for all of their browsers. */
export function useColumnChoice(client: Pick<Client, 'PUT'>, list: keyof Hidden) {
  const hidden = useSyncExternalStore(watch, () => kept[list] ?? none);
  return useMemo(
    () => ({ hidden, onColumns: (next: readonly string[]) => change(client, list, next) }),
    [client, list, hidden],
  );
}

/** Shown at once, whether the server keeps it or not. */
function change(client: Pick<Client, 'PUT'>, list: keyof Hidden, hidden: readonly string[]): Promise<Done> {
  const hiddenHere = { [list]: [...hidden] };
  keepColumns({ ...kept, ...hiddenHere });
  return outcomeOf(answerOf(client.PUT('/preferences/', { body: { hidden_columns: hiddenHere } })));
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
