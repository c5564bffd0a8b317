import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor } from 'storybook/test';
import { EditCommissionFieldsDialog } from '@consignment/components/screens/merchant/settings/portal/EditCommissionFieldsDialog';
import type { Outcome } from '../../../../../packages/components/src/primitives/feedback/outcome.ts';
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
export const Default: Story = {};

export const Edited: Story = {
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
    await expect(args.onSave).toHaveBeenCalledWith(
      [
        { id: 2, key: 'commission', value: 'You earn' },
        { key: 'date', value: 'Sold on' },
        { key: 'price', value: 'Price' },
      ],
      begun,
    );
  },
};

export const Empty: Story = { args: { fields: [] } };

const stale: Outcome = {
  is: 'refused',
  problem: {
    code: 'stale',
    detail: 'Someone else has changed this list. It is now date: Day.',
    errors: [{ detail: 'Someone else has changed this list. It is now date: Day.', pointer: '/fields' }],
  },
};

/** The page, which loads the list again before it answers. */
function BesideSomebody({ fields, onSave, ...props }: ComponentProps<typeof EditCommissionFieldsDialog>) {
  const [now, setNow] = useState(fields);
  return (
    <EditCommissionFieldsDialog
      {...props}
      fields={now}
      onSave={async (list, seen) => {
        const outcome = await onSave(list, seen);
        if (outcome.is === 'refused') setNow([{ id: 3, key: 'date', value: 'Day' }]);
        return outcome;
      }}
    />
  );
}

const begun = [
  { key: 'order_number', value: 'Order' },
  { key: 'commission', value: 'You earn' },
];

/** Somebody else has saved meanwhile: what was chosen stays, and goes over theirs when it is saved again. */
export const SaveOverTheirs: Story = {
  args: {
    onSave: fn((_fields: unknown, seen: readonly object[]) =>
      Promise.resolve(seen.length === begun.length ? stale : done),
    ),
  },
  render: (args) => <BesideSomebody {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove commission field 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(
      await canvas.findByText('Someone else saved the commission fields while you had them open.'),
    ).toBeVisible();
    await expect(args.onClose).not.toHaveBeenCalled();
    const mine = [{ id: 1, key: 'order_number', value: 'Order' }];
    await expect(args.onSave).toHaveBeenLastCalledWith(mine, begun);
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine over theirs' }));
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
    await expect(args.onSave).toHaveBeenLastCalledWith(mine, [{ key: 'date', value: 'Day' }]);
  },
};

export const ShowTheirs: Story = {
  args: { onSave: fn(() => Promise.resolve(stale)) },
  render: (args) => <BesideSomebody {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Remove commission field 2' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Show theirs' }));
    const key = canvas.getByRole('combobox', { name: 'Key' });
    await expect(key).toHaveValue('date');
    await waitFor(() => expect(key).toHaveFocus());
    await expect(canvas.queryByText(/Someone else has/)).toBeNull();
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
