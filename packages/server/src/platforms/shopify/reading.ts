import type { SourceBatch, Platform, PlatformBatch, ReaderShop } from '../../imports/port/source.ts';
import type { PlatformOrder, PlatformVariant } from '../../imports/port/records.ts';
import type { ShopifyApp } from './app.ts';
import { lookAtBulk, openResult, startBulk } from './bulk.ts';
import type { ShopifyClient } from './client.ts';
import { bulkQueries } from './documents.ts';
import type { Group, Place } from './jsonl.ts';
import { hasRefunds, refundObjects } from './objects.ts';
import { orderOf, productOf, variantOf } from './records.ts';
import type { CollectionNode, LineNode, OrderNode, ProductNode, VariantNode } from './wire.ts';

/** The position of a fetch: its stage, its bulk operation, and the place in its result. */
export type ShopifyCursor = {
  /** An ISO instant: only changes since then; null for everything. */
  readonly since: string | null;
  readonly stage: 'products' | 'orders';
  readonly operation: string | null;
  /** The start of the first operation, by Shopify's clock: later changes may be missing. */
  readonly startedAt: string | null;
  readonly place: Place;
};

type Cursor = ShopifyCursor;

const beginning: Place = { bytes: 0, lines: 0 };

export function positionOf(since: Date | null): Cursor {
  return {
    since: since?.toISOString() ?? null,
    stage: 'products',
    operation: null,
    startedAt: null,
    place: beginning,
  };
}

const pollMs = 2000;
const busyMs = 15_000;
const linesPerBatch = 2000;
const variantsPerBatch = 1000;

const stages = {
  products: { description: 'Reading products', from: 0, share: 0.2 },
  orders: { description: 'Reading orders', from: 0.2, share: 0.8 },
} as const;

/** Fetches a shop by bulk operations. After a failure in the middle, the fetch resumes from the last cursor. */
export function shopifyReading(
  app: ShopifyApp,
  client: ShopifyClient,
  signal: AbortSignal,
): Platform<Cursor> {
  return {
    async *batches(shop, from): AsyncGenerator<PlatformBatch<Cursor>, void, undefined> {
      let cursor: Cursor | null = from;
      while (cursor !== null) {
        for await (const batch of stageFrom(shop, cursor)) {
          cursor = batch.cursor;
          yield batch;
        }
      }
    },
  };

  async function* stageFrom(
    shop: ReaderShop,
    cursor: Cursor,
  ): AsyncGenerator<PlatformBatch<Cursor>, void, undefined> {
    const { description, from, share } = stages[cursor.stage];
    const quiet = (at: Cursor, wait: number): PlatformBatch<Cursor> => ({
      of: 'nothing',
      wait,
      description,
      progress: from,
      cursor: at,
    });
    if (cursor.operation === null) {
      const started = await startBulk(client, bulkQueries[cursor.stage](filterOf(cursor)));
      if (started.is === 'busy') return yield quiet(cursor, busyMs);
      const at = {
        ...cursor,
        operation: started.id,
        startedAt: cursor.startedAt ?? started.at,
        place: beginning,
      };
      return yield quiet(at, 0);
    }
    const found = await lookAtBulk(client, cursor.operation);
    if (found.is === 'running') return yield quiet(cursor, pollMs);
    if (found.is === 'gone') return yield quiet({ ...cursor, operation: null, place: beginning }, busyMs);
    if (found.url === null) return yield lastOf(cursor, description, from + share);

    const result = { url: found.url, lines: found.lines };
    const progressAt = ({ lines }: Place) => from + share * Math.min(1, lines / Math.max(1, found.lines));
    const parts =
      cursor.stage === 'products' ? variantsOf(shop, result, cursor) : ordersOf(shop, result, cursor);
    for await (const part of parts) {
      if (part === null) return yield quiet({ ...cursor, operation: null, place: beginning }, busyMs);
      const { at, ...content } = part;
      yield {
        ...content,
        description,
        progress: progressAt(at),
        cursor: { ...cursor, place: at },
      };
    }
    yield lastOf(cursor, description, from + share);
  }

  type Part = (
    | ({ readonly of: 'products' } & SourceBatch<PlatformVariant>)
    | ({ readonly of: 'orders' } & SourceBatch<PlatformOrder>)
  ) & { readonly at: Place };

  async function* variantsOf(
    shop: ReaderShop,
    result: { url: string; lines: number },
    cursor: Cursor,
  ): AsyncGenerator<Part | null, void, undefined> {
    const groups = await openResult<ProductNode, VariantNode | CollectionNode>(
      app,
      result,
      cursor.place,
      signal,
    );
    if (groups === null) return yield null;
    for await (const batch of gathered(groups, variantsPerBatch)) {
      const read = batch.groups.flatMap(({ parent, children }) => {
        const product = productOf(
          parent,
          children.filter((node) => !isVariant(node)),
        );
        return children.filter(isVariant).map((node) => variantOf(product, node, shop.currency));
      });
      yield {
        of: 'products',
        read: read.flatMap((one) => (one.is === 'read' ? [one.value] : [])),
        problems: read.flatMap((one) => (one.is === 'problem' ? [one.problem] : [])),
        skipped: 0,
        at: batch.end,
      };
    }
  }

  async function* ordersOf(
    shop: ReaderShop,
    result: { url: string; lines: number },
    cursor: Cursor,
  ): AsyncGenerator<Part | null, void, undefined> {
    const groups = await openResult<OrderNode, LineNode>(app, result, cursor.place, signal);
    if (groups === null) return yield null;
    for await (const batch of gathered(groups, linesPerBatch)) {
      const refunded = batch.groups.filter(({ parent, children }) => hasRefunds(parent, children));
      const refunds = await refundObjects(
        client,
        refunded.map(({ parent }) => parent.id),
      );
      const read = batch.groups.map(({ parent, children }) =>
        orderOf(parent, children, refunds.get(parent.id) ?? [], shop.currency),
      );
      yield {
        of: 'orders',
        read: read.flatMap((one) => (one.is === 'read' ? [one.value] : [])),
        problems: read.flatMap((one) => (one.is === 'problem' ? [one.problem] : [])),
        skipped: 0,
        at: batch.end,
      };
    }
  }
}

