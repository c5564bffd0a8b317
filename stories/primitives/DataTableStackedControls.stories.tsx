import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DataTable } from '@consignment/components/primitives/DataTable';
import { DataTableStackedControls } from '@consignment/components/primitives/DataTableStackedControls';
import type { Piece } from './piece-table.tsx';
import { columns, pieces, selectionOf } from './piece-table.tsx';

/** It shows only within a stacked DataTable, so that is what the stories draw. */
const meta = {
  title: 'Primitives/Tables/DataTable/StackedControls',
  component: DataTableStackedControls<Piece>,
  args: { label: 'Pieces', columns, sort: null, onSort: fn(), choice: undefined },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  render: ({ choice, ...args }) => (
    <DataTable
      {...args}
      columns={columns}
      rowId={(piece) => piece.id}
      state={{ is: 'ready', rows: pieces(2) }}
      empty={{ title: 'No pieces yet' }}
      selection={choice && selectionOf(new Set(), choice.onToggle)}
    />
  ),
} satisfies Meta<typeof DataTableStackedControls<Piece>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unsorted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'maker');
    await expect(args.onSort).toHaveBeenCalledWith('maker');
  },
};

export const Sorted: Story = {
  args: { sort: { key: 'price', direction: 'descending' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sort ascending' }));
    await expect(args.onSort).toHaveBeenCalledWith('price');
  },
};

export const WithSelection: Story = { args: { choice: { state: 'none', onToggle: fn() } } };
