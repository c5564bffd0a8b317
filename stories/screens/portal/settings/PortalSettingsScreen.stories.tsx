import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PortalSettingsScreen } from '@consignment/components/screens/portal/settings/PortalSettingsScreen';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { passwordByMailFirst } from '../../../fixtures/bank-details.ts';
import { inArabic, inGerman } from '../languages.ts';
import { done } from '../../../primitives/answers.ts';
import { aPortalShop } from '../portal.ts';

const meta = {
  title: 'Screens/Portal/PortalSettingsScreen',
  component: PortalSettingsScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    vendor: {
      name: 'Juniper & Oak',
      account_email: 'maren@juniper.example',
      paypal_email: 'pay@juniper.example',
    },
    hasPaypalEmail: true,
    payoutDetailsRefused: null,
    bankDetails: null,
    hrefOfTerms: 'https://rookery.example/terms',
    hrefOfTeam: '#team',
    onChangeEmail: fn(() => Promise.resolve(done)),
    onMailPasswordLink: fn(() => Promise.resolve(done)),
    onChangePaypalEmail: fn(() => Promise.resolve(done)),
    onChangePassword: fn(() => Promise.resolve(done)),
    onUnsaved: fn(),
  },
} satisfies Meta<typeof PortalSettingsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const panel = (canvas: Canvas, name: string) => within(canvas.getByRole('region', { name }));

/** Each part is saved alone. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: /Terms/ })).toHaveAttribute(
      'href',
      'https://rookery.example/terms',
    );
  },
};

/** The login was set up by the shop, which is said before any form is filled in. */
export const SetUpByShop: Story = {
  args: { payoutDetailsRefused: passwordByMailFirst },
  play: async ({ canvas, userEvent, args }) => {
    await expect(panel(canvas, 'PayPal Email').queryByRole('textbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Email me a link' }));
    await expect(args.onMailPasswordLink).toHaveBeenCalledOnce();
    await expect(await canvas.findByText('The link is on its way.')).toBeVisible();
  },
};

export const Saved: Story = {
  ...Default,
  play: async (context) => {
    await Default.play?.(context);
    const { canvas, userEvent, args } = context;
    const login = panel(canvas, 'Login Email');
    await userEvent.clear(login.getByLabelText('Login email'));
    await userEvent.type(login.getByLabelText('Login email'), ' maren@oak.example ');
    await expect(args.onUnsaved).toHaveBeenCalledWith('Login email', true);
    await userEvent.click(login.getByRole('button', { name: 'Save' }));
    await expect(await login.findByText('Login email updated successfully.')).toBeVisible();
    await expect(args.onChangeEmail).toHaveBeenCalledWith('maren@oak.example');
    const paypal = panel(canvas, 'PayPal Email');
    await userEvent.clear(paypal.getByLabelText(/^PayPal email/));
    await userEvent.type(paypal.getByLabelText('Your password'), 'correct horse');
    await userEvent.click(paypal.getByRole('button', { name: 'Save' }));
    await expect(await paypal.findByText('PayPal email updated successfully.')).toBeVisible();
    await expect(args.onChangePaypalEmail).toHaveBeenCalledWith({
      paypal_email: '',
      password: 'correct horse',
    });
    await expect(args.onChangePassword).not.toHaveBeenCalled();
  },
};

const taken = 'Another login already uses this email address.';
const refusedEmail: Outcome = {
  is: 'refused',
  problem: { detail: taken, errors: [{ detail: taken, pointer: '/email' }] },
};
const refusedPaypal: Outcome = {
  is: 'refused',
  problem: { detail: 'The server did not answer.', errors: [] },
};

/** The words of a failure, its reason, and what was typed stay. */
export const Refused: Story = {
  args: {
    onChangeEmail: fn(() => Promise.resolve(refusedEmail)),
    onChangePaypalEmail: fn(() => Promise.resolve(refusedPaypal)),
  },
  play: async ({ canvas, userEvent }) => {
    const login = panel(canvas, 'Login Email');
    await userEvent.type(login.getByLabelText('Login email'), 'x');
    await userEvent.click(login.getByRole('button', { name: 'Save' }));
    const words = `Something went wrong updating the login email. ${taken}`;
    await expect(await login.findAllByText(words)).toHaveLength(2);
    await expect(login.getByLabelText('Login email')).toHaveValue('maren@juniper.examplex');

    const paypal = panel(canvas, 'PayPal Email');
    await userEvent.type(paypal.getByLabelText(/^PayPal email/), 'x');
    await userEvent.type(paypal.getByLabelText('Your password'), 'correct horse');
    await userEvent.click(paypal.getByRole('button', { name: 'Save' }));
    await expect(
      await paypal.findAllByText(/^Something went wrong updating the PayPal email. The server/),
    ).toHaveLength(2);
  },
};

export const NotAnEmail: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const login = panel(canvas, 'Login Email');
    await userEvent.clear(login.getByLabelText('Login email'));
    await userEvent.type(login.getByLabelText('Login email'), 'maren{Enter}');
    await expect(await login.findAllByText('Enter an email address, such as name@example.com.')).toHaveLength(
      2,
    );
    await expect(args.onChangeEmail).not.toHaveBeenCalled();
  },
};

/** In Canada, and where a shop wants it so, vendors set no PayPal email. */
export const WithoutPaypal: Story = {
  args: { hasPaypalEmail: false, hrefOfTerms: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: 'PayPal Email' })).toBeNull();
    await expect(canvas.queryByRole('link', { name: /Terms/ })).toBeNull();
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, brand: 'yellow' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
