import { returnedFraction, returnedPart, type Fraction } from '@consignment/domain/orders/refund';
import type { RefundAct } from '../../queries/imports/refund-acts.ts';
import type { KnownReturn, RefundedOrder, RefundPart } from '../../queries/imports/returns.ts';
import type { StoredLine } from '../../queries/imports/stored-lines.ts';
import { returnedUnits, type DoubtfulReturn } from './returned-units.ts';
import { grossOf, paidShipping, unnamedRefunds, type UnnamedRefunds } from './unnamed-refund.ts';

export type OrderRefunds = {
  /** The lines whose refunds are written, and their parts afterwards. */
  readonly lineIds: readonly number[];
  readonly parts: readonly RefundPart[];
  /** The settled lines of which more came back after they were paid, or less by a person's word. */
  readonly changedSettled: readonly number[];
  /** Refunded minor units that the known returns do not explain. */
  readonly unexplained: number;
  /** A part of the order is refunded, of unknown amount. */
  readonly isPartUnknown: boolean;
  readonly doubtful: readonly DoubtfulReturn[];
  /** The refunds that name no lines. */
  readonly unnamed: UnnamedRefunds;
};

/**
 * The refunds of an order by line (commission rules §7). Known returns are units of lines of their SKU (`returnedUnits`);
 * money without lines goes to those that are certain, and else waits. A part of unknown amount waits as all that is left. An order
 * refunded by an unknown amount counts as returned in full, and so do a line that its order no longer has and a settled line
 * whose order is cancelled. The returned part of a settled line never shrinks, except of those `mayShrink`: a person has taken it back.
 */
export function partsOfRefunds(
  order: RefundedOrder,
  unsorted: readonly StoredLine[],
  returns: readonly KnownReturn[],
  gone: ReadonlySet<number>,
  now: Date,
  { acts = [], mayShrink = none }: { acts?: readonly RefundAct[]; mayShrink?: ReadonlySet<number> } = {},
): OrderRefunds {
  const lines = unsorted.toSorted((a, b) => hasKept(b) - hasKept(a) || byValues(a, b));
  const isKnown = returns.length > 0 || order.refundsKnown === true;
  const isAmountUnknown = !isKnown && order.refundedAmount === 0;
  const isPartUnknown = isAmountUnknown && order.financialStatus === 'partially_refunded';
  const isWhole = (line: StoredLine) =>
    gone.has(line.id) ||
    (isAmountUnknown && order.financialStatus === 'refunded') ||
    (line.isSettled && (order.isOff || (!isKnown && line.returned >= line.quantity)));
  const whole = lines.filter(isWhole);
  const open = lines.filter((line) => !isWhole(line));
  const units = isKnown ? returnedUnits(open.toSorted(byValues), returns) : { parts: [], doubtful: [] };
  const money = isKnown
    ? returnedMoney(returns, now)
    : { amount: order.refundedAmount - sum(whole.map((line) => grossOf(order, line))), at: now };
  const isAll = !isKnown && whole.length === 0;
  const unnamed = unnamedRefunds(order, open, units.parts, acts, {
    ...money,
    ...paidShipping(order, lines),
    isAll,
    isPartUnknown,
  });
  const parts = [
    ...whole.map((line) => wholePart(line, gone.has(line.id) ? 'gone' : 'whole', now)),
    ...units.parts,
    ...unnamed.parts,
  ];
  const partsOf = Map.groupBy(parts, (part) => part.line_item_id);
  const changed = lines.filter((line) => {
    const own = partsOf.get(line.id) ?? [];
    return line.isSettled && (hasGrown(line, own) || (mayShrink.has(line.id) && hasShrunk(line, own)));
  });
  const written = new Set([...lines.filter((line) => !line.isSettled), ...changed].map(({ id }) => id));
  const kept = lines.filter(({ id }) => !written.has(id));
  return {
    lineIds: [...written],
    parts: parts.filter((part) => written.has(part.line_item_id)),
    changedSettled: changed.map(({ id }) => id),
    unexplained: isKnown && order.refundsKnown !== true ? unexplained(order, lines, returns) : 0,
    isPartUnknown,
    doubtful: units.doubtful,
    unnamed: {
      ...unnamed,
      // The part that paid lines keep as returned is not looked for again.
      toAssign: Math.max(
        0,
        unnamed.toAssign - sum(kept.map((line) => keptOf(line, partsOf.get(line.id) ?? []))),
      ),
    },
  };
}

const none: ReadonlySet<number> = new Set();

/** 1 where it is settled and has given something back already, which stays with it; else 0. */
function hasKept(line: StoredLine): number {
  return Number(line.isSettled && (line.returned > 0 || line.refunded > 0));
}

// Row order has no meaning, as a file may be sorted.
function byValues(a: StoredLine, b: StoredLine): number {
  const text = ({ sku, name }: StoredLine) => JSON.stringify([sku, name]);
  if (text(a) !== text(b)) return text(a) < text(b) ? -1 : 1;
  return a.price - b.price || a.quantity - b.quantity || a.net - b.net || a.id - b.id;
}

function wholePart(line: StoredLine, why: 'gone' | 'whole', now: Date): RefundPart {
  return {
    line_item_id: line.id,
    platform_id: `${line.platformId}:${why}`,
    refunded_at: now.toISOString(),
    units: line.quantity,
    amount: 0,
  };
}

/** Money that a platform reports as refunded without units. The export does not date refunds: they are known since now. */
function returnedMoney(returns: readonly KnownReturn[], now: Date): { amount: number; at: Date } {
  const money = returns.filter(({ units }) => units === 0);
  const last = money.reduce<Date | null>(
    (at, { refundedAt }) => (at === null || refundedAt > at ? refundedAt : at),
    null,
  );
  return { amount: sum(money.map(({ amount }) => amount ?? 0)), at: last ?? now };
}

function hasGrown(line: StoredLine, parts: readonly RefundPart[]): boolean {
  return isLess(before(line), after(line, parts));
}

function hasShrunk(line: StoredLine, parts: readonly RefundPart[]): boolean {
  return isLess(after(line, parts), before(line));
}

/** The value that a line has given back beyond these parts. */
function keptOf(line: StoredLine, parts: readonly RefundPart[]): number {
  return Math.max(0, returnedPart(line.net, before(line)) - returnedPart(line.net, after(line, parts)));
}

function before(line: StoredLine): Fraction {
  return returnedFraction({ ...line, units: line.returned, amount: line.refunded });
}

function after(line: StoredLine, parts: readonly RefundPart[]): Fraction {
  return returnedFraction({
    ...line,
    units: sum(parts.map(({ units }) => units)),
    amount: sum(parts.map(({ amount }) => amount)),
  });
}

function isLess(a: Fraction, b: Fraction): boolean {
  return a.num * b.den < b.num * a.den;
}

function unexplained(
  order: RefundedOrder,
  lines: readonly StoredLine[],
  returns: readonly KnownReturn[],
): number {
  const priceOf = (sku: string) => lines.findLast((line) => line.sku === sku)?.price ?? 0;
  const explained = sum(returns.map(({ amount, units, sku }) => amount ?? units * priceOf(sku)));
  const rest = order.refundedAmount - explained;
  return rest > order.besideLines ? rest : 0;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
