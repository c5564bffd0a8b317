import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { EditCommissionFieldsDialog } from '@consignment/components/screens/merchant/settings/portal/EditCommissionFieldsDialog';
import type { Outcome } from '../../../../../packages/components/src/primitives/outcome.ts';
import { done } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/Portal/EditCommissionFieldsDialog',
  component: EditCommissionFieldsDialog,
  args: {
    fields: [
      { id: 1, key: 'order_number', value: 'Order' },
      { id: 2, key: 'commission', value: 'You earn' },
    ],
    onSave: fn(() => Promise.resolve(done)),
    onDirtyChange: fn(),
    onClose: fn(),
  },
} satisfies Meta<typeof EditCommissionFieldsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A column that is kept keeps its id; the order is that of the rows. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove commission field 1' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Add commission field' }));
    const [, key] = canvas.getAllByRole('combobox', { name: 'Key' });
    if (key === undefined) throw new Error('There is no new row.');
    await waitFor(() => expect(key).toHaveFocus());
    await userEvent.selectOptions(key, 'date');
    await userEvent.tab();
    await userEvent.keyboard('Sold on');
    await userEvent.click(canvas.getByRole('button', { name: 'Add commission field' }));
    await userEvent.selectOptions(canvas.getAllByRole('combobox', { name: 'Key' })[2] ?? key, 'price');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenCalledWith([
      { id: 2, key: 'commission', value: 'You earn' },
      { key: 'date', value: 'Sold on' },
      { key: 'price', value: 'Price' },
    ]);
  },
};

export const Empty: Story = { args: { fields: [] } };

/** Somebody else has saved meanwhile: what was chosen stays. */
export const Stale: Story = {
  args: {
    onSave: fn(() => {
      const detail = 'Somebody else has changed this list. It is order_number: Order now.';
      const problem = { code: 'stale', detail, errors: [{ detail, pointer: '/fields' }] };
      return Promise.resolve<Outcome>({ is: 'refused', problem });
    }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove commission field 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText(/Somebody else has changed this list/)).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
