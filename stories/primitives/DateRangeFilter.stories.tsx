import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fireEvent, fn } from 'storybook/test';
import { DateRangeFilter } from '@consignment/components/primitives/DateRangeFilter';

const meta = {
  title: 'Primitives/DateRangeFilter',
  component: DateRangeFilter,
  args: { label: 'Order date', value: { from: '', to: '' }, onApply: fn() },
} satisfies Meta<typeof DateRangeFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await fireEvent.change(canvas.getByLabelText('Order date from'), { target: { value: '2025-03-01' } });
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).toHaveBeenCalledWith({ from: '2025-03-01', to: '' });
  },
};

export const Applied: Story = {
  args: { value: { from: '2025-01-01', to: '2025-03-31' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Clear' }));
    await expect(args.onApply).toHaveBeenCalledWith({ from: '', to: '' });
  },
};

/** The mistake is named and nothing is applied. */
export const Reversed: Story = {
  args: { value: { from: '2025-03-31', to: '2025-01-01' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The first day is after the last day.');
    await expect(canvas.getByLabelText('Order date from')).toHaveFocus();
  },
};
