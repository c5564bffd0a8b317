import type { DifferenceKind } from '@consignment/domain/reconciliation/difference-kinds';
import { isOff, netOf, sumOf, type MadeLine, type MadeOrder } from './made-up.ts';
import type { Random } from './random.ts';

/** The difference that a planted fault must be found as. */
export type Planted = { readonly kind: DifferenceKind; readonly about: string };

type Plant = {
  readonly kind: DifferenceKind;
  /** May this order have it? */
  readonly fits: (order: MadeOrder) => boolean;
  /** Changes what the platform exports; returns the line that it is about, or null for the order. */
  readonly change: (order: MadeOrder, random: Random) => MadeLine | null;
};

/** Nothing of it came back, and its lines alone say what it comes to: no cent moves but those that are changed. */
const isPlain = (order: MadeOrder) => !isOff(order) && order.refunded === 0 && order.orderDiscount === 0;
/** A line that no other one of its order is mistaken for. */
const lonely = (order: MadeOrder) =>
  order.lines.filter((line) => order.lines.filter(({ sku }) => sku === line.sku).length === 1);
const hasLonely = (order: MadeOrder) => isPlain(order) && lonely(order).length > 0;

const plants: readonly Plant[] = [
  {
    kind: 'order_cancelled_there',
    fits: (order) => !isOff(order),
    change: (order, random) => {
      if (random.between(0, 1) === 0) order.status = 'voided';
      else order.cancelledAt = '2026-03-21 10:00:00 +0000';
      return null;
    },
  },
  {
    kind: 'line_missing_here',
    fits: isPlain,
    change: (order, random) => {
      const price = random.between(1, 5000);
      const line = { sku: 'SKU-NEW', name: 'New product', vendor: 'Kiln', price, quantity: 1, discount: 0 };
      order.lines.push(line);
      return line;
    },
  },
  {
    kind: 'line_extra_here',
    fits: (order) => hasLonely(order) && order.lines.length > 1,
    change: (order, random) => {
      const line = random.pick(lonely(order));
      order.lines = order.lines.filter((one) => one !== line);
      return line;
    },
  },
  {
    kind: 'quantity_differs',
    fits: hasLonely,
    change: (order, random) => {
      const line = random.pick(lonely(order));
      line.quantity += random.between(1, 3);
      return line;
    },
  },
  {
    kind: 'price_differs',
    fits: hasLonely,
    change: (order, random) => {
      const line = random.pick(lonely(order));
      line.price += random.between(1, 500);
      return line;
    },
  },
  {
    kind: 'discount_differs',
    fits: (order) => isPlain(order) && lonely(order).some((line) => netOf(line) > 0),
    change: (order, random) => {
      const line = random.pick(lonely(order).filter((one) => netOf(one) > 0));
      line.discount += random.between(1, netOf(line));
      return line;
    },
  },
  {
    kind: 'currency_differs',
    fits: (order) => !isOff(order),
    change: (order) => {
      order.currency = 'EUR';
      return null;
    },
  },
  {
    kind: 'refund_missing_here',
    fits: (order) => isPlain(order) && sumOf(order.lines) > 0,
    change: (order, random) => {
      order.refunded = random.between(1, sumOf(order.lines));
      order.status = 'partially_refunded';
      return null;
    },
  },
  {
    kind: 'refund_missing_there',
    fits: (order) => !isOff(order) && order.refunded > 0 && sumOf(order.lines) > order.orderDiscount,
    change: (order) => {
      order.refunded = 0;
      order.status = 'paid';
      return null;
    },
  },
];

/** Plants faults into some of the orders, one into each; returns what the platform exports now. */
export function plantInOrders(
  random: Random,
  orders: readonly MadeOrder[],
  count: number,
): { readonly there: MadeOrder[]; readonly planted: Planted[] } {
  const there = structuredClone([...orders]);
  const planted: Planted[] = [];
  const between = random.shuffled(there.slice(1, -1));
  for (const order of between.slice(0, count)) {
    if (random.between(0, 9) === 0 && !isOff(order)) {
      there.splice(there.indexOf(order), 1);
      planted.push({ kind: 'order_missing_there', about: order.name });
      continue;
    }
    const possible = plants.filter(({ fits }) => fits(order));
    if (possible.length === 0) continue;
    const { kind, change } = random.pick(possible);
    change(order, random);
    planted.push({ kind, about: order.name });
  }
  const [first] = there;
  for (let nth = 0; nth < random.between(0, 2) && first !== undefined; nth++) {
    const name = `#9${nth}`;
    there.push({
      ...structuredClone(first),
      name,
      id: `90000${nth}`,
      refunded: 0,
      cancelledAt: '',
      status: 'paid',
    });
    planted.push({ kind: 'order_missing_here', about: name });
  }
  return { there, planted };
}
