import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CountryField } from '@consignment/components/parts/people/CountryField';

const meta = {
  title: 'Parts/People/CountryField',
  component: CountryField,
  args: { name: 'country', label: 'Country', onChange: fn() },
} satisfies Meta<typeof CountryField>;

export default meta;
type Story = StoryObj<typeof meta>;

/** By their names, in the order of the alphabet. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText<HTMLSelectElement>('Country');
    const names = [...field.options].map(({ label }) => label);
    await expect(names.slice(0, 3)).toEqual(['Choose a country', 'Afghanistan', 'Åland Islands']);
    await userEvent.selectOptions(field, 'United Kingdom');
    await expect(args.onChange).toHaveBeenCalledWith('GB');
  },
};

export const Optional: Story = { args: { hint: 'Addresses are written as there.', isOptional: true } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
