import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RadioCards } from '@consignment/components/primitives/fields/RadioCards';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/RadioCards',
  component: RadioCards,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For one of two to five choices that differ in what they do, each with a line that says so.',
      avoid:
        'More than five choices are a Select, a yes or no a Checkbox or a Switch, narrowing a list a FilterSelect.',
      right: {
        draw: () => (
          <RadioCards
            name="calculation"
            label="How is commission calculated?"
            choices={[
              { value: 'percentage', label: 'Percentage', detail: 'A share of the selling price.' },
              { value: 'flat', label: 'Flat Rate', detail: 'A fixed amount for each piece sold.' },
            ]}
          />
        ),
        why: 'Both can be compared before the choice, in the words of its effect.',
      },
      wrong: {
        draw: () => (
          <RadioCards
            name="country"
            label="Country"
            choices={['Austria', 'Belgium', 'Canada', 'Denmark', 'Estonia', 'Finland', 'Germany'].map(
              (label) => ({ value: label, label }),
            )}
          />
        ),
        why: 'A long list without a word of difference. A Select takes one line and finds by typing.',
      },
      keyboard: [
        ['Tab', 'Moves to the chosen card, or to the first, and then out of the group.'],
        ['Arrow down or Arrow right', 'Chooses the next card, Arrow up or Arrow left the previous one.'],
        ['Space', 'Chooses the card with focus, where none was chosen.'],
      ],
      reader:
        '“How is commission calculated?, radio group, required. Percentage, radio button, not checked, 1 of 2. A share of the selling price.”',
    } satisfies Guide,
  },

  args: {
    name: 'calculation',
    label: 'How is commission calculated?',
    choices: [
      { value: 'percentage', label: 'Percentage', detail: 'A share of the selling price.' },
      { value: 'flat', label: 'Flat Rate', detail: 'A fixed amount for each piece sold.' },
    ],
  },
} satisfies Meta<typeof RadioCards>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingChosen: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    const group = canvas.getByRole('radiogroup', { name: 'How is commission calculated?' });
    await expect(group).toBeVisible();
    const percentage = canvas.getByRole('radio', { name: 'Percentage' });
    const unchosen = getComputedStyle(percentage).backgroundColor;
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(percentage).toBeChecked();
    await waitFor(() => expect(getComputedStyle(percentage).backgroundColor).not.toBe(unchosen));
    await userEvent.keyboard('{ArrowDown}');
    await expect(canvas.getByRole('radio', { name: 'Flat Rate' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith('flat');
  },
};

export const Chosen: Story = { args: { defaultValue: 'flat' } };

export const Refused: Story = { args: { hint: 'It can be changed later.', error: 'Choose one.' } };

export const Disabled: Story = { args: { isDisabled: true, defaultValue: 'flat' } };
