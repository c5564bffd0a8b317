import { amountInWords } from '@consignment/domain/money/amount-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Button } from '../../primitives/actions/Button.tsx';
import { Checkbox } from '../../primitives/fields/Checkbox.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import { MoneyField } from '../../primitives/fields/MoneyField.tsx';
import type { Answered } from '../../primitives/feedback/outcome.ts';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { TextArea } from '../../primitives/fields/TextArea.tsx';
import { MoneyText } from '../money/MoneyText.tsx';
import type { PayeeWords } from './payee-words.ts';
import {
  draftSchema,
  earlyText,
  emptyPayoutDraft,
  takenOf,
  totalOf,
  verdictOf,
  type Payable,
  type PayoutDraft,
} from './payout-terms.ts';
import * as styles from './PayoutDialog.css.ts';
import { signOf } from '../money/shop-currency.ts';

const texts = defineTexts('PayoutReview', {
  payout: 'Payout',
  commissions: 'Commissions',
  refunds: 'Refunds since the last payout',
  held: 'Held, not paid yet',
  total: 'Total',
  additionalPay: 'Additional pay',
  additionalPayHint: 'Paid on top of the commissions, such as a bonus or postage.',
  note: 'Note',
  beingChecked: 'We don’t know yet whether an earlier payment went through.',
  payWithPaypal: 'Pay with PayPal',
  sandboxHint:
    'Sandbox mode is on: the payout will go to PayPal’s test system, no money will move, and nothing will count as paid.',
  paypalHint: 'The total will be sent to {paypalEmail}.',
  payEarly: 'Pay early',
  cancel: 'Cancel',
  wait: 'Please wait for a response.',
  pay: 'Pay',
  payTotal: 'Pay {totalText}',
  paying: 'Paying…',
  fetching: 'The amount due is still loading.',
  paymentsHeld: 'Payments to this vendor are held.',
});

type Props = {
  payable: Payable | null;
  words: PayeeWords;
  books: CurrencyCode;
  currency: CurrencyCode;
  paypalEmail: string | null;
  onPay: (draft: PayoutDraft) => Promise<Answered>;
  onCancel: () => void;
  isPaying: boolean;
};

/**
 * A payout before it is made, with the fields that are typed for it: the form of a PayoutDialog. Amounts are counted in `books` and
 * written in `currency`.
 */
export function PayoutReview({
  payable: open,
  words,
  books,
  currency,
  paypalEmail,
  onPay,
  onCancel,
  isPaying,
}: Props) {
  const [isEarly, setIsEarly] = useState(false);
  const payable = open && takenOf(open, isEarly, books);
  const early = open && earlyText(open, books, currency);
  const [additionalPay, setAdditionalPay] = useState('');
  const [isByPaypal, setIsByPaypal] = useState(false);
  const schema = useMemo(() => draftSchema(books), [books]);
  const total = totalOf(additionalPay, payable, books);
  const totalText = total === null ? 'N/A' : formatDecimal(total, currency);
  const refused = open?.paypal_refused ?? undefined;
  const paypal = isByPaypal ? { email: paypalEmail, isSetUp: true, shownIn: currency, refused } : null;
  const { payee } = words;
  const verdict = open && verdictOf(open, { payee, paypal, additionalPay, isEarly, books });
  const heldBecause = open?.bank_hold?.reason ?? open?.paid_there ?? null;
  const refusal = verdict?.is === 'refused' ? verdict : null;

  return (
    <Form
      label={texts.payout}
      schema={schema}
      defaultValues={emptyPayoutDraft}
      onSubmit={onPay}
      fieldNames={{ additional_pay: 'additionalPay', pay_w_paypal: 'isByPaypal', early: 'isEarly' }}
    >
      <div className={styles.review}>
        <div className={styles.row}>
          <span>{payable === null ? texts.commissions : words.counted(payable.line_items.length)}</span>
          <MoneyText amount={payable?.amount} currency={currency} />
        </div>
        {payable !== null && payable.carried_over.line_items.length > 0 && (
          <div className={styles.row}>
            <span>{texts.refunds}</span>
            <MoneyText amount={payable.carried_over.amount} currency={currency} />
          </div>
        )}
        {!isEarly && payable?.on_its_way !== undefined && payable.on_its_way.line_items.length > 0 && (
          <div className={styles.row}>
            <span>{texts.held}</span>
            <MoneyText amount={payable.on_its_way.amount} currency={currency} />
          </div>
        )}
        <div className={styles.total}>
          <span>{texts.total}</span>
          <output translate="no" className={styles.totalFigure}>
            {totalText}
          </output>
        </div>
      </div>
      <Stack space="xsmall">
        <MoneyField
          name="additionalPay"
          label={texts.additionalPay}
          hint={texts.additionalPayHint}
          currency={signOf(currency)}
          isOptional
          onChange={setAdditionalPay}
        />
        <Text as="div" size="small" tone="muted">
          <output>{amountInWords(additionalPay, books)}</output>
        </Text>
      </Stack>
      <TextArea name="note" label={texts.note} hint={words.note()} rows={2} isOptional />
      {heldBecause !== null && (
        <Banner tone="caution" title={texts.paymentsHeld}>
          <p>{heldBecause}</p>
        </Banner>
      )}
      {refusal?.code === 'being_checked' && (
        <Banner tone="caution" title={refusal.why}>
          <p>{texts.beingChecked}</p>
        </Banner>
      )}
      {paypalEmail === null || (payable?.paypal ?? 'off') === 'off' ? (
        <Text size="small" tone="muted">
          {words.byHand()}
        </Text>
      ) : (
        <Checkbox
          name="isByPaypal"
          label={texts.payWithPaypal}
          onChange={setIsByPaypal}
          hint={payable?.paypal === 'sandbox' ? texts.sandboxHint : texts.paypalHint({ paypalEmail })}
        />
      )}
      {early !== null && (
        <Checkbox name="isEarly" label={texts.payEarly} hint={early} onChange={setIsEarly} />
      )}
      <DialogActions>
        <Button
          label={texts.cancel}
          onClick={onCancel}
          state={isPaying ? { is: 'disabled', reason: texts.wait } : { is: 'ready' }}
        />
        <SubmitButton
          label={total === null ? texts.pay : texts.payTotal({ totalText })}
          busyLabel={texts.paying}
          disabledReason={
            payable === null
              ? texts.fetching
              : heldBecause !== null
                ? texts.paymentsHeld
                : (refusal?.why ?? null)
          }
        />
      </DialogActions>
    </Form>
  );
}
