import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { NotificationsCard } from '@consignment/components/screens/merchant/dashboard/NotificationsCard';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { anAgreedShop, anAnnouncement, anUpgradingShop } from '../../../fixtures/dashboard.ts';
import { failed, loading } from '../../../fixtures/list.ts';

const done: Outcome = { is: 'done' };

const meta = {
  title: 'Screens/Merchant/Dashboard/NotificationsCard',
  component: NotificationsCard,
  args: {
    announcements: {
      is: 'ready',
      value: [anAnnouncement(), anAnnouncement({ id: 2, title: 'Exports are whole', message: 'Every row.' })],
    },
    upgrade: { is: 'ready', value: anUpgradingShop() },
    now: new Date('2026-03-05T09:30:00Z'),
    timeZone: 'Europe/London',
    onAcceptOffer: fn(() => Promise.resolve(done)),
    onRequestActivation: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof NotificationsCard>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 3, name: 'Refunds after a payout' })).toBeVisible();
    await expect(canvas.getAllByText('Mar 2, 2026')).toHaveLength(2);
  },
};

export const WithUpgrade: Story = { args: { upgrade: { is: 'ready', value: anAgreedShop(4) } } };

export const Empty: Story = {
  args: { announcements: { is: 'ready', value: [] } },
  play: ({ canvas }) => expect(canvas.getByText('There are no announcements.')).toBeVisible(),
};

export const Loading: Story = { args: { announcements: loading, upgrade: loading } };

/** Loaded news wait for the content above them. */
export const UpgradeLoading: Story = {
  tags: ['no-picture'],
  args: { upgrade: loading },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Loading announcements…');
    await expect(canvas.queryByText('Refunds after a payout')).toBeNull();
  },
};

/** One of the two fails, the other lives on. */
export const AnnouncementsFailed: Story = {
  args: { announcements: failed(), upgrade: { is: 'ready', value: anAgreedShop(2) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The announcements could not be loaded.')).toBeVisible();
    await expect(canvas.getByText('Offer Secured')).toBeVisible();
  },
};

export const UpgradeFailed: Story = {
  args: { upgrade: failed() },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The upgrade could not be loaded.')).toBeVisible();
    await expect(canvas.getByText('Refunds after a payout')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    announcements: {
      is: 'ready',
      value: [
        anAnnouncement({
          title: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(4),
          message: 'A\n\nB '.repeat(9),
        }),
      ],
    },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
