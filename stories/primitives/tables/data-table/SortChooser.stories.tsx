import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SortChooser } from '@consignment/components/primitives/tables/data-table/SortChooser';
import type { Guide } from '../../../../.storybook/guide.ts';

const columns = [
  { header: 'Vendor', sortKey: 'name' },
  { header: 'Due', sortKey: 'due' },
  { header: 'Products' },
];

const meta = {
  title: 'Primitives/Tables/SortChooser',
  component: SortChooser,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Above the stacked rows of a DataTable, or on a phone among the filters of its list.',
      avoid: 'A table with a head is sorted by the names of its columns.',
      right: {
        draw: () => (
          <SortChooser
            columns={columns}
            sort={{ key: 'due', direction: 'descending' }}
            onSort={() => undefined}
          />
        ),
        why: 'One choice and one turn, for every column that can be sorted.',
      },
      wrong: {
        draw: () => (
          <SortChooser
            columns={columns.map(({ header, ...column }) => ({ ...column, header: `Sort by ${header}` }))}
            sort={{ key: 'due', direction: 'descending' }}
            onSort={() => undefined}
          />
        ),
        why: 'The label already says that it sorts.',
      },
      keyboard: [
        ['Arrow down, Arrow up', 'Chooses the column of the order.'],
        ['Enter or Space', 'On the direction: turns the order round.'],
      ],
      reader: '“Sort by, Due, pop-up button. Sort ascending, button.”',
    } satisfies Guide,
  },
  args: { columns, sort: null, onSort: fn() },
} satisfies Meta<typeof SortChooser>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unsorted: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Sort by' }), 'Due');
    await expect(args.onSort).toHaveBeenCalledWith('due');
  },
};

export const Sorted: Story = {
  args: { sort: { key: 'due', direction: 'descending' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Sort ascending' })).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSort).toHaveBeenCalledWith('due');
    // Products have no order.
    await expect(canvas.getAllByRole('option')).toHaveLength(2);
  },
};
