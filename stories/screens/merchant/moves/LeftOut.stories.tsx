import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { LeftOut } from '@consignment/components/screens/merchant/moves/LeftOut';

const meta = {
  title: 'Screens/Merchant/Moves/LeftOut',
  component: LeftOut,
  tags: ['new'],
  args: {
    found: { left: 2, blocked: 1, left_out_amount: '302.40', stays_due: '318.05' },
    currency: 'GBP',
    hrefOfPayouts: '?step=differences',
  },
} satisfies Meta<typeof LeftOut>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The former app has paid these lines, and they would be paid again. */
export const StaysDue: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£318.05 would be paid a second time.')).toBeVisible();
    await expect(canvas.getByText('3 payouts totalling £302.40 are left out of your books.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'see which and why' })).toBeVisible();
  },
};

/** Lines name a payout that is in no file. */
export const PayoutsMissing: Story = {
  args: { found: { left: 0, blocked: 0, left_out_amount: '0.00', stays_due: '318.05' } },
  play: ({ canvas }) => expect(canvas.queryByText(/out of your books/)).toBeNull(),
};

export const WithoutLines: Story = {
  args: { found: { left: 1, blocked: 0, left_out_amount: '302.40', stays_due: '0.00' } },
  play: ({ canvas }) =>
    expect(canvas.getByText('1 payout of £302.40 is left out of your books.')).toBeVisible(),
};

export const NothingLeftOut: Story = {
  tags: ['no-picture'],
  args: { found: { left: 0, blocked: 0, left_out_amount: '0.00', stays_due: '0.00' } },
  play: ({ canvas }) => expect(canvas.queryByText(/second time|out of your books/)).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
