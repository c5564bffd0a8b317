import { defineTexts } from '@consignment/domain/text/texts';
import { useEffect, useState } from 'react';
import * as styles from './NavigationProgress.css.ts';
import { VisuallyHidden } from '../layout/VisuallyHidden.tsx';

const texts = defineTexts('NavigationProgress', {
  loadingPage: 'Loading page…',
});

/** Milliseconds within which a step seems to happen at once: a line that comes and goes in them only flickers. */
const atOnce = 150;

/**
 * A line at the top of the window while the next page loads, from the moment that it does not come at once. Keep it
 * mounted, so that it is read out. One region that loads shows a Skeleton instead.
 */
export function NavigationProgress({ isLoading }: { isLoading: boolean }) {
  const isShown = useStill(isLoading);
  return (
    <>
      <VisuallyHidden role="status">{isShown ? texts.loadingPage : ''}</VisuallyHidden>
      {isShown && (
        <div className={styles.track}>
          <div className={styles.bar} />
        </div>
      )}
    </>
  );
}

/** Whether it holds, and has for longer than `atOnce`. */
function useStill(holds: boolean): boolean {
  const [isStill, setIsStill] = useState(false);
  useEffect(() => {
    if (!holds) return undefined;
    const timer = setTimeout(() => setIsStill(true), atOnce);
    return () => {
      clearTimeout(timer);
      setIsStill(false);
    };
  }, [holds]);
  return isStill;
}
