import type { Random } from './random.ts';

/* A made-up shop as its platform exports it: orders with lines, discounts, refunds and cancellations of several vendors. */

export type MadeLine = {
  readonly sku: string;
  readonly name: string;
  readonly vendor: string;
  /** In pence. */
  price: number;
  quantity: number;
  discount: number;
};

export type MadeOrder = {
  readonly name: string;
  readonly id: string;
  readonly createdAt: string;
  currency: string;
  status: string;
  cancelledAt: string;
  refunded: number;
  /** A discount of the whole order, beside those of its lines. */
  orderDiscount: number;
  lines: MadeLine[];
};

const vendors = ['Kiln', 'Loom', 'Moss', 'Wick', 'Zinc', 'Ash'] as const;

export const netOf = ({ price, quantity, discount }: MadeLine) => price * quantity - discount;
export const sumOf = (lines: readonly MadeLine[]) => lines.reduce((sum, line) => sum + netOf(line), 0);

const day = 86_400_000;
const start = Date.parse('2026-01-05T09:00:00Z');

export function madeOrders(random: Random, count: number): MadeOrder[] {
  return Array.from({ length: count }, (_, nth) => madeOrder(random, nth, count));
}

function madeOrder(random: Random, nth: number, count: number): MadeOrder {
  const drawn = Array.from({ length: random.between(1, 4) }, () => madeLine(random));
  // The first and the last order span the days, and nothing of them is changed.
  const isEdge = nth === 0 || nth === count - 1;
  const fate = isEdge ? 0 : random.between(0, 9);
  // A refund without items waits for a person where it could be of several lines.
  const lines = fate === 2 || fate === 3 ? drawn.slice(0, 1) : drawn;
  const net = sumOf(lines);
  const orderDiscount = fate === 1 && net > 100 ? random.between(1, Math.floor(net / 2)) : 0;
  const refunded = fate === 2 || fate === 3 ? random.between(1, Math.max(1, net - orderDiscount)) : 0;
  return {
    name: `#${1000 + nth}`,
    id: String(500_000 + nth),
    createdAt:
      new Date(start + Math.floor((nth * 60 * day) / count)).toISOString().replace('T', ' ').slice(0, 19) +
      ' +0000',
    currency: 'GBP',
    status: refunded > 0 ? 'partially_refunded' : fate === 4 ? 'pending' : 'paid',
    cancelledAt: fate === 5 ? '2026-03-20 10:00:00 +0000' : '',
    refunded,
    orderDiscount,
    lines,
  };
}

function madeLine(random: Random): MadeLine {
  const product = random.between(0, 11);
  const price = random.between(1, 9999);
  const quantity = random.between(1, 5);
  const isReduced = random.between(0, 2) === 0;
  return {
    sku: `SKU-${product}`,
    name: `Product ${product}`,
    vendor: vendors[product % vendors.length] ?? 'Kiln',
    price,
    quantity,
    discount: isReduced ? random.between(0, price * quantity) : 0,
  };
}

const amount = (pence: number) => (pence / 100).toFixed(2);

/** The rows of an orders export, as the unit tests of the reader write them. */
export function rowsOf({ lines, orderDiscount, ...order }: MadeOrder): Record<string, string>[] {
  return lines.map((line, index) => ({
    Name: order.name,
    'Created at': order.createdAt,
    ...(index === 0
      ? {
          Id: order.id,
          'Financial Status': order.status,
          Currency: order.currency,
          'Cancelled at': order.cancelledAt,
          'Refunded Amount': amount(order.refunded),
          // Without a discount of the whole order its sum says nothing more than the lines.
          Subtotal: orderDiscount === 0 ? '' : amount(sumOf(lines) - orderDiscount),
          'Discount Amount': amount(orderDiscount),
          Total: amount(sumOf(lines) - orderDiscount),
        }
      : {}),
    'Lineitem quantity': String(line.quantity),
    'Lineitem name': line.name,
    'Lineitem price': amount(line.price),
    'Lineitem sku': line.sku,
    'Lineitem discount': amount(line.discount),
    Vendor: line.vendor,
  }));
}

export function isOff({ cancelledAt, status }: MadeOrder): boolean {
  return cancelledAt !== '' || status === 'voided';
}