/** The children of a product are its variants and its collections, which differ by their ids. */
function isVariant(node: VariantNode | CollectionNode): node is VariantNode {
  return node.id?.includes('/ProductVariant/') === true;
}

function lastOf(cursor: Cursor, description: string, progress: number): PlatformBatch<Cursor> {
  const next: Cursor | null =
    cursor.stage === 'products' ? { ...cursor, stage: 'orders', operation: null, place: beginning } : null;
  return { of: 'nothing', wait: 0, description, progress, cursor: next };
}

/** Shopify dates changes to the second. */
function filterOf({ since, stage }: Cursor): string {
  if (since === null) return '';
  const changed = `updated_at:>='${since.replace(/\.\d+Z$/, 'Z')}'`;
  return stage === 'orders' ? [changed, ...everDisputed].join(' OR ') : changed;
}

/**
 * No message is sent of a dispute, and none of the documents says that it changes `updated_at`: so the few orders that ever
 * had one are read each time (https://shopify.dev/docs/api/admin-graphql/latest/queries/orders).
 */
const everDisputed = ['needs_response', 'under_review', 'accepted', 'lost', 'won'].map(
  (status) => `chargeback_status:${status}`,
);

async function* gathered<Parent, Child>(
  groups: AsyncIterable<Group<Parent, Child>>,
  most: number,
): AsyncGenerator<{ readonly groups: readonly Group<Parent, Child>[]; readonly end: Place }> {
  let held: Group<Parent, Child>[] = [];
  let size = 0;
  for await (const group of groups) {
    held.push(group);
    size += 1 + group.children.length;
    if (size < most) continue;
    yield { groups: held, end: group.end };
    [held, size] = [[], 0];
  }
  const last = held.at(-1);
  if (last !== undefined) yield { groups: held, end: last.end };
}
