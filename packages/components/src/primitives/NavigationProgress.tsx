import * as styles from './NavigationProgress.css.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

/**
 * A line at the top of the window while the next page loads. Keep it mounted, so that it is read out. One region
 * that loads shows a Skeleton instead.
 */
export function NavigationProgress({ isLoading }: { isLoading: boolean }) {
  return (
    <>
      <VisuallyHidden role="status">{isLoading ? 'Loading page…' : ''}</VisuallyHidden>
      {isLoading && (
        <div className={styles.track}>
          <div className={styles.bar} />
        </div>
      )}
    </>
  );
}
