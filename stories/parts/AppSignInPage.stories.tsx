import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AppSignInPage } from '@consignment/components/parts/AppSignInPage';
import { Text } from '@consignment/components/primitives/Text';
import type { Outcome } from '../../packages/components/src/primitives/outcome.ts';
import { done } from '../primitives/answers.ts';

const meta = {
  title: 'Parts/Signing in/AppSignInPage',
  component: AppSignInPage,
  parameters: { frame: 'bare' },
  args: {
    app: 'merchant',
    reason: null,
    onSignIn: fn(() => Promise.resolve(done)),
    hrefOfForgotPassword: '#forgot-password',
    hrefOfPlatform: '#sign-in-with-shopify',
  },
} satisfies Meta<typeof AppSignInPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in to your shop');
    // A landmark of its own before the page's main one.
    await expect(canvas.getByRole('banner')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Forgot password' })).toHaveAttribute(
      'href',
      '#forgot-password',
    );
    await expect(canvas.getByRole('link', { name: 'Sign in with Shopify' })).toBeVisible();
  },
};

export const OfSalesReps: Story = {
  args: { app: 'salesreps', hrefOfPlatform: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in as a sales rep');
    await expect(canvas.queryByRole('link', { name: 'Sign in with Shopify' })).toBeNull();
  },
};

export const SignedOut: Story = {
  args: { reason: 'You were signed out because your session ended. Sign in to go on.' },
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
