import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoneyField } from '@consignment/components/primitives/fields/MoneyField';
import { NumberField } from '@consignment/components/primitives/fields/NumberField';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/MoneyField',
  component: MoneyField,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For an amount of money that is typed, with the currency of the shop before it.',
      avoid:
        'A rate is a PercentField, a count a NumberField. An amount that is only shown is the part MoneyText.',
      right: {
        draw: () => (
          <MoneyField name="amount" label="Additional pay" hint="Added to the next payout." currency="$" />
        ),
        why: 'The currency is given and not typed, and bad input stays in sight until it is put right.',
      },
      wrong: {
        draw: () => <NumberField name="amount" label="Additional pay ($)" />,
        why: 'Whole numbers only, so 12.50 is refused, and the sign in the label is not where the amount is read.',
      },
      keyboard: [['Tab', 'Moves to the amount. Arrow keys move within it and never change it.']],
      reader:
        '“Additional pay, edit text, required. $ Added to the next payout.” The currency is read with the description.',
    } satisfies Guide,
  },

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
