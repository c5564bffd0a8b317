import type { CurrencyCode } from '@consignment/domain/money/currency';
import { dueToText, owedBackText, type PayeeKind, type ShownDues } from '@consignment/domain/payouts/dues';
import { defineTexts } from '@consignment/domain/text/texts';
import type { ComponentProps, ReactNode } from 'react';
import { StatTiles, type StatTile } from '../../primitives/text/StatTiles.tsx';
import { MoneyText } from './MoneyText.tsx';

const texts = defineTexts('StatBoxes', {
  owedBack: 'Owed back',
  paid: 'Paid',
  earned: 'Earned',
  sales: 'Sales',
  taxes: 'Taxes',
  profit: 'Profit',
});

/**
 * Decimal strings; `sales`, `taxes` and the shop's own `profit` only where the shop shows them, and null while one of
 * them is still being loaded.
 */
export type VendorStats = {
  /** Of one payee, below 0 where it owes something back; or of several, never netted. */
  due: string | ShownDues;
  paid: string;
  earned: string;
  sales?: string | null;
  taxes?: string | null;
  profit?: string;
  /** The waiting part of the amount due, in words; left out where there is none. */
  waiting?: string | null;
};

type Props = {
  /** Null while they are being loaded. */
  stats: VendorStats | null;
  currency: CurrencyCode;
  /** Merchants read 'Due', vendors 'Owed'; below 0 both read 'Owed back'. */
  dueLabel: string;
  /** The payees, where the sums are of several. */
  payees?: PayeeKind;
  size?: ComponentProps<typeof StatTiles>['size'];
  /** Below the paid and earned figures, such as the last payout; null while it is loading. */
  details?: { paid: string | null; earned: string | null };
  /** A button that acts on the amount due. */
  action?: ReactNode;
  /** The amount due over time; null while it is being loaded. */
  dueTrend?: ReactNode | null;
};

/**
 * The amounts that a vendor, or all of them, is owed, was paid and has earned; earned is the sum of the other two. Figures over
 * time are an EarningsChart.
 */
export function StatBoxes({ stats, currency, dueLabel, payees, size, details, action, dueTrend }: Props) {
  const tile = (label: string, amount: string | null | undefined): StatTile => ({
    label,
    value: amount === undefined || amount === null ? null : <MoneyText amount={amount} currency={currency} />,
  });
  const dueTile = (known: VendorStats | null): StatTile => {
    // As high while it is loaded, so that nothing moves.
    if (known === null) return { ...tile(dueLabel, null), ...(payees !== undefined && { detail: blank }) };
    const { due, waiting } = known;
    const held = typeof waiting === 'string' ? [waiting] : [];
    if (typeof due !== 'string') {
      const kind = payees ?? 'vendor';
      const owed = owedBackText(due, kind, currency);
      const detail = [dueToText(due, kind), ...(owed === null ? [] : [owed]), ...held];
      return { ...tile(dueLabel, due.due), detail };
    }
    // A figure below 0 under Due reads as a fault; it is an overpaid amount.
    const sum = Number(due) < 0 ? tile(texts.owedBack, due.replace('-', '')) : tile(dueLabel, due);
    return held.length === 0 ? sum : { ...sum, detail: held };
  };
  return (
    <StatTiles
      size={size}
      tiles={[
        {
          ...dueTile(stats),
          action,
          trend: dueTrend,
        },
        { ...tile(texts.paid, stats?.paid), ...detailOf(details?.paid) },
        { ...tile(texts.earned, stats?.earned), ...detailOf(details?.earned) },
        ...(stats?.sales === undefined ? [] : [tile(texts.sales, stats.sales)]),
        ...(stats?.taxes === undefined ? [] : [tile(texts.taxes, stats.taxes)]),
        ...(stats?.profit === undefined ? [] : [tile(texts.profit, stats.profit)]),
      ]}
    />
  );
}

/** As high while it is loaded, so that nothing moves. */
function detailOf(words: string | null | undefined): Pick<StatTile, 'detail'> {
  return words === undefined ? {} : { detail: words ?? blank };
}

const blank = '\u00a0';
