import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DataTable } from '@consignment/components/primitives/tables/DataTable';
import { DataTableStackedControls } from '@consignment/components/primitives/tables/data-table/DataTableStackedControls';
import type { Piece } from '../../piece-table.tsx';
import { columns, pieces, selectionOf } from '../../piece-table.tsx';
import { Button } from '@consignment/components/primitives/actions/Button';
import { FilterSelect } from '@consignment/components/primitives/filters/FilterSelect';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import type { Guide } from '../../../../.storybook/guide.ts';

/** It shows only within a stacked DataTable, so that is what the stories draw. */
const meta = {
  title: 'Primitives/Tables/DataTable/StackedControls',
  component: DataTableStackedControls<Piece>,
  parameters: {
    guide: {
      use: 'On a phone, where a DataTable becomes cards and has no head: the order and the box for all rows are in one line above.',
      avoid:
        'Never alone. A DataTable draws it when it stacks, and wider windows have the head in its place.',
      right: {
        draw: () => (
          <Inline space="small" align="center">
            <FilterSelect
              label="Sort by"
              value="name"
              options={[
                { value: 'name', label: 'Piece' },
                { value: 'price', label: 'Price' },
              ]}
              onSelect={() => undefined}
            />
          </Inline>
        ),
        why: 'Everything that the head can do on a desk can be done on a phone as well, in one line.',
      },
      wrong: {
        draw: () => (
          <Stack space="xsmall">
            <Button label="Sort by piece" width="full" onClick={() => undefined} />
            <Button label="Sort by maker" width="full" onClick={() => undefined} />
            <Button label="Sort by price" width="full" onClick={() => undefined} />
          </Stack>
        ),
        why: 'A button for each column fills half the screen before the first card.',
      },
      keyboard: [
        ['Tab', 'Moves from the box to the order and to the direction beside it.'],
        ['Arrow down, Arrow up', 'Chooses the column of the order.'],
        ['Enter or Space', 'On the direction: turns the order round.'],
      ],
      reader: '“Pieces: sorting and selection, group. Sort by, Piece, pop-up button.”',
    } satisfies Guide,
  },

  args: { label: 'Pieces', columns, sort: null, onSort: fn(), choice: undefined, isSortedAbove: false },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['stable', 'narrow'],
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

/** The order is chosen among the filters of the list. */
export const SortedAbove: Story = {
  args: { choice: { state: 'none', onToggle: fn() }, isSortedAbove: true },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Select all rows' })).toBeVisible();
    await expect(canvas.queryByRole('combobox', { name: 'Sort by' })).toBeNull();
  },
};
