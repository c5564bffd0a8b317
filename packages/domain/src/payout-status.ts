/**
 * Where a payout stands. `recorded` was paid by the shop itself and `deleted` was taken back; the others go through a
 * payment provider or the shop's bank. While one is in flight its lines are not payable; when its money did not go or
 * came back, they are payable again.
 */
export type PayoutStatus =
  | 'recorded'
  | 'ready'
  | 'at_bank'
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
  ready: 'Ready for the bank',
  at_bank: 'Given to the bank',
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
  'ready',
  'at_bank',
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

/** `in_flight`: the money may be with the provider or the bank. `void`: it is not paid, and its lines can be paid again. */
export type PayoutStanding = 'settled' | 'in_flight' | 'void';

const standings: Readonly<Record<PayoutStatus, PayoutStanding>> = {
  recorded: 'settled',
  paid: 'settled',
  ready: 'in_flight',
  at_bank: 'in_flight',
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
 * only ever comes back; a provider has no say in the rest. A payout by the bank goes from `ready` to `at_bank` to its
 * end, and never into a provider's statuses.
 */
export function mayBecome(from: PayoutStatus, to: PayoutStatus): boolean {
  const standing = standingOf(from);
  if (from === 'recorded' || standing === 'void') return false;
  if (standing === 'settled') return to === 'paid' || (standingOf(to) === 'void' && to !== 'deleted');
  const isOfBank = from === 'ready' || from === 'at_bank';
  if (isOfBank) return to === 'at_bank' || to === from || bankOutcomes.some((outcome) => outcome === to);
  return !['recorded', 'deleted', 'ready', 'at_bank'].includes(to);
}

/** The outcomes of a payment by the bank: `failed` was not paid, `returned` came back, also after it was paid. */
export const bankOutcomes = ['paid', 'failed', 'returned'] as const;
export type BankOutcome = (typeof bankOutcomes)[number];

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
  ready: {
    is: 'refused',
    why: 'This payout is to be paid by the bank, so it cannot be deleted. Cancel it, or its pay run, while the bank cannot have it.',
  },
  at_bank: {
    is: 'refused',
    why: 'The bank may have sent the money of this payout, so it cannot be deleted.',
  },
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
