import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { JobProgress } from '@consignment/components/parts/imports/JobProgress';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Imports/JobProgress',
  component: JobProgress,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For long work of the server beside which the page stays in use. Say what may be wrong until it ends, and what can be done meanwhile.',
      avoid:
        'Orders being read are a SyncProgress, files an ImportPanel, new vendor rules a Recalculating. Work of a second is a busy Button.',
      right: {
        draw: () => (
          <JobProgress
            label="Merging two vendors"
            progress={40}
            meanwhile="You can go on working. Amounts due may still change until this ends."
          />
        ),
        why: 'The owner learns that payouts should wait, and that nothing else has to.',
      },
      wrong: {
        draw: () => <JobProgress label="Loading…" progress={40} meanwhile="Please wait." />,
        why: 'Wait for what, and with what? People stop working for minutes, or pay a vendor from figures that are about to change.',
      },
      keyboard: [],
      reader:
        '“Merging two vendors: 25 %”, and again at each quarter. The words beneath are read in their turn.',
    } satisfies Guide,
  },
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
