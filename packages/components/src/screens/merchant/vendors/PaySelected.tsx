import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { PayoutDialogAhead } from '../../../parts/payouts/payout-dialog-on-use.ts';
import type { PayoutAnswer, PayoutTerms, UnpaidAnswer } from '../../../parts/payouts/payout-terms.ts';
import type { ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { ready, type ActionState } from '../../../primitives/actions/action-state.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { payableOf, usePayoutReview } from './use-payout-review.ts';

const texts = defineTexts('PaySelected', {
  addPayout: 'Add Payout for {n} Orders',
  hiddenVendor: 'A hidden vendor cannot be paid until it is shown again.',
});

type Props = {
  vendor: { name: string; paypal_email: string; hidden: boolean; currency: CurrencyCode | null };
  /** Ids of the selected lines; the button is there while there are any. */
  lines: ReadonlySet<string>;
  /** Of the selected lines, a decimal string. */
  total: string;
  currency: ShopCurrency;
  hrefOfPayout: (payoutId: number) => string;
  onAskUnpaid: () => Promise<UnpaidAnswer>;
  onPay: (terms: PayoutTerms) => Promise<PayoutAnswer>;
  /** The lines are paid, and no longer selected. */
  onPaid: () => void;
};

/** The button that pays the selected lines, and its review. The list does not know of them, so they do not draw it. */
export function PaySelected({ vendor, lines, total, currency, hrefOfPayout, ...calls }: Props) {
  const review = usePayoutReview(calls.onAskUnpaid);
  const pay = async (terms: PayoutTerms) => {
    const answer = await calls.onPay(terms);
    if (answer.is === 'done') calls.onPaid();
    else review.refresh();
    return answer;
  };
  return (
    <>
      {lines.size > 0 && (
        <Button
          label={texts.addPayout({ n: formatCount(lines.size) })}
          tone="primary"
          onClick={review.open}
          state={vendor.hidden ? hiddenVendor : ready}
        />
      )}
      {(lines.size > 0 || review.known !== null) && (
        <PayoutDialogAhead
          key={review.time}
          isOpen={review.known !== null}
          vendor={vendor}
          payable={payableOf(review.known ?? loading, [...lines].map(Number), total)}
          currency={currency}
          onPay={pay}
          hrefOfPayout={hrefOfPayout}
          onClose={review.close}
        />
      )}
    </>
  );
}

const loading = { is: 'loading' } as const;

const hiddenVendor: ActionState = {
  is: 'disabled',
  get reason() {
    return texts.hiddenVendor;
  },
};
