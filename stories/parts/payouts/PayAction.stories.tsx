import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PayAction } from '@consignment/components/parts/payouts/PayAction';
import type { Guide } from '../../../.storybook/guide.ts';

/** In a row of somebody who can be paid. */
const meta = {
  title: 'Parts/Payouts/PayAction',
  component: PayAction,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'In the row of somebody who can be paid: Pay Now where something is due, the reason where nothing is, and “Owed back” where too much was paid.',
      avoid: 'The review it opens is a PayoutDialog. Paying all vendors at once is an action of their list.',
      right: {
        draw: () => <PayAction name="Juniper & Oak" due="-35.00" currency="GBP" onPayNow={() => undefined} />,
        why: 'The sign went in with the amount, so there is nothing to press: the vendor owes £35.00.',
      },
      wrong: {
        draw: () => <PayAction name="Juniper & Oak" due="35.00" currency="GBP" onPayNow={() => undefined} />,
        why: 'The sign was cut off for looks. The row offers to pay £35.00 to a vendor who owes them.',
      },
      keyboard: [
        ['Tab', 'Stops at Pay Now, also where it cannot be used.'],
        ['Enter or Space', 'Opens the review; nothing is paid by it.'],
      ],
      reader:
        '“Pay Now, button.” With nothing due: “Pay Now, button, dimmed, Nothing is due to Juniper & Oak.” Owed back: “Owed back £35.00”.',
    } satisfies Guide,
  },
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
