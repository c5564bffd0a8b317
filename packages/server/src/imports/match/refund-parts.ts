import { returnedFraction, spreadRefund, type Fraction } from '@consignment/domain/refund';
import type { KnownReturn, RefundedOrder, RefundPart } from '../../queries/imports/returns.ts';
import type { StoredLine } from '../../queries/imports/stored-lines.ts';

export type OrderRefunds = {
  /** The lines whose refunds are written, and their parts afterwards. */
  readonly lineIds: readonly number[];
  readonly parts: readonly RefundPart[];
  /** The settled lines of which more came back after they were paid. */
  readonly grownSettled: readonly number[];
  /** Refunded minor units that the known returns do not explain. */
  readonly unexplained: number;
  /** A part of the order is refunded, of unknown amount. */
  readonly isAmountUnknown: boolean;
};

/**
 * The refunds of an order by line (commission rules §7). Known returns are units and fill the lines of their SKU one
 * after the other; without any, the refunded amount is spread by net value. An order refunded by an unknown amount
 * counts as returned in full, and so do a line that its order no longer has and a settled line whose order is
 * cancelled. The returned part of a settled line never shrinks.
 */
export function refundsOfOrder(
  order: RefundedOrder,
  unsorted: readonly StoredLine[],
  returns: readonly KnownReturn[],
  gone: ReadonlySet<number>,
  now: Date,
): OrderRefunds {
  const lines = unsorted.toSorted(byValues);
  const isKnown = returns.length > 0 || order.refundsKnown === true;
  const isAmountUnknown = !isKnown && order.refundedAmount === 0;
  const isWhole = (line: StoredLine) =>
    gone.has(line.id) ||
    (isAmountUnknown && order.financialStatus === 'refunded') ||
    (line.isSettled && (order.isOff || (!isKnown && line.returned >= line.quantity)));
  const whole = lines.filter(isWhole);
  const open = lines.filter((line) => !isWhole(line));
  const parts = [
    ...whole.map((line) => wholePart(line, gone.has(line.id) ? 'gone' : 'whole', now)),
    ...(isKnown
      ? [...returnedUnits(open, returns), ...returnedMoney(open, returns, now)]
      : refundedMoney(open, order.refundedAmount - sum(whole.map(({ net }) => net)), now)),
  ];
  const partsOf = Map.groupBy(parts, (part) => part.line_item_id);
  const grownSettled = lines.filter((line) => line.isSettled && hasGrown(line, partsOf.get(line.id) ?? []));
  const written = new Set([...lines.filter((line) => !line.isSettled), ...grownSettled].map(({ id }) => id));
  return {
    lineIds: [...written],
    parts: parts.filter((part) => written.has(part.line_item_id)),
    grownSettled: grownSettled.map(({ id }) => id),
    unexplained: isKnown && order.refundsKnown !== true ? unexplained(order, lines, returns) : 0,
    isAmountUnknown: isAmountUnknown && order.financialStatus === 'partially_refunded',
  };
}

// Row order has no meaning, as a file may be sorted. Returned units of a settled line stay with that line.
function byValues(a: StoredLine, b: StoredLine): number {
  const kept = (line: StoredLine) => Number(line.isSettled && (line.returned > 0 || line.refunded > 0));
  const text = ({ sku, name }: StoredLine) => JSON.stringify([sku, name]);
  if (kept(a) !== kept(b)) return kept(b) - kept(a);
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

function returnedUnits(lines: readonly StoredLine[], returns: readonly KnownReturn[]): RefundPart[] {
  const parts: RefundPart[] = [];
  const left = new Map(lines.map((line) => [line.id, line.quantity]));
  const inTime = returns.toSorted((a, b) => a.refundedAt.getTime() - b.refundedAt.getTime());
  for (const one of inTime) {
    let units = one.units;
    for (const line of lines.filter((line) => isOf(one, line))) {
      const taken = Math.min(units, left.get(line.id) ?? 0);
      if (taken === 0) continue;
      units -= taken;
      left.set(line.id, (left.get(line.id) ?? 0) - taken);
      const at = one.refundedAt.toISOString();
      parts.push({
        line_item_id: line.id,
        platform_id: `${line.platformId}:${at}:${one.units}:${one.nth}`,
        refunded_at: at,
        units: taken,
        amount: 0,
      });
    }
  }
  return parts;
}

function isOf({ linePlatformId = '', sku }: KnownReturn, line: StoredLine): boolean {
  return linePlatformId === '' ? line.sku === sku : line.platformId === linePlatformId;
}

/** Money that a platform reports as refunded without units is spread over all lines by net value. */
function returnedMoney(
  lines: readonly StoredLine[],
  returns: readonly KnownReturn[],
  now: Date,
): RefundPart[] {
  const money = returns.filter(({ units }) => units === 0);
  const last = money.reduce<Date | null>(
    (at, { refundedAt }) => (at === null || refundedAt > at ? refundedAt : at),
    null,
  );
  return refundedMoney(lines, sum(money.map(({ amount }) => amount ?? 0)), last ?? now);
}

// The export does not date refunds, so a refund gets the date of the first import that contains it.
function refundedMoney(lines: readonly StoredLine[], amount: number, now: Date): RefundPart[] {
  if (amount <= 0) return [];
  const shares = spreadRefund(
    amount,
    lines.map(({ net }) => net),
  );
  return lines.flatMap((line, index) => {
    // Tax and shipping may be part of the refund; a line gives back no more than it cost.
    const share = Math.min(shares[index] ?? 0, line.net);
    if (share <= 0) return [];
    const platform_id = `${line.platformId}:amount`;
    return [{ line_item_id: line.id, platform_id, refunded_at: now.toISOString(), units: 0, amount: share }];
  });
}

function hasGrown(line: StoredLine, parts: readonly RefundPart[]): boolean {
  const before = returnedFraction({ ...line, units: line.returned, amount: line.refunded });
  const after = returnedFraction({
    ...line,
    units: sum(parts.map(({ units }) => units)),
    amount: sum(parts.map(({ amount }) => amount)),
  });
  return isLess(before, after);
}

function isLess(a: Fraction, b: Fraction): boolean {
  return a.num * b.den < b.num * a.den;
}

function unexplained(
  order: RefundedOrder,
  lines: readonly StoredLine[],
  returns: readonly KnownReturn[],
): number {
  const priceOf = (sku: string) => lines.find((line) => line.sku === sku)?.price ?? 0;
  const explained = sum(returns.map(({ amount, units, sku }) => amount ?? units * priceOf(sku)));
  const rest = order.refundedAmount - explained;
  return rest > order.besideLines ? rest : 0;
}

function sum(amounts: readonly number[]): number {
  return amounts.reduce((total, amount) => total + amount, 0);
}
