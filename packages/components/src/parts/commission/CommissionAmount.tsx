import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { Tooltip } from '../../primitives/overlays/Tooltip.tsx';
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';
import * as styles from './CommissionAmount.css.ts';
import { MoneyText } from '../money/MoneyText.tsx';

const texts = defineTexts('CommissionAmount', {
  manualOverride: 'Manual override',
  manualOverrideRead: 'manual override',
});

export type CommissionType = 'default' | 'override' | 'custom' | 'reversal';

type Props = {
  amount: string | undefined;
  type: CommissionType;
  currency: CurrencyCode;
  /** A paid commission is struck through (spec operations §4). */
  isPaid?: boolean;
};

/**
 * The amount of a commission; a manual override has an asterisk before it (spec operations §4). A commission with
 * its state, such as paid or blocked, is a CommissionCell.
 */
export function CommissionAmount({ amount, type, currency, isPaid = false }: Props) {
  const money = <MoneyText amount={amount} currency={currency} />;
  const shown = isPaid ? <del className={styles.paid}>{money}</del> : money;
  if (type !== 'override') return shown;
  return (
    <span className={styles.amount}>
      <Tooltip text={texts.manualOverride} isRead={false}>
        {() => (
          <>
            <span aria-hidden className={styles.asterisk}>
              *
            </span>
            <VisuallyHidden>{texts.manualOverrideRead} </VisuallyHidden>
          </>
        )}
      </Tooltip>
      {shown}
    </span>
  );
}
