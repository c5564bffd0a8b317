import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProgressBar } from '@consignment/components/primitives/feedback/ProgressBar';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Feedback/ProgressBar',
  component: ProgressBar,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a job that is long and whose length is known, such as a sync of all orders.',
      avoid: 'Where the end is unknown, a Spinner with words. A region that loads shows Skeletons.',
      right: {
        draw: () => <ProgressBar label="Syncing orders, 6,200 of 10,000" value={62} />,
        why: 'It says what is going on and how much of it is done, so one can go and come back.',
      },
      wrong: {
        draw: () => <ProgressBar label="Please wait" value={99} />,
        why: 'A bar that is at 99 for minutes and does not say of what is worse than none.',
      },
      keyboard: [],
      reader:
        '“Syncing orders, 6,200 of 10,000, progress bar, 62 %”. Each quarter is read out politely, and nothing in between.',
    } satisfies Guide,
  },

  args: { label: 'Syncing orders', value: 62 },
} satisfies Meta<typeof ProgressBar>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The live region names the last quarter passed. */
export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const bar = canvas.getByRole('progressbar', { name: 'Syncing orders' });
    await expect(bar).toHaveAttribute('aria-valuenow', '62');
    await expect(canvas.getByRole('status')).toHaveTextContent('Syncing orders: 50 %');
  },
};

export const Start: Story = { args: { value: 0 } };
export const Complete: Story = { args: { value: 100 } };

export const OutOfRange: Story = {
  tags: ['no-picture'],
  args: { value: 180 },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar')).toHaveAttribute('aria-valuenow', '100');
  },
};
