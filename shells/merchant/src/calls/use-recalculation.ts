import { answerOf } from '@consignment/client/answer';
import { usePolling } from '@consignment/routing/app/use-polling';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { client } from '../api.ts';

/** The recalculation after a change of rules, as the server reports it. */
export async function askRecalculation(signal: AbortSignal) {
  return (await answerOf(client.GET('/sync-progress/', { signal }))).recalculation;
}

/**
 * Follows a recalculation to its end and then loads the page's data again, since its amounts are new. `seen` is what
 * was known when the page was loaded. Call `follow` after a save that may have started one.
 */
type Seen = { active: boolean; progress: number; failure: string | null };

export function useRecalculation(seen: Seen | null) {
  const { revalidate } = useRevalidator();
  const [recalculation, setRecalculation] = useState(seen?.active ? stateOf(seen) : null);
  usePolling(recalculation !== null, async (signal) => {
    const now = await askRecalculation(signal);
    setRecalculation(now.active ? stateOf(now) : null);
    if (!now.active) await revalidate();
  });
  return { recalculation, follow: () => setRecalculation({ progress: 0, failure: null }) };
}

function stateOf({ progress, failure }: Seen) {
  return { progress, failure };
}
