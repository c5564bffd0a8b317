import type { PayoutMethod } from '@consignment/domain/payout-method';
import type { PayoutStatus } from '@consignment/domain/payout-status';
import { useState } from 'react';
import { Banner, type Tone } from '../../../primitives/Banner.tsx';
import { Button } from '../../../primitives/Button.tsx';
import { ConfirmDialog } from '../../../primitives/ConfirmDialog.tsx';
import { Inline } from '../../../primitives/Inline.tsx';
import type { KnownOutcome } from '../../../primitives/outcome.ts';

type Props = {
  payout: {
    invoice_number: number;
    vendor_name: string;
    status: PayoutStatus;
    is_test: boolean;
    /** PayPal's last message; empty where nothing is amiss. */
    provider_problem: string;
    method: PayoutMethod;
  };
  /** Null for a person who may not pay. */
  onCancel: (() => Promise<KnownOutcome>) | null;
  onSettle: ((outcome: 'paid' | 'not_paid') => Promise<KnownOutcome>) | null;
};

type Words = { tone: Tone; title: string; detail: string };

const words: Partial<Record<PayoutStatus, Words>> = {
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
    detail: 'There is nothing to do. This page updates by itself.',
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

/** Where a payout by PayPal or by the bank stands, and what there is to do about it. One that was only recorded says nothing. */
export function PayoutState({ payout, onCancel, onSettle }: Props) {
  const [open, setOpen] = useState<'cancel' | 'paid' | 'not_paid' | null>(null);
  const close = () => setOpen(null);
  const invoice = `invoice #${payout.invoice_number}`;
  const said = words[payout.status];
  const isByBank = payout.method === 'bank';
  const account = isByBank ? 'bank account' : 'PayPal account';
  const isCancelable = payout.status === 'unclaimed' || payout.status === 'ready';
  const isInQuestion = ['needs_attention', 'ready', 'at_bank'].includes(payout.status);
  if (payout.is_test) {
    return (
      <Banner tone="info" title="This was a test in sandbox mode.">
        <p>No money moves and nothing counts as paid. {payout.provider_problem}</p>
      </Banner>
    );
  }
  if (said === undefined) return null;
  return (
    <>
      <Banner tone={said.tone} title={said.title} announcement="polite">
        <p>{said.detail}</p>
        {payout.provider_problem !== '' && <p>PayPal says: {payout.provider_problem}</p>}
        <Inline space="small">
          {isInQuestion && onSettle !== null && (
            <>
              <Button label="It was paid" size="small" onClick={() => setOpen('paid')} />
              <Button label="It was not paid" size="small" onClick={() => setOpen('not_paid')} />
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
          description={`${isByBank ? 'Cancel it only if its file is not with the bank: then no money is sent,' : 'PayPal takes the money back,'} and the commissions of ${payout.vendor_name} are due again. This cannot be undone.`}
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
            title={`Was ${invoice} paid?`}
            description={`Confirm only if your ${account} shows the payment to ${payout.vendor_name}. This cannot be undone.`}
            confirmLabel="It was paid"
            busyLabel="Saving…"
            cancelLabel="Go back"
            onConfirm={() => onSettle('paid')}
          />
          <ConfirmDialog
            isOpen={open === 'not_paid'}
            onClose={close}
            title={`Was ${invoice} not paid?`}
            description={`Confirm only if your ${account} shows no payment to ${payout.vendor_name}: its commissions can be paid again then. This cannot be undone.`}
            confirmLabel="It was not paid"
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
