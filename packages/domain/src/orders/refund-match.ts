import { divideRoundHalfAway, minorFromBigInt, sumMoney } from '../money/money.ts';
import { returnedFraction, returnedPart, spreadRefund } from './refund.ts';

/** A line of an order with a refund, and how much of it has come back by other refunds. Minor units. */
export type RefundableLine = {
  readonly id: number;
  readonly name: string;
  /** The vendor that earns for it; null where none does, as for a gift card, a tip or a line without a vendor. */
  readonly payee: number | null;
  readonly quantity: number;
  readonly net: number;
  /** The tax that comes on top of its price; 0 where the price includes it. */
  readonly tax: number;
  /** Come back of it already: units, and money without units. */
  readonly units: number;
  readonly amount: number;
  /** Null where that is known of some of its units only. */
  readonly isFulfilled: boolean | null;
};

/** A refund that names no line. Minor units. */
export type UnnamedRefund = {
  /** With the tax and the shipping that came back with it. */
  readonly amount: number;
  readonly shipping: number;
  readonly shippingTax: number;
  /** Of the whole order, with tax and shipping; null where other refunds are part of it. */
  readonly total: number | null;
  readonly lines: readonly RefundableLine[];
};

/** A part of a refund on one line: units, or minor units of its net. */
export type RefundedPart = { readonly line: number; readonly units: number; readonly amount: number };

type RefundMatch =
  | {
      readonly is: 'found';
      readonly parts: readonly RefundedPart[];
      /** In a sentence, how it was found; null where one vendor alone may have earned for it. */
      readonly how: string | null;
    }
  /** The part for goods, whose lines are not known. */
  | { readonly is: 'to_assign'; readonly amount: number };

/** Where there is more to look at, no set of units is certain. */
const most = { units: 2000, sets: 50_000 };

/**
 * The lines of a refund that names none, where they are certain (commission rules §7): one vendor earns for all of the order, the
 * whole order came back, exactly one set of units has the amount, or all else was fulfilled.
 */
export function matchRefund(refund: UnnamedRefund): RefundMatch {
  const lines = refund.lines.filter((line) => leftOf(line).net > 0);
  if (lines.length === 0) return { is: 'found', parts: [], how: null };
  const net = sumMoney(lines.map((line) => leftOf(line).net));
  const gross = sumMoney(lines.map((line) => leftOf(line).gross));
  const { amount, shipping, shippingTax, total } = refund;
  const isAll = amount >= gross + shipping + shippingTax || (total !== null && total > 0 && amount >= total);
  if (isAll) return { is: 'found', parts: lines.map(restOf), how: null };
  const goods = amount >= gross ? net : Math.max(1, share(amount, net, gross));
  // Tax of a line that has come back may be part of it, so such a line counts.
  const isOfOne =
    new Set(refund.lines.flatMap(({ net: ofLine, payee }) => (ofLine > 0 ? [payee] : []))).size === 1;
  const isLikeShipping = shipping > 0 && (amount === shipping || amount === shipping + shippingTax);
  const only = onlySet(refund, lines);
  // Shipping that came back with goods is not of their vendor.
  if (isOfOne && !isLikeShipping && only?.withShipping !== true)
    return { is: 'found', parts: spread(goods, lines), how: null };
  return only?.found ?? unfulfilledSet(refund, lines) ?? { is: 'to_assign', amount: goods };
}

/** The rest of a line that has not come back, as the part of a refund. */
export function restOf(line: RefundableLine): RefundedPart {
  return line.units > 0
    ? { line: line.id, units: line.quantity - line.units, amount: 0 }
    : { line: line.id, units: 0, amount: line.net - line.amount };
}

/** The value of what has not come back of a line, without and with the tax on top. Minor units. */
export function leftOf(line: RefundableLine): { readonly net: number; readonly gross: number } {
  return valueOf(line, null);
}

/** The value of this part of a line. Minor units. */
export function partValue(line: RefundableLine, part: Pick<RefundedPart, 'units' | 'amount'>): number {
  return valueOf(line, part).net;
}

/** The value that comes back with a part; null is all that is left. */
function valueOf(line: RefundableLine, part: Pick<RefundedPart, 'units' | 'amount'> | null) {
  const before = returnedFraction(line);
  const after =
    part === null
      ? { num: 1n, den: 1n }
      : returnedFraction({ ...line, units: line.units + part.units, amount: line.amount + part.amount });
  const between = (whole: number) => returnedPart(whole, after) - returnedPart(whole, before);
  const net = between(line.net);
  return { net, gross: net + between(line.tax) };
}

function spread(goods: number, lines: readonly RefundableLine[]): RefundedPart[] {
  const left = lines.map((line) => leftOf(line).net);
  const shares = spreadRefund(goods, left);
  return lines.flatMap((line, place) => {
    const amount = shares[place] ?? 0;
    if (amount === 0) return [];
    return [amount === left[place] ? restOf(line) : { line: line.id, units: 0, amount }];
  });
}

/** A way in which an amount may be read: goods with or without their tax, with or without the shipping. */
type Reading = { readonly goods: number; readonly withTax: boolean; readonly withShipping: boolean };

function readingsOf({ amount, shipping, shippingTax }: UnnamedRefund): Reading[] {
  const beside = new Set([0, shipping, shipping + shippingTax]);
  return [...beside].flatMap((part) =>
    [false, true].map((withTax) => ({ goods: amount - part, withTax, withShipping: part > 0 })),
  );
}

