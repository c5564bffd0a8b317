import type { CurrencyCode } from '@consignment/domain/money/currency';
import { isolated } from '@consignment/domain/text/direction';
import { payAction } from '@consignment/domain/payouts/payout';
import { defineTexts } from '@consignment/domain/text/texts';
import { Button } from '../../primitives/actions/Button.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { MoneyText } from '../money/MoneyText.tsx';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('PayAction', {
  hidden: 'Hidden',
  nothingIsDue: 'Nothing is due to {name}.',
  owedBack: 'Owed back {amount}',
  paid: 'Paid',
  payNow: 'Pay Now',
});

type Props = {
  /** Of the vendor or the sales rep. */
  name: string;
  /** A decimal string. */
  due: string;
  /** In which it is written. */
  currency: CurrencyCode;
  /** A hidden vendor cannot be paid until it is shown again. */
  isHidden?: boolean;
  onPayNow: () => void;
};

/**
 * Opens the review of a payout, where something is due (spec operations §2); shows the amount owed back, if any.
 * The review itself is a PayoutDialog.
 */
export function PayAction({ name, due, currency, isHidden = false, onPayNow }: Props) {
  // Only its sign matters here, and that is exact in any number.
  const action = payAction(Number(due));
  if (action === 'owed_back') {
    return (
      <Text key="owed back" as="span" size="small">
        <TextWithElements
          text={texts.owedBack}
          elements={{ amount: <MoneyText amount={due.replace('-', '')} currency={currency} /> }}
        />
      </Text>
    );
  }
  if (isHidden) {
    return (
      <Text as="span" size="small" tone="muted">
        {texts.hidden}
      </Text>
    );
  }
  return (
    <Button
      label={action === 'pay' ? texts.payNow : texts.paid}
      tone={action === 'pay' ? 'secondary' : 'quiet'}
      size="small"
      onClick={onPayNow}
      state={
        action === 'pay'
          ? { is: 'ready' }
          : { is: 'disabled', reason: texts.nothingIsDue({ name: isolated(name) }) }
      }
    />
  );
}
