import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ColumnsPanel } from '@consignment/components/parts/ColumnsPanel';

const meta = {
  title: 'Parts/Lists/ColumnsPanel',
  component: ColumnsPanel,
  args: {
    columns: [
      { id: 'customer', header: 'Customer' },
      { id: 'payment', header: 'Payment' },
      { id: 'date', header: 'Date' },
    ],
    hidden: ['payment'],
    onColumns: fn(),
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

export const AllShown: Story = { args: { hidden: [] } };

export const LongNames: Story = {
  args: { columns: [{ id: 'long', header: 'Recommended retail price before any discount of the season' }] },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
