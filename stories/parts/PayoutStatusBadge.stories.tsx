import type { Meta, StoryObj } from '@storybook/react-vite';
import { PayoutStatusBadge } from '@consignment/components/parts/PayoutStatusBadge';

const meta = {
  title: 'Parts/PayoutStatusBadge',
  component: PayoutStatusBadge,
  args: { status: 'recorded' },
} satisfies Meta<typeof PayoutStatusBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Recorded: Story = {};

export const Sent: Story = { args: { status: 'sent' } };

export const Deleted: Story = { args: { status: 'deleted' } };
