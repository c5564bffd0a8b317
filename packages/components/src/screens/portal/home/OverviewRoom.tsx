import type { ComponentType } from 'react';
import { useWhenSeen } from '../../../parts/use-when-seen.ts';
import { Card } from '../../../primitives/Card.tsx';
import { FailedState } from '../../../primitives/FailedState.tsx';
import { Skeleton } from '../../../primitives/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.tsx';
import * as styles from './OverviewRoom.css.ts';

type Props = {
  /** The part that comes, such as `The overview`. */
  label: string;
  /** `cards` for the chart and the best sellers, `welcome` for a few lines. */
  size: 'cards' | 'welcome';
  load: () => Promise<ComponentType>;
};

/**
 * Between a vendor's figures and its lines, neither of which waits for what comes here: its code and its data are asked
 * for once the room is seen. The room is as high before as after, so that no line moves.
 */
export function OverviewRoom({ label, size, load }: Props) {
  const { place, seen } = useWhenSeen(load);
  return (
    <div ref={place} className={styles.room({ awaits: seen.is === 'ready' ? 'nothing' : size })}>
      {seen.is === 'loading' && (
        <div aria-busy>
          <VisuallyHidden role="status">{`Loading ${label}…`}</VisuallyHidden>
          <Card>
            <Skeleton shape="block" />
          </Card>
        </div>
      )}
      {seen.is === 'failed' && (
        <Card>
          <FailedState what={label} problem={null} onRetry={seen.onRetry} />
        </Card>
      )}
      {seen.is === 'ready' && <seen.part />}
    </div>
  );
}
