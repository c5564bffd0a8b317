import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { UnnamedRefund } from '@consignment/components/screens/merchant/orders/UnnamedRefund';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aProblem } from '../../../fixtures/list.ts';
import { aRefundToAssign, noUnnamedRefund, someOrderVendors } from '../../../fixtures/order.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Orders/UnnamedRefund',
  component: UnnamedRefund,
  args: {
    order: '#1001',
    refund: aRefundToAssign(),
    vendors: someOrderVendors,
    currency: 'GBP',
    onAssign: fn(() => Promise.resolve<Outcome>(done)),
    onReopen: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof UnnamedRefund>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Open: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Record what was returned' }));
    await expect(await canvas.findByRole('dialog', { name: 'What was returned?' })).toBeVisible();
  },
};

/** It says how it was found, and asks for nothing. */
export const Found: Story = {
  args: { refund: { ...noUnnamedRefund, found: "The refund equals 'Linen shade' to the cent." } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText("The refund equals 'Linen shade' to the cent.")).toBeVisible();
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** A person’s word can be taken back. */
export const Assigned: Story = {
  args: { refund: { ...noUnnamedRefund, assigned: '60.00' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Undo' }));
    await expect(args.onReopen).toHaveBeenCalledOnce();
  },
};

/** More was refunded after a person had spoken: the rest is asked for. */
export const OpenAgain: Story = {
  tags: ['no-picture'],
  args: { refund: aRefundToAssign({ assigned: '20.00' }) },
};

/** A refusal is in the card, and nothing else has changed. */
export const Refused: Story = {
  tags: ['no-picture'],
  args: { onAssign: fn(() => Promise.resolve<Outcome>({ is: 'refused', problem: aProblem })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'No items were returned' }));
    await expect(await canvas.findByRole('alert')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'No items were returned' })).toBeEnabled();
  },
};

/** Of a person whose role only reads. */
export const ViewOnly: StoryObj<typeof UnnamedRefund> = {
  tags: ['no-picture'],
  args: { refund: aRefundToAssign({ assigned: '20.00' }), onAssign: null, onReopen: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
