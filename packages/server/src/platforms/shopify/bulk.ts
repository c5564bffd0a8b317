import { fetchWithoutRedirects } from '../../common/outgoing.ts';
import { PlatformRefused } from '../platform.ts';
import { checkedResultUrl, type ShopifyApp } from './app.ts';
import type { ShopifyClient } from './client.ts';
import { bulkOperation, runBulkQuery } from './documents.ts';
import { groupsOf, Truncated, type Group, type Place } from './jsonl.ts';

/* Bulk operations (https://shopify.dev/docs/apps/build/apis/graphql-admin/bulk-operations/queries). */

type Operation = {
  readonly id: string;
  readonly status: string;
  readonly errorCode: string | null;
  readonly createdAt: string;
  readonly objectCount: string | number;
  readonly url: string | null;
};

export type Started =
  | { readonly is: 'started'; readonly id: string; readonly at: string }
  /** The limit of concurrent operations is reached. */
  | { readonly is: 'busy' };

/** Throws PlatformRefused where the shop does not permit the app this query. */
export async function startBulk(client: ShopifyClient, query: string): Promise<Started> {
  const { bulkOperationRunQuery: answer } = await client.query<{
    bulkOperationRunQuery: {
      bulkOperation: Pick<Operation, 'id' | 'createdAt'> | null;
      userErrors: readonly { code: string | null; message: string }[];
    };
  }>(runBulkQuery, { query });
  const { bulkOperation: operation, userErrors } = answer;
  if (operation !== null && userErrors.length === 0) {
    return { is: 'started', id: operation.id, at: operation.createdAt };
  }
  const isBusy = userErrors.some(
    ({ code, message }) => code === 'OPERATION_IN_PROGRESS' || /already in progress/i.test(message),
  );
  if (isBusy) return { is: 'busy' };
  throw new PlatformRefused(
    `Shopify does not run the query: ${userErrors.map(({ message }) => message).join(' ')}`,
  );
}

export type BulkFound =
  | { readonly is: 'running' }
  /** The operation failed, was stopped, or its result has expired: it must run again. */
  | { readonly is: 'gone'; readonly why: string }
  | { readonly is: 'done'; readonly url: string | null; readonly lines: number };

export async function lookAtBulk(client: ShopifyClient, id: string): Promise<BulkFound> {
  const { node } = await client.query<{ node: Operation | null }>(bulkOperation, { id });
  if (node === null) return { is: 'gone', why: 'Shopify does not know the reading any more.' };
  const { status, errorCode } = node;
  if (status === 'COMPLETED') return { is: 'done', url: node.url, lines: Number(node.objectCount) };
  if (status === 'CREATED' || status === 'RUNNING' || status === 'CANCELING') return { is: 'running' };
  if (errorCode === 'ACCESS_DENIED') {
    throw new PlatformRefused('Shopify does not let the app read this. Install the app again.');
  }
  return { is: 'gone', why: `Shopify ended the reading: ${status} ${errorCode ?? ''}`.trim() };
}

/**
 * The groups of a result from a position on. Null where the result has expired. Throws Truncated where the file ends
 * too early, and other errors where it cannot be fetched.
 */
export async function openResult<Parent, Child>(
  app: ShopifyApp,
  result: { readonly url: string; readonly lines: number },
  from: Place,
  signal: AbortSignal,
): Promise<AsyncGenerator<Group<Parent, Child>> | null> {
  const response = await fetchWithoutRedirects(checkedResultUrl(app, result.url), {
    // The bytes of a compressed file could not be counted.
    headers: {
      'accept-encoding': 'identity',
      ...(from.bytes === 0 ? {} : { range: `bytes=${from.bytes}-` }),
    },
    signal,
  });
  const { status, body } = response;
  if (status === 403 || status === 404 || status === 410) {
    await body?.cancel();
    return null;
  }
  // Nothing follows the last line.
  if (status === 416) {
    await body?.cancel();
    return groupsOf<Parent, Child>(new Blob([]).stream(), from, result.lines);
  }
  if (body === null || (status !== 200 && status !== 206)) {
    await body?.cancel();
    throw new Error(`The result could not be fetched: ${status}.`);
  }
  const skipped = status === 200 ? from.bytes : 0;
  return groupsOf<Parent, Child>(whole(behind(body, skipped)), from, result.lines);
}

/** A server without support of ranges sends the whole file. */
async function* behind(body: AsyncIterable<Uint8Array>, skipped: number): AsyncGenerator<Uint8Array> {
  let left = skipped;
  for await (const chunk of body) {
    if (left >= chunk.length) left -= chunk.length;
    else {
      yield left === 0 ? chunk : chunk.subarray(left);
      left = 0;
    }
  }
}

/** A broken connection throws an error of another type. */
async function* whole(body: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* body;
  } catch (error) {
    if (error instanceof TypeError) throw new Truncated('The connection broke while the result was read.');
    throw error;
  }
}
