import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  PortalResetPasswordScreen,
  type NewPassword,
  type ResetOutcome,
} from '@consignment/components/screens/portal/password/PortalResetPasswordScreen';
import { inArabic, inGerman } from '../languages.ts';
import { aProblem } from '../../../fixtures/list.ts';
import { aPortalShop } from '../portal.ts';

const answer = (outcome: ResetOutcome) =>
  fn<(password: NewPassword) => Promise<ResetOutcome>>(() => Promise.resolve(outcome));

/** Only for the link of a mail. A password that is known is changed in the settings. */
const meta = {
  title: 'Screens/Portal/PortalResetPasswordScreen',
  component: PortalResetPasswordScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    link: { is: 'valid' },
    onReset: answer({ is: 'done' }),
    hrefOfLogin: '#login',
    hrefOfForgotPassword: '#forgot-password',
  },
} satisfies Meta<typeof PortalResetPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function reset({ canvas, userEvent }: Context, repeated = 'moss under glass') {
  await userEvent.type(canvas.getByLabelText('New Password'), 'moss under glass');
  await userEvent.type(canvas.getByLabelText('Confirm New Password'), repeated);
  await userEvent.keyboard('{Enter}');
}

export const Default: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await reset(context);
    await expect(await canvas.findByText('Password has been reset. Please proceed to login.')).toBeVisible();
    const password = { new_password1: 'moss under glass', new_password2: 'moss under glass' };
    await expect(args.onReset).toHaveBeenCalledWith(password);
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
  },
};

/** Nothing is known of the link yet. */
export const Checking: Story = {
  args: { link: { is: 'checking' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).toHaveTextContent('Checking the link…');
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

export const Invalid: Story = {
  args: { link: { is: 'invalid' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Password reset link is invalid.')).toBeVisible();
    await expect(canvas.queryByLabelText('New Password')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'Forgot your password' })).toBeVisible();
  },
};

/** The server could not be asked, so the link may still be good. */
export const Failed: Story = {
  args: { link: { is: 'failed', problem: aProblem, onRetry: fn() } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(args.link.is === 'failed' && args.link.onRetry).toHaveBeenCalled();
  },
};

export const EmptyFields: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Reset Password' }));
    await expect(await canvas.findAllByText('Please fill out all fields.')).toHaveLength(3);
    await expect(args.onReset).not.toHaveBeenCalled();
  },
};

export const PasswordsDiffer: Story = {
  play: async (context) => {
    await reset(context, 'moss over glass');
    const message = 'New and confirm passwords do not match.';
    await expect(await context.canvas.findAllByText(message)).toHaveLength(2);
  },
};

const tooCommon = 'Your password cannot be a commonly used password.';

/** The words of the documents, and the reason at its field. */
export const Refused: Story = {
  args: {
    onReset: answer({
      is: 'refused',
      problem: { detail: tooCommon, errors: [{ detail: tooCommon, pointer: '/new_password1' }] },
    }),
  },
  play: async (context) => {
    await reset(context);
    await expect(await context.canvas.findByText('Something went wrong.')).toBeVisible();
    await expect(context.canvas.getAllByText(tooCommon)).toHaveLength(2);
  },
};

/** Used in another window, or expired, while the form was open. */
export const Over: Story = {
  args: { onReset: answer({ is: 'over' }) },
  play: async (context) => {
    await reset(context);
    await expect(await context.canvas.findByText('Password reset link is invalid.')).toBeVisible();
  },
};

export const Saving: Story = {
  args: { onReset: fn<(password: NewPassword) => Promise<ResetOutcome>>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await reset(context);
    await expect(await context.canvas.findByRole('button', { name: 'Saving…' })).toBeVisible();
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
