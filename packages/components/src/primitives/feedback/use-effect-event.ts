import * as React from 'react';

/** React's own from 19.2 on, and the same made of what 19.0 has. */
export const useEffectEvent: typeof useLatest = 'useEffectEvent' in React ? React.useEffectEvent : useLatest;

function useLatest<Given extends unknown[], Answer>(callback: (...given: Given) => Answer) {
  const latest = React.useRef(callback);
  React.useInsertionEffect(() => {
    latest.current = callback;
  });
  return React.useCallback((...given: Given) => latest.current(...given), []);
}
