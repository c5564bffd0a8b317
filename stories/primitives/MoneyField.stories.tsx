import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyField } from '@consignment/components/primitives/MoneyField';

const meta = {
  title: 'Primitives/Forms/MoneyField',
  component: MoneyField,
  args: { name: 'amount', label: 'Additional pay', currency: '$' },
} satisfies Meta<typeof MoneyField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByRole('textbox', { name: 'Additional pay' });
    await expect(field).toHaveAccessibleDescription('$');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('12.50');
    await expect(field).toHaveValue('12.50');
    await expect(field).toHaveAttribute('inputmode', 'decimal');
    await expect(field).not.toHaveAttribute('value', '12.50');
  },
};

export const OtherCurrency: Story = { args: { currency: 'CAD' } };

export const Refused: Story = {
  args: { hint: 'Paid once.', error: 'Enter an amount such as 12.50.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription(
      '$ Paid once. Enter an amount such as 12.50.',
    );
  },
};

export const Disabled: Story = { args: { isDisabled: true } };
