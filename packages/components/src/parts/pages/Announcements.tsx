import { defineTexts } from '@consignment/domain/text/texts';
import { EmptyState } from '../../primitives/feedback/EmptyState.tsx';
import { FailedState } from '../../primitives/feedback/FailedState.tsx';
import { Heading } from '../../primitives/text/Heading.tsx';
import { Skeleton } from '../../primitives/feedback/Skeleton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';
import * as styles from './Announcements.css.ts';
import { DateText } from '../lists/DateText.tsx';
import type { Loadable } from '../lists/loadable.ts';

const texts = defineTexts('Announcements', {
  loading: 'Loading announcements…',
  notLoaded: 'The announcements could not be loaded.',
  thereIsNoNews: 'There are no announcements.',
  announcements: 'Announcements',
});

/** Plain text; an ISO 8601 `created_date`. */
export type Announcement = { id: number; title: string; message: string; created_date: string };

type Props = {
  announcements: Loadable<readonly Announcement[]>;
  /** IANA zone of the shop. */
  timeZone: string;
};

/** News for a shop, the latest first, for a card of notifications. A fault of the shop now is a Banner. */
export function Announcements({ announcements, timeZone }: Props) {
  if (announcements.is === 'loading') {
    return (
      <div aria-busy className={styles.loading}>
        <VisuallyHidden role="status">{texts.loading}</VisuallyHidden>
        <Skeleton shape="block" />
      </div>
    );
  }
  if (announcements.is === 'failed') {
    const { problem, onRetry } = announcements;
    return <FailedState title={texts.notLoaded} problem={problem} onRetry={onRetry} />;
  }
  if (announcements.value.length === 0) return <EmptyState title={texts.thereIsNoNews} />;
  return (
    <ul role="list" aria-label={texts.announcements} className={styles.list}>
      {announcements.value.map(({ id, title, message, created_date: created }) => (
        <li key={id} className={styles.item}>
          <Heading level={3} size="small">
            {title}
          </Heading>
          <div className={styles.message}>
            <Text size="small">{message}</Text>
          </div>
          <Text size="xsmall" tone="muted">
            <DateText instant={created} timeZone={timeZone} />
          </Text>
        </li>
      ))}
    </ul>
  );
}
