import { spreadByLargestRemainder, sumMoney } from '../money/money.ts';

/*
 * An order's own sums (commission rules §11). Shopify's export was checked on real orders: 'Discount Amount' holds all discounts, those
 * of lines and of shipping among them; 'Shipping' is before its discount; a tip is a line that 'Subtotal' leaves out.
 */

/** The sums that an order states, in minor units; null for those that it does not. */
export type OrderSums = {
  readonly lines: readonly SummedLine[];
  readonly subtotal: number | null;
  readonly shipping: number | null;
  readonly taxes: number | null;
  /** Duties, and what else is beside goods, shipping and tax. */
  readonly charges: number;
  /** The rounding of payments in cash, which the total may hold. */
  readonly rounding?: number;
  readonly total: number | null;
  /** All of its discounts; 'of_lines' where each line holds its own completely. */
  readonly discounts: number | 'of_lines' | null;
};

export type SummedLine = {
  readonly price: number;
  readonly quantity: number;
  /** The discount in the line's own row. */
  readonly discount: number;
  readonly isTip: boolean;
  /** Equal for rows that say the same. */
  readonly key: string;
};

export type SumsCause = 'rows_missing' | 'rows_twice' | 'price_edited' | 'total_differs';

/** The state of an order's sums, once they were checked. */
export type SumsState = 'adds_up' | SumsCause;

export type CrossFoot =
  | { readonly is: 'adds_up' }
  /** It states no sums, or 0. */
  | { readonly is: 'not_known' }
  /** `by` is above 0 where its parts are more than it says. */
  | { readonly is: 'differs'; readonly by: number; readonly cause: SumsCause };

/** Whether an order's own sums add up, each within one minor unit a line. */
export function crossFoot(sums: OrderSums): CrossFoot {
  const known = knownOf(sums);
  if (sums.lines.length === 0) return { is: 'not_known' };
  if (known.subtotal === null) return withoutSubtotal(sums, known);
  const readings = readingsOf(sums, known, known.subtotal);
  if (readings.some((reading) => adds(reading, sums, known))) return { is: 'adds_up' };
  const twice = known.isWhole ? undefined : readings.find(({ gap }) => areTwice(gap, sums, known));
  if (twice !== undefined) return differs(twice.gap, sums, known);
  const likely = readings.reduce((best, one) => (Math.abs(one.over) < Math.abs(best.over) ? one : best));
  const isOfGoods = readings.every(({ gap }) => !isDiscount(gap, sums, known));
  if (!isOfGoods) return { is: 'differs', by: likely.over, cause: 'total_differs' };
  const onShipping = isOnShipping(likely.over, sums, known) ? Math.max(likely.over, 0) : 0;
  return differs(likely.gap + onShipping - known.code, sums, known);
}

/**
 * The same for an order that may have been edited, whose sums may be of other quantities of its lines: `others` are by line. A
 * discount is that of so many units.
 */
export function crossFootEdited(sums: OrderSums, others: readonly (readonly number[])[]): CrossFoot {
  const found = crossFoot(sums);
  if (found.is !== 'differs') return found;
  const isOf = (quantities: readonly number[]) => {
    const lines = sums.lines.map((line, at) => {
      const quantity = quantities[at] ?? line.quantity;
      return { ...line, quantity, discount: Math.round((line.discount * quantity) / line.quantity) };
    });
    return crossFoot({ ...sums, lines }).is === 'adds_up';
  };
  return others.some(isOf) ? { is: 'adds_up' } : found;
}

/**
 * The discount on an order's lines beyond those in their own rows. A code for the whole order is in 'Discount Amount' alone; the
 * part of it that is on goods shows in 'Subtotal', else in 'Total'.
 */
