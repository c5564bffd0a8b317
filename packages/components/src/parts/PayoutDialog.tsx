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
import { unknownProblem, type Answered, type Problem } from '../primitives/outcome.ts';
import { RefusalBanner } from '../primitives/RefusalBanner.tsx';
import { SubmitButton } from '../primitives/SubmitButton.tsx';
import { Text } from '../primitives/Text.tsx';
import { TextArea } from '../primitives/TextArea.tsx';
import { UnknownBanner } from '../primitives/UnknownBanner.tsx';
import type { Loadable } from './loadable.ts';
import { MoneyText } from './MoneyText.tsx';
import { payeeWords, type Payee, type PayeeWords } from './payee-words.ts';
import { draftSchema, emptyDraft, toTerms, totalOf } from './payout-terms.ts';
import type { Payable, PaypalMode, PayoutAnswer, PayoutDraft, PayoutTerms } from './payout-terms.ts';
import * as styles from './PayoutDialog.css.ts';
import { currencyOf, signOf, type ShopCurrency } from './shop-currency.ts';

type Props = {
  vendor: { name: string; paypal_email: string; currency: CurrencyCode | null };
  /** A sales rep is paid by the same dialog, in other words. */
  payee?: Payee;
  payable: Loadable<Payable>;
  currency: ShopCurrency;
  /** Sent once at a time. What is typed stays when it is refused; after `unknown` only the same terms are sent again. */
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
  payee = 'vendor',
  payable,
  currency: shop,
  onPay,
  hrefOfPayout,
  onClose,
}: Props) {
  const [isPaying, setIsPaying] = useState(false);
  const [paid, setPaid] = useState<Paid | null>(null);
  const [asked, setAsked] = useState<Asked>({ is: 'nothing' });
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

  const send = async (terms: PayoutTerms, way: PaypalMode): Promise<PayoutAnswer> => {
    setIsPaying(true);
    try {
      const answer = await onPay(terms).catch((error: unknown): PayoutAnswer => {
        reportError(error);
        return { is: 'unknown', problem: unknownProblem };
      });
      if (answer.is === 'done') setPaid({ ...answer.payout, way });
      setAsked(answer.is === 'unknown' ? { ...answer, terms, way } : { is: 'nothing' });
      return answer;
    } finally {
      setIsPaying(false);
    }
  };

  const pay = async (draft: PayoutDraft): Promise<Answered> => {
    if (payable.is !== 'ready') return nothingKnown;
    const way = draft.isByPaypal ? (payable.value.paypal ?? 'off') : 'off';
    const answer = await send(toTerms(draft, payable.value, shop.books), way);
    return answer.is === 'unknown' ? { is: 'cancelled' } : answer;
  };

  const askAgain = async ({ terms, way }: Extract<Asked, { is: 'unknown' }>) => {
    const answer = await send(terms, way);
    if (answer.is === 'refused') setAsked(answer);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isPaying}
      title={`Pay ${vendor.name}`}
      description="Look over the payout before you make it."
    >
      {asked.is === 'unknown' && (
        <Unknown
          problem={asked.problem}
          total={formatDecimal(asked.terms.expected_amount, currency)}
          name={vendor.name}
          isAsking={isPaying}
          onAskAgain={() => void askAgain(asked)}
          onClose={onClose}
        />
      )}
      {asked.is === 'refused' && <RefusalBanner problem={asked.problem} />}
      {payable.is === 'failed' && asked.is !== 'unknown' && (
        <FailedState what="What is due" problem={payable.problem} onRetry={payable.onRetry} />
      )}
      {/* What was typed outlasts the question. */}
      <div hidden={asked.is === 'unknown' || payable.is === 'failed'}>
        <Review
          payable={payable.is === 'ready' ? payable.value : null}
          words={payeeWords[payee]}
          books={shop.books}
          currency={currency}
          paypalEmail={vendor.paypal_email === '' ? null : vendor.paypal_email}
          onPay={pay}
          onCancel={onClose}
          isPaying={isPaying}
        />
      </div>
    </Dialog>
  );
}

