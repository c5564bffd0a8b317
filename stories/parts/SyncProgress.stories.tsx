import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { SyncProgress } from '@consignment/components/parts/SyncProgress';

const meta = {
  title: 'Parts/Imports/SyncProgress',
  component: SyncProgress,
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
