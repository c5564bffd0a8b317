import { useEffect, useRef, useState, type RefObject } from 'react';
import { useEffectEvent } from '../../primitives/feedback/use-effect-event.ts';

type Seen<Part> = { is: 'loading' } | { is: 'failed'; onRetry: () => void } | { is: 'ready'; part: Part };

/**
 * Loads a part's code once its place comes into sight. Give `place` to an element that is as high before as after,
 * for what has no height is not seen.
 */
export function useWhenSeen<Part>(load: () => Promise<Part>): {
  place: RefObject<HTMLDivElement | null>;
  seen: Seen<Part>;
} {
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState<Seen<Part>>({ is: 'loading' });
  const fetchPart = () =>
    load().then(
      (part) => setSeen({ is: 'ready', part }),
      () => setSeen({ is: 'failed', onRetry: retry }),
    );
  const retry = () => {
    setSeen({ is: 'loading' });
    void fetchPart();
  };
  const onSight = useEffectEvent(() => void fetchPart());
  useEffect(() => {
    if (place.current === null) return undefined;
    const observer = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return;
      observer.disconnect();
      onSight();
    });
    observer.observe(place.current);
    return () => observer.disconnect();
  }, []);
  return { place, seen };
}
