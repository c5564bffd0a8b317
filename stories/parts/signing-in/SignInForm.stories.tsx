import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SignInForm } from '@consignment/components/parts/signing-in/SignInForm';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { done, pendingAnswer } from '../../primitives/answers.ts';

const wrong: Outcome = {
  is: 'refused',
  problem: { detail: 'The email or the password is wrong.', errors: [] },
};

const meta = {
  title: 'Parts/Signing in/SignInForm',
  component: SignInForm,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For email and password, on a sign-in page or in a SignInDialog. `reason` says why somebody has to log in again.',
      avoid: 'Registering and resetting a password have other forms. The page around it is a SignInPage.',
      right: {
        draw: () => (
          <SignInForm
            reason="You were logged out because your session ended. Log in to go on."
            onSignIn={() => Promise.resolve(done)}
            onSecondFactor={() => Promise.resolve(done)}
          />
        ),
        why: 'The reason is known when the page comes, and is true until the person is in.',
      },
      wrong: {
        draw: () => (
          <SignInForm
            reason="The email or the password is wrong."
            onSignIn={() => Promise.resolve(done)}
            onSecondFactor={() => Promise.resolve(done)}
          />
        ),
        why: 'A refusal is the answer of `onSignIn`. As `reason` it is not read out, moves no focus, and is still there during the next try.',
      },
      keyboard: [
        ['Tab', 'Goes from Email to Password, its Show button and Login.'],
        ['Enter', 'In a field: logs in.'],
        ['Space', 'On “Show Password”: shows what is typed.'],
      ],
      reader:
        '“Login, form. Email, edit text. Password, secure edit text.” Pressed: “Logging in…”. Refused: the focus goes to “There is a problem, group”, with the sentence.',
    } satisfies Guide,
  },
  args: {
    reason: null,
    onSignIn: fn(() => Promise.resolve(done)),
    onSecondFactor: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof SignInForm>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Nothing typed is ever in the markup, where a shop's style sheet could read it. */
export const Empty: Story = {};

export const Filled: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'owner@demo.example');
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'try-consignment');
    await expect(password).not.toHaveAttribute('value');
    await userEvent.click(canvas.getByRole('button', { name: 'Show Password' }));
    await expect(password).toHaveAttribute('type', 'text');
    await userEvent.keyboard('{Tab}');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await waitFor(() =>
      expect(args.onSignIn).toHaveBeenCalledWith({
        email: 'owner@demo.example',
        password: 'try-consignment',
      }),
    );
  },
};

export const SignedOut: Story = {
  args: { reason: 'You were logged out because your session ended. Log in to go on.' },
};

export const Incomplete: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await waitFor(() => expect(canvas.getByRole('group', { name: 'There is a problem' })).toHaveFocus());
    await expect(canvas.getByLabelText('Password')).toHaveAccessibleDescription('Enter your password.');
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

/** Typed values stay. */
export const Refused: Story = {
  args: { onSignIn: fn(() => Promise.resolve(wrong)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'owner@demo.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'nearly{Enter}');
    await expect(await canvas.findByText('The email or the password is wrong.')).toBeVisible();
    await expect(canvas.getByLabelText('Email')).toHaveValue('owner@demo.example');
    await expect(canvas.getByLabelText('Password')).toHaveValue('nearly');
  },
};

const forVendors = 'This login is for vendors. Please log in to the Rookery Market vendor portal.';
const portal = 'https://consignment.example/apps/vendor-portal/login?shop=rookery.example';

/** A correct login for another app is led there, and no field shows an error. */
export const ForAnotherApp: Story = {
  args: {
    onSignIn: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: { detail: forVendors, errors: [], elsewhere: { app: 'portal', href: portal } },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'vendor@demo.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'try-consignment{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent(forVendors);
    const door = canvas.getByRole('link', { name: 'Go to the vendor portal' });
    await expect(door).toHaveAttribute('href', portal);
    await expect(canvas.queryByRole('group', { name: 'There is a problem' })).toBeNull();
  },
};

export const Sending: Story = {
  args: { onSignIn: fn(() => pendingAnswer().promise) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'vendor@demo.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'try-consignment{Enter}{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Logging in…' })).toBeVisible();
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
  },
};

export const WithHint: Story = {
  args: {
    hint: (
      <Text size="small" tone="muted">
        Try it with owner@demo.example and the password try-consignment.
      </Text>
    ),
  },
};

/** The password is right, and the next step takes its place; Back leads to the password again. */
export const SecondFactor: Story = {
  tags: ['no-picture'],
  args: {
    onSignIn: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: {
          detail: 'Use your second factor to confirm that it’s you.',
          errors: [],
          secondFactor: { methods: ['code', 'recovery_code'] },
        },
      }),
    ),
  },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText('Email'), 'owner@demo.example');
    await userEvent.type(canvas.getByLabelText('Password'), 'try-consignment{Enter}');
    await userEvent.type(await canvas.findByLabelText('Code'), '492 039{Enter}');
    await expect(args.onSecondFactor).toHaveBeenCalledWith({ by: 'code', code: '492 039' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(canvas.getByLabelText('Password')).toBeVisible();
  },
};
