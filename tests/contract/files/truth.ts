import { rounded, shareOf, spread, sum } from './arithmetic.ts';
import { netOf, sumsOf, type LineFacts, type OrderFacts, type ShopFacts } from './facts.ts';

/*
 * The commission rules stated a second time, from the rules' text and what happened, with nothing of the product: what each line
 * earned, or that the file cannot say it.
 */

export type LineTruth =
  | { readonly is: 'earned'; readonly amount: number }
  /** `full` is what it would earn if nothing had come back. */
  | { readonly is: 'held'; readonly why: Doubt; readonly full: number }
  | { readonly is: 'pending' }
  /** It never earns, or its order does not. */
  | { readonly is: 'nothing' }
  | { readonly is: 'absent' };

/** By the names of the findings that say so. */
export type Doubt = 'sums_differ' | 'customer_owes' | 'refund_to_assign';

/** By line, in their order; null where a rule permits two answers. */
export function truthOf(order: OrderFacts, shop: ShopFacts): LineTruth[] | null {
  const { lines, fault } = order;
  const full = lines.map((line) => commissionOf(line, shop));
  if (order.isCancelled || order.status === 'voided') return lines.map(() => ({ is: 'nothing' }));
  if (fault?.is === 'head_lost') return lines.map(() => ({ is: 'absent' }));
  const held = (why: Doubt, places: readonly number[], back: readonly number[] | null = null) =>
    lines.map((line, at): LineTruth => {
      if (line.kind !== 'product') return { is: 'nothing' };
      if (places.includes(at)) return { is: 'held', why, full: full[at] ?? 0 };
      return { is: 'earned', amount: (full[at] ?? 0) - (back?.[at] ?? 0) };
    });
  const all = [...lines.keys()];
  const isUnclear = isDiscountUnclear(order, shop);
  if (!['paid', 'partially_refunded', 'refunded'].includes(order.status))
    // The doubt about a discount would be named beside.
    return isUnclear ? null : lines.map(({ kind }) => ({ is: kind === 'product' ? 'pending' : 'nothing' }));
  if (fault !== null && 'at' in fault) {
    const waiting = held('sums_differ', all);
    return fault.is === 'row_lost' ? waiting.with(fault.at, { is: 'absent' }) : waiting;
  }
  // Of two doubts each would be named.
  if (isUnclear) return order.owed > 0 || order.refunded > 0 ? null : held('sums_differ', all);
  if (order.owed > 0) {
    const places = owedPlaces(order, shop);
    return places === null ? null : held('customer_owes', places);
  }
  if (lines.some(({ returned }) => returned > 0)) {
    const back = lines.map((line, at) => shareOf(full[at] ?? 0, line.returned, line.quantity));
    return held('refund_to_assign', [], back);
  }
  if (order.refunded === 0) return held('refund_to_assign', []);
  if (order.status === 'partially_refunded' && shop.without.includes('Refunded Amount'))
    return held('refund_to_assign', all);
  const parts = refundedParts(order, shop);
  if (parts === 'ambiguous') return null;
  if (parts === 'unknown') return held('refund_to_assign', all);
  return held(
    'refund_to_assign',
    [],
    parts.map(({ of, whole }, at) => shareOf(full[at] ?? 0, of, whole)),
  );
}

/** Rule 11: only the subtotal says whether a discount is on goods or on their shipping. */
function isDiscountUnclear(
  { lines, shipping, shippingDiscount }: OrderFacts,
  { without }: ShopFacts,
): boolean {
  const beyondRows = sum(lines.map(({ ofCode }) => ofCode)) + shippingDiscount;
  return without.includes('Subtotal') && shipping > 0 && beyondRows > 0;
}

/** Rules 2 to 5: the commission of a whole line. */
function commissionOf(line: LineFacts, { vendors, rate, tax, ...shop }: ShopFacts): number {
  const vendor = vendors.find(({ name }) => name === line.vendor);
  if (vendor === undefined || line.kind !== 'product') return 0;
  const taxed = tax.isIncluded ? (vendor.collectsTax ? 0 : -line.tax) : vendor.collectsTax ? line.tax : 0;
  const base = BigInt(Math.max(0, line.price * line.quantity + taxed));
  const ppm = BigInt(vendor.rate ?? rate);
  // In halves, as half of a discount may be borne.
  const borne = BigInt({ vendor: 2, equal: 1, store: 0 }[shop.share] * (line.own + line.ofCode));
  const million = 1_000_000n;
  const first = 2n * base > borne ? 2n * base - borne : 0n;
  const amount = shop.isDiscountFirst ? first * ppm : 2n * base * ppm - borne * million;
  return Math.max(0, rounded(amount, 2n * million));
}

const onTop = (line: LineFacts, { tax }: ShopFacts) => (tax.isIncluded ? 0 : line.tax);

