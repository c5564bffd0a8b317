import { formatMoney, parseMoney } from '@consignment/domain/money/money';
import { unansweredStatuses, type PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { idRemembered, isFinalNo, paypalAmount, statusByPaypal } from '@consignment/domain/payouts/paypal';
import type { Transfer } from '../queries/payouts/payout-transfers.ts';
import type { PaypalBatch } from './paypal/answers.ts';
import type { Found, PayoutAnswer } from './paypal/client.ts';

/*
 * The meaning of PayPal's answers for a payout; pure functions. The rule beneath: a payout has failed only when its
 * money has certainly not been sent; anything else is looked at again.
 */

export type Finding = {
  readonly status: PayoutStatus;
  readonly mayHaveArrived: boolean;
  readonly providerBatchId: string | null;
  readonly providerItemId: string | null;
  readonly providerStatus: string;
  /** PayPal's fee for it, in minor units of the payout's currency; null where it does not say so. */
  readonly fee: number | null;
  /** For the shop's owner; '' where all is well. */
  readonly problem: string;
  /** PayPal refuses the receiver for good. */
  readonly isFinalNo: boolean;
};

export type NextStep = 'read' | 'send' | { readonly is: 'ended'; readonly finding: Finding };

/**
 * The next step of a transfer. Its batch id may be sent while PayPal is sure to remember it, and never afterwards:
 * then a person decides, unless nothing can have been sent at all.
 */
export function nextStep(transfer: Transfer, now: Date): NextStep {
  if (transfer.provider_batch_id !== null) return 'read';
  if (isRemembered(transfer, now)) return 'send';
  if (!transfer.may_have_arrived) {
    return {
      is: 'ended',
      finding: {
        ...asIs(transfer),
        status: 'failed',
        problem: 'PayPal could not be reached for 29 days. Nothing was sent.',
      },
    };
  }
  return {
    is: 'ended',
    finding: {
      ...asIs(transfer),
      status: 'needs_attention',
      problem: 'PayPal has not reported for 29 days whether it has sent this payout.',
    },
  };
}

/** The finding of the answer to a payout request; `transfer` is its state before that request. */
export function findingOfAnswer(transfer: Transfer, answer: PayoutAnswer): Finding {
  const before = asIs(transfer);
  const { may_have_arrived: hadLeft } = transfer;
  switch (answer.is) {
    case 'taken':
      return {
        ...before,
        status: answer.isEarlier ? 'checking' : 'sent',
        mayHaveArrived: true,
        providerBatchId: answer.batch,
        problem: '',
      };
    case 'refused':
      // A refusal is about this request: an earlier one with the same id may have succeeded.
      return hadLeft
        ? { ...before, status: 'checking', problem: answer.problem }
        : { ...before, status: 'failed', mayHaveArrived: false, problem: answer.problem };
    case 'unsent':
      return {
        ...before,
        status: hadLeft ? 'checking' : 'sending',
        mayHaveArrived: hadLeft,
        problem: answer.problem,
      };
    case 'known':
    case 'unknown':
      return { ...before, status: 'checking', mayHaveArrived: true, problem: answer.problem };
  }
}

/** The finding of PayPal's own record of the payout. */
export function findingOfBatch(transfer: Transfer, found: Found<PaypalBatch>, now: Date): Finding {
  if (found.is === 'unknown') return findingUnread(transfer, found.problem, now);
  if (found.is === 'missing') return findingUnread(transfer, 'PayPal does not show this payout.', now);
  const { value: batch } = found;
  if (!isOurs(transfer, batch)) {
    return {
      ...asIs(transfer),
      status: 'needs_attention',
      problem: `PayPal knows the number ${transfer.batch_id} for another payment.`,
    };
  }
  const { item } = batch;
  const status = statusByPaypal(batch.status, item?.status ?? null);
  return {
    status,
    mayHaveArrived: true,
    providerBatchId: batch.id,
    providerItemId: item?.id ?? transfer.provider_item_id,
    providerStatus: item?.status ?? batch.status,
    fee: feeOf(transfer, item),
    problem: status === 'paid' ? '' : (item?.problem ?? ''),
    isFinalNo: item !== null && isFinalNo(item.status, item.error),
  };
}

/** The finding where the state could not be read; in the end a person decides, and PayPal is still polled. */
export function findingUnread(transfer: Transfer, why: string, now: Date): Finding {
  const before = asIs(transfer);
  const isOpen = unansweredStatuses.includes(transfer.status);
  if (!isOpen || isRemembered(transfer, now)) return { ...before, problem: why };
  return {
    ...before,
    status: 'needs_attention',
    problem: `For 29 days after this payout was sent it was not known to be paid, and now it cannot be looked up. ${why}`,
  };
}

function isRemembered({ first_sent_at, created_at }: Transfer, now: Date): boolean {
  return now.getTime() - (first_sent_at ?? created_at).getTime() < idRemembered;
}

function asIs(transfer: Transfer): Finding {
  return {
    status: transfer.status,
    mayHaveArrived: transfer.may_have_arrived,
    providerBatchId: transfer.provider_batch_id,
    providerItemId: transfer.provider_item_id,
    providerStatus: transfer.provider_status,
    fee: null,
    problem: transfer.problem,
    isFinalNo: transfer.is_final_no,
  };
}

/** A fee in another currency than the payout's is not comparable with it, and stays unknown. */
function feeOf({ currency }: Transfer, item: PaypalBatch['item']): number | null {
  if (item === null || item.fee?.currency !== currency) return null;
  const parsed = parseMoney(item.fee.value, currency);
  return parsed.is === 'ok' && parsed.minor >= 0 ? parsed.minor : null;
}

/** Another installation with the same account may have used the same number: then it is not this payment. */
function isOurs(transfer: Transfer, { senderBatchId, item }: PaypalBatch): boolean {
  if (senderBatchId !== transfer.batch_id) return false;
  if (item === null || item.value === '') return true;
  const asked = paypalAmount(transfer.amount, transfer.currency);
  return (
    asked.is === 'ok' &&
    Number(item.value) === Number(asked.value) &&
    item.currency === transfer.currency &&
    (item.receiver === '' || item.receiver.toLowerCase() === transfer.receiver.toLowerCase())
  );
}

/** The announcement to the shop's owner of a change that needs action; null where none is needed. */
export function newsOf(
  transfer: Transfer,
  { status, problem }: Pick<Finding, 'status' | 'problem'>,
): { readonly title: string; readonly message: string } | null {
  const amount = formatMoney(transfer.amount, transfer.currency);
  const to = `${amount} to ${transfer.vendor_name}`;
  const invoice = `Payout #${transfer.invoice_number}`;
  const because = problem === '' ? '' : ` PayPal says: ${problem.replace(/[.\s]*$/, '')}.`;
  const again = 'Its commissions are due again.';
  switch (status) {
    case 'failed':
      return { title: `${invoice} was not paid`, message: `${to} was not sent.${because} ${again}` };
    case 'returned':
      return {
        title: `${invoice} came back`,
        message: `${to} was not claimed, or was cancelled, and is in your PayPal account again. ${again}`,
      };
    case 'reversed':
      return {
        title: `${invoice} was taken back`,
        message: `${to} was refunded or reversed after it was paid.${because} ${again}`,
      };
    case 'needs_attention':
      return {
        title: `${invoice} needs you`,
        message: `${to}: ${problem} Look it up in your PayPal account, then open the payout and say what became of it. Until then this vendor is not paid anything else.`,
      };
    case 'to_send':
    case 'recorded':
    case 'ready':
    case 'at_bank':
    case 'sending':
    case 'checking':
    case 'sent':
    case 'held':
    case 'unclaimed':
    case 'paid':
    case 'deleted':
      return null;
  }
}
