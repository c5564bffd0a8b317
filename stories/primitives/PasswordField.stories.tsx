import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PasswordField } from '@consignment/components/primitives/PasswordField';

const meta = {
  title: 'Primitives/Forms/PasswordField',
  component: PasswordField,
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
