import { takeBack } from './retail.ts';
import type { ShopData, ShopOrder } from './shop-data.ts';

/* Events in a shop, equal for equal seeds: orders arrive, are paid, refunded and cancelled; products change. */

/** Numbers from 0 to 1, equal for equal seeds. */
export function numbersFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let value = Math.imul(state ^ (state >>> 15), 1 | state);
    value = (value + Math.imul(value ^ (value >>> 7), 61 | value)) ^ value;
    return ((value ^ (value >>> 14)) >>> 0) / 4_294_967_296;
  };
}

export type Happening = { readonly topic: string; readonly body: Readonly<Record<string, unknown>> };

/**
 * A deletion appears in no list of changes, and orders as old as those of the sample are not searched for, so its
 * webhook has to arrive.
 */
export const isDeletion = ({ topic }: Happening) => topic.endsWith('/delete');

/** Applies one event to the shop at this time and returns the webhook of Shopify. `waiting` are orders to come. */
export function happen(shop: ShopData, waiting: ShopOrder[], random: () => number, at: Date): Happening {
  const pick = <T>(all: readonly T[]): T | undefined => all[Math.floor(random() * all.length)];
  const happening = (topic: string, order: ShopOrder): Happening => {
    order.updatedAt = at;
    const gid = `gid://shopify/Order/${order.id}`;
    return {
      topic,
      body: { id: order.id, admin_graphql_api_id: gid, name: order.name, tags: order.tags.join() },
    };
  };
  const chance = random();
  const next = waiting[0];
  if (chance < 0.15 && next !== undefined) {
    waiting.shift();
    shop.orders.set(next.id, next);
    next.financialStatus = random() < 0.3 ? 'PENDING' : 'PAID';
    return happening('orders/create', next);
  }
  const orders = [...shop.orders.values()];
  const order = pick(orders);
  if (order === undefined) throw new Error('The shop has no orders.');
  if (chance < 0.3) {
    const pending = pick(orders.filter(({ financialStatus }) => financialStatus === 'PENDING')) ?? order;
    if (pending.financialStatus === 'PENDING') pending.financialStatus = 'PAID';
    return happening('orders/updated', pending);
  }
  if (chance < 0.55 && order.financialStatus !== 'PENDING') {
    const line = pick(order.lines);
    const lines = line === undefined ? [] : takeBack(order, line.sku, 1 + Math.floor(random() * 3));
    const id = 5_000_000_000 + Math.floor(random() * 1_000_000_000);
    if (lines.length > 0) order.refunds.push({ id, createdAt: at, amount: 0, shipping: 0, lines });
    happening('refunds/create', order);
    return { topic: 'refunds/create', body: { id, order_id: order.id } };
  }
  if (chance < 0.6 && order.financialStatus !== 'PENDING') {
    // A refund of money, with shipping.
    const id = 6_000_000_000 + Math.floor(random() * 1_000_000_000);
    order.refunds.push({ id, createdAt: at, amount: 300, shipping: 100, lines: [] });
    order.refunded += 300;
    happening('refunds/create', order);
    return { topic: 'refunds/create', body: { id, order_id: order.id } };
  }
  if (chance < 0.63) {
    order.cancelledAt ??= at;
    return happening('orders/cancelled', order);
  }
  if (chance < 0.64) {
    shop.orders.delete(order.id);
    return { topic: 'orders/delete', body: { id: order.id } };
  }
  if (chance < 0.8) {
    const product = pick([...shop.products.values()]);
    const variant = product?.variants[0];
    if (product !== undefined && variant !== undefined) {
      variant.quantity = Math.floor(random() * 100);
      product.updatedAt = at;
      if (random() < 0.1) {
        return { topic: 'inventory_items/update', body: { id: variant.id } };
      }
      return { topic: 'products/update', body: { id: product.id, title: product.title } };
    }
  }
  order.tags = random() < 0.5 ? ['seen'] : [];
  return happening('orders/updated', order);
}

/** A shuffled copy. */
export function shuffled<T>(all: readonly T[], random: () => number): T[] {
  const mixed = [...all];
  for (let at = mixed.length - 1; at > 0; at--) {
    const other = Math.floor(random() * (at + 1));
    [mixed[at], mixed[other]] = [mixed[other] as T, mixed[at] as T];
  }
  return mixed;
}
