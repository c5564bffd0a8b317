import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DateField } from '@consignment/components/primitives/DateField';

const meta = {
  title: 'Primitives/Forms/DateField',
  component: DateField,
  args: { name: 'start', label: 'Commission start date', defaultValue: '' },
} satisfies Meta<typeof DateField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { isOptional: true, hint: 'Leave empty to track all orders.' },
};

export const Filled: Story = {
  args: { defaultValue: '2025-03-01', max: '2025-12-31' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Commission start date')).toHaveValue('2025-03-01');
  },
};

export const Refused: Story = { args: { error: 'Choose a day that is not in the future.' } };
