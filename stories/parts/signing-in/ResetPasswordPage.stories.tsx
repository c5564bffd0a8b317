import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResetPasswordPage } from '@consignment/components/parts/signing-in/ResetPasswordPage';
import { ButtonLink } from '@consignment/components/primitives/actions/ButtonLink';
import { Card } from '@consignment/components/primitives/layout/Card';
import { Link } from '@consignment/components/primitives/navigation/Link';
import type { Guide } from '../../../.storybook/guide.ts';
import { done } from '../../primitives/answers.ts';

/** Only for the link of a mail. */
const meta = {
  title: 'Parts/Signing in/ResetPasswordPage',
  component: ResetPasswordPage,
  tags: ['stable'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'Where the link in a mail leads, for owners and sales reps: a new password, once, within an hour.',
      avoid:
        'The mail is asked for on a ForgotPasswordPage. In the settings a password is changed in a PasswordPanel.',
      right: {
        draw: () => (
          <Card title="Mail: a new password for Consignment">
            <ButtonLink href="#reset-password/Zk3q" label="Choose a new password" />
          </Card>
        ),
        why: 'The mail’s link carries its key, and this page is opened by no other.',
      },
      wrong: {
        draw: () => (
          <Card title="Settings">
            <Link href="#reset-password" label="Change password" />
          </Card>
        ),
        why: 'Without a key the page can only say that the link is invalid, to somebody who pressed it a second ago.',
      },
      keyboard: [
        [
          'Tab',
          'Goes through New Password and Confirm New Password, each with its Show button, to Reset Password.',
        ],
        ['Enter', 'In a field: sets the password.'],
      ],
      reader:
        '“Reset Password, heading level 1. New Password, secure edit text.” With a link that was used: “Error: Password reset link is invalid.”',
    } satisfies Guide,
  },
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
