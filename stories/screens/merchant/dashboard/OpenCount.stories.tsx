import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { OpenCount } from '@consignment/components/screens/merchant/dashboard/OpenCount';

const meta = {
  title: 'Screens/Merchant/Dashboard/OpenCount',
  component: OpenCount,
  tags: ['new'],
  args: { open: 12 },
} satisfies Meta<typeof OpenCount>;

export default meta;
type Story = StoryObj<typeof OpenCount>;

export const Some: Story = {};

export const Thousands: Story = {
  args: { open: 19_773 },
  play: ({ canvas }) => expect(canvas.getByText('19,773')).toBeVisible(),
};

export const None: Story = {
  args: { open: 0 },
  play: ({ canvas }) => expect(canvas.getByText('None')).toBeVisible(),
};

export const Loading: Story = {
  args: { open: null },
  play: ({ canvas }) => expect(canvas.getByText('Loading…')).toBeInTheDocument(),
};
