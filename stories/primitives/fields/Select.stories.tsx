import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Select } from '@consignment/components/primitives/fields/Select';
import type { Guide } from '../../../.storybook/guide.ts';

const options = [
  { value: 'vendor', label: 'Vendor' },
  { value: 'store', label: 'Store' },
  { value: 'equal', label: 'Equal' },
];

const meta = {
  title: 'Primitives/Forms/Select',
  component: Select,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For one of six to some dozens of known values in a form, by the system’s own list, which every phone shows well.',
      avoid:
        'Up to five choices that have to be compared are RadioCards, hundreds a Combobox, a filter a FilterSelect.',
      right: {
        draw: () => (
          <Select
            name="share"
            label="Discounts are borne by"
            options={[
              { value: 'vendor', label: 'Vendor' },
              { value: 'store', label: 'Store' },
              { value: 'equal', label: 'Equal' },
            ]}
          />
        ),
        why: 'The label and each choice make one sentence: discounts are borne by the vendor.',
      },
      wrong: {
        draw: () => (
          <Select
            name="share"
            label="Discounts"
            options={[
              { value: '1', label: 'Type 1' },
              { value: '2', label: 'Type 2' },
              { value: '3', label: 'N/A' },
            ]}
          />
        ),
        why: 'The choices are our codes. Which of them costs the vendor money is known to the manual alone.',
      },
      keyboard: [
        ['Tab', 'Moves to the list.'],
        ['Arrow down, Arrow up', 'Chooses the next or the previous value.'],
        [
          'Space or Alt + Arrow down',
          'Opens the list. Typing a character goes to the value that begins with it.',
        ],
      ],
      reader: '“Discounts are borne by, Vendor, pop-up button, required”.',
    } satisfies Guide,
  },

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

export const Refused: Story = {
  args: { placeholder: 'Choose…', error: 'Choose who bears the cost of discounts.' },
};

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
