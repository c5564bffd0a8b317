import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FulfillmentBadge } from '@consignment/components/parts/FulfillmentBadge';
import { Inline } from '@consignment/components/primitives/Inline';

const meta = {
  title: 'Parts/Orders/FulfillmentBadge',
  component: FulfillmentBadge,
  args: { status: 'fulfilled' },
} satisfies Meta<typeof FulfillmentBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Fulfilled: Story = {};

export const Partial: Story = {
  args: { status: 'partial' },
  play: ({ canvas }) => expect(canvas.getByText('Partially Fulfilled')).toBeVisible(),
};

/** Nothing was sent, or it came back. */
export const Unfulfilled: Story = {
  render: () => (
    <Inline space="small">
      <FulfillmentBadge status={null} />
      <FulfillmentBadge status="restocked" />
    </Inline>
  ),
  play: ({ canvas }) => expect(canvas.getAllByText('Unfulfilled')).toHaveLength(2),
};
