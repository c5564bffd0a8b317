import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResetPasswordPage } from '@consignment/components/parts/ResetPasswordPage';
import { done } from '../primitives/answers.ts';

/** Only for the link of a mail. */
const meta = {
  title: 'Parts/Signing in/ResetPasswordPage',
  component: ResetPasswordPage,
  parameters: { frame: 'bare' },
  args: {
    link: { is: 'valid' },
    onReset: fn(() => Promise.resolve(done)),
    hrefOfLogin: '#sign-in',
    hrefOfForgotPassword: '#forgot-password',
  },
} satisfies Meta<typeof ResetPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const Changed: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New Password'), 'moss under glass');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'moss under glass{Enter}');
    await expect(await canvas.findByRole('link', { name: 'Login' })).toHaveAttribute('href', '#sign-in');
  },
};

export const Invalid: Story = {
  args: { link: { is: 'invalid' } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Forgot your password' })).toBeVisible(),
};

export const Checking: Story = { args: { link: { is: 'checking' } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