export function discountBeyondRows(sums: OrderSums): number {
  const known = knownOf(sums);
  const { goods, code, subtotal } = known;
  if (sums.discounts === 'of_lines') return 0;
  if (subtotal === null) {
    // Without 'Discount Amount' too, the total alone can say it.
    const over = oversOf(sums, known, goods).find((one) => one >= 0) ?? 0;
    return Math.min(sums.discounts === null && !isNear(over, known) ? over : code, goods);
  }
  const readings = readingsOf(sums, known, subtotal);
  const nearest = readings.reduce((best, one) =>
    Math.abs(one.gap - code) < Math.abs(best.gap - code) ? one : best,
  );
  const { gap } = readings.find((reading) => adds(reading, sums, known)) ?? nearest;
  if (sums.discounts === null) return gap > 0 && !mayBeTwice(gap, sums, known) ? gap : 0;
  if (gap >= 0) return isNear(gap - (known.codeBesideRows ?? 0), known) ? gap : Math.min(gap, code);
  // Rows are missing: the discount is that of the whole order, and theirs is not on these.
  return spreadByLargestRemainder(code, [goods, -gap + code])[0] ?? 0;
}

type Known = {
  /** Of the lines that are no tips, less the discounts in their rows. */
  readonly goods: number;
  readonly tips: number;
  /** Discounts beyond those in rows. */
  readonly code: number;
  /** The same where 'Discount Amount' leaves those in rows out, as some exports do. */
  readonly codeBesideRows: number | null;
  readonly subtotal: number | null;
  readonly total: number;
  /** Its total and all that belongs to it are stated. */
  readonly isWhole: boolean;
  readonly tolerance: number;
};

function knownOf({ lines, subtotal, shipping, taxes, total, discounts }: OrderSums): Known {
  const goods = sumMoney(lines.filter(({ isTip }) => !isTip).map(netOf));
  const rows = sumMoney(lines.map(({ discount }) => discount));
  const code = typeof discounts === 'number' ? Math.max(discounts - rows, 0) : 0;
  // A row that is there twice could pass for such a discount.
  const isEachOnce = new Set(lines.map(({ key }) => key)).size === lines.length;
  // Files of other systems write 0 for unknown amounts; after a discount of all, 0 is a sum.
  const isFree = code > 0 || goods === 0;
  return {
    goods,
    tips: sumMoney(lines.filter(({ isTip }) => isTip).map(netOf)),
    code,
    codeBesideRows: typeof discounts === 'number' && rows > 0 && isEachOnce ? discounts : null,
    subtotal: subtotal === 0 && !isFree ? null : subtotal,
    total: total ?? 0,
    isWhole: total !== null && total > 0 && shipping !== null && taxes !== null,
    tolerance: lines.length,
  };
}

/** One way in which its sums can be meant: tips within the subtotal or beside it, tax within the prices or on top. */
type Reading = {
  /** By how much the goods exceed the subtotal: their discount. */
  readonly gap: number;
  /** By how much the subtotal and all beside it exceed the total: the discount on shipping. */
  readonly over: number;
};

function readingsOf(sums: OrderSums, known: Known, subtotal: number): Reading[] {
  const within = known.tips === 0 ? [0] : [0, known.tips];
  return within.flatMap((tips) => {
    const gap = known.goods + tips - subtotal;
    const overs = known.isWhole ? oversOf(sums, known, subtotal - tips) : [0];
    return overs.map((over) => ({ gap, over }));
  });
}

/** The amounts by which these goods and all beside them exceed the total, with tax in the prices and on top of them; none without a total. */
function oversOf(
  { shipping, taxes, charges, rounding = 0 }: OrderSums,
  known: Known,
  goods: number,
): number[] {
  if (!known.isWhole) return [];
  const over = goods + known.tips + (shipping ?? 0) + charges - known.total;
  return [...new Set([0, rounding].flatMap((more) => [over + more, over + more + (taxes ?? 0)]))];
}

