import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CustomerStateBadge } from '../../../../packages/components/src/screens/portal/customers/CustomerStateBadge.tsx';

const meta = {
  title: 'Screens/Portal/CustomerStateBadge',
  component: CustomerStateBadge,
  args: { state: 'enabled' },
} satisfies Meta<typeof CustomerStateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Enabled: Story = { play: ({ canvas }) => expect(canvas.getByText('Enabled')).toBeVisible() };

export const Invited: Story = {
  args: { state: 'invited' },
  play: ({ canvas }) => expect(canvas.getByText('Invited')).toBeVisible(),
};

/** A customer without an account has been invited to one. */
export const Disabled: Story = {
  tags: ['no-picture'],
  args: { state: 'disabled' },
  play: ({ canvas }) => expect(canvas.getByText('Invited')).toBeVisible(),
};
