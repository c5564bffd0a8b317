import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@consignment/components/primitives/Button';
import { EmptyState } from '@consignment/components/primitives/EmptyState';

const meta = {
  title: 'Primitives/Feedback/EmptyState',
  component: EmptyState,
  args: { title: 'No commissions due.' },
} satisfies Meta<typeof EmptyState>;

export default meta;
type Story = StoryObj<typeof meta>;

export const TitleOnly: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No commissions due.')).toBeVisible();
  },
};

export const WithDetailAndAction: Story = {
  args: {
    title: 'No orders yet',
    detail: 'Orders appear here as soon as the first import is done.',
    action: <Button label="Import orders" tone="primary" onClick={fn()} />,
  },
};
