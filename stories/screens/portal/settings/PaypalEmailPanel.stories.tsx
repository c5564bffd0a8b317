import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaypalEmailPanel } from '@consignment/components/screens/portal/settings/PaypalEmailPanel';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { passwordByMailFirst } from '../../../fixtures/bank-details.ts';
import { done, pendingAnswer } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Portal/Settings/PaypalEmailPanel',
  component: PaypalEmailPanel,
  args: {
    shop: { name: 'Rookery Market' },
    vendor: { name: 'Juniper & Oak', paypal_email: 'pay@juniper.example' },
    refused: null,
    onChangePaypalEmail: fn(() => Promise.resolve(done)),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof PaypalEmailPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The password goes along, and is in no attribute, where a style sheet could read it. */
export const Saved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText(/^PayPal email/);
    const password = canvas.getByLabelText('Your password');
    await userEvent.clear(email);
    await userEvent.type(email, ' pay@oak.example ');
    await userEvent.type(password, 'correct horse');
    await expect(password).not.toHaveAttribute('value');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('PayPal email updated successfully.')).toBeVisible();
    await expect(args.onChangePaypalEmail).toHaveBeenCalledWith({
      paypal_email: 'pay@oak.example',
      password: 'correct horse',
    });
    await expect(password).toHaveValue('');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

/** The shop has set up the login: nothing is to be filled in before a password is chosen by mail. */
export const SetUpByShop: Story = {
  args: { refused: passwordByMailFirst?.detail ?? null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/pay@juniper\.example/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.getByText(/choose your own password first/)).toBeVisible();
  },
};

/** The same address again needs no password, as nothing changes. */
export const Unchanged: Story = {
  ...Saved,
  play: async (context) => {
    await Saved.play?.(context);
    const { canvas, userEvent, args } = context;
    // The same address again needs no password, as nothing changes.
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('Nothing has changed.')).toBeVisible();
    await expect(args.onChangePaypalEmail).toHaveBeenCalledOnce();
  },
};

export const WithoutPassword: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText(/^PayPal email/));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const words = 'Enter your password to change your PayPal email.';
    await expect(await canvas.findAllByText(words)).toHaveLength(2);
    await expect(args.onChangePaypalEmail).not.toHaveBeenCalled();
  },
};

const wrong: Outcome = {
  is: 'refused',
  problem: {
    detail: 'Your password is incorrect.',
    errors: [{ detail: 'Your password is incorrect.', pointer: '/password' }],
  },
};

/** Shown at its own field; the address that was typed stays. */
export const WrongPassword: Story = {
  args: { onChangePaypalEmail: fn(() => Promise.resolve(wrong)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^PayPal email/), 'x');
    await userEvent.type(canvas.getByLabelText('Your password'), 'a guess{Enter}');
    await expect(await canvas.findAllByText('Your password is incorrect.')).toHaveLength(2);
    await expect(canvas.getByText('Something went wrong updating the PayPal email.')).toBeVisible();
    await expect(canvas.getByLabelText('Your password')).toHaveAccessibleDescription(
      /Your password is incorrect/,
    );
    await expect(canvas.getByLabelText(/^PayPal email/)).toHaveValue('pay@juniper.examplex');
  },
};

const pending = pendingAnswer();

export const Saving: Story = {
  args: { onChangePaypalEmail: fn(() => pending.promise) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByLabelText(/^PayPal email/), 'x');
    await userEvent.type(canvas.getByLabelText('Your password'), 'correct horse{Enter}');
    await expect(await canvas.findByRole('button', { name: 'Saving…' })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    shop: { name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) },
    vendor: { name: 'Juniper & Oak '.repeat(8), paypal_email: `${'pay.'.repeat(20)}me@juniper.example` },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
