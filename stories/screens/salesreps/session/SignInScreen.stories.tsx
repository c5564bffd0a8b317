import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SignInScreen } from '@consignment/components/screens/salesreps/session/SignInScreen';
import { Text } from '@consignment/components/primitives/Text';
import type { Outcome } from '../../../../packages/components/src/primitives/outcome.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Sales reps/SignInScreen',
  component: SignInScreen,
  parameters: { frame: 'bare' },
  args: { reason: null, onSignIn: fn(() => Promise.resolve(done)), hrefOfForgotPassword: '#forgot-password' },
} satisfies Meta<typeof SignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Sign in as a sales rep'),
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
