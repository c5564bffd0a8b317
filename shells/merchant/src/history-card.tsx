import { HistoryPanel } from '@consignment/components/screens/merchant/history/HistoryPanel';
import type { ShownEntry } from '@consignment/components/screens/merchant/history/history-columns';
import type { HistoryAbout } from '@consignment/components/screens/merchant/history/HistoryScreen';
import { useCard, type Card } from '@consignment/routing/app/use-card';
import { may } from './may.ts';
import { useApp } from './routes/app.tsx';
import { hrefOfObject } from './history-links.ts';
import { hrefOfHistory } from './history.ts';

type Props = {
  about: HistoryAbout;
  card: Card<readonly ShownEntry[]>;
  timeZone: string;
};

/** The history of one thing on its own page, which neither waits for it nor fails with it. */
export function HistoryCard({ about, card, timeZone }: Props) {
  const { currency } = useApp();
  const state = useCard(card);
  if (!may('listHistory')) return null;
  return (
    <HistoryPanel
      entries={state.is === 'ready' ? { is: 'ready', rows: state.value } : state}
      currency={currency}
      timeZone={timeZone}
      hrefOfObject={hrefOfObject}
      hrefOfAll={hrefOfHistory(about)}
    />
  );
}
