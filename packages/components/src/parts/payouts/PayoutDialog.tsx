import { isolated } from '@consignment/domain/text/direction';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Button } from '../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../primitives/actions/ButtonLink.tsx';
import { ConfirmDialog } from '../../primitives/overlays/ConfirmDialog.tsx';
import { Dialog } from '../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../primitives/overlays/DialogActions.tsx';
import { FailedState } from '../../primitives/feedback/FailedState.tsx';
import { unknownProblem, type Answered, type Problem } from '../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../primitives/feedback/RefusalBanner.tsx';
import { UnknownBanner } from '../../primitives/feedback/UnknownBanner.tsx';
import type { Loadable } from '../lists/loadable.ts';
import { payeeWords, type Payee } from './payee-words.ts';
import { toTerms, unusualExtra } from './payout-terms.ts';
import type { Payable, PaypalMode, PayoutAnswer, PayoutDraft, PayoutTerms } from './payout-terms.ts';
import { PayoutReview } from './PayoutReview.tsx';
import { currencyOf, type ShopCurrency } from '../money/shop-currency.ts';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('PayoutDialog', {
  payoutMade: 'Payout made',
  viewPayout: 'View payout',
  done: 'Done',
  pay: 'Pay {name}',
  description: 'Check the payout before you make it.',
  amountNotLoaded: 'The amount due could not be loaded.',
  title: 'Pay {name} {total}?',
  muchAdditional: 'The additional pay of {extra} is more than the commissions, which total {lines}.',
  confirm: 'Pay {total}',
  paying: 'Paying…',
  unknownTitle: 'We don’t know yet whether the payout of {total} to {name} went through.',
  unknownDetail:
    'Ask again: if the payout has already been made, we’ll find it, and no vendor will be paid twice.',
  close: 'Close',
  wait: 'Please wait for a response.',
  askAgain: 'Ask again',
  asking: 'Asking…',
  recorded: 'A payout of {amount} to {vendor} has been recorded.',
  onItsWay: '{amount} is on its way to {vendor} through PayPal.',
  testOnItsWay:
    'A test payout of {amount} to {vendor} is on its way to PayPal’s test system. No money will be paid.',
  notKnown: 'The amount due is not known yet. Please wait a moment.',
  invoice: 'Invoice #{number}',
});

type Props = {
  vendor: { name: string; paypal_email: string; currency: CurrencyCode | null };
  /** A sales rep is paid by the same dialog, in other words. */
  payee?: Payee;
  payable: Loadable<Payable>;
  currency: ShopCurrency;
  /** Sent once at a time. Typed values stay when it is refused; after `unknown` only the same terms are sent again. */
  onPay: (terms: PayoutTerms) => Promise<PayoutAnswer>;
  hrefOfPayout: (payoutId: number) => string;
  onClose: () => void;
};

