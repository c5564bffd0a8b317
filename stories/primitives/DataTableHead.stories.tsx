import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DataTableHead } from '@consignment/components/primitives/DataTableHead';
import type { Piece } from './piece-table.tsx';
import { columns } from './piece-table.tsx';

const onToggle = fn();

const meta = {
  title: 'Primitives/Tables/DataTable/Head',
  component: DataTableHead<Piece>,
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
