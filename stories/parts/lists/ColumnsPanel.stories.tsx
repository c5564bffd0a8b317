import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ColumnsPanel } from '@consignment/components/parts/lists/ColumnsPanel';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import type { Guide } from '../../../.storybook/guide.ts';
import { done, refused } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Lists/ColumnsPanel',
  component: ColumnsPanel,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Inside a ColumnsFilter, which opens it. Give it the columns that may be hidden, in the order of the table and under their own headers.',
      avoid:
        'Boxes that are saved with a form are Checkboxes in a FieldSet. The columns of an exported file are not chosen here: it has all of them.',
      right: {
        draw: () => (
          <ColumnsPanel
            columns={[
              { id: 'customer', header: 'Customer' },
              { id: 'payment', header: 'Payment' },
            ]}
            hidden={['payment']}
            onColumns={() => Promise.resolve(done)}
          />
        ),
        why: 'The words are those of the table’s head, so people know what comes back.',
      },
      wrong: {
        draw: () => (
          <ColumnsPanel
            columns={[
              { id: 'customer_name', header: 'customer_name' },
              { id: 'financial_status', header: 'financial_status' },
            ]}
            hidden={['financial_status']}
            onColumns={() => Promise.resolve(done)}
          />
        ),
        why: 'These are names of the API. An owner who misses Payment does not look for “financial_status”.',
      },
      keyboard: [
        ['Tab', 'Goes from box to box, then to Show All.'],
        ['Space', 'Shows or hides the column of the box.'],
      ],
      reader: '“Columns, group. Customer, checkbox, checked.”',
    } satisfies Guide,
  },
  args: {
    columns: [
      { id: 'customer', header: 'Customer' },
      { id: 'payment', header: 'Payment' },
      { id: 'date', header: 'Date' },
    ],
    hidden: ['payment'],
    onColumns: fn(() => Promise.resolve<Outcome>(done)),
  },
} satisfies Meta<typeof ColumnsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const OneHidden: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('checkbox', { name: 'Payment' })).not.toBeChecked();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Date' }));
    await expect(args.onColumns).toHaveBeenLastCalledWith(['payment', 'date']);
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Payment' }));
    await expect(args.onColumns).toHaveBeenLastCalledWith([]);
    await userEvent.click(canvas.getByRole('button', { name: 'Show All' }));
    await expect(args.onColumns).toHaveBeenLastCalledWith([]);
  },
};

export const NotSaved: Story = {
  args: { onColumns: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Date' }));
    await expect(await canvas.findByText(/^The columns could not be saved/)).toBeVisible();
  },
};

export const AllShown: Story = { args: { hidden: [] } };

export const LongNames: Story = {
  args: { columns: [{ id: 'long', header: 'Recommended retail price before any discount of the season' }] },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
