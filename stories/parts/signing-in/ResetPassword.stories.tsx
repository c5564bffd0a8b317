import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ComponentProps } from 'react';
import { expect, fn } from 'storybook/test';
import { ResetPassword, type ResetOutcome } from '@consignment/components/parts/signing-in/ResetPassword';
import { SignInPage } from '@consignment/components/parts/signing-in/SignInPage';
import { Wordmark } from '@consignment/components/parts/pages/Wordmark';
import { Card } from '@consignment/components/primitives/layout/Card';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import type { Guide } from '../../../.storybook/guide.ts';
import { done } from '../../primitives/answers.ts';
import { failed } from '../../fixtures/list.ts';

/** As the examples show it: in a card, and leading nowhere. */
const inACard = {
  onReset: () => Promise.resolve(done),
  hrefOfLogin: '#login',
  hrefOfForgotPassword: '#forgot-password',
  frame: ({ children }) => (
    <Card>
      <Stack space="medium">{children}</Stack>
    </Card>
  ),
} satisfies Partial<ComponentProps<typeof ResetPassword>>;

const meta = {
  title: 'Parts/Signing in/ResetPassword',
  component: ResetPassword,
  tags: ['stable'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'As the content of the page that a reset link leads to, in the frame of its app. It sets a new password once.',
      avoid:
        'In the shop’s own apps use ResetPasswordPage. A person who is logged in changes the password in a PasswordPanel.',
      right: {
        draw: () => <ResetPassword link={failed()} {...inACard} />,
        why: 'The server could not be asked about the link, so `link` is `failed`: the same link is tried again.',
      },
      wrong: {
        draw: () => <ResetPassword link={{ is: 'invalid' }} {...inACard} />,
        why: 'A moment without a network was passed as `invalid`. The vendor throws away a good link and asks for mail after mail.',
      },
      keyboard: [
        ['Tab', 'Goes through both passwords, each with its Show button, to Reset Password and Login.'],
        ['Enter', 'In a field: sets the password. On Retry: asks about the link again.'],
      ],
      reader:
        '“Checking the link…”, then the form: “New Password, secure edit text”. Set: the focus goes to the title, and “Success: Password has been reset. Please proceed to login.” is read out.',
    } satisfies Guide,
  },
  args: {
    link: { is: 'valid' },
    onReset: fn(() => Promise.resolve<ResetOutcome>(done)),
    hrefOfLogin: '#login',
    hrefOfForgotPassword: '#forgot-password',
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
