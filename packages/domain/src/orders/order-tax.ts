import type { CurrencyCode } from '../money/currency.ts';
import { divideRoundHalfAway, minorFromBigInt, sumMoney } from '../money/money.ts';
import { ppmPerWhole } from '../money/rate.ts';

/* The tax of an order by its own sums (commission rules §3), in minor units from 0. */

type TaxedSums = {
  /** After discounts. */
  readonly goods: number;
  readonly shipping: number;
  readonly taxes: number;
  readonly total: number;
  /** The total may hold these too, all of them, some or none: a tip, duties, or below 0 a discount on shipping. */
  readonly others?: readonly number[];
  /** Each may be rounded by one minor unit. */
  readonly lines: number;
};

/**
 * Whether the prices of an order include its tax. Its platform decides where it says so. Otherwise the total does, which is either
 * goods and shipping, or goods, shipping and taxes, to a minor unit a line and with what else it may hold. Null where neither
 * decides: the shop's setting does.
 */
export function taxIsIncluded(stated: boolean | null, order: TaxedSums): boolean | null {
  if (stated !== null || order.taxes <= 0) return stated;
  const beyond = order.total - order.goods - order.shipping;
  const rests = sumsOfSome(order.others ?? []).map((some) => beyond - some);
  const included = Math.min(...rests.map(Math.abs));
  const onTop = Math.min(...rests.map((rest) => Math.abs(rest - order.taxes)));
  if (included === onTop || Math.min(included, onTop) > slackOf(order)) return null;
  return included < onTop;
}

function sumsOfSome(amounts: readonly number[]): number[] {
  return amounts.reduce((sums, amount) => [...sums, ...sums.map((sum) => sum + amount)], [0]);
}

/** One of the taxes of an order; its rate is null where its name has none. */
export type NamedTax = { readonly ppm: number | null; readonly value: number };

export type TaxedOrder = Pick<TaxedSums, 'shipping' | 'taxes' | 'lines'> & {
  /** After discounts, of its taxable lines alone. */
  readonly goods: number;
  readonly isIncluded: boolean;
  readonly named: readonly NamedTax[];
};

/**
 * The part of an order's taxes that is of its goods; the rest is of its shipping.
 *
 * The rates in the names of its taxes decide where the taxes come to them: either the goods alone explain the taxes, or the goods
 * with the shipping do. Without such rates the order's own rate decides: the taxes are of the goods alone where they come to
 * half or whole per cents of the goods, and less exactly to such a rate of goods and shipping. In any other case, goods and shipping
 * bear the taxes alike.
 */
export function taxOfGoods(order: TaxedOrder): number {
  const { taxes, goods, shipping } = order;
  if (taxes <= 0 || goods <= 0 || shipping <= 0) return taxes;
  return byRates(order) ?? (isOfGoodsAlone(order) ? taxes : alike(order));
}

function byRates(order: TaxedOrder): number | null {
  const rated = order.named.flatMap(({ ppm, value }) => (ppm === null || ppm <= 0 ? [] : [{ ppm, value }]));
  const named = sumMoney(rated.map(({ value }) => value));
  if (rated.length < order.named.length || Math.abs(named - order.taxes) > slackOf(order)) return null;
  return together(order, rated) ?? (rated.length > 1 ? apart(order, rated) : null);
}

type RatedTax = { readonly ppm: number; readonly value: number };

/** Where all the goods bear all of the taxes. */
function together(order: TaxedOrder, rated: readonly RatedTax[]): number | null {
  const ppm = rated.reduce((sum, tax) => sum + tax.ppm, 0);
  const ofGoods = taxAt(order, order.goods, ppm);
  const ofShipping = taxAt(order, order.shipping, ppm);
  const rest = order.taxes - ofGoods;
  // Each tax of a line is rounded.
  const slack = slackOf(order) * rated.length;
  if (Math.abs(rest) <= slack && Math.abs(rest) <= Math.abs(rest - ofShipping)) return order.taxes;
  return rest > 0 && rest <= ofShipping + slack ? ofGoods : null;
}

/** Where some goods bear one tax, and some another. */
function apart(order: TaxedOrder, rated: readonly RatedTax[]): number | null {
  const { taxes, goods, shipping, isIncluded } = order;
  const bases = rated.map(({ ppm, value }) => {
    const whole = Number(ppmPerWhole);
    const base = (value * (isIncluded ? whole + ppm : whole)) / ppm;
    return { value, base, slack: (slackOf(order) * whole) / ppm };
  });
  const sum = (of: (one: (typeof bases)[number]) => number) => bases.reduce((all, one) => all + of(one), 0);
  const rest = sum(({ base }) => base) - goods;
  const slack = sum((one) => one.slack);
  if (Math.abs(rest) <= slack && Math.abs(rest) <= Math.abs(rest - shipping)) return taxes;
  if (Math.abs(rest - shipping) > slack) return null;
  const own = bases.find((one) => Math.abs(one.base - shipping) <= one.slack);
  return own === undefined ? alike(order) : Math.max(0, taxes - own.value);
}

function isOfGoodsAlone(order: TaxedOrder): boolean {
  const alone = fromPlainRate(order, order.goods);
  return alone <= slackOf(order) && alone < fromPlainRate(order, order.goods + order.shipping);
}

/** Half a per cent: nearly all rates of tax are multiples of it. */
const plainStep = 5000;

/** By how much the taxes differ from those of the next plain rate on a base. */
function fromPlainRate(order: TaxedOrder, base: number): number {
  const net = order.isIncluded ? base - order.taxes : base;
  if (net <= 0) return Number.POSITIVE_INFINITY;
  const steps = Math.round((order.taxes * Number(ppmPerWhole)) / net / plainStep);
  return Math.abs(order.taxes - taxAt(order, base, steps * plainStep));
}

function alike({ taxes, goods, shipping }: TaxedOrder): number {
  return minorFromBigInt(divideRoundHalfAway(BigInt(taxes) * BigInt(goods), BigInt(goods + shipping)));
}

function taxAt({ isIncluded }: TaxedOrder, base: number, ppm: number): number {
  const rate = BigInt(ppm);
  const whole = isIncluded ? ppmPerWhole + rate : ppmPerWhole;
  return minorFromBigInt(divideRoundHalfAway(BigInt(base) * rate, whole));
}

function slackOf({ lines }: Pick<TaxedSums, 'lines'>): number {
  return Math.max(1, lines);
}

/** Whether prices usually include tax where the currency is used. */
export function usuallyIncludesTax(currency: CurrencyCode): boolean {
  return currency !== 'USD' && currency !== 'CAD';
}
