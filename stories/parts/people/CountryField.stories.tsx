import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import type { Guide } from '../../../.storybook/guide.ts';
import { Text } from '../../../packages/components/src/primitives/text/Text.tsx';
import { CountryField } from '@consignment/components/parts/people/CountryField';

const meta = {
  title: 'Parts/People/CountryField',
  component: CountryField,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Where a form asks for a country, such as that of a shop or of a bank account.',
      avoid: 'A country of an order is text as the platform has it, and is not chosen.',
      right: {
        draw: () => <Text>United Kingdom</Text>,
        why: 'People know a country by its name.',
      },
      wrong: {
        draw: () => <Text>GB</Text>,
        why: 'Few people know the codes of all countries.',
      },
      keyboard: [['Letters', 'Go to the country that begins with them.']],
      reader: '“Country, United Kingdom, combo box.”',
    } satisfies Guide,
  },
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
