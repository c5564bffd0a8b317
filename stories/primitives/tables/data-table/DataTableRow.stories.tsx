import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { cellClasses, DataTableRow } from '@consignment/components/primitives/tables/data-table/DataTableRow';
import { Badge } from '@consignment/components/primitives/text/Badge';
import type { Piece } from '../../piece-table.tsx';
import { columns, inTable, pieces } from '../../piece-table.tsx';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Text } from '@consignment/components/primitives/text/Text';
import { Thumbnail } from '@consignment/components/primitives/text/Thumbnail';
import type { Guide } from '../../../../.storybook/guide.ts';

const [piece] = pieces(1) as [Piece];
const selection = {
  isSelected: false,
  isSelectable: true,
  label: 'Select Stoneware vase 1',
  notSelectable: () => <Badge label="Sold" />,
};

const afterBox = { classes: cellClasses(columns, true) };

const meta = {
  title: 'Primitives/Tables/DataTable/Row',
  component: DataTableRow<Piece>,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'It is one row as a DataTable draws it. Read here how a row with a link, a box or a fault looks.',
      avoid: 'Never alone. The columns of the DataTable describe the cells.',
      right: {
        draw: () => (
          <Inline space="small" align="center">
            <Thumbnail src={null} alt="" size="row" />
            <Text as="span" weight="medium">
              Stoneware vase 1
            </Text>
            <Badge label="In the shop" />
          </Inline>
        ),
        why: 'A cell holds a word, a figure or a badge. The name heads the row and is its one link.',
      },
      wrong: {
        draw: () => (
          <Inline space="small" align="center">
            <Button label="Open" size="small" onClick={() => undefined} />
            <Button label="View" size="small" onClick={() => undefined} />
            <Button label="Details" size="small" onClick={() => undefined} />
          </Inline>
        ),
        why: 'Three buttons a row that all open the piece are 150 stops of Tab on a page of fifty.',
      },
      keyboard: [
        ['Tab', 'Moves to the box of the row, then to its link and its controls.'],
        ['Space', 'On the box: selects the row.'],
        ['Enter', 'On the link: opens what the row is about.'],
      ],
      reader:
        '“Select Stoneware vase 1, checkbox, not ticked. Stoneware vase 1, row header. Maker, Juniper & Oak Ceramics.”',
    } satisfies Guide,
  },

  args: {
    id: 'p1',
    row: piece,
    columns,
    classes: cellClasses(columns, false),
    href: null,
    selection: null,
    onToggle: fn(),
  },
  decorators: [inTable],
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
  args: { ...afterBox, selection },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Select Stoneware vase 1' }));
    await expect(args.onToggle).toHaveBeenCalledWith('p1');
  },
};

export const Selected: Story = {
  args: { ...afterBox, selection: { ...selection, isSelected: true } },
};

export const NotSelectable: Story = {
  args: { ...afterBox, selection: { ...selection, isSelectable: false } },
};
