import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { PlatformOrder, PlatformVariant, Parsed } from '../../imports/port/records.ts';
import type { ShopifyClient } from './client.ts';
import {
  collectionsOfProduct,
  oneOrder,
  oneProduct,
  ordersThere,
  productOfInventoryItem,
  refundLines,
  refundsOfOrders,
} from './documents.ts';
import { orderOf, productOf, variantOf } from './records.ts';
import {
  gidOf,
  type CollectionNode,
  type LineNode,
  type Money,
  type OrderNode,
  type WirePageOf,
  type ProductNode,
  type RefundLineNode,
  type RefundNode,
  type VariantNode,
} from './wire.ts';

/** The present state of an order; null where the shop no longer has it. */
export async function readOrder(
  client: ShopifyClient,
  number: string,
  currency: CurrencyCode,
): Promise<Parsed<PlatformOrder> | null> {
  type Answer = { order: (OrderNode & { lineItems: WirePageOf<LineNode> }) | null };
  const id = gidOf('Order', number);
  const lines: LineNode[] = [];
  let after: string | null = null;
  for (;;) {
    const { order }: Answer = await client.query<Answer>(oneOrder, { id, after });
    if (order === null) return null;
    lines.push(...order.lineItems.nodes);
    if (order.lineItems.pageInfo.hasNextPage) {
      after = order.lineItems.pageInfo.endCursor ?? null;
      continue;
    }
    const refunds = hasRefunds(order, lines) ? ((await refundObjects(client, [id])).get(id) ?? []) : [];
    return orderOf(order, lines, refunds, currency);
  }
}

// https://shopify.dev/docs/api/usage/limits: the limit of a list in a query.
const idsInQuestion = 250;

/** Those of the ids for which the shop no longer has an order: a missing node is null at its index. */
export async function missingOrders(client: ShopifyClient, numbers: readonly string[]): Promise<string[]> {
  type Answer = { nodes: readonly ({ id?: string } | null)[] };
  const missing: string[] = [];
  for (let at = 0; at < numbers.length; at += idsInQuestion) {
    const asked = numbers.slice(at, at + idsInQuestion);
    const ids = asked.map((number) => gidOf('Order', number));
    const { nodes } = await client.query<Answer>(ordersThere, { ids });
    if (nodes.length !== ids.length) throw new Error('Shopify does not answer for each order.');
    missing.push(...asked.filter((_number, nth) => nodes[nth] === null));
  }
  return missing;
}

/** True where anything was returned or refunded: only then are its refunds fetched. */
export function hasRefunds(order: OrderNode, lines: readonly LineNode[]): boolean {
  return (
    Number(order.totalRefundedSet.shopMoney.amount) !== 0 ||
    lines.some(({ quantity, currentQuantity }) => currentQuantity < quantity)
  );
}

const ordersInQuestion = 5;

/** The refunds of these orders, by order id. */
export async function refundObjects(
  client: ShopifyClient,
  ids: readonly string[],
): Promise<Map<string, RefundNode[]>> {
  type Refund = {
    id: string;
    createdAt: string | null;
    totalRefundedSet: Money;
    refundLineItems: WirePageOf<RefundLineNode>;
    refundShippingLines: { nodes: RefundNode['shipping'] };
  };
  type Answer = { nodes: readonly ({ id: string; refunds: readonly Refund[] } | null)[] };
  const found = new Map<string, RefundNode[]>();
  for (let at = 0; at < ids.length; at += ordersInQuestion) {
    const { nodes } = await client.query<Answer>(refundsOfOrders, {
      ids: ids.slice(at, at + ordersInQuestion),
    });
    for (const order of nodes) {
      if (order === null) continue;
      const refunds: RefundNode[] = [];
      for (const refund of order.refunds) {
        const { id, createdAt, totalRefundedSet } = refund;
        const first = refund.refundLineItems;
        const lines = first.pageInfo.hasNextPage ? await readRefundLines(client, id) : first.nodes;
        refunds.push({ id, createdAt, totalRefundedSet, lines, shipping: refund.refundShippingLines.nodes });
      }
      found.set(order.id, refunds);
    }
  }
  return found;
}

async function readRefundLines(client: ShopifyClient, id: string): Promise<RefundLineNode[]> {
  type Answer = { node: { refundLineItems: WirePageOf<RefundLineNode> } | null };
  const lines: RefundLineNode[] = [];
  let after: string | null = null;
  for (;;) {
    const { node }: Answer = await client.query<Answer>(refundLines, { id, after });
    if (node === null) return lines;
    lines.push(...node.refundLineItems.nodes);
    if (!node.refundLineItems.pageInfo.hasNextPage) return lines;
    after = node.refundLineItems.pageInfo.endCursor ?? null;
  }
}

/** The present variants of a product; null where the shop no longer has it. */
export async function readProduct(
  client: ShopifyClient,
  number: string,
  currency: CurrencyCode,
): Promise<readonly Parsed<PlatformVariant>[] | null> {
  type Answer = {
    product:
      (ProductNode & { collections: WirePageOf<CollectionNode>; variants: WirePageOf<VariantNode> }) | null;
  };
  const id = gidOf('Product', number);
  const variants: Parsed<PlatformVariant>[] = [];
  let collections: readonly CollectionNode[] | null = null;
  let after: string | null = null;
  for (;;) {
    const { product }: Answer = await client.query<Answer>(oneProduct, { id, after });
    if (product === null) return null;
    collections ??= await allCollections(client, id, product.collections);
    if (collections === null) return null;
    const record = productOf(product, collections);
    variants.push(...product.variants.nodes.map((node) => variantOf(record, node, currency)));
    if (!product.variants.pageInfo.hasNextPage) return variants;
    after = product.variants.pageInfo.endCursor ?? null;
  }
}

/** All collections of a product, of which the first are known; null where the shop no longer has it. */
async function allCollections(
  client: ShopifyClient,
  id: string,
  first: WirePageOf<CollectionNode>,
): Promise<readonly CollectionNode[] | null> {
  type Answer = { product: { collections: WirePageOf<CollectionNode> } | null };
  const all = [...first.nodes];
  for (let { pageInfo } = first; pageInfo.hasNextPage;) {
    const after = pageInfo.endCursor ?? null;
    const { product }: Answer = await client.query<Answer>(collectionsOfProduct, { id, after });
    if (product === null) return null;
    all.push(...product.collections.nodes);
    ({ pageInfo } = product.collections);
  }
  return all;
}

/** The product of an inventory item's variant; null where there is none. */
export async function productOfItem(client: ShopifyClient, number: string): Promise<string | null> {
  type Answer = {
    inventoryItem: { variants: { nodes: readonly { product: { id: string } }[] } | null } | null;
  };
  const { inventoryItem } = await client.query<Answer>(productOfInventoryItem, {
    id: gidOf('InventoryItem', number),
  });
  const gid = inventoryItem?.variants?.nodes[0]?.product.id;
  return gid === undefined ? null : (gid.split('/').at(-1) ?? null);
}
