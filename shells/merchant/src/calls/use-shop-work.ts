import { answerOf } from '@consignment/client/answer';
import type { Card } from '@consignment/routing/app/use-card';
import { usePolling } from '@consignment/routing/app/use-polling';
import { useEffect, useState } from 'react';
import { useRevalidator } from 'react-router-dom';
import { client } from '../api.ts';

type Work = { recalculation: { progress: number; failure: string | null } | null };

const nothing: Work = { recalculation: null };

/** The server's work on the shop's figures: the recalculation after a change of rules. A sync is the app's. */
export async function askShopWork(signal: AbortSignal): Promise<Work> {
  const { recalculation } = await answerOf(client.GET('/sync-progress/', { signal }));
  const { active, progress, failure } = recalculation;
  return { recalculation: active ? { progress, failure } : null };
}

/** Follows the work that was in progress when the page loaded to its end, and then loads the page's data again. */
export function useShopWork({ answer, watch }: Card<Work>): Work {
  const { revalidate } = useRevalidator();
  const [work, setWork] = useState(nothing);
  useEffect(() => {
    let isLeft = false;
    const show = (seen: Awaited<typeof answer>) => {
      if (!isLeft && seen.is === 'ready') setWork(seen.value);
    };
    answer.then(show, () => undefined);
    const leave = watch();
    return () => {
      isLeft = true;
      leave();
    };
  }, [answer, watch]);
  usePolling(isUnderWay(work), async (signal) => {
    const now = await askShopWork(signal);
    setWork(now);
    if (!isUnderWay(now)) await revalidate();
  });
  return work;
}

function isUnderWay({ recalculation }: Work): boolean {
  return recalculation !== null;
}
