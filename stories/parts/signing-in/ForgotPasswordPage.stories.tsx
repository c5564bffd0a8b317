import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ForgotPasswordPage } from '@consignment/components/parts/signing-in/ForgotPasswordPage';
import { Banner } from '@consignment/components/primitives/feedback/Banner';
import type { Guide } from '../../../.storybook/guide.ts';
import { done } from '../../primitives/answers.ts';

/** For an owner or a sales rep who cannot log in; a password that is known is changed in the settings. */
const meta = {
  title: 'Parts/Signing in/ForgotPasswordPage',
  component: ForgotPasswordPage,
  tags: ['stable'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'Where an owner or a sales rep asks for the mail with the link to a new password.',
      avoid:
        'People change a known password in a PasswordPanel. The portal has its own page, in the shop’s colours.',
      right: {
        draw: () => (
          <Banner tone="positive" title="Password reset email has been sent.">
            <p>If there is a login for ana@rookery.example, we’ve sent a link to that address.</p>
          </Banner>
        ),
        why: '`onRequest` answers the same for every address, so the page gives no login away.',
      },
      wrong: {
        draw: () => <Banner tone="critical" title="There is no login with ana@rookery.example." />,
        why: 'An `onRequest` that refuses unknown addresses lets anybody find out, by typing, who works for the shop.',
      },
      keyboard: [
        ['Tab', 'Goes from Email to Request Password Reset, then to Login.'],
        ['Enter', 'In the field: sends the request.'],
      ],
      reader:
        '“Forgot your password, heading level 1. Email, edit text.” After sending, the focus is on the title, and “Success: Password reset email has been sent.” is read out.',
    } satisfies Guide,
  },
  args: { onRequest: fn(() => Promise.resolve(done)), hrefOfLogin: '#sign-in' },
} satisfies Meta<typeof ForgotPasswordPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '#sign-in'),
};

export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@demo.example{Enter}');
    await expect(await canvas.findByText('Password reset email has been sent.')).toBeVisible();
  },
};

export const SmallScreen: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
