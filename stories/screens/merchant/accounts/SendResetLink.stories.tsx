import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { SendResetLink } from '@consignment/components/screens/merchant/accounts/SendResetLink';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Accounts/SendResetLink',
  component: SendResetLink,
  args: { email: 'maren@juniper.example', onSend: fn(() => Promise.resolve(done)) },
} satisfies Meta<typeof SendResetLink>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page says that the mail is on its way. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email a reset link' }));
    await expect(await canvas.findByText('Password reset email has been sent.')).toBeVisible();
    await expect(args.onSend).toHaveBeenCalledOnce();
  },
};

/** Why it was not sent; it can be tried again. */
export const Refused: Story = {
  args: {
    onSend: fn(() => {
      const detail = 'Too many attempts. Please try again in 30 seconds.';
      return Promise.resolve<Outcome>({ is: 'refused', problem: { detail, errors: [{ detail }] } });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Email a reset link' }));
    await expect(await canvas.findByText(/Too many attempts/)).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Email a reset link' })).toBeEnabled();
  },
};
