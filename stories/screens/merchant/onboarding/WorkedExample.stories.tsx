import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { WorkedExample } from '@consignment/components/screens/merchant/onboarding/WorkedExample';

const meta = {
  title: 'Screens/Merchant/Onboarding/WorkedExample',
  component: WorkedExample,
  args: {
    isOwn: false,
    children: <p>“Walnut bowl” is sold for $10.00. At 30%, the vendor earns $3.00.</p>,
  },
} satisfies Meta<typeof WorkedExample>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MadeUp: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('region', { name: 'For example' })).toBeVisible(),
};

/** The product and its price are the shop's own. */
export const FromOwnOrders: Story = {
  args: { isOwn: true },
  play: ({ canvas }) => expect(canvas.getByRole('region', { name: 'From your own orders' })).toBeVisible(),
};
