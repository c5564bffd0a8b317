import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PlatformSignInScreen } from '@consignment/components/screens/merchant/session/PlatformSignInScreen';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/PlatformSignInScreen',
  component: PlatformSignInScreen,
  parameters: { frame: 'bare' },
  args: { shop: '', onContinue: fn(() => Promise.resolve(done)), hrefOfLogin: '#sign-in' },
} satisfies Meta<typeof PlatformSignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const FirstVisit: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(
      canvas.getByRole('textbox', { name: 'Shop address' }),
      ' rookery.myshopify.com {Enter}',
    );
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledWith('rookery.myshopify.com'));
  },
};

/** The shop is the one of the last session: one press leads on. */
export const KnownShop: Story = {
  args: { shop: 'rookery.myshopify.com' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Shopify' }));
    await waitFor(() => expect(args.onContinue).toHaveBeenCalledWith('rookery.myshopify.com'));
  },
};

export const NoShop: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Shopify' }));
    await expect(await canvas.findAllByText(/^Enter the address of your shop/)).toHaveLength(2);
    await expect(args.onContinue).not.toHaveBeenCalled();
  },
};

const notConnected =
  'This installation is not connected to a shop platform. Log in with an email address and a password.';

export const Refused: Story = {
  args: {
    shop: 'rookery.myshopify.com',
    onContinue: fn(() =>
      Promise.resolve<Outcome>({ is: 'refused', problem: { detail: notConnected, errors: [] } }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Continue with Shopify' }));
    await expect(await canvas.findByText(notConnected)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Log in with a password' })).toBeVisible();
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