/**
 * Reviews a payout before it is made, makes it, and shows the result. Mount it to open it. Changing the note of a
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
  const [question, setQuestion] = useState<Question | null>(null);
  const currency = currencyOf(shop, vendor);

  if (paid !== null) {
    return (
      <Dialog isOpen onClose={onClose} title={texts.payoutMade} size="small">
        <Confirmation paid={paid} vendor={vendor.name} currency={currency} />
        <DialogActions>
          <ButtonLink href={hrefOfPayout(paid.id)} label={texts.viewPayout} />
          <Button label={texts.done} tone="primary" onClick={onClose} />
        </DialogActions>
      </Dialog>
    );
  }

  const send = async (terms: PayoutTerms, mode: PaypalMode): Promise<PayoutAnswer> => {
    setIsPaying(true);
    try {
      const answer = await onPay(terms).catch((error: unknown): PayoutAnswer => {
        reportError(error);
        return { is: 'unknown', problem: unknownProblem };
      });
      if (answer.is === 'done') setPaid({ ...answer.payout, mode });
      setAsked(answer.is === 'unknown' ? { ...answer, terms, mode } : { is: 'nothing' });
      return answer;
    } finally {
      setIsPaying(false);
    }
  };

  const pay = async (draft: PayoutDraft): Promise<Answered> => {
    if (payable.is !== 'ready') return { is: 'refused', problem: { detail: texts.notKnown, errors: [] } };
    const mode = draft.isByPaypal ? (payable.value.paypal ?? 'off') : 'off';
    const terms = toTerms(draft, payable.value, shop.books);
    const unusual = unusualExtra(terms, shop.books);
    if (unusual !== null) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      setQuestion({ ...unusual, total: terms.expected_amount, answer: resolve });
      if (!(await promise)) return { is: 'cancelled' };
    }
    const answer = await send(terms, mode);
    return answer.is === 'unknown' ? { is: 'cancelled' } : answer;
  };

  const askAgain = async ({ terms, mode }: Extract<Asked, { is: 'unknown' }>) => {
    const answer = await send(terms, mode);
    if (answer.is === 'refused') setAsked(answer);
  };

  return (
    <Dialog
      isOpen
      onClose={onClose}
      canClose={!isPaying}
      title={texts.pay({ name: isolated(vendor.name) })}
      description={texts.description}
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
        <FailedState title={texts.amountNotLoaded} problem={payable.problem} onRetry={payable.onRetry} />
      )}
      {/* Typed values outlast the question. */}
      <div hidden={asked.is === 'unknown' || payable.is === 'failed'}>
        <PayoutReview
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
      {question !== null && (
        <MuchExtra
          question={question}
          name={vendor.name}
          currency={currency}
          onClose={() => {
            question.answer(false);
            setQuestion(null);
          }}
        />
      )}
    </Dialog>
  );
}

/** More is paid on top than for the lines: amounts as decimal strings, and whether it is meant. */
type Question = { lines: string; extra: string; total: string; answer: (isMeant: boolean) => void };

type MuchExtraProps = { question: Question; name: string; currency: CurrencyCode; onClose: () => void };

/** Asks once more, with the total. The form behind it lists the payments. */
function MuchExtra({ question, name, currency, onClose }: MuchExtraProps) {
  const { lines, extra, total, answer } = question;
  const money = (amount: string) => formatDecimal(amount, currency);
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={texts.title({ name, total: money(total) })}
      description={texts.muchAdditional({ extra: money(extra), lines: money(lines) })}
      confirmLabel={texts.confirm({ total: money(total) })}
      busyLabel={texts.paying}
      onConfirm={() => {
        answer(true);
        return Promise.resolve({ is: 'done' });
      }}
    />
  );
}

/** Of the payout that was sent last. */
type Asked =
  | { is: 'nothing' }
  | { is: 'refused'; problem: Problem }
  | { is: 'unknown'; problem: Problem; terms: PayoutTerms; mode: PaypalMode };

type Paid = { id: number; invoice_number: number; amount: string; mode: PaypalMode };

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
        title={texts.unknownTitle({ total, name: isolated(name) })}
        problem={problem}
        next={texts.unknownDetail}
      />
      <DialogActions>
        <Button
          label={texts.close}
          onClick={onClose}
          state={isAsking ? { is: 'disabled', reason: texts.wait } : { is: 'ready' }}
        />
        <Button
          label={texts.askAgain}
          tone="primary"
          onClick={onAskAgain}
          state={isAsking ? { is: 'busy', label: texts.asking } : { is: 'ready' }}
        />
      </DialogActions>
    </>
  );
}

function Confirmation({ paid, vendor, currency }: { paid: Paid; vendor: string; currency: CurrencyCode }) {
  const amount = formatDecimal(paid.amount, currency);
  const title = {
    off: texts.recorded({ amount, vendor: isolated(vendor) }),
    live: texts.onItsWay({ amount, vendor: isolated(vendor) }),
    sandbox: texts.testOnItsWay({ amount, vendor: isolated(vendor) }),
  }[paid.mode];
  return (
    <Banner tone="positive" title={title} announcement="polite">
      <p>
        <TextWithElements text={texts.invoice} elements={{ number: <span>{paid.invoice_number}</span> }} />
      </p>
    </Banner>
  );
}
