import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { InputField } from '@consignment/components/primitives/fields/InputField';
import { TextField } from '@consignment/components/primitives/fields/TextField';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/InputField',
  component: InputField,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'For building a new kind of field of one input element, with a unit before it or after it.',
      avoid: 'Screens take the fields that are made of it: TextField, MoneyField, PercentField, DateField.',
      right: {
        draw: () => <InputField name="guide-weight" label="Weight" type="text" content="figure" after="kg" />,
        why: 'The unit is beside the figure and is read with it.',
      },
      wrong: {
        draw: () => <TextField name="guide-unit" label="Weight" hint="Type the number and kg." />,
        why: 'Each person writes the unit in another way, and the figure has to be found in the words.',
      },
      keyboard: [['Tab', 'Moves to the input; a unit takes no focus.']],
      reader: '“Weight, edit text, required. Kilograms.”',
    } satisfies Guide,
  },
  args: { name: 'weight', label: 'Weight', type: 'text', content: 'figure', onChange: fn() },
} satisfies Meta<typeof InputField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Text: Story = { args: { label: 'Market stall', content: 'text', defaultValue: 'B12' } };

/** A unit is a part of the description, on both sides. */
export const WithUnits: Story = {
  args: { before: 'about', after: 'kg' },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByLabelText('Weight');
    await expect(field).toHaveAccessibleDescription('about kg');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.type(field, '12');
    await expect(args.onChange).toHaveBeenLastCalledWith('12');
  },
};

export const Refused: Story = {
  args: { after: 'kg', error: 'Enter a weight, such as 1.5.' },
  play: ({ canvas }) =>
    expect(canvas.getByLabelText('Weight')).toHaveAccessibleDescription('kg Enter a weight, such as 1.5.'),
};
