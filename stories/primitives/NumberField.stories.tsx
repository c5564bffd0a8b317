import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NumberField } from '@consignment/components/primitives/NumberField';

const meta = {
  title: 'Primitives/NumberField',
  component: NumberField,
  args: { name: 'quantity', label: 'Quantity' },
} satisfies Meta<typeof NumberField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Quantity' })).toHaveAttribute('inputmode', 'numeric');
  },
};

export const WithUnit: Story = { args: { label: 'Hold period', unit: 'days', defaultValue: '14' } };

export const Refused: Story = { args: { defaultValue: 'two', error: 'Enter a whole number.' } };
