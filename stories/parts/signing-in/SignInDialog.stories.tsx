import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { SignInDialog } from '@consignment/components/parts/signing-in/SignInDialog';
import { SignInForm } from '@consignment/components/parts/signing-in/SignInForm';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Problem } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { done, pendingAnswer } from '../../primitives/answers.ts';
import { DialogSketch } from '../../fixtures/dialog-sketch.tsx';

const refused = (problem: Partial<Problem>) =>
  fn(() => Promise.resolve({ is: 'refused' as const, problem: { detail: '', errors: [], ...problem } }));

const meta = {
  title: 'Parts/Signing in/SignInDialog',
  component: SignInDialog,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Over a page whose session has ended, so that what was typed stays. It asks the same person for the password.',
      avoid:
        'Where nothing is open yet use the page: AppSignInPage, or the portal’s own. Asking for a password before an act is a dialog of that act.',
      right: {
        draw: () => (
          <DialogSketch
            title="Your session has ended"
            description="Log in to continue. Your changes will stay on the page."
          >
            <SignInForm
              reason={null}
              email="owner@demo.example"
              onSignIn={() => Promise.resolve(done)}
              onSecondFactor={() => Promise.resolve(done)}
            />
          </DialogSketch>
        ),
        why: 'The email is fixed: the page beneath is this person’s, and only this person goes on with it.',
      },
      wrong: {
        draw: () => (
          <DialogSketch
            title="Your session has ended"
            description="Log in to continue. Your changes will stay on the page."
          >
            <SignInForm
              reason={null}
              onSignIn={() => Promise.resolve(done)}
              onSecondFactor={() => Promise.resolve(done)}
            />
          </DialogSketch>
        ),
        why: 'Anyone may log in over the half-typed payout of somebody else, and it is made in the wrong name. For another account there is “Log in as someone else”.',
      },
      keyboard: [
        [
          'Tab',
          'Goes from Password to its Show button, Login and “Log in as someone else”, and stays in the dialog.',
        ],
        ['Enter', 'In the field: logs in.'],
        ['Escape', 'Does nothing: the page is of no use without a session.'],
      ],
      reader:
        '“Your session has ended, dialog, Log in to continue. Your changes will stay on the page. Password, secure edit text.” A wrong password moves the focus to “There is a problem”.',
    } satisfies Guide,
  },
  args: {
    email: 'owner@demo.example',
    onSignIn: fn(() => Promise.resolve(done)),
    onSecondFactor: fn(() => Promise.resolve(done)),
    onLeave: fn(),
  },
} satisfies Meta<typeof SignInDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Focus starts in the password, stays in the dialog, and Escape closes nothing: the page is of no use before. */
export const Default: Story = {
  play: async ({ canvas, userEvent }) => {
    const dialog = await canvas.findByRole('dialog', { name: 'Your session has ended' });
    const password = canvas.getByLabelText('Password');
    await waitFor(() => expect(password).toHaveFocus());
    await userEvent.keyboard('{Escape}');
    await expect(dialog).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Close' })).toBeNull();
    await expect(canvas.queryByRole('textbox', { name: 'Email' })).toBeNull();
  },
};

export const SignedIn: Story = {
  ...Default,
  tags: ['no-picture'],
  play: async (context) => {
    await Default.play?.(context);
    const { canvas, userEvent, args } = context;
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'try-consignment{Enter}');
    await waitFor(() =>
      expect(args.onSignIn).toHaveBeenCalledWith({
        email: 'owner@demo.example',
        password: 'try-consignment',
      }),
    );
  },
};

export const AnotherAccount: Story = {
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Log in as someone else' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
    await expect(args.onSignIn).not.toHaveBeenCalled();
  },
};

/** Vendors read "Login". */
export const OfAVendor: Story = {
  args: { email: 'vendor@demo.example' },
};

/** The password stays typed, and the summary has the focus, so that it is read out. */
export const WrongPassword: Story = {
  args: { onSignIn: refused({ detail: 'The email or password is incorrect.' }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'nearly{Enter}');
    const summary = await canvas.findByRole('group', { name: 'There is a problem' });
    await waitFor(() => expect(summary).toHaveFocus());
    await expect(summary).toHaveTextContent('The email or password is incorrect.');
    await expect(canvas.getByLabelText('Password')).toHaveValue('nearly');
  },
};

export const TooManyAttempts: Story = {
  args: {
    onSignIn: refused({
      detail: 'There have been too many attempts. Please wait a moment and try again.',
      retryAfter: 90,
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'nearly{Enter}');
    await expect(await canvas.findByText('You can try again in 90 seconds.')).toBeVisible();
  },
};

export const Offline: Story = {
  args: {
    onSignIn: refused({ detail: 'We could not reach the server. Check your connection and try again.' }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'try-consignment{Enter}');
    await expect(await canvas.findByText(/^We could not reach the server/)).toBeVisible();
  },
};

export const Sending: Story = {
  args: { onSignIn: fn(() => pendingAnswer().promise) },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Password'), 'try-consignment{Enter}{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Logging in…' })).toBeVisible();
    await expect(args.onSignIn).toHaveBeenCalledTimes(1);
  },
};

/** Nothing is cut off, and nothing scrolls sideways. */
export const LongEmail: Story = {
  args: { email: `${'a-name-as-long-as-any-that-was-ever-given-to-'.repeat(2)}somebody@a-shop.example` },
  play: async ({ args, canvas }) => {
    const dialog = await canvas.findByRole('dialog');
    await expect(canvas.getByText(args.email)).toBeVisible();
    await expect(dialog.scrollWidth).toBeLessThanOrEqual(dialog.clientWidth);
  },
};

export const SmallScreen: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
