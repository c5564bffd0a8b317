import { answerOf } from '@consignment/client/answer';
import type { ShownEntry } from '@consignment/components/screens/merchant/history/history-columns';
import type { HistoryAbout } from '@consignment/components/screens/merchant/history/HistoryScreen';
import { client } from './api.ts';
import { aboutIn } from './lists/history-codec.ts';
import { may, readRights } from './may.ts';
import { paths } from './paths.ts';

/** How the call is asked for the history of one thing. */
export function aboutAsk(about: HistoryAbout) {
  return 'vendor' in about ? { vendor_id: about.vendor } : { object_type: about.type, object_id: about.id };
}

/** The address of the history of one thing. */
export function hrefOfHistory(about: HistoryAbout): string {
  return `${paths.history}?${aboutIn(about).toString()}`;
}

/** As many acts as a card on another page shows. */
const shownOnPage = 10;

/** None for a person who may not read it. */
export async function askHistoryOf(about: HistoryAbout, signal: AbortSignal): Promise<ShownEntry[]> {
  await readRights();
  if (!may('listHistory')) return [];
  const query = { ...aboutAsk(about), page_size: shownOnPage };
  const answer = await answerOf(client.GET('/history/', { params: { query }, signal }));
  return 'results' in answer ? answer.results : [];
}
