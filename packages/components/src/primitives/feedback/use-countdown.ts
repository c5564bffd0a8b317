import { useEffect, useState } from 'react';

/**
 * The whole seconds that are left of a wait, down to 0. It starts again with each `reason`, such as the problem that
 * asks for the wait.
 */
export function useCountdown(seconds: number, reason: unknown): number {
  const [wait, setWait] = useState({ reason, left: seconds });
  if (wait.reason !== reason) setWait({ reason, left: seconds });
  useEffect(() => {
    if (seconds === 0) return undefined;
    const count = (left: (before: number) => number) =>
      setWait((before) => (before.reason === reason ? { reason, left: left(before.left) } : before));
    const tick = setInterval(() => count((before) => Math.max(before - 1, 1)), second);
    // The seconds of a hidden page pass slowly, the whole wait does not.
    const end = setTimeout(() => {
      clearInterval(tick);
      count(() => 0);
    }, seconds * second);
    return () => {
      clearInterval(tick);
      clearTimeout(end);
    };
  }, [seconds, reason]);
  return wait.reason === reason ? wait.left : seconds;
}

const second = 1000;
