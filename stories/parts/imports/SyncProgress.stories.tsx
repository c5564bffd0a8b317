import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SyncProgress } from '@consignment/components/parts/imports/SyncProgress';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Imports/SyncProgress',
  component: SyncProgress,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'While the orders of a connected shop are read, on every page. Leave it out when it has ended.',
      avoid: 'Files are an ImportPanel, other work a JobProgress, a connection that broke a PlatformTrouble.',
      right: {
        draw: () => <SyncProgress description="Reading orders" progress={62} />,
        why: 'The step is in words of the trade, and the sentence beneath says to wait with payouts.',
      },
      wrong: {
        draw: () => <SyncProgress description="GET /orders.json?page_info=eyJsYXN0" progress={62} />,
        why: 'A message of the server to itself, at the head of every page, is read out to an owner four times.',
      },
      keyboard: [],
      reader:
        '“Reading orders: 50 %”, and again at each quarter. “Commission calculations may be inaccurate until the sync ends.”',
    } satisfies Guide,
  },
  args: { description: 'Syncing orders', progress: 62 },
} satisfies Meta<typeof SyncProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Syncing orders' })).toHaveAttribute(
      'aria-valuenow',
      '62',
    );
    await expect(canvas.getByText(/may be inaccurate until the sync ends/)).toBeVisible();
  },
};

/** The server has not said yet what it is doing. */
export const NoDescription: Story = {
  args: { description: '', progress: 0 },
  play: ({ canvas }) => expect(canvas.getByRole('progressbar', { name: 'Syncing...' })).toBeVisible(),
};

export const NearlyDone: Story = { args: { progress: 99 } };

export const LongDescription: Story = {
  args: { description: 'Syncing orders of the year before last, oldest first, with every refund'.repeat(2) },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
