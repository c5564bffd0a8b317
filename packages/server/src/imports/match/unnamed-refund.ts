import {
  leftOf,
  matchRefund,
  type RefundableLine,
  type RefundedPart,
} from '@consignment/domain/orders/refund-match';
import type { RefundAct } from '../../queries/imports/refund-acts.ts';
import type { RefundedOrder, RefundPart } from '../../queries/imports/returns.ts';
import type { StoredLine } from '../../queries/imports/stored-lines.ts';

/** Refunds of an order that name no lines. */
export type UnnamedRefunds = {
  readonly parts: readonly RefundPart[];
  /** The acts that hold: what was found before, and what a person has said. */
  readonly held: readonly RefundAct[];
  /** Found now, and not known before. */
  readonly found: NewFinding | null;
  /** The money that is not explained, and its part for goods. Minor units. */
  readonly rest: number;
  readonly toAssign: number;
};

type NewFinding = {
  readonly money: number;
  readonly parts: readonly RefundedPart[];
  readonly how: string;
};

/**
 * Assigns the money of refunds that name no lines: to what was found or said before, as far as the money reaches, and the
 * rest to what is certain (commission rules §7). `known` are the parts of refunds that name their lines.
 */
export function unnamedRefunds(
  order: RefundedOrder,
  lines: readonly StoredLine[],
  known: readonly RefundPart[],
  acts: readonly RefundAct[],
  money: {
    readonly amount: number;
    readonly at: Date;
    readonly isAll: boolean;
    /** A part of the order came back, of unknown amount: at most all that is left. */
    readonly isPartUnknown: boolean;
    /** As the customer paid it. */
    readonly shipping: number;
    readonly shippingTax: number;
  },
): UnnamedRefunds {
  let left = refundable(order, lines, known);
  const amount = money.isPartUnknown ? left.reduce((sum, line) => sum + leftOf(line).net, 0) : money.amount;
  if (amount <= 0) return { parts: [], held: [], found: null, rest: 0, toAssign: 0 };
  const parts: RefundPart[] = [];
  const held: RefundAct[] = [];
  let rest = amount;
  const take = (some: readonly RefundedPart[], key: string, at: Date) => {
    parts.push(...some.flatMap((part) => partOf(part, lines, key, at)));
    left = left.map((line) => withParts(line, some));
  };
  for (const act of acts) {
    if (act.money > rest || !fits(act.parts, left)) continue;
    take(act.parts, `act${held.length}`, act.at);
    held.push(act);
    rest -= act.money;
  }
  if (rest === 0) return { parts, held, found: null, rest: 0, toAssign: 0 };
  const wait = (toAssign: number): UnnamedRefunds =>
    // An order that earns nothing does not wait.
    ({ parts, held, found: null, rest, toAssign: order.isOff ? 0 : toAssign });
  if (money.isPartUnknown) return wait(rest);
  const match = matchRefund({
    amount: rest,
    shipping: money.shipping,
    shippingTax: money.shippingTax,
    total: money.isAll && held.length === 0 ? order.total : null,
    lines: left,
  });
  if (match.is === 'to_assign') return wait(match.amount);
  const { how } = match;
  take(match.parts, how === null ? 'amount' : `act${held.length}`, money.at);
  const found = how === null ? null : { money: rest, parts: match.parts, how };
  return { parts, held, found, rest: 0, toAssign: 0 };
}

/** The lines as a refund without lines finds them, after the refunds that name theirs. */
function refundable(
  order: Pick<RefundedOrder, 'taxesIncluded'>,
  lines: readonly StoredLine[],
  known: readonly RefundPart[],
): RefundableLine[] {
  return lines.map((line) => {
    const own = known.filter((part) => part.line_item_id === line.id);
    return {
      id: line.id,
      name: line.name,
      payee: line.payee,
      quantity: line.quantity,
      net: line.net,
      tax: order.taxesIncluded ? 0 : line.tax,
      units: own.reduce((sum, { units }) => sum + units, 0),
      amount: own.reduce((sum, { amount }) => sum + amount, 0),
      isFulfilled: line.fulfillment === 'partial' ? null : line.fulfillment === 'fulfilled',
    };
  });
}

/** The lines as they are now, after all refunds that are known. */
export function refundableNow(
  order: Pick<RefundedOrder, 'taxesIncluded'>,
  lines: readonly StoredLine[],
): RefundableLine[] {
  return refundable(order, lines, []).map((line, at) => ({
    ...line,
    units: lines[at]?.returned ?? 0,
    amount: lines[at]?.refunded ?? 0,
  }));
}

/** The price of a line for the customer. Minor units. */
export function grossOf(order: Pick<RefundedOrder, 'taxesIncluded'>, line: StoredLine): number {
  return line.net + (order.taxesIncluded ? 0 : line.tax);
}

/** The shipping that the customer paid, after its discount, and the tax on top of it. `lines` are all of the order. */
export function paidShipping(
  order: RefundedOrder,
  lines: readonly StoredLine[],
): { readonly shipping: number; readonly shippingTax: number } {
  const ofLines = lines.reduce((sum, { tax }) => sum + tax, 0);
  const shippingTax = order.taxesIncluded ? 0 : Math.max(0, order.tax - ofLines);
  const beside = order.total - lines.reduce((sum, line) => sum + grossOf(order, line), 0);
  const isDiscounted = beside >= shippingTax && beside < order.shipping + shippingTax;
  return {
    shipping: isDiscounted ? beside - shippingTax : order.shipping - order.shippingDiscount,
    shippingTax,
  };
}

function fits(parts: readonly RefundedPart[], lines: readonly RefundableLine[]): boolean {
  return parts.every((part) => {
    const line = lines.find(({ id }) => id === part.line);
    if (line === undefined) return false;
    return part.units <= line.quantity - line.units && part.amount <= leftOf(line).net;
  });
}

function withParts(line: RefundableLine, parts: readonly RefundedPart[]): RefundableLine {
  const own = parts.find((part) => part.line === line.id);
  if (own === undefined) return line;
  return { ...line, units: line.units + own.units, amount: line.amount + own.amount };
}

function partOf(
  { line: id, units, amount }: RefundedPart,
  lines: readonly StoredLine[],
  key: string,
  at: Date,
): RefundPart[] {
  const line = lines.find((one) => one.id === id);
  if (line === undefined) return [];
  return [
    {
      line_item_id: id,
      platform_id: `${line.platformId}:${key}`,
      refunded_at: at.toISOString(),
      units,
      amount,
    },
  ];
}
