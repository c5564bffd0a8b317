import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { AccountStatusBadge } from '@consignment/components/screens/merchant/accounts/AccountStatusBadge';

const meta = {
  title: 'Screens/Merchant/Accounts/AccountStatusBadge',
  component: AccountStatusBadge,
  args: { approved: true },
} satisfies Meta<typeof AccountStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Active: Story = { play: ({ canvas }) => expect(canvas.getByText('Active')).toBeVisible() };

/** Not decided about since it registered. */
export const New: Story = {
  args: { approved: false, isWaiting: true },
  play: ({ canvas }) => expect(canvas.getByText('New')).toBeVisible(),
};

/** Also one that was never approved. */
export const Disabled: Story = {
  args: { approved: false },
  play: ({ canvas }) => expect(canvas.getByText('Disabled')).toBeVisible(),
};
