import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { PortalForgotPasswordScreen } from '@consignment/components/screens/portal/password/PortalForgotPasswordScreen';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { inArabic, inGerman } from '../languages.ts';
import { aPortalShop } from '../portal.ts';

const answer = (outcome: Outcome) => fn<(email: string) => Promise<Outcome>>(() => Promise.resolve(outcome));

/** For a vendor who cannot log in. A vendor who is logged in changes the password in the settings. */
const meta = {
  title: 'Screens/Portal/PortalForgotPasswordScreen',
  component: PortalForgotPasswordScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: { shop: aPortalShop, onRequest: answer({ is: 'done' }), hrefOfLogin: '#login' },
} satisfies Meta<typeof PortalForgotPasswordScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function request({ canvas, userEvent }: Context, email = 'maren@juniper.example') {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), email);
  await userEvent.keyboard('{Enter}');
}

export const Default: Story = {
  play: async (context) => {
    const { canvas, args } = context;
    await expect(canvas.getByRole('button', { name: 'Request Password Reset' })).toBeVisible();
    await request(context);
    await expect(await canvas.findByText('Password reset email has been sent.')).toBeVisible();
    await expect(
      canvas.getByText(/^If there is a login for maren@juniper\.example, we’ve sent a link/),
    ).toBeVisible();
    await expect(args.onRequest).toHaveBeenCalledWith('maren@juniper.example');
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
  },
};

/** An invalid address is not sent. */
export const NoAddress: Story = {
  play: async (context) => {
    await request(context, 'maren');
    await expect(await context.canvas.findAllByText('Invalid email.')).toHaveLength(2);
    await expect(context.args.onRequest).not.toHaveBeenCalled();
  },
};

export const Refused: Story = {
  args: {
    onRequest: answer({
      is: 'refused',
      problem: { detail: 'Invalid email.', errors: [{ detail: 'Invalid email.', pointer: '/email' }] },
    }),
  },
  play: async (context) => {
    await request(context);
    await expect(await context.canvas.findAllByText('Invalid email.')).toHaveLength(2);
    await expect(context.canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('maren@juniper.example');
  },
};

export const Sending: Story = {
  args: { onRequest: fn<(email: string) => Promise<Outcome>>(() => new Promise(() => undefined)) },
  play: async (context) => {
    await request(context);
    await expect(await context.canvas.findByRole('button', { name: 'Sending…' })).toBeVisible();
  },
};

export const Closed: Story = {
  args: { shop: { ...aPortalShop, vendor_portal_disabled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
