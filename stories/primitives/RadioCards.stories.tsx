import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { RadioCards } from '@consignment/components/primitives/RadioCards';

const meta = {
  title: 'Primitives/Forms/RadioCards',
  component: RadioCards,
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
