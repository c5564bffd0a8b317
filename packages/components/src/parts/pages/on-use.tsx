import { Activity, lazy, Suspense, useEffect, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

type OnUse<Props extends object> = {
  Component: (props: Props) => ReactNode;
  /**
   * Mount it when the use is near: it is fetched, and drawn out of sight, so that it opens at once. Give it a new key when
   * it closes, so that nothing of it is left at its next use.
   */
  Ahead: (props: Props & { isOpen: boolean }) => ReactNode;
  /** Call it when the use is near, so that the person does not wait for it. */
  fetchSoon: () => void;
};

/**
 * A part that a page does not need before it is used, such as a dialog with its form. Fetched before, it is drawn at
 * once like any other; else when it has come.
 */
export function onUse<Props extends object>(load: () => Promise<ComponentType<Props>>): OnUse<Props> {
  let here: ComponentType<Props> | null = null;
  const fetchNow = async () => {
    here = await load();
    return { default: here };
  };
  // The answer to the press that led here is painted first. A failure shows when it is used.
  const fetchAfterPaint = (then: () => void) => {
    requestAnimationFrame(() => setTimeout(() => void fetchNow().then(then, () => undefined)));
  };
  const Awaited = lazy(fetchNow);
  const Component = (props: Props) => {
    // Chosen once for each use: a component that changed its kind would be drawn again and lose the typed text.
    const [Drawn] = useState<ComponentType<Props>>(() => here ?? Awaited);
    return (
      <Suspense>
        <Drawn {...props} />
      </Suspense>
    );
  };
  return {
    Component,
    Ahead: ({ isOpen, ...props }) => {
      const [isHere, setIsHere] = useState(here !== null);
      useEffect(() => {
        if (!isHere) fetchAfterPaint(() => setIsHere(true));
      }, [isHere]);
      // Without `isOpen` they are the part's own.
      const part = <Component {...(props as unknown as Props)} />;
      const [outOfSight] = useState(part);
      if (!isOpen && !isHere) return null;
      return (
        <Activity mode={isOpen ? 'visible' : 'hidden'}>
          {/* Out of sight it stays as it was first drawn, so that it costs the page nothing. */}
          {isOpen ? part : outOfSight}
        </Activity>
      );
    },
    fetchSoon: () => fetchAfterPaint(() => undefined),
  };
}
