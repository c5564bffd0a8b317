import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyFromWire, sumMoney } from '@consignment/domain/money/money';
import { useState } from 'react';
import type { Payable } from '../../../parts/payouts/payout-terms.ts';

type Line = { id: number; commission_amount?: string };

/** `total` in minor units. `undo` is the selection before everything was selected; null otherwise. */
type Selected = { ids: ReadonlySet<string>; total: number };
type State = Selected & { scope: string; undo: Selected | null };

const nothing: Selected = { ids: new Set(), total: 0 };

/**
 * The lines chosen for a payout, over all pages of a list. `scope` names the content of the list: under another filter, or
 * for another vendor, the selection is empty, so that nothing is paid that cannot be seen by paging.
 */
export function useLineSelection(rows: readonly Line[], books: CurrencyCode, scope: string) {
  const [state, setState] = useState<State>({ ...nothing, scope, undo: null });
  const current: State = state.scope === scope ? state : { ...nothing, scope, undo: null };
  return {
    ids: current.ids,
    total: current.total,
    isEverything: current.undo !== null,
    /** A table changes only rows that it shows, so the amounts of those that changed are known. */
    change: (ids: ReadonlySet<string>) => {
      const amounts = rows.flatMap(({ id, commission_amount: amount = '0' }) => {
        const [was, is] = [current.ids.has(String(id)), ids.has(String(id))];
        if (was === is) return [];
        const minor = moneyFromWire(amount, books);
        return [is ? minor : -minor];
      });
      setState({ ids, total: sumMoney([current.total, ...amounts]), scope, undo: null });
    },
    selectEverything: ({ line_items, amount }: Payable) =>
      setState({
        ids: new Set(line_items.map(String)),
        total: moneyFromWire(amount, books),
        scope,
        undo: { ids: current.ids, total: current.total },
      }),
    undo: () => setState({ ...(current.undo ?? nothing), scope, undo: null }),
    clear: () => setState({ ...nothing, scope, undo: null }),
  };
}

export type LineSelection = ReturnType<typeof useLineSelection>;
