import { lazy, Suspense, useState } from 'react';
import type { ComponentType, ReactNode } from 'react';

type OnUse<Props extends object> = {
  Component: (props: Props) => ReactNode;
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
  const Awaited = lazy(fetchNow);
  return {
    Component: (props) => {
      // Chosen once for each use: a component that changed its kind would be drawn again and lose the typed text.
      const [Drawn] = useState<ComponentType<Props>>(() => here ?? Awaited);
      return (
        <Suspense>
          <Drawn {...props} />
        </Suspense>
      );
    },
    fetchSoon: () => {
      // The answer to the press that led here is painted first. A failure shows when it is used.
      requestAnimationFrame(() => setTimeout(() => void fetchNow().catch(() => undefined)));
    },
  };
}
