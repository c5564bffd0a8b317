import { defineTexts } from '../text/texts.ts';

const texts = defineTexts('PayoutStatus', {
  at_bank: 'Given to the bank',
  checking: 'Being checked',
  deleted: 'Deleted',
  failed: 'Not paid',
  held: 'On hold at PayPal',
  needs_attention: 'Needs attention',
  paid: 'Paid',
  ready: 'Ready for the bank',
  recorded: 'Paid by hand',
  returned: 'Returned',
  reversed: 'Reversed',
  sending: 'Sending',
  sent: 'Sent',
  to_send: 'To send',
  unclaimed: 'Unclaimed',
});

/** A payout of PayPal’s test system is never shown as paid. */
const sandboxTexts = defineTexts('SandboxPayoutStatus', {
  at_bank: 'Sandbox: given to the bank',
  checking: 'Sandbox: being checked',
  deleted: 'Sandbox: deleted',
  failed: 'Sandbox: not paid',
  held: 'Sandbox: on hold at PayPal',
  needs_attention: 'Sandbox: needs attention',
  paid: 'Sandbox: accepted',
  ready: 'Sandbox: ready for the bank',
  recorded: 'Sandbox: accepted',
  returned: 'Sandbox: returned',
  reversed: 'Sandbox: reversed',
  sending: 'Sandbox: sending',
  sent: 'Sandbox: sent',
  to_send: 'Sandbox: to send',
  unclaimed: 'Sandbox: unclaimed',
  sandbox: 'Sandbox',
});

const undeletableTexts = defineTexts('UndeletablePayoutStatus', {
  atBank: 'The bank may have sent the money for this payout, so it cannot be deleted.',
  deleted: 'This payout has already been deleted.',
  keptForTheBooks:
    'This payout was not paid, so its commissions can be included in another payout. The payout itself stays in the books.',
  mayBeSent: 'PayPal may have sent the money for this payout, so it cannot be deleted.',
  ready:
    'This payout is waiting to be given to the bank, so it cannot be deleted. Cancel the payout or its pay run before the payment reaches the bank.',
  sent: 'The money for this payout has been sent, so it cannot be deleted. Add a custom item to correct it.',
  unclaimed:
    'The money for this payout has been sent but not claimed, so it cannot be deleted. Cancel the payout instead.',
});

/**
 * The state of a payout. `to_send` waits for the shop to send the money itself, `recorded` was paid by the shop itself and
 * `deleted` was taken back; the others go through a payment provider or the shop's bank. While one is in flight its lines
 * are not payable; when its money did not go or came back, they are payable again.
 */
export type PayoutStatus =
  | 'to_send'
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

/** `in_flight`: the money may be with the provider or the bank, or the shop has yet to send it. `void`: it is not paid, and its lines can be paid again. */
export type PayoutStanding = 'settled' | 'in_flight' | 'void';

type StatusFacts = {
  readonly standing: PayoutStanding;
  /** Where the money of one in flight is. */
  readonly at?: 'shop' | 'bank' | 'paypal';
  /** A person may say what became of it. */
  readonly isInQuestion?: true;
};

/** Every status. Lists of them, in SQL too, are taken from here. */
const facts = {
  to_send: { standing: 'in_flight', at: 'shop', isInQuestion: true },
  recorded: { standing: 'settled' },
  ready: { standing: 'in_flight', at: 'shop', isInQuestion: true },
  at_bank: { standing: 'in_flight', at: 'bank', isInQuestion: true },
  sending: { standing: 'in_flight', at: 'paypal' },
  checking: { standing: 'in_flight', at: 'paypal' },
  sent: { standing: 'in_flight', at: 'paypal' },
  held: { standing: 'in_flight', at: 'paypal' },
  unclaimed: { standing: 'in_flight', at: 'paypal' },
  paid: { standing: 'settled' },
  needs_attention: { standing: 'in_flight', at: 'paypal', isInQuestion: true },
  failed: { standing: 'void' },
  returned: { standing: 'void' },
  reversed: { standing: 'void' },
  deleted: { standing: 'void' },
} as const satisfies Readonly<Record<PayoutStatus, StatusFacts>>;

/** The statuses of a payout whose lines are free again. */
export type VoidStatus = {
  [Status in PayoutStatus]: (typeof facts)[Status]['standing'] extends 'void' ? Status : never;
}[PayoutStatus];

// Object.keys loses the key type.
export const payoutStatuses = Object.keys(facts) as readonly PayoutStatus[];

function statusesWhere(is: (status: StatusFacts) => boolean): readonly PayoutStatus[] {
  return payoutStatuses.filter((status) => is(facts[status]));
}

