import { defineTexts } from '@consignment/domain/text/texts';
import { Announcements, type Announcement } from '../../../parts/pages/Announcements.tsx';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { Card } from '../../../primitives/layout/Card.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { UpgradePanel, type UpgradingShop } from './UpgradePanel.tsx';

const texts = defineTexts('NotificationsCard', {
  title: 'Notifications',
  upgradeNotLoaded: 'The upgrade could not be loaded.',
});

type Props = {
  announcements: Loadable<readonly Announcement[]>;
  /** Null for a person who may not decide on it. */
  upgrade: Loadable<UpgradingShop> | null;
  now: Date;
  /** IANA zone of the shop. */
  timeZone: string;
  onAcceptOffer: () => Promise<Outcome>;
  onRequestActivation: () => Promise<Outcome>;
};

/**
 * News for the shop, above them its upgrade to the new version. The news wait for the content above them, so that
 * they do not move, and live on when it fails.
 */
export function NotificationsCard({ announcements, upgrade, ...rest }: Props) {
  return (
    <Card title={texts.title}>
      <Stack space="medium">
        {upgrade?.is === 'ready' && <UpgradePanel shop={upgrade.value} {...rest} />}
        {upgrade?.is === 'failed' && (
          <FailedState title={texts.upgradeNotLoaded} problem={upgrade.problem} onRetry={upgrade.onRetry} />
        )}
        <Announcements
          announcements={upgrade?.is === 'loading' ? upgrade : announcements}
          timeZone={rest.timeZone}
        />
      </Stack>
    </Card>
  );
}
