import { useEffect, useEffectEvent } from 'react';

/** Once a second, as the spec has it for a sync (spec foundations §9). */
const second = 1000;

/** Asks again and again while `isActive`: the next time is counted from the end of the last, so none overlap. */
export function usePolling(isActive: boolean, ask: () => Promise<unknown>, every = second): void {
  const askNow = useEffectEvent(ask);
  useEffect(() => (isActive ? startPolling(() => askNow(), every) : undefined), [isActive, every]);
}

/** @returns the way to stop. A failed question is asked again like any other; its asker knows of the failure. */
export function startPolling(ask: () => Promise<unknown>, every: number): () => void {
  let isStopped = false;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const next = () => {
    if (!isStopped) timer = setTimeout(run, every);
  };
  const run = () => void ask().then(next, next);
  next();
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
