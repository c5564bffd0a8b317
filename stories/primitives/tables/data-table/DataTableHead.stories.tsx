import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DataTableHead } from '@consignment/components/primitives/tables/data-table/DataTableHead';
import type { Piece } from '../../piece-table.tsx';
import { columns } from '../../piece-table.tsx';
import type { Guide } from '../../../../.storybook/guide.ts';

const onToggle = fn();

const meta = {
  title: 'Primitives/Tables/DataTable/Head',
  component: DataTableHead<Piece>,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'It is the head that a DataTable draws: the names of the columns, the order, and the box for all rows.',
      avoid: 'Never alone. Whole tables come from DataTable, whose columns describe the head.',
      right: {
        draw: () => (
          <table>
            <DataTableHead
              columns={columns.slice(1)}
              sort={{ key: 'price', direction: 'descending' }}
              onSort={() => undefined}
              choice={undefined}
            />
          </table>
        ),
        why: 'Short nouns. The one that sorts has an arrow, and the others show theirs when pointed at.',
      },
      wrong: {
        draw: () => (
          <table>
            <DataTableHead
              columns={columns
                .slice(1)
                .map((column) => ({ ...column, header: `Sort by ${column.header.toLowerCase()}` }))}
              sort={null}
              onSort={() => undefined}
              choice={undefined}
            />
          </table>
        ),
        why: 'The button already says that it sorts. Read with each cell, “Sort by maker” hides the name of the column.',
      },
      keyboard: [
        ['Tab', 'Moves to the box for all rows, then from one sortable name to the next.'],
        ['Enter or Space', 'Sorts by that column, ascending first.'],
        ['Space', 'On the box: selects all rows that can be selected, or none.'],
      ],
      reader:
        '“Price, column header, sorted descending, button”. A column without an order says its name only.',
    } satisfies Guide,
  },

  args: { columns, sort: null, onSort: fn(), choice: undefined },
  decorators: [
    (Story) => (
      // It never shows without the scroller of its DataTable.
      <div role="region" aria-label="Pieces" tabIndex={0} style={{ overflowX: 'auto' }}>
        <table>
          <Story />
        </table>
      </div>
    ),
  ],
} satisfies Meta<typeof DataTableHead<Piece>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unsorted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Maker' }));
    await expect(args.onSort).toHaveBeenCalledWith('maker');
  },
};

export const Descending: Story = { args: { sort: { key: 'price', direction: 'descending' } } };

export const NoneSelected: Story = {
  args: { choice: { state: 'none', onToggle } },
  play: async ({ canvas, userEvent }) => {
    onToggle.mockClear();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select all rows' }));
    await expect(onToggle).toHaveBeenCalledOnce();
  },
};

export const SomeSelected: Story = { args: { choice: { state: 'some', onToggle } } };
export const AllSelected: Story = { args: { choice: { state: 'all', onToggle } } };
