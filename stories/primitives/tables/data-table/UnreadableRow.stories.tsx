import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { cellClasses } from '@consignment/components/primitives/tables/data-table/DataTableRow';
import { UnreadableRow } from '@consignment/components/primitives/tables/data-table/UnreadableRow';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../../.storybook/guide.ts';
import { columns, inTable, type Piece } from '../../piece-table.tsx';

const meta = {
  title: 'Primitives/Tables/DataTable/UnreadableRow',
  component: UnreadableRow<Piece>,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'It is the row that a DataTable draws in place of one that cannot be read or drawn.',
      avoid: 'Never alone. A list that did not load at all is the `failed` state of the DataTable.',
      right: {
        draw: () => <Text as="span">N/A</Text>,
        why: 'The row keeps its place, so the count and the pages stay true.',
      },
      wrong: {
        draw: () => <Text as="span">$0.00</Text>,
        why: 'An amount that could not be read is not nothing, and a sum by eye would be wrong.',
      },
      keyboard: [],
      reader: '“Not available: this row could not be read, row header. Maker, not available.”',
    } satisfies Guide,
  },
  args: { columns, classes: cellClasses(columns, false), hasSelection: false },
  decorators: [inTable],
} satisfies Meta<typeof UnreadableRow<Piece>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/this row could not be read/)).toBeInTheDocument(),
};

/** The other rows have a box, and this one has an empty cell in its place. */
export const WithSelection: Story = {
  args: { classes: cellClasses(columns, true), hasSelection: true },
  play: ({ canvas }) => expect(canvas.queryByRole('checkbox')).toBeNull(),
};
