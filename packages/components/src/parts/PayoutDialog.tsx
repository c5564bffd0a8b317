import type { CurrencyCode } from '@consignment/domain/currency';
import { formatDecimal } from '@consignment/domain/money';
import { useMemo, useState } from 'react';
import { Banner } from '../primitives/Banner.tsx';
import { Button } from '../primitives/Button.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Checkbox } from '../primitives/Checkbox.tsx';
import { Dialog } from '../primitives/Dialog.tsx';
import { FailedState } from '../primitives/FailedState.tsx';
import { Form, FormActions } from '../primitives/Form.tsx';
import { MoneyField } from '../primitives/MoneyField.tsx';
import type { Outcome } from '../primitives/outcome.ts';
import { SubmitButton } from '../primitives/SubmitButton.tsx';
import { Text } from '../primitives/Text.tsx';
import { TextArea } from '../primitives/TextArea.tsx';
import { countOfLines } from './count-of-lines.ts';
import type { Loadable } from './loadable.ts';
import { MoneyText } from './MoneyText.tsx';
import { draftSchema, emptyDraft, toTerms, totalOf } from './payout-terms.ts';
import type { Payable, PayoutAnswer, PayoutDraft, PayoutTerms } from './payout-terms.ts';
import * as styles from './PayoutDialog.css.ts';
import { currencyOf, signOf, type ShopCurrency } from './shop-currency.ts';

type Props = {
  vendor: { name: string; paypal_email: string; currency: CurrencyCode | null };
  payable: Loadable<Payable>;
  currency: ShopCurrency;
  /** Payments are connected; the option also needs the vendor's PayPal email (spec foundations §5). */
  canPayWithPaypal: boolean;
  /** Sent once at a time. What is typed stays when it is refused. */
  onPay: (terms: PayoutTerms) => Promise<PayoutAnswer>;
  hrefOfPayout: (payoutId: number) => string;
  onClose: () => void;
};

/**
 * Reviews a payout before it is made, makes it, and says what was made. Mount it to open it. Changing the note of a
 * payout that was made is not its work.
 */
export function PayoutDialog({
  vendor,
  payable,
  currency: shop,
  canPayWithPaypal,
  onPay,
  hrefOfPayout,
  onClose,
}: Props) {
  const [isPaying, setIsPaying] = useState(false);
  const [paid, setPaid] = useState<Paid | null>(null);
  const currency = currencyOf(shop, vendor);

  if (paid !== null) {
    return (
      <Dialog isOpen onClose={onClose} title="Payout made" size="small">
        <Confirmation paid={paid} vendor={vendor.name} currency={currency} />
        <div className={styles.actions}>
          <ButtonLink href={hrefOfPayout(paid.id)} label="View payout" />
          <Button label="Done" tone="primary" onClick={onClose} />
        </div>
      </Dialog>
    );
  }

  const pay = async (draft: PayoutDraft): Promise<Outcome> => {
    if (payable.is !== 'ready') return nothingKnown;
    setIsPaying(true);
    try {
      const answer = await onPay(toTerms(draft, payable.value, shop.books));
      if (answer.is === 'done') setPaid({ ...answer.payout, isByPaypal: draft.isByPaypal });
      return answer;
    } finally {
      setIsPaying(false);
    }
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isPaying}
      title={`Pay ${vendor.name}`}
      description="Look over the payout before you make it."
    >
      {payable.is === 'failed' ? (
        <FailedState what="What is due" problem={payable.problem} onRetry={payable.onRetry} />
      ) : (
        <Review
          payable={payable.is === 'ready' ? payable.value : null}
          books={shop.books}
          currency={currency}
          paypalEmail={canPayWithPaypal && vendor.paypal_email !== '' ? vendor.paypal_email : null}
          onPay={pay}
          onCancel={onClose}
          isPaying={isPaying}
        />
      )}
    </Dialog>
  );
}

type Paid = { id: number; invoice_number: number; amount: string; isByPaypal: boolean };

const nothingKnown: Outcome = {
  is: 'refused',
  problem: { detail: 'What is due is not known yet. Please wait a moment.', errors: [] },
};

type ReviewProps = {
  payable: Payable | null;
  books: CurrencyCode;
  currency: CurrencyCode;
  paypalEmail: string | null;
  onPay: (draft: PayoutDraft) => Promise<Outcome>;
  onCancel: () => void;
  isPaying: boolean;
};

function Review({ payable, books, currency, paypalEmail, onPay, onCancel, isPaying }: ReviewProps) {
  const [additionalPay, setAdditionalPay] = useState('');
  const schema = useMemo(() => draftSchema(books), [books]);
  const total = totalOf(additionalPay, payable, books);
  const totalText = total === null ? 'N/A' : formatDecimal(total, currency);

  return (
    <Form
      label="Payout"
      schema={schema}
      defaultValues={emptyDraft}
      onSubmit={onPay}
      fieldNames={{ additional_pay: 'additionalPay', pay_w_paypal: 'isByPaypal' }}
    >
      <div className={styles.review}>
        <div className={styles.row}>
          <span>{payable === null ? 'Line items' : countOfLines(payable.line_items.length)}</span>
          <MoneyText amount={payable?.amount} currency={currency} />
        </div>
        {payable !== null && payable.carried_over.line_items.length > 0 && (
          <div className={styles.row}>
            <span>Refunds since the last payout</span>
            <MoneyText amount={payable.carried_over.amount} currency={currency} />
          </div>
        )}
        <div className={styles.total}>
          <span>Total</span>
          <output className={styles.totalFigure}>{totalText}</output>
        </div>
      </div>
      <MoneyField
        name="additionalPay"
        label="Additional pay"
        hint="Paid on top of the commissions, such as a bonus or postage."
        currency={signOf(currency)}
        isOptional
        onChange={setAdditionalPay}
      />
      <TextArea name="note" label="Note" hint="The vendor sees it with the payout." rows={2} isOptional />
      {paypalEmail === null ? (
        <Text size="small" tone="muted">
          The payout is recorded here. Send the money yourself, as you usually do.
        </Text>
      ) : (
        <Checkbox name="isByPaypal" label="Pay with PayPal" hint={`The total is sent to ${paypalEmail}.`} />
      )}
      <FormActions align="end">
        <Button
          label="Cancel"
          onClick={onCancel}
          state={isPaying ? { is: 'disabled', reason: 'Please wait for the answer.' } : { is: 'ready' }}
        />
        <SubmitButton
          label={total === null ? 'Pay' : `Pay ${totalText}`}
          busyLabel="Paying…"
          disabledReason={refusalOf(payable, total)}
        />
      </FormActions>
    </Form>
  );
}

/** A text that is no amount is told at its field when the form is sent, so it does not disable the button. */
function refusalOf(payable: Payable | null, total: string | null): string | null {
  if (payable === null) return 'What is due is being looked up.';
  if (payable.line_items.length === 0) return 'Nothing is due to this vendor.';
  return total !== null && !(Number(total) > 0) ? 'The payout has to be above zero.' : null;
}

function Confirmation({ paid, vendor, currency }: { paid: Paid; vendor: string; currency: CurrencyCode }) {
  const amount = formatDecimal(paid.amount, currency);
  const title = paid.isByPaypal
    ? `${amount} is on its way to ${vendor} through PayPal.`
    : `A payout of ${amount} to ${vendor} is recorded.`;
  return (
    <Banner tone="positive" title={title} announcement="polite">
      <p>Invoice #{paid.invoice_number}</p>
    </Banner>
  );
}
