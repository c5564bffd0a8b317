import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NumberField } from '@consignment/components/primitives/NumberField';

const meta = {
  title: 'Primitives/Forms/NumberField',
  component: NumberField,
  args: { name: 'quantity', label: 'Quantity' },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Quantity' });
    await expect(field).toHaveAttribute('inputmode', 'numeric');
    await expect(field).not.toHaveAccessibleDescription();
  },
};

export const WithUnit: Story = {
  args: { label: 'Hold period', unit: 'days', defaultValue: '14' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Hold period' })).toHaveAccessibleDescription('days');
  },
};

/** Arrows leave the figure alone: an amount must not change by a slip. */
export const ByKeyboard: Story = {
  tags: ['no-picture'],
  args: { defaultValue: '3' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveFocus();
    await userEvent.keyboard('{End}{ArrowUp}0');
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveValue('30');
  },
};

export const Refused: Story = { args: { defaultValue: 'two', error: 'Enter a whole number.' } };
