import { isolated } from '@consignment/domain/text/direction';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import { statusesInQuestion, type PayoutStatus } from '@consignment/domain/payouts/payout-status';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Banner, type Tone } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import type { KnownOutcome } from '../../../primitives/feedback/outcome.ts';

const texts = defineTexts('PayoutState', {
  notExported:
    'It counts as paid. It is in the bank file of pay run {run}, which has not been exported yet. Export it there and give it to your bank, or cancel the whole run.',
  exported:
    'It counts as paid. The bank file of pay run {run} was exported with it, so the bank may pay it and it cannot be canceled any more. If the bank does not pay it, or returns it, its commissions are due again.',
  testTitle: 'This was a test in sandbox mode.',
  bankSays: 'The bank says: {problem}',
  paypalSays: 'PayPal says: {problem}',
  markAsSent: 'Mark as sent',
  itWasPaid: 'It was paid',
  itWillNotBeSent: 'It will not be sent',
  itWasNotPaid: 'It was not paid',
  cancelPayout: 'Cancel Payout',
  cancelQuestion: 'Cancel invoice #{number}?',
  cancelAtBank:
    'Cancel it only if your bank does not have it. No money is then sent, and the commissions of {vendor} are due again. This cannot be undone.',
  cancelAtPaypal:
    'PayPal takes the money back, and the commissions of {vendor} are due again. This cannot be undone.',
  cancelling: 'Cancelling…',
  keep: 'Keep it',
  sentQuestion: 'Have you sent invoice #{number}?',
  paidQuestion: 'Was invoice #{number} paid?',
  paidDetail:
    'Confirm only if your {account, select, paypal {PayPal account} bank {bank account} other {account}} shows the payment to {vendor}. This cannot be undone.',
  saving: 'Saving…',
  goBack: 'Go back',
  notSentQuestion: 'Will invoice #{number} not be sent?',
  notPaidQuestion: 'Was invoice #{number} not paid?',
  testDetail: 'No money moves and nothing counts as paid.',
  notPaidDetail:
    'Confirm only if your {account, select, paypal {PayPal account} bank {bank account} other {account}} shows no payment to {vendor}. Its commissions can then be paid again. This cannot be undone.',
  notPaidInFile:
    'Confirm only if your {account, select, paypal {PayPal account} bank {bank account} other {account}} shows no payment to {vendor}, and its bank file will not be given to the bank. Its commissions can then be paid again. This cannot be undone.',
});

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

/** The statuses about which there is something to say. */
const tones = {
  to_send: 'caution',
  ready: 'caution',
  at_bank: 'info',
  sending: 'info',
  checking: 'caution',
  sent: 'info',
  held: 'caution',
  unclaimed: 'caution',
  needs_attention: 'critical',
  failed: 'critical',
  returned: 'critical',
  reversed: 'critical',
} as const satisfies Partial<Record<PayoutStatus, Tone>>;

type SaidStatus = keyof typeof tones;

const titles = defineTexts('TitlesPayoutState', {
  to_send: 'The payout is recorded. Now send the money.',
  ready: 'The payout is ready for the bank.',
  at_bank: 'The payout was given to the bank.',
  sending: 'The payout is about to be sent to PayPal.',
  checking: 'We are checking with PayPal. Do not pay again.',
  sent: 'PayPal has accepted the payout.',
  held: 'PayPal is reviewing the payout.',
  unclaimed: 'The vendor has not claimed the money.',
  needs_attention: 'PayPal has not reported whether this was paid.',
  failed: 'This was not paid.',
  returned: 'The money came back.',
  reversed: 'The payment was taken back.',
} satisfies Record<SaidStatus, string>);

const details = defineTexts('DetailsPayoutState', {
  to_send:
    'Its commissions are not due any more. Once you have sent it, mark it as sent: the vendor then gets a mail.',
  ready: 'It counts as paid. Give it to your bank, then record here whether it was paid.',
  at_bank: 'It counts as paid, and shows as paid once the bank’s answer or statement confirms it.',
  sending: 'There is nothing to do. This page updates automatically.',
  checking: 'It is not known yet whether the money was sent. PayPal pays it once, even if it is asked again.',
  sent: 'It counts as paid, and shows as paid once PayPal confirms it.',
  held: 'It is on hold there. PayPal may ask you or the vendor for something.',
  unclaimed: 'PayPal returns it to your account after 30 days. You can take it back before that.',
  needs_attention:
    'Look it up in your PayPal account, then record the result here. Until then the vendor is not paid.',
  failed: 'Its commissions are due again.',
  returned: 'Its commissions are due again.',
  reversed: 'It was refunded or reversed at PayPal. Its commissions are due again.',
} satisfies Record<SaidStatus, string>);