/** Rule 1.6: the lines that the balance is of; null where others come within a rounded unit of it. */
function owedPlaces({ lines, owed }: OrderFacts, shop: ShopFacts): readonly number[] | null {
  const open = [...lines.keys()].filter((at) => lines[at]?.isShipped === false);
  const sets = subsetsOf(open).filter((set) => set.length > 0);
  const gross = lines.map((line) => netOf(line) + onTop(line, shop));
  const worth = (set: readonly number[]) => sum(set.map((at) => gross[at] ?? 0));
  const near = sets.filter((set) => Math.abs(worth(set) - owed) <= lines.length);
  const exact = near.filter((set) => worth(set) === owed);
  if (near.length > exact.length) return null;
  const [only] = exact;
  return only !== undefined && exact.length === 1 ? only : [...lines.keys()];
}

function subsetsOf(places: readonly number[]): number[][] {
  return places.reduce<number[][]>((sets, at) => [...sets, ...sets.map((set) => [...set, at])], [[]]);
}

type Part = { readonly of: number; readonly whole: number };

/** Rule 7, of money that names no lines: how much of each line came back. */
function refundedParts(order: OrderFacts, shop: ShopFacts): readonly Part[] | 'unknown' | 'ambiguous' {
  const { lines, refunded } = order;
  if (refunded >= sumsOf(order, shop.tax).total) return lines.map(() => ({ of: 1, whole: 1 }));
  const sets = [...unitSets(order, shop).values()];
  const only = sets.length === 1 ? sets[0] : undefined;
  const sold = lines.filter((line) => netOf(line) > 0);
  const payees = new Set(sold.map(({ kind, vendor }) => (kind === 'product' ? vendor : null)));
  const isOfShipping = besideGoods(order, shop).some((beside) => beside > 0 && beside === refunded);
  if (payees.size === 1 && !isOfShipping && only?.isWithShipping !== true) return spreadOver(order, shop);
  if (only !== undefined) return only.units.map((of, at) => ({ of, whole: lines[at]?.quantity ?? 1 }));
  if (!isOfUnsent(order, shop)) return 'unknown';
  return lines.map(({ isShipped }) => ({ of: isShipped ? 0 : 1, whole: 1 }));
}

/** Over the lines of one vendor, by net value, what remains for goods after their tax. */
function spreadOver({ lines, refunded }: OrderFacts, shop: ShopFacts): readonly Part[] | 'ambiguous' {
  const nets = lines.map(netOf);
  const net = sum(nets);
  const gross = net + sum(lines.map((line) => onTop(line, shop)));
  const parts = spread(refunded >= gross ? net : Math.max(1, shareOf(refunded, net, gross)), nets);
  return parts?.map((of, at): Part => ({ of, whole: Math.max(1, nets[at] ?? 1) })) ?? 'ambiguous';
}

/** All else was sent, and the refund is worth these. */
function isOfUnsent(order: OrderFacts, shop: ShopFacts): boolean {
  const unsent = order.lines.filter(({ isShipped }) => !isShipped);
  if (unsent.length === 0 || unsent.length === order.lines.length) return false;
  const net = sum(unsent.map(netOf));
  const gross = net + sum(unsent.map((line) => onTop(line, shop)));
  return besideGoods(order, shop).some((beside) => [net, gross].includes(order.refunded - beside));
}

/** The money that may have come back beside goods: none, or the shipping, without or with its tax. */
function besideGoods(order: OrderFacts, { tax }: ShopFacts): number[] {
  const paid = order.shipping - order.shippingDiscount;
  return [...new Set([0, paid, paid + (tax.isIncluded ? 0 : order.shippingTax)])];
}

/** Each set of units that comes to the refund to the minor unit, net or with its tax, with or without the shipping. */
function unitSets(order: OrderFacts, shop: ShopFacts) {
  const { lines, refunded } = order;
  let vectors: number[][] = [[]];
  for (const { quantity } of lines)
    vectors = vectors.flatMap((units) => Array.from({ length: quantity + 1 }, (_, more) => [...units, more]));
  const found = new Map<string, { readonly units: number[]; readonly isWithShipping: boolean }>();
  for (const beside of besideGoods(order, shop)) {
    for (const units of vectors) {
      const worth = (of: (line: LineFacts) => number) =>
        sum(lines.map((line, at) => shareOf(of(line), units[at] ?? 0, line.quantity)));
      const net = worth(netOf);
      const isEmpty = units.every((some) => some === 0);
      if (isEmpty && beside === 0) continue;
      if (![net, net + worth((line) => onTop(line, shop))].includes(refunded - beside)) continue;
      // Units that cost nothing are no part of it.
      const key = JSON.stringify(lines.map((line, at) => (netOf(line) === 0 ? 0 : units[at])));
      if (!found.has(key)) found.set(key, { units, isWithShipping: beside > 0 });
    }
  }
  return found;
}
