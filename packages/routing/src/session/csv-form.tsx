import { answerOf, outcomeOf, type Done } from '@consignment/client/answer';
import type { Client } from '@consignment/client/create-client';
import type { Preferences } from '@consignment/client/preferences';
import type { CsvChoice } from '@consignment/domain/text/csv';
import { useSyncExternalStore } from 'react';

const watchers = new Set<() => void>();
let kept: CsvChoice | null = null;

/** Called with what the server knows of the person who has logged in. */
export function keepCsvForm({ csv_form: form = 'commas' }: Preferences): void {
  kept = form;
  for (const watcher of watchers) watcher();
}

/** How the server writes lists as files for the person; null while it is not known. */
export function useCsvForm(): CsvChoice | null {
  return useSyncExternalStore(watch, () => kept);
}

/** The next file is written so once the server has kept it. */
export async function chooseCsvForm(client: Pick<Client, 'PUT'>, form: CsvChoice): Promise<Done> {
  const outcome = await outcomeOf(answerOf(client.PUT('/preferences/', { body: { csv_form: form } })));
  if (outcome.is === 'done') keepCsvForm({ csv_form: form });
  return outcome;
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => watchers.delete(watcher);
}
