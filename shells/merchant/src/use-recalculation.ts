import { answerOf } from '@consignment/client/answer';
import { usePolling } from '@consignment/routing/use-polling';
import { useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { client } from './api.ts';

/** The recalculation after a change of rules, as the server reports it. */
export async function askRecalculation(signal: AbortSignal) {
  return (await answerOf(client.GET('/sync-progress/', { signal }))).recalculation;
}

/**
 * Follows a recalculation to its end and then loads the page's data again, since its amounts are new. `seen` is what
 * was known when the page was loaded. Call `follow` after a save that may have started one.
 */
export function useRecalculation(seen: { active: boolean; progress: number } | null) {
  const { revalidate } = useRevalidator();
  const [progress, setProgress] = useState(seen?.active ? seen.progress : null);
  usePolling(progress !== null, async (signal) => {
    const { active, progress: now } = await askRecalculation(signal);
    setProgress(active ? now : null);
    if (!active) await revalidate();
  });
  return { progress, follow: () => setProgress(0) };
}
