import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Recalculating } from '@consignment/components/parts/commission/Recalculating';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Commission/Recalculating',
  component: Recalculating,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'After a change of a vendor’s rules, for as long as the server recalculates: unpaid amounts are still the old ones and cannot be paid.',
      avoid:
        'Other long work is a JobProgress with its own words. The effect of a change before it is made is a RuleChangeDialog.',
      right: {
        draw: () => <Recalculating progress={40} failure={null} />,
        why: '`progress` is the server’s, and the notice goes when the server says that it has ended.',
      },
      wrong: {
        draw: () => <Recalculating progress={100} failure={null} />,
        why: 'The work has ended, and the notice stays for a fixed ten seconds. It forbids a payout that is allowed, and after a longer recalculation it allows one too early.',
      },
      keyboard: [],
      reader: '“Recalculating…: 25 %”, and again at each quarter.',
    } satisfies Guide,
  },
  args: { progress: 40, failure: null },
} satisfies Meta<typeof Recalculating>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Recalculating…' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    ),
};

export const JustStarted: Story = { args: { progress: 0 } };

/** It says why, and how it goes on. */
export const Failing: Story = {
  args: { failure: 'interval field value out of range' },
  play: ({ canvas }) => expect(canvas.getByText('Commissions could not be recalculated')).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
