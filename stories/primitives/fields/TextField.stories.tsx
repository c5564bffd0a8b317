import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { TextField } from '@consignment/components/primitives/fields/TextField';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/TextField',
  component: TextField,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For one line of text: a name, an email, an address of a picture. Its `type` brings the right keyboard on a phone.',
      avoid: 'Several lines are a TextArea, amounts a MoneyField, days a DateField, known values a Select.',
      right: {
        draw: () => (
          <TextField
            name="email"
            type="email"
            label="PayPal email"
            hint="Where the vendor’s payouts go."
            autoComplete="off"
          />
        ),
        why: 'The label is the thing, the hint its purpose, and a phone shows the keyboard with the @.',
      },
      wrong: {
        draw: () => (
          <TextField
            name="email"
            label="Please enter your email address here:"
            placeholder="Email"
            error="ERROR!"
          />
        ),
        why: 'A sentence for a label, an example that repeats it, and an error that helps with nothing.',
      },
      keyboard: [
        ['Tab', 'Moves to the field.'],
        ['Enter', 'In a form: sends it.'],
      ],
      reader:
        '“PayPal email, edit text, required. Where the vendor’s payouts go.” An error follows, and the field is announced as invalid.',
    } satisfies Guide,
  },

  args: { name: 'contact', label: 'Contact name' },
} satisfies Meta<typeof TextField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const field = canvas.getByRole('textbox', { name: 'Contact name' });
    await userEvent.type(field, 'Ana');
    await expect(args.onChange).toHaveBeenLastCalledWith('Ana');
    await expect(field).toBeRequired();
    // The value is a property only: no attribute for CSS to read.
    await expect(field).not.toHaveAttribute('value', 'Ana');
  },
};

export const Filled: Story = { args: { defaultValue: 'Ana Lopes' } };

export const WithHint: Story = {
  args: { hint: 'Printed on every statement.', placeholder: 'Ana Lopes' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox')).toHaveAccessibleDescription('Printed on every statement.');
  },
};

export const Optional: Story = { args: { isOptional: true } };

export const Refused: Story = {
  args: {
    type: 'email',
    label: 'Email',
    hint: 'For sign-in.',
    error: 'Enter an email address.',
    defaultValue: 'ana@',
  },
  play: async ({ canvas }) => {
    const field = canvas.getByRole('textbox', { name: 'Email' });
    await expect(field).toBeInvalid();
    await expect(field).toHaveAccessibleDescription('For sign-in. Enter an email address.');
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'Ana Lopes' } };

export const LongNames: Story = {
  args: {
    label: 'Name of the person who signs the consignment agreement on behalf of the workshop or company',
  },
};
