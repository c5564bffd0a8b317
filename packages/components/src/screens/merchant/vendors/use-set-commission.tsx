import type { Override } from '@consignment/domain/commission/commission';
import { useState } from 'react';
import { lineToSet, soldFor, typedOverride, type LineToSet } from '../../../parts/orders/line-item.ts';
import type { PreviewCommission } from '../../../parts/commission/override-preview.ts';
import { SetCommissionDialogOnUse } from '../../../parts/commission/set-commission-dialog-on-use.ts';
import type { ShopCurrency } from '../../../parts/money/shop-currency.ts';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { nameOfLine, type CommissionLine } from './commission-columns.tsx';

/** Null clears the override. An amount is in minor units of the shop's books, a rate in parts per million. */
export type SaveCommission = (line: LineToSet, override: Override | null) => Promise<Outcome>;

/** The overlay that sets the commission of a line, for a list of lines: `open` never changes. */
export function useSetCommission(
  currency: ShopCurrency,
  onPreview: PreviewCommission,
  /** Null for a person who may not: there is nothing to open then. */
  onSave: SaveCommission | null,
) {
  const [line, setLine] = useState<CommissionLine | null>(null);
  return {
    open: onSave === null ? null : setLine,
    dialog: line !== null && onSave !== null && (
      <SetCommissionDialogOnUse
        what={nameOfLine(line)}
        current={typedOverride(line)}
        sold={soldFor(line, currency.books)}
        currency={currency.books}
        onPreview={(override) => onPreview(line.id, override)}
        onSave={(override) => onSave(lineToSet(line), override)}
        onClose={() => setLine(null)}
      />
    ),
  };
}
