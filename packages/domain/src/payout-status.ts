/**
 * Where a payout stands. `recorded` was paid by the shop itself and `deleted` was taken back; the others go through a
 * payment provider. While one is in flight its lines are not payable; when its money did not go or came back, they are
 * payable again.
 */
export type PayoutStatus =
  | 'recorded'
  | 'sending'
  | 'checking'
  | 'sent'
  | 'held'
  | 'unclaimed'
  | 'paid'
  | 'needs_attention'
  | 'failed'
  | 'returned'
  | 'reversed'
  | 'deleted';

const words: Readonly<Record<PayoutStatus, string>> = {
  recorded: 'Recorded',
  sending: 'Sending',
  checking: 'Being checked',
  sent: 'Sent',
  held: 'On hold at PayPal',
  unclaimed: 'Unclaimed',
  paid: 'Paid',
  needs_attention: 'Needs attention',
  failed: 'Not paid',
  returned: 'Returned',
  reversed: 'Reversed',
  deleted: 'Deleted',
};

/** The filters of lists of payouts: a status of those that were made for real, or 'test'. */
export const payoutFilters = [
  'recorded',
  'paid',
  'sending',
  'checking',
  'sent',
  'held',
  'unclaimed',
  'needs_attention',
  'failed',
  'returned',
  'reversed',
  'test',
] as const;
export type PayoutFilter = (typeof payoutFilters)[number];

export function payoutFilterText(filter: PayoutFilter): string {
  return filter === 'test' ? 'Sandbox' : words[filter];
}

/** A status as people read it; a payout of PayPal's test system is never said to be paid. */
export function payoutStatusText(status: PayoutStatus, isTest = false): string {
  if (!isTest) return words[status];
  return status === 'paid' ? 'Sandbox: accepted' : `Sandbox: ${words[status].toLowerCase()}`;
}

/** `in_flight`: the money may be with the provider. `void`: it is not paid, and its lines can be paid again. */
export type PayoutStanding = 'settled' | 'in_flight' | 'void';

const standings: Readonly<Record<PayoutStatus, PayoutStanding>> = {
  recorded: 'settled',
  paid: 'settled',
  sending: 'in_flight',
  checking: 'in_flight',
  sent: 'in_flight',
  held: 'in_flight',
  unclaimed: 'in_flight',
  needs_attention: 'in_flight',
  failed: 'void',
  returned: 'void',
  reversed: 'void',
  deleted: 'void',
};

export function standingOf(status: PayoutStatus): PayoutStanding {
  return standings[status];
}

/**
 * Whether a payout may go from one status to another. A void payout stays void, so that its lines are freed once; a paid one
 * only ever comes back; a provider has no say in the rest.
 */
export function mayBecome(from: PayoutStatus, to: PayoutStatus): boolean {
  const standing = standingOf(from);
  if (from === 'recorded' || standing === 'void') return false;
  if (standing === 'settled') return to === 'paid' || (standingOf(to) === 'void' && to !== 'deleted');
  return to !== 'recorded' && to !== 'deleted';
}

export type PayoutDeletion = { readonly is: 'allowed' } | { readonly is: 'refused'; readonly why: string };

const moneySent: PayoutDeletion = {
  is: 'refused',
  why: 'The money of this payout has been sent, so it cannot be deleted. Add a custom item to correct it.',
};
const moneyMayBeSent: PayoutDeletion = {
  is: 'refused',
  why: 'PayPal may have sent the money of this payout, so it cannot be deleted.',
};
const keptForTheBooks: PayoutDeletion = {
  is: 'refused',
  why: 'This payout was not paid and its commissions can be paid again. It stays for the books.',
};

/** May a payout be deleted? Money that a provider has sent must never become payable again (commission rules §7). */
export const payoutDeletion: Readonly<Record<PayoutStatus, PayoutDeletion>> = {
  recorded: { is: 'allowed' },
  sending: moneyMayBeSent,
  checking: moneyMayBeSent,
  sent: moneySent,
  held: moneySent,
  unclaimed: {
    is: 'refused',
    why: 'The money of this payout has been sent and not been claimed, so it cannot be deleted. Cancel it instead.',
  },
  paid: moneySent,
  needs_attention: moneyMayBeSent,
  failed: keptForTheBooks,
  returned: keptForTheBooks,
  reversed: keptForTheBooks,
  deleted: { is: 'refused', why: 'This payout was deleted already.' },
};
