import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SubmitButton } from '@consignment/components/primitives/SubmitButton';

const onSubmit = fn();

const meta = {
  title: 'Primitives/Forms/SubmitButton',
  component: SubmitButton,
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
