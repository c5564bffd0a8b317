import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobProgress } from '@consignment/components/parts/JobProgress';

const meta = {
  title: 'Parts/Imports/JobProgress',
  component: JobProgress,
  args: {
    label: 'Recalculating…',
    progress: 40,
    meanwhile: 'You can go on working. Amounts due may still change until this ends.',
  },
} satisfies Meta<typeof JobProgress>;

export default meta;
type Story = StoryObj<typeof meta>;

/** For work that the page can go on beside. Work that blocks the page is a busy button. */
export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Recalculating…' });
    await expect(bar).toHaveAttribute('aria-valuenow', '40');
    await expect(canvas.getByText(/You can go on working/)).toBeVisible();
  },
};

export const JustStarted: Story = { args: { progress: 0 } };

export const NearlyDone: Story = { args: { progress: 99.6 } };

export const LongWords: Story = {
  args: { label: 'Updating totals of every vendor of the shop, one hundred at a time '.repeat(3) },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