export const voidStatuses = statusesWhere(({ standing }) => standing === 'void');
/** Of payouts whose money did not arrive, or came back. */
export const lostStatuses = ['failed', 'returned'] as const satisfies readonly PayoutStatus[];
/** Of payouts whose money has not left the shop. */
export const unsentStatuses = statusesWhere(({ at }) => at === 'shop');
export const statusesAtPaypal = statusesWhere(({ at }) => at === 'paypal');
export const statusesInQuestion = statusesWhere(({ isInQuestion }) => isInQuestion === true);
/** It is not known whether PayPal has paid. */
export const uncertainStatuses: readonly PayoutStatus[] = ['checking', 'needs_attention'];
/** PayPal has not said how these end. */
export const unansweredStatuses: readonly PayoutStatus[] = ['sending', 'checking', 'sent', 'needs_attention'];
/** PayPal is being asked. */
export const askedStatuses: readonly PayoutStatus[] = ['sending', 'checking'];
/** PayPal never reports these. */
export const unreportedStatuses = [
  'to_send',
  'recorded',
  'ready',
  'at_bank',
  'sending',
] as const satisfies readonly PayoutStatus[];

/** The filters of lists of payouts: a status of those that were made for real, or 'test'. */
export const payoutFilters = [
  'to_send',
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
  return filter === 'test' ? sandboxTexts.sandbox : texts[filter];
}

/** A status as people read it. */
export function payoutStatusText(status: PayoutStatus, isTest = false): string {
  return isTest ? sandboxTexts[status] : texts[status];
}

export function standingOf(status: PayoutStatus): PayoutStanding {
  return facts[status].standing;
}

/**
 * Whether a payout may go from one status to another. A void payout stays void, so that its lines are freed once; a paid one
 * only ever comes back; a provider has no say in the rest. A payout by the bank goes from `ready` to `at_bank` to its
 * end, and never into a provider's statuses. A person alone says that a payout by hand was sent, or will not be.
 */
export function mayBecome(from: PayoutStatus, to: PayoutStatus): boolean {
  const standing = standingOf(from);
  if (from === 'recorded' || standing === 'void') return false;
  if (from === 'to_send') return to === 'recorded' || to === 'failed';
  if (standing === 'settled') return to === 'paid' || (standingOf(to) === 'void' && to !== 'deleted');
  const isOfBank = from === 'ready' || from === 'at_bank';
  if (isOfBank) return to === 'at_bank' || to === from || bankOutcomes.some((outcome) => outcome === to);
  return !['to_send', 'recorded', 'deleted', 'ready', 'at_bank'].includes(to);
}

/** The money of a payout as all places say it: the shop has to send it, somebody is paying it, it is paid, or it is not. */
export type MoneyMoved = 'to_send' | 'under_way' | 'paid' | 'not_paid';

const moved: Readonly<Record<PayoutStanding, MoneyMoved>> = {
  in_flight: 'under_way',
  settled: 'paid',
  void: 'not_paid',
};

/** A test moves no money, so it is never paid. */
export function moneyMoved(status: PayoutStatus, isTest = false): MoneyMoved {
  if (isTest) return 'not_paid';
  return status === 'to_send' ? 'to_send' : moved[standingOf(status)];
}

/** The statuses in which a payout's money is as said. */
export function statusesOf(money: MoneyMoved): PayoutStatus[] {
  return payoutStatuses.filter((status) => moneyMoved(status) === money);
}

/** The outcomes of a payment by the bank: `failed` was not paid, `returned` came back, also after it was paid. */
export const bankOutcomes = ['paid', 'failed', 'returned'] as const;
export type BankOutcome = (typeof bankOutcomes)[number];

export type PayoutDeletion = { readonly is: 'allowed' } | { readonly is: 'refused'; readonly why: string };

const undeletable: Readonly<Record<PayoutStatus, keyof typeof undeletableTexts | null>> = {
  to_send: null,
  recorded: null,
  ready: 'ready',
  at_bank: 'atBank',
  sending: 'mayBeSent',
  checking: 'mayBeSent',
  sent: 'sent',
  held: 'sent',
  unclaimed: 'unclaimed',
  paid: 'sent',
  needs_attention: 'mayBeSent',
  failed: 'keptForTheBooks',
  returned: 'keptForTheBooks',
  reversed: 'keptForTheBooks',
  deleted: 'deleted',
};

/** May a payout be deleted? Money that a provider has sent must never become payable again (commission rules §7). */
export function payoutDeletion(status: PayoutStatus): PayoutDeletion {
  const why = undeletable[status];
  return why === null ? { is: 'allowed' } : { is: 'refused', why: undeletableTexts[why] };
}
