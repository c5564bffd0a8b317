import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect } from 'storybook/test';
import { Button } from '@consignment/components/primitives/actions/Button';
import { RowBoundary } from '@consignment/components/primitives/tables/data-table/RowBoundary';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../../.storybook/guide.ts';

function Broken(): never {
  throw new TypeError('This cannot be drawn.');
}

const meta = {
  title: 'Primitives/Tables/DataTable/RowBoundary',
  component: RowBoundary,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'It wraps each row of a DataTable. When one row cannot be drawn, the others stay.',
      avoid: 'Never alone. A page and a panel have their own boundaries, with a Retry.',
      right: {
        draw: () => <Text>N/A</Text>,
        why: 'One faulty row of fifty costs its own line and no more.',
      },
      wrong: {
        draw: () => <Button label="Reload the page" onClick={() => undefined} />,
        why: 'The row is as faulty after a reload, and the other 49 are gone.',
      },
      keyboard: [],
      reader:
        '“Not available: this row could not be read, row header.” A row that can be drawn is read as it is.',
    } satisfies Guide,
  },
  args: {
    row: 'p1',
    fallback: (
      <tr>
        <td>N/A</td>
      </tr>
    ),
    children: (
      <tr>
        <td>Stoneware vase 1</td>
      </tr>
    ),
  },
  decorators: [
    (Story) => (
      <table aria-label="Pieces">
        <tbody>
          <Story />
        </tbody>
      </table>
    ),
  ],
} satisfies Meta<ComponentProps<typeof RowBoundary>>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Drawn: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Stoneware vase 1')).toBeVisible(),
};

export const NotDrawn: Story = {
  args: { children: <Broken /> },
  play: ({ canvas }) => expect(canvas.getByText('N/A')).toBeVisible(),
};
