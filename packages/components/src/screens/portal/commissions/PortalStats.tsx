import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { ShopSwitches } from '@consignment/domain/shop/shop-switches';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { splitDueText, type SplitDue } from '../../../parts/money/split-due.ts';
import { StatBoxes } from '../../../parts/money/StatBoxes.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';

const texts = defineTexts('PortalStats', {
  notLoaded: 'Your totals could not be loaded.',
  owed: 'Owed',
});

/** Decimal strings; sales and tax only where the shop shows them. */
export type PortalTotals = SplitDue & {
  commission_due: string;
  commission_paid: string;
  commission_earned: string;
  total_sales?: string | undefined;
  amount_taxed?: string | undefined;
};

export type StatSwitches = Pick<
  ShopSwitches,
  'hidePortalStats' | 'showVendorSalesStat' | 'showVendorTaxesStat'
>;

type Props = { totals: Loadable<PortalTotals>; switches: StatSwitches; currency: CurrencyCode };

/** The amounts that a vendor is owed, was paid and has earned; nothing in a shop that shows no totals (spec accounts §2.4). */
export function PortalStats({ totals, switches, currency }: Props) {
  if (switches.hidePortalStats) return null;
  if (totals.is === 'failed') {
    return (
      <Card>
        <FailedState title={texts.notLoaded} problem={totals.problem} onRetry={totals.onRetry} />
      </Card>
    );
  }
  const figures = totals.is === 'ready' ? totals.value : null;
  return (
    <StatBoxes
      currency={currency}
      dueLabel={texts.owed}
      stats={
        figures && {
          due: figures.commission_due,
          paid: figures.commission_paid,
          earned: figures.commission_earned,
          waiting: splitDueText(figures, currency),
          ...(switches.showVendorSalesStat &&
            figures.total_sales !== undefined && { sales: figures.total_sales }),
          ...(switches.showVendorTaxesStat &&
            figures.amount_taxed !== undefined && { taxes: figures.amount_taxed }),
        }
      }
    />
  );
}
