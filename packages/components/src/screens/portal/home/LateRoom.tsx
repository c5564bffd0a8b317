import { defineTexts } from '@consignment/domain/text/texts';
import type { ComponentType } from 'react';
import { useWhenSeen } from '../../../parts/lists/use-when-seen.ts';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import * as styles from './LateRoom.css.ts';

const texts = defineTexts('LateRoom', {
  loading: 'Loading…',
  notLoaded: 'This part of the page could not be loaded.',
});

type Props = {
  /** As much as the part will need. */
  size: 'lines' | 'line' | 'cards' | 'welcome';
  load: () => Promise<ComponentType>;
};

/**
 * The room of a part of a vendor's first page that its lines do not wait for: its code and its data are asked for once
 * the room is seen. It is kept from the start, so that no line moves.
 */
export function LateRoom({ size, load }: Props) {
  const { place, seen } = useWhenSeen(load);
  return (
    <div ref={place} className={styles.room({ size, isEmpty: seen.is === 'loading' })}>
      {seen.is === 'loading' && (
        <div aria-busy>
          <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
          <Skeleton shape={size === 'lines' || size === 'line' ? 'line' : 'block'} />
        </div>
      )}
      {seen.is === 'failed' && <FailedState title={texts.notLoaded} problem={null} onRetry={seen.onRetry} />}
      {seen.is === 'ready' && <seen.part />}
    </div>
  );
}
