import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import type { ReactNode } from 'react';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { splitDueText } from '../../../parts/money/split-due.ts';
import { StatBoxes } from '../../../parts/money/StatBoxes.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import type { PortalTotals, StatSwitches } from '../commissions/PortalStats.tsx';
import * as styles from './HomeFigures.css.ts';

const texts = defineTexts('HomeFigures', {
  notLoaded: 'Your totals could not be loaded.',
  owed: 'Owed',
  earnedAndNotPaidOut: 'Earned but not paid out yet.',
  moreWasPaidOutEarned:
    'You’ve been paid more than you’ve earned. The difference will be deducted from your next payouts.',
  yourFirstSaleStarts: 'Your earnings will start with your first sale.',
  allThatYouHaveEarned: 'Everything you’ve earned has been paid.',
});

type Props = {
  totals: Loadable<PortalTotals>;
  /** A PayoutLine, which loads on its own; null where the shop keeps its payouts out of the portal. */
  payouts: ReactNode;
  /** A StatementLine, which has one too; null where vendors get no statements. */
  statement: ReactNode;
  switches: StatSwitches;
  currency: CurrencyCode;
};

/**
 * The figures that a vendor comes for: what is owed, was paid and was earned, then its payouts and its latest statement
 * (spec accounts §2.4). A shop that shows no totals shows nothing here.
 */
export function HomeFigures({ totals, payouts, statement, switches, currency }: Props) {
  if (switches.hidePortalStats) return null;
  if (totals.is === 'failed') {
    return (
      <Card>
        <FailedState title={texts.notLoaded} problem={totals.problem} onRetry={totals.onRetry} />
      </Card>
    );
  }
  const sums = totals.is === 'ready' ? totals.value : null;
  return (
    <Stack space="medium">
      <StatBoxes
        currency={currency}
        dueLabel={texts.owed}
        stats={
          sums && {
            due: sums.commission_due,
            paid: sums.commission_paid,
            earned: sums.commission_earned,
            waiting: owedText(sums, currency),
            ...(switches.showVendorSalesStat &&
              sums.total_sales !== undefined && { sales: sums.total_sales }),
            ...(switches.showVendorTaxesStat &&
              sums.amount_taxed !== undefined && { taxes: sums.amount_taxed }),
          }
        }
      />
      {(payouts !== null || statement !== null) && (
        <div className={styles.facts}>
          {payouts}
          {statement}
        </div>
      )}
    </Stack>
  );
}

/** How the amount that is owed came to be. */
function owedText(sums: PortalTotals, currency: CurrencyCode): string {
  const { commission_due: due, commission_earned: earned } = sums;
  const amount = Number(due);
  if (amount > 0) return splitDueText(sums, currency) ?? texts.earnedAndNotPaidOut;
  if (amount < 0) return texts.moreWasPaidOutEarned;
  return Number(earned) === 0 ? texts.yourFirstSaleStarts : texts.allThatYouHaveEarned;
}
