import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PercentField } from '@consignment/components/primitives/fields/PercentField';
import { TextField } from '@consignment/components/primitives/fields/TextField';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/PercentField',
  component: PercentField,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a rate in per cent, such as a commission: `30` or `12.5`, with the sign beside it.',
      avoid: 'An amount is a MoneyField, a count a NumberField. A rate that is only shown is text.',
      right: {
        draw: () => (
          <PercentField
            name="rate"
            label="Commission"
            hint="The vendor’s share of the selling price."
            placeholder="30"
          />
        ),
        why: 'The hint says whose share it is, the one thing that this figure is ever mistaken in.',
      },
      wrong: {
        draw: () => <TextField name="rate" label="Commission rate" placeholder="0.3" />,
        why: 'A reader who types 30 gives the vendor thirty times the price.',
      },
      keyboard: [['Tab', 'Moves to the rate. Arrow keys move within it and never change it.']],
      reader:
        '“Commission, edit text, required. The vendor’s share of the selling price.” The sign is read with the description.',
    } satisfies Guide,
  },

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
