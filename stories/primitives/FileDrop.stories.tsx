import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { FileDrop } from '@consignment/components/primitives/FileDrop';

const meta = {
  title: 'Primitives/FileDrop',
  component: FileDrop,
  args: {
    label: 'Orders',
    hint: 'The export file of your shop.',
    accept: ['.csv'],
    files: [],
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof FileDrop>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const file = new File(['Name'], 'orders.CSV', { type: 'text/csv' });
    await userEvent.upload(canvas.getByLabelText('Orders'), file);
    await expect(args.onAdd).toHaveBeenCalledWith([file]);
  },
};

/** Dropped files do not pass the system's own filter, so the ending is checked here. */
export const WrongFile: Story = {
  play: async ({ canvas, args }) => {
    const input = canvas.getByLabelText('Orders');
    await fireEvent.change(input, { target: { files: [new File(['x'], 'orders.pdf')] } });
    await expect(canvas.getByRole('alert')).toHaveTextContent('Not a .csv file: orders.pdf');
    await expect(args.onAdd).not.toHaveBeenCalled();
  },
};

export const WithFiles: Story = {
  args: {
    isMultiple: true,
    files: [
      { id: '1', name: 'orders_export_1.csv', size: 4_512_000, error: null },
      { id: '2', name: 'products.csv', size: 84_000, error: 'This file has no column Vendor.' },
    ],
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Remove products.csv' }));
    await expect(args.onRemove).toHaveBeenCalledWith('2');
  },
};

export const Refused: Story = { args: { error: 'Choose the orders of your shop.' } };

export const LongNames: Story = {
  args: {
    files: [{ id: '1', name: `${'orders_export_of_the_whole_year'.repeat(8)}.csv`, size: 12, error: null }],
  },
};
