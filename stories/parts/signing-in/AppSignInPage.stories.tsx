import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AppSignInPage } from '@consignment/components/parts/signing-in/AppSignInPage';
import { Text } from '@consignment/components/primitives/text/Text';
import { ButtonLink } from '@consignment/components/primitives/actions/ButtonLink';
import { Card } from '@consignment/components/primitives/layout/Card';
import { Link } from '@consignment/components/primitives/navigation/Link';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { done } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Signing in/AppSignInPage',
  component: AppSignInPage,
  tags: ['stable'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'Where an owner or a sales rep logs in. Give every way in that the app has: the password, a forgotten one, and Shopify.',
      avoid:
        'Vendors log in on a page of the portal, in the colours of the shop. A session that ends over a page in use is a SignInDialog.',
      right: {
        draw: () => (
          <Card>
            <Stack space="medium">
              <Link href="#forgot-password" label="Forgot password" />
              <ButtonLink href="#shopify" label="Log in with Shopify" width="full" />
            </Stack>
          </Card>
        ),
        why: 'An owner who came from Shopify never chose a password; `hrefOfPlatform` is the way in.',
      },
      wrong: {
        draw: () => (
          <Card>
            <Link href="#forgot-password" label="Forgot password" />
          </Card>
        ),
        why: 'With `hrefOfPlatform` null the owner from Shopify asks for a new password of a login that has none, and waits for a mail.',
      },
      keyboard: [
        ['Tab', 'Goes from Email to Password, its “Show Password” button, Login, and then the other ways.'],
        ['Enter', 'In a field: logs in.'],
      ],
      reader:
        '“Log in to your shop, heading level 1”, then “Email, edit text”. A refusal moves the focus to “There is a problem, group”, with its sentence.',
    } satisfies Guide,
  },
  args: {
    app: 'merchant',
    reason: null,
    onSignIn: fn(() => Promise.resolve(done)),
    onSecondFactor: fn(() => Promise.resolve(done)),
    hrefOfForgotPassword: '#forgot-password',
    hrefOfPlatform: '#sign-in-with-shopify',
  },
} satisfies Meta<typeof AppSignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Log in to your shop');
    // A separate landmark before the page's main one.
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Forgot password' })).toHaveAttribute(
      'href',
      '#forgot-password',
    );
    await expect(canvas.getByRole('link', { name: 'Log in with Shopify' })).toBeVisible();
  },
};

export const OfSalesReps: Story = {
  args: { app: 'salesreps', hrefOfPlatform: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Log in as a sales rep');
    await expect(canvas.queryByRole('link', { name: 'Log in with Shopify' })).toBeNull();
  },
};

export const SignedOut: Story = {
  args: { reason: 'You were logged out because your session ended. Log in to go on.' },
};

export const Refused: Story = {
  args: {
    onSignIn: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: { detail: 'The email or the password is wrong.', errors: [] },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'owner@demo.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'nearly{Enter}');
    await expect(await canvas.findByText('The email or the password is wrong.')).toBeVisible();
  },
};

export const WithHint: Story = {
  args: {
    hint: (
      <Text size="small" tone="muted">
        This is a demo. The password of every login is try-consignment.
      </Text>
    ),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
