import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select } from '@consignment/components/primitives/Select';

const options = [
  { value: 'vendor', label: 'Vendor' },
  { value: 'store', label: 'Store' },
  { value: 'equal', label: 'Equal' },
];

const meta = {
  title: 'Primitives/Forms/Select',
  component: Select,
  args: { name: 'share', label: 'Discounts are borne by', options },
} satisfies Meta<typeof Select>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Chosen: Story = {
  args: { defaultValue: 'store', onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('combobox', { name: 'Discounts are borne by' });
    await expect(field).toHaveValue('store');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    // The keys of its list are the browser's own, and userEvent has no list to press them in.
    await userEvent.selectOptions(field, 'equal');
    await expect(args.onChange).toHaveBeenLastCalledWith('equal');
    await expect(field).toHaveFocus();
  },
};

export const NothingChosen: Story = { args: { placeholder: 'Choose…' } };

export const Refused: Story = { args: { placeholder: 'Choose…', error: 'Choose who bears discounts.' } };

export const Disabled: Story = {
  args: { isDisabled: true },
  play: async ({ canvas, userEvent }) => {
    await userEvent.tab();
    await expect(canvas.getByRole('combobox')).not.toHaveFocus();
  },
};

export const LongNames: Story = {
  args: {
    options: [
      { value: 'long', label: 'A choice that goes on for much longer than the field is wide. '.repeat(3) },
    ],
  },
};
