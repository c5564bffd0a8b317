import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
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
    await userEvent.tab();
    await expect(canvas.getByLabelText('Order date from')).toHaveFocus();
    await userEvent.keyboard('2025-03-01');
    await expect(canvas.getByLabelText('Order date from')).toHaveValue('2025-03-01');
    await userEvent.tab();
    await expect(canvas.getByLabelText('Order date to')).toHaveFocus();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Apply' })).toHaveFocus();
    await expect(args.onApply).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenCalledOnce();
    await expect(args.onApply).toHaveBeenCalledWith({ from: '2025-03-01', to: '' });
  },
};

export const Applied: Story = {
  args: { value: { from: '2025-01-01', to: '2025-03-31' } },
  play: async ({ canvas, userEvent, args }) => {
    const start = canvas.getByLabelText('Order date from');
    await userEvent.tab();
    await expect(start).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).toHaveBeenLastCalledWith({ from: '2025-01-01', to: '2025-03-31' });
    await userEvent.tab();
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByRole('button', { name: 'Clear' })).toHaveFocus();
    await userEvent.keyboard(' ');
    await expect(args.onApply).toHaveBeenLastCalledWith({ from: '', to: '' });
    await expect(start).toHaveFocus();
  },
};

/** The mistake is named and nothing is applied; Enter in a day asks for that as Apply does. */
export const Reversed: Story = {
  args: { value: { from: '2025-03-31', to: '2025-01-01' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.tab();
    await expect(canvas.getByLabelText('Order date to')).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onApply).not.toHaveBeenCalled();
    await expect(canvas.getByRole('alert')).toHaveTextContent('The first day is after the last day.');
    await expect(canvas.getByLabelText('Order date from')).toHaveFocus();
  },
};
