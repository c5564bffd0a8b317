import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { NumberField } from '@consignment/components/primitives/fields/NumberField';
import { TextField } from '@consignment/components/primitives/fields/TextField';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/NumberField',
  component: NumberField,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a whole number that is counted, such as a quantity or days.',
      avoid:
        'Amounts are a MoneyField, rates a PercentField. A number that is not counted with, such as an order’s, is a TextField.',
      right: {
        draw: () => (
          <NumberField
            name="hold"
            label="Wait before a sale is paid"
            unit="days"
            hint="Returns are taken for 30 days."
            defaultValue="30"
          />
        ),
        why: 'The unit is next to the figure, so the label can be the question.',
      },
      wrong: {
        draw: () => <TextField name="hold" label="Hold period" placeholder="e.g. 30d or 1 month" />,
        why: 'Any text is taken, and what it means is left to a guess on the day of the payout.',
      },
      keyboard: [['Tab', 'Moves to the number. Arrow keys and the wheel never change it.']],
      reader: '“Wait before a sale is paid, edit text, 30, required. days Returns are taken for 30 days.”',
    } satisfies Guide,
  },

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
