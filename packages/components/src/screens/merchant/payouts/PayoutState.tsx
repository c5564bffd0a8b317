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
    'This payout counts as paid. It’s in the bank file for pay run {run}, which hasn’t been exported yet. Export the file from the pay run and give it to your bank, or cancel the whole run.',
  exported:
    'This payout counts as paid. It was included in the exported bank file for pay run {run}, so the bank may pay it and it can no longer be cancelled. If the bank doesn’t make the payment, or returns it, the payout’s commissions will be due again.',
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
    'Cancel this payout only if your bank doesn’t have it. No money will be sent, and {vendor}’s commissions will be due again. This cannot be undone.',
  cancelAtPaypal:
    'PayPal will return the money to your account, and {vendor}’s commissions will be due again. This cannot be undone.',
  cancelling: 'Cancelling…',
  keep: 'Keep it',
  sentQuestion: 'Have you sent invoice #{number}?',
  paidQuestion: 'Was invoice #{number} paid?',
  paidDetail:
    'Confirm only if your {account, select, paypal {PayPal account} bank {bank account} other {account}} shows the payment to {vendor}. This cannot be undone.',
  saving: 'Saving…',
  goBack: 'Go back',
  notSentQuestion: 'Are you sure that invoice #{number} will not be sent?',
  notPaidQuestion: 'Are you sure that invoice #{number} was not paid?',
  testDetail: 'No money was sent, and nothing counts as paid.',
  notPaidDetail:
    'Confirm only if your {account, select, paypal {PayPal account} bank {bank account} other {account}} shows no payment to {vendor}. The commissions can then be included in another payout. This cannot be undone.',
  notPaidInFile:
    'Confirm only if your {account, select, paypal {PayPal account} bank {bank account} other {account}} shows no payment to {vendor} and you won’t give the bank file to the bank. The commissions can then be included in another payout. This cannot be undone.',
});

type Props = {
  payout: {
    invoice_number: number;
    vendor_name: string;
    status: PayoutStatus;
    is_test: boolean;
    /** The last message of PayPal or the bank; empty where nothing is wrong. */
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
  to_send: 'The payout has been recorded. Now send the money.',
  ready: 'The payout is ready for the bank.',
  at_bank: 'The payout has been given to the bank.',
  sending: 'The payout is about to be sent to PayPal.',
  checking: 'We are checking with PayPal. Do not pay again.',
  sent: 'PayPal has accepted the payout.',
  held: 'PayPal is reviewing the payout.',
  unclaimed: 'The vendor hasn’t claimed the money.',
  needs_attention: 'PayPal hasn’t reported whether this payout was paid.',
  failed: 'This payout was not paid.',
  returned: 'The money was returned.',
  reversed: 'The payment was reversed.',
} satisfies Record<SaidStatus, string>);

const details = defineTexts('DetailsPayoutState', {
  to_send:
    'The payout’s commissions are no longer due. Once you’ve sent the money, mark the payout as sent: the vendor will then get an email.',
  ready:
    'This payout counts as paid. Give the file to your bank, then record here whether the payout was paid.',
  at_bank:
    'This payout counts as paid. Its status will change to paid once the bank’s answer or statement confirms the payment.',
  sending: 'You don’t need to do anything. This page updates automatically.',
  checking:
    'We don’t know yet whether the money was sent. PayPal will only pay this payout once, even if it’s requested again.',
  sent: 'This payout has been sent and counts as paid. Its status will change to Paid once PayPal confirms the payment.',
  held: 'The payout is on hold at PayPal. PayPal may ask you or the vendor for more information.',
  unclaimed:
    'PayPal will return the money to your account after 30 days. You can cancel the payout before then.',
  needs_attention:
    'Look up the payout in your PayPal account, then record the result here. The vendor can’t be paid until you’ve done this.',
  failed: 'The payout’s commissions are due again.',
  returned: 'The payout’s commissions are due again.',
  reversed: 'The payment was refunded or reversed at PayPal. The payout’s commissions are due again.',
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
