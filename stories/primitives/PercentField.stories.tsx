import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PercentField } from '@consignment/components/primitives/PercentField';

const meta = {
  title: 'Primitives/Forms/PercentField',
  component: PercentField,
  args: { name: 'rate', label: 'Commission', placeholder: '30' },
} satisfies Meta<typeof PercentField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Commission' });
    await expect(field).toHaveAccessibleDescription('%');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('12.5');
    await expect(field).toHaveValue('12.5');
  },
};

export const Refused: Story = { args: { error: 'Enter a rate between 0 and 100.' } };

export const Disabled: Story = { args: { isDisabled: true } };
