import { daysAfter } from '@consignment/domain/time/periods';
import { standingOf } from '@consignment/domain/payouts/payout-status';
import type { BookedPayout, ComparedPayment } from './queries/compared-payments.ts';
import type { DifferenceFound } from './queries/differences.ts';
import { day, dayFact, money, word, words } from './facts.ts';
import { vendorPaidBy, type VendorInPayments } from './vendor-paid-by.ts';
import { paymentsOf, type Role } from './payment-pairs.ts';

export type Report = {
  readonly role: Role;
  /** The first and the last day that it has; null where it has none. */
  readonly days: { readonly first: string; readonly last: string } | null;
  readonly payments: readonly ComparedPayment[];
};

/** Money may be booked as many days after its payout was made. */
const daysUntilBooked = 3;

/** The payouts of the books against the payments of a report. */
export function paymentDifferences(
  report: Report,
  payouts: readonly BookedPayout[],
  shop: Shop,
): DifferenceFound[] {
  const { of, unmatched } = paymentsOf(report.role, report.payments, payouts, shop.timeZone);
  const vendorOf = vendorPaidBy(shop.vendors, shop.name);
  return [
    ...payouts.flatMap((payout) => ofPayout(report, payout, of.get(payout.id) ?? none, shop)),
    ...unmatched.map((payment) => paidWithout(payment, shop, vendorOf(payment))),
  ];
}

type Payments = { readonly paid: readonly ComparedPayment[]; readonly returned: readonly ComparedPayment[] };
const none: Payments = { paid: [], returned: [] };

type Shop = {
  readonly name: string;
  readonly currency: string;
  readonly timeZone: string;
  /** Its vendors, by which a payment without a payout is found to be of one. */
  readonly vendors: readonly VendorInPayments[];
};

function ofPayout(
  report: Report,
  payout: BookedPayout,
  { paid, returned }: Payments,
  shop: Shop,
): DifferenceFound[] {
  const standing = standingOf(payout.status);
  const [first] = paid;
  const other = [...paid, ...returned].find(({ currency }) => currency !== payout.currency);
  if (other !== undefined) {
    const facts = [
      words('currency', payout.currency, other.currency),
      money('amount', payout.amount, null, payout.currency),
      money('amount', null, other.amount, other.currency),
    ];
    return [finding('payout_currency_differs', payout, other, facts, payout.amount, shop)];
  }
  if (paid.length > 1) {
    const sent = paid.reduce((sum, { amount }) => sum + amount, 0);
    const facts = [
      money('amount', payout.amount, sent, payout.currency),
      ...paid.map((one) => words('reference', null, `${one.day} ${one.reference}`.trim())),
    ];
    return [finding('payout_paid_twice_there', payout, first, facts, sent - payout.amount, shop)];
  }
  if (first === undefined) {
    if (returned.length > 0 && standing !== 'void') {
      const [back] = returned;
      const facts = [money('amount', payout.amount, 0, payout.currency), ...statusFacts(payout, back)];
      return [finding('payout_returned_there', payout, back, facts, payout.amount, shop)];
    }
    return isMissing(report, payout, shop) && returned.length === 0 ? [missingThere(payout, shop)] : [];
  }
  const status =
    standing === 'settled'
      ? []
      : [
          finding(
            'payout_paid_there_only',
            payout,
            first,
            [money('amount', payout.amount, first.amount, payout.currency), ...statusFacts(payout, first)],
            first.amount,
            shop,
          ),
        ];
  if (first.amount === payout.amount) return status;
  const facts = [
    money('amount', payout.amount, first.amount, payout.currency),
    ...statusFacts(payout, first),
  ];
  const differs = Math.abs(first.amount - payout.amount);
  return [...status, finding('payout_amount_differs', payout, first, facts, differs, shop)];
}

/** The report covers the days on which the money of a paid payout must be booked. */
function isMissing({ role, days }: Report, payout: BookedPayout, { timeZone }: Shop): boolean {
  if (days === null || payout.method !== role || standingOf(payout.status) !== 'settled') return false;
  const made = dayFact(payout.madeAt, timeZone);
  return made >= days.first && daysAfter(made, daysUntilBooked) <= days.last;
}

function missingThere(payout: BookedPayout, shop: Shop): DifferenceFound {
  const facts = [money('amount', payout.amount, null, payout.currency), ...statusFacts(payout, undefined)];
  return finding('payout_missing_there', payout, undefined, facts, payout.amount, shop);
}

function statusFacts(payout: BookedPayout, payment: ComparedPayment | undefined) {
  return [
    word('status', payout.status, null),
    ...(payment === undefined || payment.status === '' ? [] : [words('status', null, payment.status)]),
  ];
}

function finding(
  kind: DifferenceFound['kind'],
  payout: BookedPayout,
  payment: ComparedPayment | undefined,
  facts: DifferenceFound['facts'],
  amount: number,
  { currency, timeZone }: Shop,
): DifferenceFound {
  return {
    kind,
    subject: `payout:${payout.id}`,
    title: `Payout #${payout.invoiceNumber} · ${payout.vendorName}`,
    facts: [
      ...facts,
      day('day', dayFact(payout.madeAt, timeZone), payment?.day ?? null),
      ...(payment === undefined || payment.reference === ''
        ? []
        : [words('reference', null, payment.reference)]),
    ],
    amount,
    currency: payout.currency === currency ? null : payout.currency,
    payoutId: payout.id,
    vendorId: payout.vendorId,
  };
}

/** A payment for which the books have no payout. */
function paidWithout(payment: ComparedPayment, { currency }: Shop, vendorId: number | null): DifferenceFound {
  const name = payment.receiver === '' ? payment.text : payment.receiver;
  return {
    kind: 'payout_paid_there_only',
    subject: `payment:${payment.reference === '' ? `${payment.row} ${payment.day}` : payment.reference}`,
    title: name === '' ? `Payment of ${payment.day}` : name,
    facts: [
      money('amount', null, payment.amount, payment.currency),
      day('day', null, payment.day),
      ...(payment.receiver === '' ? [] : [words('receiver', null, payment.receiver)]),
      ...(payment.reference === '' ? [] : [words('reference', null, payment.reference)]),
      ...(payment.status === '' ? [] : [words('status', null, payment.status)]),
    ],
    amount: payment.amount,
    currency: payment.currency === currency ? null : payment.currency,
    vendorId,
  };
}
