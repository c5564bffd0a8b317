import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Text } from '@consignment/components/primitives/text/Text';
import {
  PortalSignInScreen,
  type LoginOutcome,
} from '@consignment/components/screens/portal/sign-in/PortalSignInScreen';
import type { Credentials } from '../../../../packages/components/src/parts/signing-in/SignInForm.tsx';
import { inArabic, inGerman } from '../languages.ts';
import { aPortalShop } from '../portal.ts';

const answer = (outcome: LoginOutcome) =>
  fn<(credentials: Credentials) => Promise<LoginOutcome>>(() => Promise.resolve(outcome));

const wrong = { detail: 'Wrong email or password.', errors: [{ detail: 'Wrong email or password.' }] };

const ownWords = {
  ...aPortalShop,
  vendor_portal_login_title: 'Makers’ entrance',
  vendor_portal_login_description:
    'See what has sold, and what is on its way to you.\nQuestions? Ask at the till.',
};

const meta = {
  title: 'Screens/Portal/PortalSignInScreen',
  component: PortalSignInScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    reason: null,
    onLogin: answer({ is: 'done' }),
    onSecondFactor: fn(() => Promise.resolve({ is: 'done' as const })),
    hrefOfRegister: '#register',
    hrefOfForgotPassword: '#forgot-password',
    hrefOfShopAccount: null,
  },
} satisfies Meta<typeof PortalSignInScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome Vendors');
    const links = canvas.getAllByRole('link').map((link) => link.textContent);
    await expect(links).toEqual(['Forgot your password', 'Register']);
  },
};

export const Filled: Story = {
  ...Default,
  play: async (context) => {
    await Default.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'maren@juniper.example');
    const password = canvas.getByLabelText('Password');
    await userEvent.type(password, 'open sesame');
    // A shop's style sheet could read the attribute.
    await expect(password).not.toHaveAttribute('value');
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(args.onLogin).toHaveBeenCalledWith({
      email: 'maren@juniper.example',
      password: 'open sesame',
    });
  },
};

export const OwnWords: Story = {
  args: { shop: ownWords },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Makers’ entrance');
  },
};

export const PaleYellow: Story = { args: { shop: ownWords }, globals: { brand: 'yellow' } };

export const Navy: Story = { args: { shop: ownWords }, globals: { brand: 'navy' } };

export const NameInsteadOfLogo: Story = { args: { shop: { ...ownWords, vendor_portal_logo_url: '' } } };

export const SignedOut: Story = {
  args: { reason: 'You were logged out because you were away for a while.' },
};

/** After a logout, while they are still logged in to the shop itself. */
export const ShopAccount: Story = {
  args: { hrefOfShopAccount: '#shop-account' },
  play: async ({ canvas }) => {
    const way = canvas.getByRole('link', { name: 'Continue with your shop account' });
    await expect(way).toHaveAttribute('href', '#shop-account');
  },
};

/** The shop knows them, and has connected no account of the portal to them. */
export const NotConnected: Story = {
  args: { reason: 'Your account with this shop is not connected to its vendor portal.' },
};

export const DemoHint: Story = {
  args: {
    hint: (
      <Text size="small" tone="muted">
        Demo login: vendor@demo.example
      </Text>
    ),
  },
};

async function logIn({ canvas, userEvent }: Parameters<NonNullable<Story['play']>>[0]) {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'maren@juniper.example');
  await userEvent.type(canvas.getByLabelText('Password'), 'wrong');
  await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
}

/** The server's message is shown, and what was typed stays. */
export const Refused: Story = {
  args: { onLogin: answer({ is: 'refused', problem: wrong }) },
  play: async (context) => {
    await logIn(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Wrong email or password.')).toBeVisible();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('maren@juniper.example');
    await expect(canvas.getByLabelText('Password')).toHaveValue('wrong');
  },
};

export const RefusedWithoutWords: Story = {
  args: {
    onLogin: answer({ is: 'refused', problem: { detail: '', errors: [] } }),
  },
  play: async (context) => {
    await logIn(context);
    await expect(await context.canvas.findByText('Something went wrong. Please try again.')).toBeVisible();
  },
};

export const MissingFields: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Login' }));
    await expect(await canvas.findAllByText('Enter your password.')).toHaveLength(2);
    await expect(args.onLogin).not.toHaveBeenCalled();
  },
};

export const LoggingIn: Story = {
  args: {
    onLogin: fn<(credentials: Credentials) => Promise<LoginOutcome>>(() => new Promise(() => undefined)),
  },
  play: async (context) => {
    await logIn(context);
    await expect(await context.canvas.findByRole('button', { name: 'Logging in…' })).toBeVisible();
  },
};

export const Closed: Story = {
  args: { shop: { ...aPortalShop, vendor_portal_disabled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Rookery Market’s vendor portal is closed/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

const waiting =
  'Your account is waiting for the store owner to approve it. Please try again later or contact them.';

/** Neither wrong nor in yet: no field shows an error, and typed values stay. */
export const WaitingForApproval: Story = {
  args: { onLogin: answer({ is: 'waiting', detail: waiting }) },
  play: async (context) => {
    await logIn(context);
    const { canvas } = context;
    await expect(await canvas.findByText('Waiting for approval')).toBeVisible();
    await expect(canvas.getByText(waiting)).toBeVisible();
    await expect(canvas.queryByText('There is a problem')).toBeNull();
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('maren@juniper.example');
  },
};

export const SmallScreen: Story = {
  tags: ['no-picture'],
  args: { shop: ownWords },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { args: { shop: ownWords }, globals: { direction: 'rtl' } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
