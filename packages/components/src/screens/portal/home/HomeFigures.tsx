import type { CurrencyCode } from '@consignment/domain/currency';
import type { ReactNode } from 'react';
import type { Loadable } from '../../../parts/loadable.ts';
import { MoneyText } from '../../../parts/MoneyText.tsx';
import { splitDueText } from '../../../parts/split-due.ts';
import { Card } from '../../../primitives/Card.tsx';
import { FailedState } from '../../../primitives/FailedState.tsx';
import { Skeleton } from '../../../primitives/Skeleton.tsx';
import type { PortalTotals, StatSwitches } from '../commissions/PortalStats.tsx';
import { HomeFigure } from './HomeFigure.tsx';
import * as styles from './HomeFigures.css.ts';

type Props = {
  totals: Loadable<PortalTotals>;
  /** PayoutFigures, which have a data life of their own; null where the shop keeps its payouts out of the portal. */
  payouts: ReactNode;
  /** A StatementLine, which has one too; null where vendors get no statements. */
  statement: ReactNode;
  switches: StatSwitches;
  currency: CurrencyCode;
};

/**
 * The figures that a vendor comes for: the amount owed, its payouts beside it, and below them the sums of all time
 * (spec accounts §2.4). Nothing in a shop that shows no totals.
 */
export function HomeFigures({ totals, payouts, statement, switches, currency }: Props) {
  if (switches.hidePortalStats) return null;
  if (totals.is === 'failed') {
    return (
      <Card>
        <FailedState what="Your totals" problem={totals.problem} onRetry={totals.onRetry} />
      </Card>
    );
  }
  const sums = totals.is === 'ready' ? totals.value : null;
  const sum = (label: string, amount: string | undefined) => (
    <div className={styles.sum}>
      <dt>{label}</dt>
      <dd className={styles.amount}>
        {amount === undefined ? (
          <Skeleton shape="figure" />
        ) : (
          <MoneyText amount={amount} currency={currency} />
        )}
      </dd>
    </div>
  );
  return (
    <Card padding="none">
      <div className={styles.now}>
        <dl className={styles.owed}>{owed(sums, currency)}</dl>
        {payouts}
      </div>
      <div className={styles.foot}>
        <dl className={styles.soFar}>
          {sum('Paid', sums?.commission_paid)}
          {sum('Earned', sums?.commission_earned)}
          {switches.showVendorSalesStat && sum('Sales', sums?.total_sales)}
          {switches.showVendorTaxesStat && sum('Taxes', sums?.amount_taxed)}
        </dl>
        {statement}
      </div>
    </Card>
  );
}

function owed(sums: PortalTotals | null, currency: CurrencyCode) {
  if (sums === null) return <HomeFigure label="Owed" look="first" detail={<Skeleton shape="shortLine" />} />;
  const { commission_due: due, commission_earned: earned } = sums;
  const amount = Number(due);
  const detail =
    amount > 0
      ? (splitDueText(sums, currency) ?? 'Earned, and not paid out yet.')
      : amount < 0
        ? 'More was paid out than you have earned. It comes off your next payouts.'
        : Number(earned) === 0
          ? 'Your first sale starts it.'
          : 'All that you have earned is paid.';
  return (
    <HomeFigure
      // A figure below 0 under Owed reads as a fault; it is what has been paid out too much.
      label={amount < 0 ? 'Owed back' : 'Owed'}
      value={<MoneyText amount={due.replace('-', '')} currency={currency} />}
      detail={detail}
      look={due.length > 10 ? 'long' : 'first'}
    />
  );
}
