import { toProblem } from '@consignment/client/problem';
import { useEffect, useEffectEvent, useId } from 'react';
import { preparePollingNotice, tellPolling, type PollingTrouble } from './polling-trouble.tsx';

/** Once a second, as the spec has it for a sync (spec foundations §9). */
const second = 1000;

/** The longest pause after failures, and the pause of a page that is not looked at. */
const longest = 60 * second;

type Options = {
  every?: number;
  /** True where the page itself says that there is no answer. */
  isQuiet?: boolean;
};

/**
 * Asks again and again while `isActive`: the next time is counted from the end of the last, so none overlap. While it
 * fails it asks less and less often, and the app says so.
 */
export function usePolling(
  isActive: boolean,
  ask: (signal: AbortSignal) => Promise<unknown>,
  { every = second, isQuiet = false }: Options = {},
): void {
  const id = useId();
  const askNow = useEffectEvent(ask);
  useEffect(() => {
    if (!isActive) return undefined;
    if (!isQuiet) preparePollingNotice();
    const stop = startPolling((signal) => askNow(signal), every, {
      onTrouble: (trouble) => {
        if (!isQuiet) tellPolling(id, trouble);
      },
    });
    return () => {
      stop();
      tellPolling(id, null);
    };
  }, [isActive, every, isQuiet, id]);
}

type Watched = {
  onTrouble?: (trouble: PollingTrouble) => void;
  /** The page, which may be hidden behind other tabs; null where there is none. */
  page?: Pick<Document, 'hidden' | 'addEventListener' | 'removeEventListener'> | null;
};

/**
 * @returns the way to stop, which cancels the question that is open. A failed question is asked again, each time after
 * twice the pause, and not before the server wants it; a hidden page asks once a minute, and at once when it is shown.
 */
export function startPolling(
  ask: (signal: AbortSignal) => Promise<unknown>,
  every: number,
  { onTrouble, page = typeof document === 'undefined' ? null : document }: Watched = {},
): () => void {
  const stop = new AbortController();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let isAsking = false;
  let failures = 0;
  /** Milliseconds: the pause after failures, and the part of it that the server has asked for. */
  let owed = 0;
  let asked = 0;

  const wait = (pause: number) => {
    clearTimeout(timer);
    if (!stop.signal.aborted) timer = setTimeout(run, pause);
  };
  const next = () => {
    isAsking = false;
    if (!stop.signal.aborted) wait(page?.hidden === true ? Math.max(longest, owed) : Math.max(every, owed));
  };
  const run = () => {
    isAsking = true;
    ask(stop.signal).then(
      () => {
        if (failures > 0 && !stop.signal.aborted) onTrouble?.(null);
        failures = 0;
        owed = 0;
        asked = 0;
        next();
      },
      (cause: unknown) => {
        if (stop.signal.aborted) return;
        failures += 1;
        const problem = toProblem(cause);
        asked = (problem.retryAfter ?? 0) * second;
        owed = Math.max(Math.min(every * 2 ** failures, longest), asked);
        onTrouble?.({ problem, seconds: Math.ceil(owed / second) });
        next();
      },
    );
  };
  const look = () => {
    if (page?.hidden === false && !isAsking) wait(asked);
  };
  page?.addEventListener('visibilitychange', look);
  wait(every);
  return () => {
    stop.abort(new DOMException('The page was left.', 'AbortError'));
    clearTimeout(timer);
    page?.removeEventListener('visibilitychange', look);
  };
}
