import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { AssignRefundDialog } from '@consignment/components/screens/merchant/orders/AssignRefundDialog';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aRefundToAssign, someOrderVendors } from '../../../fixtures/order.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Orders/AssignRefundDialog',
  component: AssignRefundDialog,
  args: {
    order: '#1001',
    refund: aRefundToAssign(),
    vendors: someOrderVendors,
    currency: 'GBP',
    onAssign: fn(() => Promise.resolve<Outcome>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof AssignRefundDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** It begins with the parts by net value, and says what each vendor loses. */
export const Proposal: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'What was returned?' }));
    const effect = dialog.getByRole('status', { name: 'Effect' });
    await expect(effect).toHaveTextContent('Taken from Juniper & Oak£21.30');
    await expect(effect).toHaveTextContent('Still to be assigned£0.00');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onAssign).toHaveBeenCalledWith({
      amount: '60.00',
      lines: [
        { line_item: 101, units: 0, amount: '42.60' },
        { line_item: 102, units: 0, amount: '17.40' },
      ],
      beside: '0.00',
    });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** Units of one item, and the rest of none. */
export const UnitsAndShipping: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const dialog = within(await canvas.findByRole('dialog', { name: 'What was returned?' }));
    const table = within(dialog.getByRole('group', { name: 'Oak table - Small' }));
    const shade = within(dialog.getByRole('group', { name: 'Linen shade' }));
    await userEvent.clear(table.getByRole('textbox', { name: /amount/ }));
    await userEvent.clear(shade.getByRole('textbox', { name: /amount/ }));
    await userEvent.type(shade.getByRole('textbox', { name: /Units/ }), '1');
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(await dialog.findAllByText('£2.00 still needs to be assigned.')).not.toHaveLength(0);
    await expect(args.onAssign).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByRole('textbox', { name: /Not for an item/ }), '2.00');
    await expect(dialog.getByRole('status', { name: 'Effect' })).toHaveTextContent(
      'Taken from Lantern Loom£29.00',
    );
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onAssign).toHaveBeenCalledWith({
      amount: '60.00',
      lines: [{ line_item: 102, units: 1, amount: '0.00' }],
      beside: '2.00',
    });
  },
};

export const LongNames: Story = {
  args: {
    refund: aRefundToAssign({
      lines: aRefundToAssign().lines.map((line) => ({ ...line, name: 'Donaudampfschifffahrt'.repeat(6) })),
    }),
  },
};
