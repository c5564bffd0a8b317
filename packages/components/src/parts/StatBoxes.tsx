import type { CurrencyCode } from '@consignment/domain/currency';
import type { ComponentProps, ReactNode } from 'react';
import { StatTiles, type StatTile } from '../primitives/StatTiles.tsx';
import { MoneyText } from './MoneyText.tsx';

/**
 * Decimal strings; `sales`, `taxes` and the shop's own `profit` only where the shop shows them, and null while one of
 * them is still being loaded.
 */
export type VendorStats = {
  due: string;
  paid: string;
  earned: string;
  sales?: string | null;
  taxes?: string | null;
  profit?: string;
  /** The part of what is due that waits, in words; left out where none does. */
  waiting?: string | null;
};

type Props = {
  /** Null while they are being loaded. */
  stats: VendorStats | null;
  currency: CurrencyCode;
  /** Merchants read 'Due', vendors 'Owed'; below 0 both read 'Owed back'. */
  dueLabel: 'Due' | 'Owed';
  size?: ComponentProps<typeof StatTiles>['size'];
  /** Beneath what was paid and what was earned, such as the last payout; null while it is being loaded. */
  details?: { paid: string | null; earned: string | null };
  /** A button that acts on what is due. */
  action?: ReactNode;
  /** The amount due over time; null while it is being loaded. */
  dueTrend?: ReactNode | null;
};

/**
 * The amounts that a vendor, or all of them, is owed, was paid and has earned; earned is the sum of the other two. Figures over
 * time are an EarningsChart.
 */
export function StatBoxes({ stats, currency, dueLabel, size, details, action, dueTrend }: Props) {
  const tile = (label: string, amount: string | null | undefined): StatTile => ({
    label,
    value: amount === undefined || amount === null ? null : <MoneyText amount={amount} currency={currency} />,
  });
  return (
    <StatTiles
      size={size}
      tiles={[
        {
          // A figure below 0 under Due reads as a fault; it is what has been paid out too much.
          ...(Number(stats?.due ?? 0) < 0
            ? tile('Owed back', stats?.due.replace('-', ''))
            : tile(dueLabel, stats?.due)),
          ...(typeof stats?.waiting === 'string' && { detail: stats.waiting }),
          action,
          trend: dueTrend,
        },
        { ...tile('Paid', stats?.paid), ...detailOf(details?.paid) },
        { ...tile('Earned', stats?.earned), ...detailOf(details?.earned) },
        ...(stats?.sales === undefined ? [] : [tile('Sales', stats.sales)]),
        ...(stats?.taxes === undefined ? [] : [tile('Taxes', stats.taxes)]),
        ...(stats?.profit === undefined ? [] : [tile('Profit', stats.profit)]),
      ]}
    />
  );
}

/** As high while it is loaded, so that nothing moves. */
function detailOf(words: string | null | undefined): Pick<StatTile, 'detail'> {
  return words === undefined ? {} : { detail: words ?? '\u00a0' };
}
