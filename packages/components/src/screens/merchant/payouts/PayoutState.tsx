import { isolated } from '@consignment/domain/text/direction';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { statusesInQuestion, type PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { useState } from 'react';
import { Banner, type Tone } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import type { KnownOutcome } from '../../../primitives/feedback/outcome.ts';

type Props = {
  payout: {
    invoice_number: number;
    vendor_name: string;
    status: PayoutStatus;
    is_test: boolean;
    /** The last message of PayPal or the bank; empty where nothing is amiss. */
    provider_problem: string;
    method: PayoutMethod;
    /** The bank file of a pay run that it is in, where the answer says so; null where it is in none. */
    bank_file?: FileOfPayout | null;
  };
  /** Null for a person who may not pay. */
  onCancel: (() => Promise<KnownOutcome>) | null;
  onSettle: ((outcome: 'paid' | 'not_paid') => Promise<KnownOutcome>) | null;
};

/** Instants ISO 8601, null until then. */
export type FileOfPayout = {
  pay_run_number: number;
  exported_date: string | null;
  given_date: string | null;
};

type Words = { tone: Tone; title: string; detail: string };

const words: Partial<Record<PayoutStatus, Words>> = {
  to_send: {
    tone: 'caution',
    title: 'The payout is recorded. Now send the money.',
    detail:
      'Its commissions are not due any more. Once you have sent it, mark it as sent: the vendor then gets a mail.',
  },
  ready: {
    tone: 'caution',
    title: 'The payout is ready for the bank.',
    detail: 'It counts as paid. Give it to your bank, then record here whether it was paid.',
  },
  at_bank: {
    tone: 'info',
    title: 'The payout was given to the bank.',
    detail: 'It counts as paid, and shows as paid once the bank’s answer or statement says so.',
  },
  sending: {
    tone: 'info',
    title: 'The payout is about to be sent to PayPal.',
    detail: 'There is nothing to do. This page updates automatically.',
  },
  checking: {
    tone: 'caution',
    title: 'We are checking with PayPal. Do not pay again.',
    detail: 'It is not known yet whether the money was sent. PayPal pays it once, even if it is asked again.',
  },
  sent: {
    tone: 'info',
    title: 'PayPal has taken the payout.',
    detail: 'It counts as paid, and shows as paid once PayPal says so.',
  },
  held: {
    tone: 'caution',
    title: 'PayPal is reviewing the payout.',
    detail: 'It is on hold there. PayPal may ask you or the vendor for something.',
  },
  unclaimed: {
    tone: 'caution',
    title: 'The vendor has not claimed the money.',
    detail: 'PayPal returns it to your account after 30 days. You can take it back before that.',
  },
  needs_attention: {
    tone: 'critical',
    title: 'PayPal has not reported whether this was paid.',
    detail:
      'Look it up in your PayPal account, then record the result here. Until then the vendor is not paid.',
  },
  failed: {
    tone: 'critical',
    title: 'This was not paid.',
    detail: 'Its commissions are due again.',
  },
  returned: {
    tone: 'critical',
    title: 'The money came back.',
    detail: 'Its commissions are due again.',
  },
  reversed: {
    tone: 'critical',
    title: 'The payment was taken back.',
    detail: 'It was refunded or reversed at PayPal. Its commissions are due again.',
  },
};

/** A payout in a file is not taken back alone: the file stays as it was made. */
function detailOf({ pay_run_number: number, exported_date: exported }: FileOfPayout): string {
  const run = `pay run ${number.toLocaleString('en-US')}`;
  return exported === null
    ? `It counts as paid. It is in the bank file of ${run}, which has not been exported yet: export it there and give it to your bank, or cancel the whole run.`
    : `It counts as paid. The bank file of ${run} was exported with it, so the bank may pay it: it cannot be canceled any more. If the bank does not pay it, or returns it, its commissions are due again.`;
}

/** The state of a payout by PayPal, by the bank or still to send, and what to do about it. One that the shop has paid shows nothing. */
export function PayoutState({ payout, onCancel, onSettle }: Props) {
  const [open, setOpen] = useState<'cancel' | 'paid' | 'not_paid' | null>(null);
  const close = () => setOpen(null);
  const invoice = `invoice #${payout.invoice_number}`;
  const said = words[payout.status];
  const isByBank = payout.method === 'bank';
  const isToSend = payout.status === 'to_send';
  const account = { paypal: 'PayPal account', bank: 'bank account', by_hand: 'account' }[payout.method];
  const file = payout.bank_file ?? null;
  const isWaiting = payout.status === 'ready' && file !== null;
  const isCancelable = payout.status === 'unclaimed' || (payout.status === 'ready' && file === null);
  const isInQuestion =
    statusesInQuestion.includes(payout.status) && !(isWaiting && file.exported_date === null);
  if (payout.is_test) {
    return (
      <Banner tone="info" title="This was a test in sandbox mode.">
        <p>
          No money moves and nothing counts as paid. <span>{payout.provider_problem}</span>
        </p>
      </Banner>
    );
  }
  if (said === undefined) return null;
  return (
    <>
      <Banner tone={said.tone} title={said.title} announcement="polite">
        <p>{isWaiting ? detailOf(file) : said.detail}</p>
        {payout.provider_problem !== '' && (
          <p>{`${isByBank ? 'The bank' : 'PayPal'} says: ${isolated(payout.provider_problem)}`}</p>
        )}
        <Inline space="small">
          {isInQuestion && onSettle !== null && (
            <>
              <Button
                label={isToSend ? 'Mark as sent' : 'It was paid'}
                size="small"
                onClick={() => setOpen('paid')}
              />
              <Button
                label={isToSend ? 'It will not be sent' : 'It was not paid'}
                size="small"
                onClick={() => setOpen('not_paid')}
              />
            </>
          )}
          {isCancelable && onCancel !== null && (
            <Button label="Cancel Payout" size="small" onClick={() => setOpen('cancel')} />
          )}
        </Inline>
      </Banner>
      {onCancel !== null && (
        <ConfirmDialog
          isOpen={open === 'cancel'}
          onClose={close}
          title={`Cancel ${invoice}?`}
          description={`${isByBank ? 'Cancel it only if your bank does not have it: then no money is sent,' : 'PayPal takes the money back,'} and the commissions of ${payout.vendor_name} are due again. This cannot be undone.`}
          confirmLabel="Cancel Payout"
          busyLabel="Cancelling…"
          cancelLabel="Keep it"
          tone="critical"
          onConfirm={onCancel}
        />
      )}
      {onSettle !== null && (
        <>
          <ConfirmDialog
            isOpen={open === 'paid'}
            onClose={close}
            title={isToSend ? `Have you sent ${invoice}?` : `Was ${invoice} paid?`}
            description={`Confirm only if your ${account} shows the payment to ${payout.vendor_name}. This cannot be undone.`}
            confirmLabel={isToSend ? 'Mark as sent' : 'It was paid'}
            busyLabel="Saving…"
            cancelLabel="Go back"
            onConfirm={() => onSettle('paid')}
          />
          <ConfirmDialog
            isOpen={open === 'not_paid'}
            onClose={close}
            title={isToSend ? `Will ${invoice} not be sent?` : `Was ${invoice} not paid?`}
            description={`Confirm only if your ${account} shows no payment to ${payout.vendor_name}${isWaiting ? ', and its bank file is not given to the bank any more' : ''}: its commissions can be paid again then. This cannot be undone.`}
            confirmLabel={isToSend ? 'It will not be sent' : 'It was not paid'}
            busyLabel="Saving…"
            cancelLabel="Go back"
            tone="critical"
            onConfirm={() => onSettle('not_paid')}
          />
        </>
      )}
    </>
  );
}
