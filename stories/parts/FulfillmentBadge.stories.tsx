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

/** Nothing was sent, or it came back; 'pending' is what the files of an unfulfilled order call its lines. */
export const Unfulfilled: Story = {
  render: () => (
    <Inline space="small">
      <FulfillmentBadge status={null} />
      <FulfillmentBadge status="restocked" />
      <FulfillmentBadge status="pending" />
    </Inline>
  ),
  play: ({ canvas }) => expect(canvas.getAllByText('Unfulfilled')).toHaveLength(3),
};

/** Not sent yet, and so not green. */
export const OnItsWay: Story = {
  render: () => (
    <Inline space="small">
      <FulfillmentBadge status="scheduled" />
      <FulfillmentBadge status="in_progress" />
      <FulfillmentBadge status="on_hold" />
      <FulfillmentBadge status="request_declined" />
    </Inline>
  ),
  play: ({ canvas }) => expect(canvas.getByText('In Progress')).toBeVisible(),
};