type Found = Extract<RefundMatch, { is: 'found' }>;

type FoundSet = { readonly found: Found; readonly withShipping: boolean };

/** The only set of units that the amount can be read as; null where there is none, or more than one. */
function onlySet(refund: UnnamedRefund, lines: readonly RefundableLine[]): FoundSet | null {
  const options = optionsOf(lines);
  if (options === null) return null;
  const found = new Map<string, FoundSet>();
  let looked = 0;
  for (const reading of readingsOf(refund)) {
    if (reading.goods < 0 || (reading.goods === 0 && !reading.withShipping)) continue;
    const values = options.map(({ steps }) => steps.map((step) => (reading.withTax ? step.gross : step.net)));
    // The most that the lines from each place on can come to.
    const atMost = [...values, []].map((_, place) =>
      sumMoney(values.slice(place).map((some) => some.at(-1) ?? 0)),
    );
    const chosen: number[] = [];
    const isEnough = (place: number, left: number): boolean => {
      looked += 1;
      if (looked > most.sets || found.size > 1) return true;
      if (left === 0) {
        const set = options.flatMap(({ line, steps }, at) => {
          const step = at < place ? steps[(chosen[at] ?? 0) - 1] : undefined;
          return step === undefined ? [] : [{ line, part: step.part }];
        });
        const key = JSON.stringify(set.map(({ part }) => part));
        if (!found.has(key))
          found.set(key, { found: foundOf(set, reading), withShipping: reading.withShipping });
        return false;
      }
      const here = values[place];
      if (here === undefined || left > (atMost[place] ?? 0)) return false;
      // Of lines that are alike, the first come first.
      const isLikeLast = place > 0 && options[place]?.alike === options[place - 1]?.alike;
      const upTo = isLikeLast ? (chosen[place - 1] ?? 0) : here.length;
      for (let count = 0; count <= upTo; count += 1) {
        const value = count === 0 ? 0 : (here[count - 1] ?? 0);
        if (value > left) break;
        chosen[place] = count;
        if (isEnough(place + 1, left - value)) return true;
      }
      return false;
    };
    if (isEnough(0, reading.goods)) return null;
  }
  const [only, ...others] = found.values();
  return only === undefined || others.length > 0 ? null : only;
}

type Step = { readonly part: RefundedPart; readonly net: number; readonly gross: number };
type Option = { readonly line: RefundableLine; readonly alike: string; readonly steps: readonly Step[] };

/** The units that each line can give back, one more at a time; null where they are too many to look at. */
function optionsOf(lines: readonly RefundableLine[]): Option[] | null {
  if (lines.reduce((all, line) => all + line.quantity - line.units, 0) > most.units) return null;
  return lines
    .map((line) => {
      const parts =
        line.amount > 0
          ? [restOf(line)]
          : Array.from({ length: line.quantity - line.units }, (_, before) => ({
              line: line.id,
              units: before + 1,
              amount: 0,
            }));
      const steps = parts.map((part) => ({
        part,
        ...valueOf(line, line.amount > 0 ? null : part),
      }));
      const { name, payee, quantity, net, tax, units, amount } = line;
      return { line, alike: JSON.stringify([name, payee, quantity, net, tax, units, amount]), steps };
    })
    .toSorted((a, b) => (a.alike === b.alike ? 0 : a.alike < b.alike ? -1 : 1));
}

/** All lines that were not fulfilled, where others were and the amount can be read as theirs. */
function unfulfilledSet(refund: UnnamedRefund, lines: readonly RefundableLine[]): Found | null {
  const unsent = lines.filter(({ isFulfilled }) => isFulfilled === false);
  const isKnown = lines.every(({ isFulfilled }) => isFulfilled !== null);
  if (!isKnown || unsent.length === 0 || unsent.length === lines.length) return null;
  const reading = readingsOf(refund).find(
    ({ goods, withTax }) =>
      goods > 0 && goods === sumMoney(unsent.map((line) => leftOf(line)[withTax ? 'gross' : 'net'])),
  );
  if (reading === undefined) return null;
  const found = foundOf(
    unsent.map((line) => ({ line, part: unitsLeft(line) })),
    reading,
  );
  return { ...found, how: `All else of the order was fulfilled. ${found.how ?? ''}` };
}

function unitsLeft(line: RefundableLine): RefundedPart {
  return line.amount > 0 ? restOf(line) : { line: line.id, units: line.quantity - line.units, amount: 0 };
}

function foundOf(
  set: readonly { readonly line: RefundableLine; readonly part: RefundedPart }[],
  { withTax, withShipping }: Reading,
): Found {
  const goods = set.map(({ line, part }) =>
    part.units > 1 ? `${part.units} × '${line.name}'` : `'${line.name}'`,
  );
  const hasTax = withTax && set.some(({ line }) => line.tax !== 0);
  const of = goods.length === 0 ? [] : [`${listed(goods)}${hasTax ? ' with tax' : ''}`];
  const how = `The refund equals ${listed([...of, ...(withShipping ? ['the shipping'] : [])])} to the cent.`;
  return { is: 'found', parts: set.map(({ part }) => part), how };
}

function listed(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1) ?? ''}`;
}

function share(amount: number, net: number, gross: number): number {
  return minorFromBigInt(divideRoundHalfAway(BigInt(amount) * BigInt(net), BigInt(gross)));
}
