import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ForgotPasswordPage } from '@consignment/components/parts/ForgotPasswordPage';
import { done } from '../primitives/answers.ts';

/** For an owner or a sales rep who cannot log in; a password that is known is changed in the settings. */
const meta = {
  title: 'Parts/Signing in/ForgotPasswordPage',
  component: ForgotPasswordPage,
  parameters: { frame: 'bare' },
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
