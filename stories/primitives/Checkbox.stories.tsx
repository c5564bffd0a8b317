import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '@consignment/components/primitives/Checkbox';

const meta = {
  title: 'Primitives/Forms/Checkbox',
  component: Checkbox,
  args: { name: 'notify', label: 'Send order notifications' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Send order notifications' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const Ticked: Story = { args: { defaultChecked: true, hint: 'One email an order.' } };

export const Refused: Story = {
  args: { label: 'I agree to the terms', isRequired: true, error: 'Agree to the terms to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Agree to the terms to go on.');
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultChecked: true } };

export const LongNames: Story = {
  args: { label: 'I confirm that every piece is my own work and that I have read the agreement. '.repeat(3) },
};
