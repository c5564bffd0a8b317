import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SubmitButton } from '@consignment/components/primitives/forms/SubmitButton';
import type { Guide } from '../../../.storybook/guide.ts';

const onSubmit = fn();

const meta = {
  title: 'Primitives/Forms/SubmitButton',
  component: SubmitButton,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Once in a Form, last among its buttons: it sends the form and says so while it does.',
      avoid: 'An act without a form is a Button. A form that stays after its save ends with a FormSave.',
      right: {
        draw: () => <SubmitButton label="Create account" busyLabel="Creating account…" />,
        why: 'The verb of the title and the same verb while it is under way.',
      },
      wrong: {
        draw: () => <SubmitButton label="Submit" busyLabel="Please wait" />,
        why: '“Submit” is a machine’s word and “please wait” does not say for what.',
      },
      keyboard: [
        ['Tab', 'Moves to the button after the last field, also while the form is being sent.'],
        ['Enter or Space', 'Sends the form; a second press while it is sent does nothing.'],
      ],
      reader: '“Create account, button”. While it is sent, politely: “Creating account…”',
    } satisfies Guide,
  },

  args: { label: 'Save', busyLabel: 'Saving…' },
  decorators: [
    (Story) => (
      <form
        aria-label="Settings"
        onSubmit={(event) => {
          event.preventDefault();
          onSubmit();
        }}
      >
        <Story />
      </form>
    ),
  ],
  beforeEach: () => {
    onSubmit.mockClear();
  },
} satisfies Meta<typeof SubmitButton>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).toHaveBeenCalledOnce();
    await userEvent.keyboard('{Enter}');
    await expect(onSubmit).toHaveBeenCalledTimes(2);
  },
};

export const Critical: Story = { args: { tone: 'critical', label: 'Delete account' } };

export const Disabled: Story = {
  args: { disabledReason: 'Make a choice to go on.' },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(onSubmit).not.toHaveBeenCalled();
    await expect(canvas.getByText('Make a choice to go on.')).toBeVisible();
  },
};
