import { DateText } from '../../../parts/DateText.tsx';
import type { Loadable } from '../../../parts/loadable.ts';
import { Card } from '../../../primitives/Card.tsx';
import { EmptyState } from '../../../primitives/EmptyState.tsx';
import { FailedState } from '../../../primitives/FailedState.tsx';
import { Heading } from '../../../primitives/Heading.tsx';
import type { Outcome } from '../../../primitives/outcome.ts';
import { Skeleton } from '../../../primitives/Skeleton.tsx';
import { Stack } from '../../../primitives/Stack.tsx';
import { Text } from '../../../primitives/Text.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.tsx';
import * as styles from './NotificationsCard.css.ts';
import { UpgradePanel, type UpgradingShop } from './UpgradePanel.tsx';

/** Plain text; an ISO 8601 `created_date`. */
export type Announcement = { id: number; title: string; message: string; created_date: string };

type Props = {
  announcements: Loadable<readonly Announcement[]>;
  upgrade: Loadable<UpgradingShop>;
  now: Date;
  /** IANA zone of the shop. */
  timeZone: string;
  onAcceptOffer: () => Promise<Outcome>;
  onRequestActivation: () => Promise<Outcome>;
};

/**
 * News for the shop, above them its upgrade to the new version. The news wait for what will stand above them, so that
 * they do not move, and live on when it fails.
 */
export function NotificationsCard({ announcements, upgrade, ...rest }: Props) {
  return (
    <Card title="Notifications">
      <Stack space="medium">
        {upgrade.is === 'ready' && <UpgradePanel shop={upgrade.value} {...rest} />}
        {upgrade.is === 'failed' && (
          <FailedState what="The upgrade" problem={upgrade.problem} onRetry={upgrade.onRetry} />
        )}
        <Announcements
          announcements={upgrade.is === 'loading' ? upgrade : announcements}
          timeZone={rest.timeZone}
        />
      </Stack>
    </Card>
  );
}

function Announcements({ announcements, timeZone }: Pick<Props, 'announcements' | 'timeZone'>) {
  if (announcements.is === 'loading') {
    return (
      <div aria-busy className={styles.loading}>
        <VisuallyHidden role="status">Loading announcements…</VisuallyHidden>
        <Skeleton shape="block" />
      </div>
    );
  }
  if (announcements.is === 'failed') {
    const { problem, onRetry } = announcements;
    return <FailedState what="The announcements" problem={problem} onRetry={onRetry} />;
  }
  if (announcements.value.length === 0) return <EmptyState title="There is no news." />;
  return (
    <ul role="list" aria-label="Announcements" className={styles.list}>
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
