import type { LineState } from '@consignment/domain/commission-rules';
import type { Trace } from '@consignment/domain/commission-amount';
import { reasonText, type Reason } from '@consignment/domain/commission-reasons';
import type { CurrencyCode } from '@consignment/domain/currency';
import type { ReactNode } from 'react';
import { Badge } from '../primitives/Badge.tsx';
import { commissionKind } from './commission-kind.ts';
import { CommissionAmount, type CommissionType } from './CommissionAmount.tsx';
import * as styles from './CommissionCell.css.ts';
import { WhyThisAmount } from './WhyThisAmount.tsx';

/** The fields of a line item that its commission is drawn from. Fields that a shop hides from its vendors are left out. */
export type CommissionOfLine = {
  /** A decimal string, after refunds. */
  commission_amount?: string;
  commission_type: CommissionType;
  vendor_paid: boolean;
  commission_state: LineState;
  commission_reason: Reason | null;
  commission_trace?: Trace | null;
};

type Props = {
  line: CommissionOfLine;
  currency: CurrencyCode;
  /** The line's name, such as `#1001, Oak table`; it names the button that explains the amount. */
  name: string;
};

/**
 * A vendor's commission for a line: the amount and where it comes from, or why there is none yet. A paid amount is
 * struck through and says so in words as well. An amount without a state is a MoneyText.
 */
export function CommissionCell({ line, currency, name }: Props) {
  const { commission_state: state, commission_reason: reason, commission_trace: trace } = line;
  const isPaid = line.vendor_paid;
  const kind = commissionKind[line.commission_type];
  const isCounted = isPaid || state === 'accrued';
  const hasAmount = isCounted || state === 'pending';
  const hasReason = isPaid || (!isCounted && reason !== null) || kind !== undefined;
  const amount = (
    <span className={styles.line}>
      {!isCounted && badges[state]}
      {hasAmount && trace && (
        <WhyThisAmount trace={trace} amount={line.commission_amount} currency={currency} name={name} />
      )}
      {hasAmount && (
        <CommissionAmount
          amount={line.commission_amount}
          type={line.commission_type}
          currency={currency}
          isPaid={isPaid}
        />
      )}
    </span>
  );
  if (!hasReason) return amount;
  return (
    <span className={styles.frame}>
      {amount}
      {isPaid && <span className={styles.reason}>Paid</span>}
      {!isCounted && reason !== null && <span className={styles.reason}>{reasonText[reason]}</span>}
      {kind !== undefined && <span className={styles.reason}>{kind}</span>}
    </span>
  );
}

const badges = {
  accrued: null,
  pending: <Badge label="Pending" tone="caution" />,
  blocked: <Badge label="Blocked" tone="critical" />,
  ineligible: <Badge label="No commission" />,
  unassigned: <Badge label="No vendor" tone="caution" />,
} satisfies Record<LineState, ReactNode>;
