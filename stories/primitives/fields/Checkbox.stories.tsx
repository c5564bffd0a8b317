import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Checkbox } from '@consignment/components/primitives/fields/Checkbox';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/Checkbox',
  component: Checkbox,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a yes or no within a form, saved with it, or for terms that must be agreed to.',
      avoid:
        'A setting that takes effect at once is a Switch, one in a row of a table a SavingCheckbox, one of several choices a RadioCards.',
      right: {
        draw: () => (
          <Checkbox name="notify" label="Email vendors when they are paid" hint="One email a payout." />
        ),
        why: 'The label is true when the box is ticked, and the hint says how much of it there will be.',
      },
      wrong: {
        draw: () => <Checkbox name="notify" label="Do not send emails to vendors" />,
        why: 'Ticking a “not” is a riddle: half of all readers end up with the opposite.',
      },
      keyboard: [
        ['Tab', 'Moves to the box.'],
        ['Space', 'Ticks or unticks it.'],
      ],
      reader:
        '“Email vendors when they are paid, checkbox, not ticked. One email a payout.” An error is read after the hint.',
    } satisfies Guide,
  },

  args: { name: 'notify', label: 'Send order notifications' },
} satisfies Meta<typeof Checkbox>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  args: { onChange: fn() },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard(' ');
    await expect(canvas.getByRole('checkbox', { name: 'Send order notifications' })).toBeChecked();
    await expect(args.onChange).toHaveBeenLastCalledWith(true);
  },
};

export const Ticked: Story = { args: { defaultChecked: true, hint: 'One email an order.' } };

export const Refused: Story = {
  args: { label: 'I agree to the terms', isRequired: true, error: 'Agree to the terms to go on.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('checkbox')).toHaveAccessibleDescription('Agree to the terms to go on.');
  },
};

export const Disabled: Story = { args: { isDisabled: true, defaultChecked: true } };

export const LongNames: Story = {
  args: { label: 'I confirm that every piece is my own work and that I have read the agreement. '.repeat(3) },
};
