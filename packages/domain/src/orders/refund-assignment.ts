import type { CurrencyCode } from '../money/currency.ts';
import { formatMoney, moneyToWire, parseMoney } from '../money/money.ts';
import { returnedFraction, returnedPart, spreadRefund } from './refund.ts';
import { leftOf, partValue, type RefundableLine, type RefundedPart } from './refund-match.ts';
import { defineTexts, formatCount } from '../text/texts.ts';

const texts = defineTexts('RefundAssignment', {
  amountBelow0: 'Enter an amount of 0 or more.',
  amountLeft: 'Only {amount} of this line can still be refunded.',
  noWholeNumber: 'Enter a whole number, or leave this empty.',
  unitsAndAmount: 'Enter units or an amount, not both.',
  unitsLeft: 'Only {units} of this line can still be returned.',
});

/* A person’s word on a refund that names no lines, as it is typed (commission rules §7). Minor units. */

/** A line that it may be of, with the commission of all of it. */
export type AssignableLine = Omit<RefundableLine, 'tax' | 'isFulfilled'> & { readonly commission: number };

/** The texts of a line's fields; one of the two stays empty. */
type TypedPart = { readonly units: string; readonly amount: string };

export type RefundReview = {
  readonly parts: readonly RefundedPart[];
  /** The part that is of no line. */
  readonly beside: number;
  /** Of the refund; below 0 where more is typed than was refunded. */
  readonly left: number;
  /** The commission that each vendor loses. */
  readonly losses: readonly { readonly vendor: number; readonly amount: number }[];
  /** The first wrong field: the place of its line, or null for the part of no line. */
  readonly refused: {
    readonly line: number | null;
    readonly field: keyof TypedPart;
    readonly why: string;
  } | null;
};

/** The parts by net value, from which a person begins. */
export function proposedParts(
  open: number,
  lines: readonly AssignableLine[],
  currency: CurrencyCode,
): TypedPart[] {
  const left = lines.map((line) => leftOf(asRefundable(line)).net);
  return spreadRefund(open, left).map((share) => ({
    units: '',
    amount: share === 0 ? '' : moneyToWire(share, currency),
  }));
}

/** The effect of saving. */
export function reviewRefund(
  open: number,
  lines: readonly AssignableLine[],
  typed: readonly TypedPart[],
  beside: string,
  currency: CurrencyCode,
): RefundReview {
  const read = lines.map((line, place) => partOf(line, typed[place] ?? { units: '', amount: '' }, currency));
  const rest = amountOf(beside, currency);
  const parts = read.flatMap((one) => (one.is === 'ok' && one.part !== null ? [one.part] : []));
  const besideAmount = rest.is === 'ok' ? rest.minor : 0;
  const losses = new Map<number, number>();
  let assigned = besideAmount;
  for (const part of parts) {
    const line = lines.find(({ id }) => id === part.line);
    if (line === undefined) continue;
    assigned += partValue(asRefundable(line), part);
    if (line.payee === null) continue;
    losses.set(line.payee, (losses.get(line.payee) ?? 0) + lossOf(line, part));
  }
  const wrong = read.findIndex(({ is }) => is === 'refused');
  const first = read[wrong];
  const refused =
    first?.is === 'refused'
      ? { line: wrong, field: first.field, why: first.why }
      : rest.is === 'refused'
        ? { line: null, field: 'amount' as const, why: rest.why }
        : null;
  return {
    parts,
    beside: besideAmount,
    left: open - assigned,
    losses: [...losses].map(([vendor, amount]) => ({ vendor, amount })),
    refused,
  };
}

type Read =
  | { readonly is: 'ok'; readonly part: RefundedPart | null }
  | { readonly is: 'refused'; readonly field: keyof TypedPart; readonly why: string };

function partOf(line: AssignableLine, { units, amount }: TypedPart, currency: CurrencyCode): Read {
  const count = units.trim();
  const money = amountOf(amount, currency);
  const left = line.quantity - line.units;
  if (count !== '' && !/^\d{1,7}$/.test(count)) {
    return { is: 'refused', field: 'units', why: texts.noWholeNumber };
  }
  if (Number(count) > left)
    return { is: 'refused', field: 'units', why: texts.unitsLeft({ units: formatCount(left) }) };
  if (money.is === 'refused') return { is: 'refused', field: 'amount', why: money.why };
  if (money.minor > 0 && Number(count) > 0) {
    return { is: 'refused', field: 'amount', why: texts.unitsAndAmount };
  }
  const most = leftOf(asRefundable(line)).net;
  if (money.minor > most) {
    return {
      is: 'refused',
      field: 'amount',
      why: texts.amountLeft({ amount: formatMoney(most, currency) }),
    };
  }
  if (Number(count) === 0 && money.minor === 0) return { is: 'ok', part: null };
  return { is: 'ok', part: { line: line.id, units: Number(count), amount: money.minor } };
}

function amountOf(text: string, currency: CurrencyCode): ReturnType<typeof parseMoney> {
  const parsed = parseMoney(text.trim() === '' ? '0' : text.trim(), currency);
  return parsed.is === 'ok' && parsed.minor < 0 ? { is: 'refused', why: texts.amountBelow0 } : parsed;
}

function lossOf(line: AssignableLine, part: RefundedPart): number {
  const after = returnedFraction({
    ...line,
    units: line.units + part.units,
    amount: line.amount + part.amount,
  });
  return returnedPart(line.commission, after) - returnedPart(line.commission, returnedFraction(line));
}

function asRefundable(line: AssignableLine): RefundableLine {
  return { ...line, tax: 0, isFulfilled: null };
}
