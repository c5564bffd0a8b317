import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { RequestReset } from '@consignment/components/parts/RequestReset';
import { SignInPage } from '@consignment/components/parts/SignInPage';
import { Wordmark } from '@consignment/components/parts/Wordmark';
import { done } from '../primitives/answers.ts';

const meta = {
  title: 'Parts/Signing in/RequestReset',
  component: RequestReset,
  parameters: { frame: 'bare' },
  args: {
    onRequest: fn(() => Promise.resolve(done)),
    hrefOfLogin: '#login',
    loginLabel: 'Sign in',
    frame: (content) => <SignInPage brand={<Wordmark />} title="Forgot your password" {...content} />,
  },
} satisfies Meta<typeof RequestReset>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The page does not show whether an address has a login. */
export const Sent: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'ana@demo.example{Enter}');
    await expect(await canvas.findByText(/^If ana@demo.example is the email of a login here/)).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