function isSaid(status: PayoutStatus): status is SaidStatus {
  return status in tones;
}

/** A payout in a file is not taken back alone: the file stays as it was made. */
function detailOf({ pay_run_number: number, exported_date: exported }: FileOfPayout): string {
  const run = formatCount(number);
  return exported === null ? texts.notExported({ run }) : texts.exported({ run });
}

/** The state of a payout by PayPal, by the bank or still to send, and what to do about it. One that the shop has paid shows nothing. */
export function PayoutState({ payout, onCancel, onSettle }: Props) {
  const [open, setOpen] = useState<'cancel' | 'paid' | 'not_paid' | null>(null);
  const close = () => setOpen(null);
  const { status, invoice_number: number, vendor_name: vendor, method: account } = payout;
  const isByBank = payout.method === 'bank';
  const isToSend = payout.status === 'to_send';
  const file = payout.bank_file ?? null;
  const isWaiting = payout.status === 'ready' && file !== null;
  const isCancelable = payout.status === 'unclaimed' || (payout.status === 'ready' && file === null);
  const isInQuestion =
    statusesInQuestion.includes(payout.status) && !(isWaiting && file.exported_date === null);
  if (payout.is_test) {
    return (
      <Banner tone="info" title={texts.testTitle}>
        <p>{texts.testDetail}</p>
        {payout.provider_problem !== '' && <p>{payout.provider_problem}</p>}
      </Banner>
    );
  }
  if (!isSaid(status)) return null;
  const problem = isolated(payout.provider_problem);
  return (
    <>
      <Banner tone={tones[status]} title={titles[status]} announcement="polite">
        <p>{isWaiting ? detailOf(file) : details[status]}</p>
        {payout.provider_problem !== '' && (
          <p>{isByBank ? texts.bankSays({ problem }) : texts.paypalSays({ problem })}</p>
        )}
        <Inline space="small">
          {isInQuestion && onSettle !== null && (
            <>
              <Button
                label={isToSend ? texts.markAsSent : texts.itWasPaid}
                size="small"
                onClick={() => setOpen('paid')}
              />
              <Button
                label={isToSend ? texts.itWillNotBeSent : texts.itWasNotPaid}
                size="small"
                onClick={() => setOpen('not_paid')}
              />
            </>
          )}
          {isCancelable && onCancel !== null && (
            <Button label={texts.cancelPayout} size="small" onClick={() => setOpen('cancel')} />
          )}
        </Inline>
      </Banner>
      {onCancel !== null && (
        <ConfirmDialog
          isOpen={open === 'cancel'}
          onClose={close}
          title={texts.cancelQuestion({ number })}
          description={isByBank ? texts.cancelAtBank({ vendor }) : texts.cancelAtPaypal({ vendor })}
          confirmLabel={texts.cancelPayout}
          busyLabel={texts.cancelling}
          cancelLabel={texts.keep}
          tone="critical"
          onConfirm={onCancel}
        />
      )}
      {onSettle !== null && (
        <>
          <ConfirmDialog
            isOpen={open === 'paid'}
            onClose={close}
            title={isToSend ? texts.sentQuestion({ number }) : texts.paidQuestion({ number })}
            description={texts.paidDetail({ account, vendor })}
            confirmLabel={isToSend ? texts.markAsSent : texts.itWasPaid}
            busyLabel={texts.saving}
            cancelLabel={texts.goBack}
            onConfirm={() => onSettle('paid')}
          />
          <ConfirmDialog
            isOpen={open === 'not_paid'}
            onClose={close}
            title={isToSend ? texts.notSentQuestion({ number }) : texts.notPaidQuestion({ number })}
            description={(isWaiting ? texts.notPaidInFile : texts.notPaidDetail)({ account, vendor })}
            confirmLabel={isToSend ? texts.itWillNotBeSent : texts.itWasNotPaid}
            busyLabel={texts.saving}
            cancelLabel={texts.goBack}
            tone="critical"
            onConfirm={() => onSettle('not_paid')}
          />
        </>
      )}
    </>
  );
}