function adds({ gap, over }: Reading, sums: OrderSums, known: Known): boolean {
  // Below 0 the goods are less than what is left of them.
  if (gap < -known.tolerance || !isOnShipping(over, sums, known)) return false;
  if (typeof sums.discounts !== 'number') return isDiscount(gap, sums, known);
  // Without a total, nothing else says that this part of the discount is on goods.
  if (!known.isWhole && areTwice(gap, sums, known)) return false;
  return codesOf(known).some((code) => {
    const onShipping = code - gap;
    return known.isWhole ? isNear(onShipping - over, known) : isOnShipping(onShipping, sums, known);
  });
}

/** True for what can be the discount of the goods, whatever the total says. */
function isDiscount(gap: number, sums: OrderSums, known: Known): boolean {
  if (sums.discounts === null) return gap >= -known.tolerance && !mayBeTwice(gap, sums, known);
  return codesOf(known).some((code) => isNear(gap - code, known));
}

function codesOf({ code, codeBesideRows }: Known): number[] {
  return codeBesideRows === null ? [code] : [code, codeBesideRows];
}

function isOnShipping(discount: number, { shipping }: OrderSums, { tolerance }: Known): boolean {
  return discount >= -tolerance && discount <= (shipping ?? Number.POSITIVE_INFINITY) + tolerance;
}

/** Only a subtotal says whether a discount is on goods or on their shipping, so without one such an order does not add up. */
function withoutSubtotal(sums: OrderSums, known: Known): CrossFoot {
  const found = byTotal(sums, known);
  const unclear = Math.min(discountBeyondRows(sums), sums.shipping ?? 0);
  return found.is === 'differs' || unclear <= 0
    ? found
    : { is: 'differs', by: unclear, cause: 'total_differs' };
}

function byTotal(sums: OrderSums, known: Known): CrossFoot {
  const overs = oversOf(sums, known, known.goods);
  const [first] = overs;
  if (first === undefined) return { is: 'not_known' };
  const isExplained = (over: number) =>
    sums.discounts === 'of_lines' ? isOnShipping(over, sums, known) : isDiscount(over, sums, known);
  if (overs.some(isExplained)) return { is: 'adds_up' };
  const offs = overs.map((over) => over - known.code);
  return differs(
    offs.reduce((best, off) => (Math.abs(off) < Math.abs(best) ? off : best)),
    sums,
    known,
  );
}

function differs(by: number, sums: OrderSums, known: Known): CrossFoot {
  return { is: 'differs', by, cause: causeOf(by, sums, known) };
}

function causeOf(by: number, sums: OrderSums, known: Known): SumsCause {
  const isTwice = sums.discounts === null ? mayBeTwice(by, sums, known) : areTwice(by, sums, known);
  if (by > 0) return isTwice ? 'rows_twice' : 'price_edited';
  const cheapest = Math.min(...sums.lines.map(({ price }) => price));
  // A lost row is worth about as much as those that are left, and an edit is less.
  return -by * 2 < cheapest ? 'price_edited' : 'rows_missing';
}

/** True where rows that say the same come to this amount beyond the first of each: one of them, or all. */
function areTwice(amount: number, sums: OrderSums, known: Known): boolean {
  if (isNear(amount, known)) return false;
  const nets = netsOfAgain(sums);
  return [...nets, sumMoney(nets)].some((net) => isNear(net - amount, known));
}

/** The same where a discount of unknown amount may be part of it. */
function mayBeTwice(amount: number, sums: OrderSums, known: Known): boolean {
  return netsOfAgain(sums).some((net) => !isNear(net, known) && net <= amount + known.tolerance);
}

/** Of rows that say the same, those after the first. */
function netsOfAgain({ lines }: OrderSums): number[] {
  return [...Map.groupBy(lines, ({ key }) => key).values()].flatMap((same) => same.slice(1)).map(netOf);
}

function netOf({ price, quantity, discount }: SummedLine): number {
  return price * quantity - discount;
}

function isNear(difference: number, { tolerance }: Known): boolean {
  return Math.abs(difference) <= tolerance;
}
