import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for the life of a component, which calls the latest: for a new one every row would be drawn again. */
export function useSteady<Args extends readonly unknown[], Answer>(
  given: (...args: Args) => Answer,
): (...args: Args) => Answer {
  const latest = useRef(given);
  useLayoutEffect(() => {
    latest.current = given;
  });
  return useCallback((...args: Args) => latest.current(...args), []);
}