/** Of the payout that was sent last. */
type Asked =
  | { is: 'nothing' }
  | { is: 'refused'; problem: Problem }
  | { is: 'unknown'; problem: Problem; terms: PayoutTerms; way: PaypalMode };

type Paid = { id: number; invoice_number: number; amount: string; way: PaypalMode };

const nothingKnown: Answered = {
  is: 'refused',
  problem: { detail: 'What is due is not known yet. Please wait a moment.', errors: [] },
};

type ReviewProps = {
  payable: Payable | null;
  words: PayeeWords;
  books: CurrencyCode;
  currency: CurrencyCode;
  paypalEmail: string | null;
  onPay: (draft: PayoutDraft) => Promise<Answered>;
  onCancel: () => void;
  isPaying: boolean;
};

function Review({ payable, words, books, currency, paypalEmail, onPay, onCancel, isPaying }: ReviewProps) {
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
          <span>{payable === null ? 'Commissions' : words.counted(payable.line_items.length)}</span>
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
      <TextArea name="note" label="Note" hint={words.note} rows={2} isOptional />
      {payable?.being_checked === true && (
        <Banner tone="caution" title={beingChecked}>
          <p>It is not known yet whether an earlier payment went through.</p>
        </Banner>
      )}
      {paypalEmail === null || (payable?.paypal ?? 'off') === 'off' ? (
        <Text size="small" tone="muted">
          The payout is recorded here. Send the money yourself, as you usually do.
        </Text>
      ) : (
        <Checkbox
          name="isByPaypal"
          label="Pay with PayPal"
          hint={
            payable?.paypal === 'sandbox'
              ? 'Sandbox mode is on: PayPal’s test system is asked, no money moves, and nothing counts as paid.'
              : `The total is sent to ${paypalEmail}.`
          }
        />
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
          disabledReason={refusalOf(payable, total, words)}
        />
      </FormActions>
    </Form>
  );
}

/** A text that is no amount is told at its field when the form is sent, so it does not disable the button. */
function refusalOf(payable: Payable | null, total: string | null, words: PayeeWords): string | null {
  if (payable === null) return 'What is due is being looked up.';
  if (payable.being_checked === true) return beingChecked;
  if (payable.line_items.length === 0) return words.nothing;
  return total !== null && !(Number(total) > 0) ? 'The payout has to be above zero.' : null;
}

/** As the server says it when it refuses. */
const beingChecked = 'We are checking with PayPal. Do not pay again.';

type UnknownProps = {
  problem: Problem;
  total: string;
  name: string;
  isAsking: boolean;
  onAskAgain: () => void;
  onClose: () => void;
};

/** Until it is known what became of a payout no other can be sent from here. */
function Unknown({ problem, total, name, isAsking, onAskAgain, onClose }: UnknownProps) {
  return (
    <>
      <UnknownBanner
        title={`We do not know yet whether the payout of ${total} to ${name} was made.`}
        problem={problem}
        next="Ask again: a payout that was made is found, and nobody is paid twice."
      />
      <div className={styles.actions}>
        <Button
          label="Close"
          onClick={onClose}
          state={isAsking ? { is: 'disabled', reason: 'Please wait for the answer.' } : { is: 'ready' }}
        />
        <Button
          label="Ask again"
          tone="primary"
          onClick={onAskAgain}
          state={isAsking ? { is: 'busy', label: 'Asking…' } : { is: 'ready' }}
        />
      </div>
    </>
  );
}

function Confirmation({ paid, vendor, currency }: { paid: Paid; vendor: string; currency: CurrencyCode }) {
  const amount = formatDecimal(paid.amount, currency);
  const title = {
    off: `A payout of ${amount} to ${vendor} is recorded.`,
    live: `${amount} is on its way to ${vendor} through PayPal.`,
    sandbox: `A test of ${amount} to ${vendor} is on its way to PayPal’s test system. Nothing is paid.`,
  }[paid.way];
  return (
    <Banner tone="positive" title={title} announcement="polite">
      <p>Invoice #{paid.invoice_number}</p>
    </Banner>
  );
}
