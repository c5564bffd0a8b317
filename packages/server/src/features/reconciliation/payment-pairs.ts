import { standingOf } from '@consignment/domain/payouts/payout-status';
import { daysAfter } from '@consignment/domain/time/periods';
import type { BookedPayout, ComparedPayment } from './queries/compared-payments.ts';
import { dayFact } from './facts.ts';

/* Which payments of a report are of which payout. */

export type Role = 'paypal' | 'bank';

/** Payments whose money stayed with the vendor, and those whose money came back. */
type OfPayout = { readonly paid: ComparedPayment[]; readonly returned: ComparedPayment[] };

export type Paired = {
  readonly of: ReadonlyMap<number, OfPayout>;
  /** Payments out, with the money gone, that are of no payout. */
  readonly unmatched: readonly ComparedPayment[];
};

/** A payment's day may be as many days before its payout was recorded by hand, or after it was made. */
const near = 7;

/**
 * A payment is of the payout that it names, or that has its number at the provider; of a bank file that is booked as one, of all
 * payouts of the file. One of PayPal that names none is of the first payout to its receiver of its amount about its day
 * that has no payment yet.
 */
export function paymentsOf(
  role: Role,
  payments: readonly ComparedPayment[],
  payouts: readonly BookedPayout[],
  timeZone: string,
): Paired {
  const byId = new Map(payouts.map((payout) => [payout.id, payout]));
  const byProvider = new Map(
    payouts.flatMap((payout) => payout.providerIds.map((id) => [id, payout.id] as const)),
  );
  const moved = payments.filter(({ isDone }) => isDone);
  const out = moved.filter(({ isReturn }) => !isReturn);
  const back = moved.filter(({ isReturn }) => isReturn);

  const payoutOf = new Map<ComparedPayment, number>();
  const unnamed: ComparedPayment[] = [];
  const unknown: ComparedPayment[] = [];
  const ofFiles: { payment: ComparedPayment; payout: BookedPayout }[] = [];
  for (const payment of out) {
    const id = payment.payoutId ?? byProvider.get(payment.reference) ?? byProvider.get(payment.ofReference);
    const ofFile = id === undefined ? wholeFile(payment, payouts) : [];
    if (ofFile.length > 0)
      ofFiles.push(...ofFile.map((payout) => ({ payment: partOf(payment, payout), payout })));
    else if (id === undefined) unnamed.push(payment);
    else if (byId.has(id)) payoutOf.set(payment, id);
    else unknown.push(payment);
  }
  const taken = new Set([...payoutOf.values(), ...ofFiles.map(({ payout }) => payout.id)]);
  const likely =
    role === 'paypal'
      ? likelyPairs(
          unnamed,
          payouts.filter(({ id }) => !taken.has(id)),
          timeZone,
        )
      : new Map<ComparedPayment, number>();
  for (const [payment, id] of likely) payoutOf.set(payment, id);

  const of = new Map<number, OfPayout>();
  const group = (id: number): OfPayout => {
    const known = of.get(id) ?? { paid: [], returned: [] };
    of.set(id, known);
    return known;
  };
  const backOf = Map.groupBy(back, ({ ofReference }) => ofReference);
  const settled = new Set<ComparedPayment>();
  for (const [payment, id] of payoutOf) {
    const returns = payment.reference === '' ? [] : (backOf.get(payment.reference) ?? []);
    for (const one of returns) settled.add(one);
    if (returns.length > 0 || isReturnedStatus(payment.status))
      group(id).returned.push(returns[0] ?? payment);
    else group(id).paid.push(payment);
  }
  for (const { payment, payout } of ofFiles) group(payout.id).paid.push(payment);
  // A return that names its payout takes one of its payments back.
  for (const one of back) {
    const id = one.payoutId ?? byProvider.get(one.ofReference) ?? byProvider.get(one.reference);
    if (settled.has(one) || id === undefined || !byId.has(id)) continue;
    const { paid, returned } = group(id);
    if (paid.length > 0) paid.pop();
    else if (returned.length > 0) continue;
    returned.push(one);
  }
  const nameless = unnamed.filter((payment) => !payoutOf.has(payment) && !isReturnedStatus(payment.status));
  const unmatched = [
    ...unknown,
    ...(role === 'paypal' ? nameless.filter(({ receiver }) => receiver !== '') : []),
  ];
  return { of, unmatched };
}

/** PayPal says of a payment itself that its money came back. */
function isReturnedStatus(status: string): boolean {
  return /^(returned|reversed|refunded)$/i.test(status.trim());
}

function wholeFile(
  { file, amount, currency }: ComparedPayment,
  payouts: readonly BookedPayout[],
): BookedPayout[] {
  if (file === null) return [];
  return payouts.filter((one) => one.file === file && one.fileAmount === amount && one.currency === currency);
}

function partOf(payment: ComparedPayment, { amount }: BookedPayout): ComparedPayment {
  return { ...payment, amount };
}

/** Payments and payouts of one receiver and amount, paired in the order of their days; those that are paid come first. */
function likelyPairs(
  payments: readonly ComparedPayment[],
  payouts: readonly BookedPayout[],
  timeZone: string,
): Map<ComparedPayment, number> {
  const key = (receiver: string, amount: number, currency: string) =>
    JSON.stringify([receiver.trim().toLowerCase(), amount, currency]);
  const byKey = Map.groupBy(
    payouts.toSorted((a, b) => rank(a) - rank(b) || a.madeAt.getTime() - b.madeAt.getTime() || a.id - b.id),
    ({ receiver, amount, currency }) => key(receiver, amount, currency),
  );
  const pairs = new Map<ComparedPayment, number>();
  const taken = new Set<number>();
  const inTime = payments.toSorted((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : a.row - b.row));
  for (const payment of inTime) {
    if (payment.receiver.trim() === '') continue;
    const same = byKey.get(key(payment.receiver, payment.amount, payment.currency)) ?? [];
    const found = same.find(
      ({ id, madeAt }) => !taken.has(id) && isNear(payment.day, dayFact(madeAt, timeZone)),
    );
    if (found === undefined) continue;
    taken.add(found.id);
    pairs.set(payment, found.id);
  }
  return pairs;
}

function rank({ status }: BookedPayout): number {
  return standingOf(status) === 'void' ? 1 : 0;
}

function isNear(one: string, other: string): boolean {
  return daysAfter(one, near) >= other && daysAfter(other, near) >= one;
}
