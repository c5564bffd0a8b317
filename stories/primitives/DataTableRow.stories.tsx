import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DataTableRow } from '@consignment/components/primitives/DataTableRow';
import { Badge } from '@consignment/components/primitives/Badge';
import type { Piece } from './piece-table.tsx';
import { body, frame, table } from '../../packages/components/src/primitives/DataTable.css.ts';
import { columns, pieces } from './piece-table.tsx';

const [piece] = pieces(1) as [Piece];
const selection = {
  isSelected: false,
  isSelectable: true,
  label: 'Select Stoneware vase 1',
  notSelectable: () => <Badge label="Sold" />,
};

const meta = {
  title: 'Primitives/Tables/DataTable/Row',
  component: DataTableRow<Piece>,
  args: { id: 'p1', row: piece, columns, href: null, selection: null, onToggle: fn() },
  decorators: [
    (Story) => (
      <div className={frame}>
        <table aria-label="Pieces" className={table()}>
          <tbody className={body}>
            <Story />
          </tbody>
        </table>
      </div>
    ),
  ],
} satisfies Meta<typeof DataTableRow<Piece>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Plain: Story = {};

export const WithLink: Story = {
  args: { href: '#p1' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Stoneware vase 1' })).toHaveAttribute('href', '#p1');
  },
};

export const NotSelected: Story = {
  args: { selection },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Stoneware vase 1' }));
    await expect(args.onToggle).toHaveBeenCalledWith('p1');
  },
};

export const Selected: Story = { args: { selection: { ...selection, isSelected: true } } };

export const NotSelectable: Story = { args: { selection: { ...selection, isSelectable: false } } };
