import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from '@consignment/components/primitives/fields/PasswordField';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Forms/PasswordField',
  component: PasswordField,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a password that is typed, to sign in or to choose a new one; the person can look at it.',
      avoid: 'Codes from a mail or a paper are a TextField, where they are seen while being copied.',
      right: {
        draw: () => (
          <PasswordField name="password" label="New password" purpose="new" hint="At least 12 characters." />
        ),
        why: 'The rule is known before the first try, and password managers offer one that keeps it.',
      },
      wrong: {
        draw: () => (
          <Stack space="medium">
            <PasswordField name="one" label="Password" purpose="new" />
            <PasswordField name="two" label="Repeat password" purpose="new" />
          </Stack>
        ),
        why: 'The second field only checks the first, which a look at it does better.',
      },
      keyboard: [
        ['Tab', 'Moves to the field, then to the eye beside it.'],
        ['Enter or Space', 'On the eye: shows the password, and hides it again.'],
      ],
      reader:
        '“New password, secure edit text, required. At least 12 characters.”, then “Show New password, toggle button, not pressed”.',
    } satisfies Guide,
  },

  args: { name: 'password', label: 'Password', purpose: 'current' },
} satisfies Meta<typeof PasswordField>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SignIn: Story = {
  play: async ({ canvas, userEvent }) => {
    const field = canvas.getByLabelText('Password');
    await userEvent.tab();
    await expect(field).toHaveFocus();
    await userEvent.keyboard('correct horse');
    await expect(field).toHaveAttribute('type', 'password');
    await expect(field).not.toHaveAttribute('value', 'correct horse');
    const toggle = canvas.getByRole('button', { name: 'Show Password' });
    await userEvent.tab();
    await expect(toggle).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await expect(field).toHaveAttribute('type', 'text');
    await userEvent.click(toggle);
    await expect(field).toHaveAttribute('type', 'password');
    await userEvent.keyboard(' ');
    await expect(toggle).toHaveFocus();
    await expect(toggle).toHaveAttribute('aria-pressed', 'true');
    await expect(field).toHaveAttribute('type', 'text');
    await expect(field).toHaveValue('correct horse');
    await expect(field).not.toHaveAttribute('value', 'correct horse');
  },
};

export const New: Story = {
  args: { purpose: 'new', label: 'New password', hint: 'At least 8 characters.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('New password')).toHaveAttribute('autocomplete', 'new-password');
  },
};

export const Refused: Story = { args: { error: 'The password is too common.' } };
