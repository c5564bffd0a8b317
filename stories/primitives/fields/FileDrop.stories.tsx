import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fireEvent, fn } from 'storybook/test';
import { FileDrop } from '@consignment/components/primitives/fields/FileDrop';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/FileDrop',
  component: FileDrop,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For files that the person has at hand, such as the order exports of a shop, dropped or chosen.',
      avoid:
        'A picture that already has an address is a TextField. A file that we have made is a ButtonLink with `download`.',
      right: {
        draw: () => (
          <FileDrop
            label="Orders"
            hint="The export file of your shop, as .csv."
            accept={['.csv']}
            files={[{ id: '1', name: 'orders-march.csv', size: 48200, error: null }]}
            onAdd={() => undefined}
            onRemove={() => undefined}
          />
        ),
        why: 'It says which file before it is asked for, and each chosen one can be taken back by its name.',
      },
      wrong: {
        draw: () => (
          <FileDrop
            label="Upload"
            accept={['.csv']}
            files={[{ id: '1', name: 'photo.jpg', size: 4820000, error: 'Error 415' }]}
            onAdd={() => undefined}
            onRemove={() => undefined}
          />
        ),
        why: '“Upload” of what? And the error is a number, where “Choose the .csv file of your shop” would help.',
      },
      keyboard: [
        ['Tab', 'Moves to the file button, then to each file’s way out.'],
        [
          'Enter or Space',
          'Opens the system’s file window, or removes the file. Focus goes to the neighbour.',
        ],
      ],
      reader:
        '“Orders, file button. The export file of your shop, as .csv.” Then “Orders: chosen files, list, 1 item. Remove orders-march.csv, button.” A refused file is read out at once.',
    } satisfies Guide,
  },

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

function dropOf(...files: File[]): DragEvent {
  const dataTransfer = new DataTransfer();
  for (const file of files) dataTransfer.items.add(file);
  return new DragEvent('drop', { bubbles: true, cancelable: true, dataTransfer });
}

/** Which of them was meant is not ours to guess. */
export const TooManyFiles: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const input = canvas.getByLabelText('Orders');
    const orders = new File(['Name'], 'orders.csv');
    const products = new File(['Name'], 'products.csv');
    // A browser drops only where this is prevented.
    await expect(await fireEvent.dragOver(input)).toBe(false);
    await fireEvent(input, dropOf(orders, products));
    await expect(canvas.getByRole('alert')).toHaveTextContent(
      'You can only add one file here, but you chose 2. Choose one of them.',
    );
    await expect(input).toBeInvalid();
    await expect(args.onAdd).not.toHaveBeenCalled();
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.upload(input, orders);
    await expect(canvas.getByRole('alert')).toBeEmptyDOMElement();
    await expect(args.onAdd).toHaveBeenLastCalledWith([orders]);
    await fireEvent(input, dropOf(products));
    await expect(args.onAdd).toHaveBeenLastCalledWith([products]);
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
    const remove = canvas.getByRole('button', { name: 'Remove products.csv' });
    await userEvent.click(remove);
    await expect(args.onRemove).toHaveBeenCalledWith('2');
    // The file stays here, and its picture shows the button that was pressed.
    remove.focus();
  },
};

/** Focus goes to the neighbour of the one that goes, and from the last one to where another is chosen. */
export const Removing: Story = {
  tags: ['no-picture'],
  args: {
    isMultiple: true,
    files: [
      { id: '1', name: 'orders.csv', size: 84_000, error: null },
      { id: '2', name: 'products.csv', size: 84_000, error: null },
    ],
  },
  render: function Removed(args) {
    const [files, setFiles] = useState(args.files);
    return (
      <FileDrop {...args} files={files} onRemove={(id) => setFiles(files.filter((file) => file.id !== id))} />
    );
  },
  play: async ({ canvas, userEvent }) => {
    const orders = canvas.getByRole('button', { name: 'Remove orders.csv' });
    const products = canvas.getByRole('button', { name: 'Remove products.csv' });
    const input = canvas.getByLabelText('Orders');
    await userEvent.tab();
    await expect(input).toHaveFocus();
    await userEvent.tab();
    await expect(orders).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(orders).not.toBeInTheDocument();
    await expect(products).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(products).not.toBeInTheDocument();
    await expect(input).toHaveFocus();
  },
};

export const Refused: Story = { args: { error: 'Choose the orders of your shop.' } };

export const LongNames: Story = {
  args: {
    files: [{ id: '1', name: `${'orders_export_of_the_whole_year'.repeat(8)}.csv`, size: 12, error: null }],
  },
};
