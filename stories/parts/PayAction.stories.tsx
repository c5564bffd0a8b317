import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PayAction } from '@consignment/components/parts/PayAction';

/** In a row of somebody who can be paid. */
const meta = {
  title: 'Parts/Payouts/PayAction',
  component: PayAction,
  args: { name: 'Juniper & Oak', due: '412.60', currency: 'GBP', onPayNow: fn() },
} satisfies Meta<typeof PayAction>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Due: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Pay Now' }));
    await expect(args.onPayNow).toHaveBeenCalledOnce();
  },
};

/** Nothing is due, and the button says so. */
export const Nothing: Story = {
  args: { due: '0.00' },
  play: async ({ canvas, args, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Paid/ }));
    await expect(args.onPayNow).not.toHaveBeenCalled();
  },
};

/** More was paid than is earned by now: that is not the same as being paid. */
export const OwedBack: Story = {
  args: { due: '-7.77' },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Owed back £7.77');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The amount due to a hidden vendor waits until the vendor is shown again. */
export const Hidden: Story = {
  args: { isHidden: true },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Hidden');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};
