import { returnedFraction } from '@consignment/domain/orders/refund';
import { discountOnShipping } from '../../imports/match/order-rows.ts';
import { partsOfRefunds } from '../../imports/match/refund-parts.ts';
import type { PlatformOrder } from '../../imports/port/records.ts';
import type { DifferenceFound } from './queries/differences.ts';
import type { KnownReturn } from '../../queries/imports/returns.ts';
import type { StoredLine } from '../../queries/imports/stored-lines.ts';
import { count, money } from './facts.ts';
import { ofLine, ofOrder, sum, titleOf, type OrderHere, type OrderThere } from './order-sides.ts';

/**
 * Compares the refunds of the other side, spread over the lines of the books as an import spreads them, with those of the books.
 */
export function refundDifferences(there: OrderThere, here: OrderHere, now: Date): DifferenceFound[] {
  const { order } = there;
  if (here.hasSharedName && order.exact === undefined) return [];
  const isWhole = order.financialStatus === 'refunded';
  // Nothing says how much came back; only that all of it did would be known.
  if (!there.saysRefunds && here.returns.length === 0 && !isWhole) return [];
  const returns = order.exact === undefined ? here.returns : exactReturns(order);
  const byImport = spread(order, here, returns, here.lines, now);
  if (byImport.isPartUnknown) return [];
  // An import takes nothing back of what came back of a paid line, so that is spread as if none were paid.
  const unpaid = here.lines.map((line) => ({ ...line, isSettled: false }));
  const ofAll = spread(order, here, returns, unpaid, now);
  const written = new Set(byImport.lineIds);
  const partsOf = Map.groupBy(
    [
      ...byImport.parts.filter((part) => written.has(part.line_item_id)),
      ...ofAll.parts.filter((part) => !written.has(part.line_item_id)),
    ],
    (part) => part.line_item_id,
  );
  const lines = here.lines
    .filter(({ id }) => !here.gone.has(id))
    .map((line) => {
      const own = partsOf.get(line.id) ?? [];
      const units = sum(own.map((part) => part.units));
      const amount = sum(own.map((part) => part.amount));
      return {
        line,
        here: backOf(line, line.returned, line.refunded),
        there: backOf(line, units, amount),
        unitsThere: units,
      };
    });
  const differing = lines.filter((one) => one.here !== one.there);
  const more = differing.filter((one) => one.there > one.here);
  const less = differing.filter((one) => one.there < one.here);
  // Money whose lines are not known, on either side.
  const toAssign = byImport.unnamed.toAssign - here.order.refundToAssign;
  const beyond = there.saysRefunds ? Math.max(0, byImport.unexplained) + Math.max(0, toAssign) : 0;
  const short = more.length === 0 && beyond === 0 ? Math.max(0, -toAssign) : 0;
  const of = (kind: 'refund_missing_here' | 'refund_missing_there', some: typeof lines, rest: number) => {
    const missing = sum(some.map((one) => Math.abs(one.there - one.here))) + Math.abs(rest);
    const only = some.length === 1 ? some[0] : undefined;
    const finding: DifferenceFound = {
      kind,
      subject: `order:${here.order.platformId}`,
      title: only === undefined ? order.name : titleOf(there, here, only.line),
      facts: [
        money(
          'refunded',
          sum(lines.map((one) => one.here)) + Math.max(0, -rest),
          sum(lines.map((one) => one.there)) + Math.max(0, rest),
        ),
        count(
          'units_returned',
          sum(lines.map((one) => one.line.returned)),
          sum(lines.map((one) => one.unitsThere)),
        ),
      ],
      amount: missing,
      ...ofOrder(order, here.order, there.comparedId),
      ...(only === undefined ? {} : ofLine(here, only.line)),
    };
    return finding;
  };
  return [
    ...(more.length > 0 || beyond > 0 ? [of('refund_missing_here', more, beyond)] : []),
    ...(less.length > 0 || short > 0 ? [of('refund_missing_there', less, -short)] : []),
  ];
}

function spread(
  order: PlatformOrder,
  here: OrderHere,
  returns: readonly KnownReturn[],
  lines: readonly StoredLine[],
  now: Date,
) {
  const refunded = {
    id: here.order.id,
    name: here.order.name,
    refundedAmount: order.refundedAmount,
    financialStatus: order.financialStatus,
    besideLines: order.taxes + order.shipping,
    isOff: false,
    refundsKnown: order.exact !== undefined,
    shipping: order.shipping,
    shippingDiscount: discountOnShipping(order),
    tax: order.taxes,
    taxesIncluded: order.exact?.taxesIncluded ?? here.order.taxesIncluded,
    total: order.total,
  };
  return partsOfRefunds(refunded, lines, returns, here.gone, now, { acts: here.acts });
}

/** The returns of a platform's order, counted apart where they are equal. */
function exactReturns({ name, exact }: PlatformOrder): KnownReturn[] {
  const equal = new Map<string, number>();
  return (exact?.returns ?? []).map((one) => {
    const key = JSON.stringify([one.sku, one.refundedAt, one.units]);
    const nth = (equal.get(key) ?? 0) + 1;
    equal.set(key, nth);
    return {
      orderName: name,
      sku: one.sku,
      refundedAt: new Date(one.refundedAt),
      units: one.units,
      nth,
      amount: one.amount,
      linePlatformId: one.lineId,
    };
  });
}

/** The part of a line's net that came back, in minor units. */
function backOf(line: StoredLine, units: number, amount: number): number {
  const { num, den } = returnedFraction({ ...line, units, amount });
  const net = BigInt(line.net);
  return Number((2n * net * num + den) / (2n * den));
}
