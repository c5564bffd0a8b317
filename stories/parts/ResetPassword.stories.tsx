import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResetPassword, type ResetOutcome } from '@consignment/components/parts/ResetPassword';
import { SignInPage } from '@consignment/components/parts/SignInPage';
import { Wordmark } from '@consignment/components/parts/Wordmark';
import { done } from '../primitives/answers.ts';

const meta = {
  title: 'Parts/Signing in/ResetPassword',
  component: ResetPassword,
  parameters: { frame: 'bare' },
  args: {
    link: { is: 'valid' },
    onReset: fn(() => Promise.resolve<ResetOutcome>(done)),
    hrefOfLogin: '#login',
    hrefOfForgotPassword: '#forgot-password',
    loginLabel: 'Sign in',
    frame: (content) => <SignInPage brand={<Wordmark />} title="Reset Password" {...content} />,
  },
} satisfies Meta<typeof ResetPassword>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Valid: Story = {};

/** The link was used, or has expired, while the form was open. */
export const Over: Story = {
  args: { onReset: fn(() => Promise.resolve<ResetOutcome>({ is: 'over' })) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('New Password'), 'moss under glass');
    await userEvent.type(canvas.getByLabelText('Confirm New Password'), 'moss under glass{Enter}');
    await expect(await canvas.findByText('Password reset link is invalid.')).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
