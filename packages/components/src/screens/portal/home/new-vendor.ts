import type { ListState } from '../../../parts/lists/list.ts';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import type { Paid } from '../../../parts/payouts/PaidFilter.tsx';
import type { PortalTotals } from '../commissions/PortalStats.tsx';

type Known = {
  totals: Loadable<PortalTotals>;
  lines: ListState<unknown>;
  query: { search: string; paid: Paid; from: string; to: string };
};

/** Has this vendor neither sold nor been paid? Where that is not known for certain it is no new one. */
export function isNewVendor({ totals, lines, query }: Known): boolean {
  if (totals.is !== 'ready' || lines.is !== 'ready' || lines.total > 0) return false;
  // An empty list that was narrowed says nothing about the whole.
  if (query.search !== '' || query.paid !== 'all' || query.from !== '' || query.to !== '') return false;
  const { commission_due: due, commission_paid: paid, commission_earned: earned } = totals.value;
  return [due, paid, earned].every((amount) => Number(amount) === 0);
}
