import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeeChargeStateBadge } from '@consignment/components/parts/fees/FeeChargeStateBadge';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Fees/FeeChargeStateBadge',
  component: FeeChargeStateBadge,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'In a list of charges, for whether a payout has taken one off.',
      avoid: 'For the state of a fee: that is a Badge with its day.',
      right: {
        draw: () => <FeeChargeStateBadge charge={{ state: 'waiting', amount: '25.00' }} />,
        why: 'The charge waits until the vendor has earned enough, and the shop need not act.',
      },
      wrong: {
        draw: () => <FeeChargeStateBadge charge={{ state: 'charged', amount: '-25.00' }} />,
        why: 'An amount below 0 gives an earlier charge back, whatever its state.',
      },
      keyboard: [],
      reader: '“Waiting”, read in its row before the amount.',
    } satisfies Guide,
  },
  args: { charge: { state: 'charged', amount: '25.00' } },
} satisfies Meta<typeof FeeChargeStateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Charged: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Charged')).toBeVisible(),
};

export const Waiting: Story = { args: { charge: { state: 'waiting', amount: '25.00' } } };

export const Taken: Story = {
  args: { charge: { state: 'taken', amount: '25.00' } },
  play: ({ canvas }) => expect(canvas.getByText('Paid')).toBeVisible(),
};

export const Waived: Story = { args: { charge: { state: 'waived', amount: '25.00' } } };

/** After a refund. */
export const GivenBack: Story = {
  args: { charge: { state: 'taken', amount: '-25.00' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Given back')).toBeVisible();
    await expect(canvas.queryByText('Paid')).toBeNull();
  },
};
