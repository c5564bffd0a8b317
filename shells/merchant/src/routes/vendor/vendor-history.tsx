import type { ShownEntry } from '@consignment/components/screens/merchant/history/history-columns';
import { PanelBoundary } from '@consignment/routing/app/ProblemBoundary';
import { cardOf, type Card } from '@consignment/routing/app/use-card';
import { askHistoryOf } from '../../history.ts';
import { HistoryCard } from '../../history-card.tsx';
import { useApp } from '../app.tsx';

/** It comes after the page, and is not waited for. */
export function loadHistory(vendor: number, left: AbortSignal): { card: Card<readonly ShownEntry[]> } {
  return { card: cardOf((signal) => askHistoryOf({ vendor }, signal), left) };
}

type Props = { vendor: { id: number }; history: ReturnType<typeof loadHistory> };

/** The History tab of a vendor's page. */
export function VendorHistory({ vendor, history }: Props) {
  const { timeZone } = useApp();
  return (
    <PanelBoundary>
      <HistoryCard about={{ vendor: vendor.id }} card={history.card} timeZone={timeZone} />
    </PanelBoundary>
  );
}
