import type { CurrencyCode } from '@consignment/domain/money/currency';
import { useState } from 'react';
import type { ShopCurrency } from '../../../parts/money/shop-currency.ts';
import type { KnownOutcome } from '../../../primitives/feedback/outcome.ts';
import type { CommissionLine } from './commission-columns.tsx';
import { onUse } from '../../../parts/pages/on-use.tsx';

const { Component: RemoveItemDialogOnUse } = onUse(
  async () => (await import('./RemoveItemDialog.tsx')).RemoveItemDialog,
);

export type RemoveItem = (lineId: number) => Promise<KnownOutcome>;

type Of = {
  vendor: { name: string; currency: CurrencyCode | null; commission_totals: { due: string } };
  currency: ShopCurrency;
};

/**
 * The question before a custom item is removed, for a list of lines: `open` never changes, and is null for a person who may
 * not.
 */
export function useRemoveItem({ vendor, currency }: Of, onRemove: RemoveItem | null) {
  const [line, setLine] = useState<CommissionLine | null>(null);
  return {
    open: onRemove === null ? null : setLine,
    dialog: line !== null && onRemove !== null && (
      <RemoveItemDialogOnUse
        vendor={vendor}
        item={line}
        due={vendor.commission_totals.due}
        currency={currency}
        onRemove={() => onRemove(line.id)}
        onClose={() => setLine(null)}
      />
    ),
  };
}
