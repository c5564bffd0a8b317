import { answerOf } from '@consignment/client/answer';
import { client } from './api.ts';

const platform = { path: { platform: 'shopify' } } as const;

/** The shop's small settings by their keys; one that was never set is not there. */
export async function askMetas(signal?: AbortSignal): Promise<ReadonlyMap<string, string>> {
  const params = { ...platform, query: { page_size: 200 } };
  const { results } = await answerOf(client.GET('/{platform}/shop-meta/', { params, signal }));
  return new Map(results.map(({ meta_key: key, meta_value: value }) => [key, value]));
}

/** Sets one, whether it was there or not. */
export async function saveMeta(key: string, value: string): Promise<void> {
  const body = { meta_key: key, meta_value: value };
  await answerOf(client.POST('/{platform}/shop-meta/create/', { params: platform, body }));
}
