import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { OrderSums } from '@consignment/components/screens/merchant/orders/OrderSums';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { done, refused } from '../../../primitives/answers.ts';

const sums = { difference: '-96.00', cause: 'rows_missing', accepted_at: null } as const;

const meta = {
  title: 'Screens/Merchant/Orders/OrderSums',
  component: OrderSums,
  args: { sums, currency: 'GBP', onAccept: fn(() => Promise.resolve<Outcome>(done)) },
} satisfies Meta<typeof OrderSums>;

export default meta;
type Story = StoryObj<typeof OrderSums>;

/** Its vendors wait. */
export const Off: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(
      canvas.getByText(/^The order’s items come to £96\.00 less than its totals say/),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Accept as is' }));
    await expect(args.onAccept).toHaveBeenCalledWith(true);
  },
};

export const Accepted: Story = {
  args: { sums: { ...sums, accepted_at: '2026-03-06T09:00:00Z' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Put back on hold' }));
    await expect(args.onAccept).toHaveBeenCalledWith(false);
  },
};

export const Refused: Story = {
  args: { onAccept: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Accept as is' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent(refused.problem.detail);
  },
};

/** A person who may not accept it sees why it waits. */
export const ToLookAt: Story = {
  args: { onAccept: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
