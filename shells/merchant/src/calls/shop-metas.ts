import { answerOf } from '@consignment/client/answer';
import { askMetas as askMetasOf } from '@consignment/routing/app/app-data';
import { client } from '../api.ts';

const platform = { path: { platform: 'shopify' } } as const;

/** The shop's small settings by their keys; one that was never set is not there. */
export function askMetas(signal?: AbortSignal): Promise<ReadonlyMap<string, string>> {
  return askMetasOf(client, signal);
}

/** Sets one, whether it was there or not. */
export async function saveMeta(key: string, value: string): Promise<void> {
  const body = { meta_key: key, meta_value: value };
  await answerOf(client.POST('/{platform}/shop-meta/create/', { params: platform, body }));
}
