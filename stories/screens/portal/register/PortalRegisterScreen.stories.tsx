import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  PortalRegisterScreen,
  type RegisterOutcome,
  type Registration,
} from '@consignment/components/screens/portal/register/PortalRegisterScreen';
import { inArabic, inGerman } from '../languages.ts';
import { aPortalShop } from '../portal.ts';

const answer = (outcome: RegisterOutcome) =>
  fn<(registration: Registration) => Promise<RegisterOutcome>>(() => Promise.resolve(outcome));

const created =
  'Account has been created. Please wait for the store owner to associate your account to your sales.';

const withTerms = { ...aPortalShop, vendor_portal_terms: 'https://rookery.example/terms' };

const asksMore = {
  ...aPortalShop,
  switches: { showRegisterDonate: true, showRegisterPaypalEmail: true },
};

/** For a maker without an account. A maker with one in another shop registers with the password of that one. */
const meta = {
  title: 'Screens/Portal/PortalRegisterScreen',
  component: PortalRegisterScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    invited: { name: '', email: '' },
    onRegister: answer({ is: 'done', message: created }),
    hrefOfLogin: '#login',
  },
} satisfies Meta<typeof PortalRegisterScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Context = Parameters<NonNullable<Story['play']>>[0];

async function fillIn({ canvas, userEvent }: Context, repeated = 'moss under glass') {
  await userEvent.type(canvas.getByRole('textbox', { name: 'Name' }), 'Robin Fell');
  await userEvent.type(canvas.getByRole('textbox', { name: 'Email' }), 'robin@fell.example');
  await userEvent.type(canvas.getByLabelText('Password'), 'moss under glass');
  await userEvent.type(canvas.getByLabelText('Confirm Password'), repeated);
}

const register = ({ canvas, userEvent }: Context) =>
  userEvent.click(canvas.getByRole('button', { name: 'Register' }));

export const Default: Story = {};

/** By keyboard, from the first field to the message of the shop. */
export const Created: Story = {
  play: async ({ canvas, userEvent, args }) => {
    canvas.getByRole('textbox', { name: 'Name' }).focus();
    await userEvent.keyboard(
      'Robin Fell{Tab}robin@fell.example{Tab}moss under glass{Tab}{Tab}moss under glass',
    );
    // A shop's style sheet could read the attribute.
    await expect(canvas.getByLabelText('Password')).not.toHaveAttribute('value');
    await userEvent.keyboard('{Enter}');
    await expect(args.onRegister).toHaveBeenCalledWith({
      name: 'Robin Fell',
      email: 'robin@fell.example',
      password1: 'moss under glass',
      password2: 'moss under glass',
    });
    await expect(await canvas.findByText(created)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
    await waitFor(() => expect(canvas.getByRole('heading', { level: 1 })).toHaveFocus());
    await expect(canvas.getByRole('link', { name: 'Login' })).toBeVisible();
  },
};

export const Invited: Story = {
  args: { invited: { name: 'Maren Holt', email: 'maren@juniper.example' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Maren Holt');
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveValue('maren@juniper.example');
  },
};

export const EmptyFields: Story = {
  play: async (context) => {
    await register(context);
    const { canvas, args } = context;
    // Once in the summary, and at each of the four fields.
    await expect(await canvas.findAllByText('Please fill out all fields.')).toHaveLength(5);
    for (const name of ['Name', 'Email']) {
      await expect(canvas.getByRole('textbox', { name })).toHaveAttribute('aria-invalid', 'true');
    }
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

export const PasswordsDiffer: Story = {
  play: async (context) => {
    await fillIn(context, 'moss over glass');
    await register(context);
    await expect(await context.canvas.findAllByText('New and confirm passwords do not match.')).toHaveLength(
      2,
    );
    await expect(context.args.onRegister).not.toHaveBeenCalled();
  },
};

export const Terms: Story = { args: { shop: withTerms } };

/** The terms have to be opened, and then to be accepted. */
export const TermsNotAccepted: Story = {
  ...Terms,
  play: async (context) => {
    const { canvas, userEvent, args } = context;
    await fillIn(context);
    await register(context);
    const notRead = 'You must click and read the terms & conditions.';
    await expect(await canvas.findAllByText(notRead)).toHaveLength(2);
    const link = canvas.getByRole('link', { name: /^Terms & conditions/ });
    await expect(link).toHaveAttribute('href', 'https://rookery.example/terms');
    link.addEventListener('click', (event) => event.preventDefault(), { once: true });
    await userEvent.click(link);
    await register(context);
    const notAccepted = 'You must accept the terms & conditions.';
    await expect(await canvas.findAllByText(notAccepted)).toHaveLength(2);
    await expect(args.onRegister).not.toHaveBeenCalled();
  },
};

export const TermsAccepted: Story = {
  ...Terms,
  tags: ['no-picture'],
  play: async (context) => {
    await TermsNotAccepted.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('checkbox', { name: /accept the terms/ }));
    await register(context);
    await expect(await canvas.findByText(created)).toBeVisible();
    await expect(args.onRegister).toHaveBeenCalledTimes(1);
  },
};

export const DonateAndPaypalEmail: Story = { args: { shop: asksMore } };

/** A vendor who gives the proceeds away is asked for no PayPal email. */
export const Donating: Story = {
  ...DonateAndPaypalEmail,
  play: async (context) => {
    const { canvas, userEvent } = context;
    await fillIn(context);
    await register(context);
    await expect(await canvas.findAllByText('Please fill out all fields.')).toHaveLength(2);
    await userEvent.type(canvas.getByRole('textbox', { name: 'PayPal Email' }), 'pay@fell.example');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Donate my share of the sales' }));
    await expect(canvas.queryByRole('textbox', { name: 'PayPal Email' })).toBeNull();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Donate my share of the sales' }));
    await expect(canvas.getByRole('textbox', { name: 'PayPal Email' })).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Donate my share of the sales' }));
    await expect(canvas.queryByRole('textbox', { name: 'PayPal Email' })).toBeNull();
  },
};

export const Donated: Story = {
  ...DonateAndPaypalEmail,
  tags: ['no-picture'],
  play: async (context) => {
    await Donating.play?.(context);
    const { canvas, args } = context;
    await register(context);
    await canvas.findByText(created);
    await expect(args.onRegister).toHaveBeenCalledWith(
      expect.objectContaining({ donate: true, email: 'robin@fell.example' }),
    );
  },
};

const taken = 'Email already exists. If you do not know your password please use "Forgot your Password?".';

/** At the field that it is about; what was typed stays. */
export const EmailTaken: Story = {
  args: {
    onRegister: answer({
      is: 'refused',
      problem: { detail: taken, errors: [{ detail: taken, pointer: '/email' }] },
    }),
  },
  play: async (context) => {
    await fillIn(context);
    await register(context);
    const { canvas } = context;
    await expect(await canvas.findAllByText(taken)).toHaveLength(2);
    await expect(canvas.getByRole('textbox', { name: 'Email' })).toHaveAttribute('aria-invalid', 'true');
    await expect(canvas.getByRole('textbox', { name: 'Name' })).toHaveValue('Robin Fell');
  },
};

const tooShort = 'Your password must have at least 8 characters.';
const tooCommon = 'Your password cannot be a commonly used password.';

export const PasswordRefused: Story = {
  args: {
    onRegister: answer({
      is: 'refused',
      problem: {
        detail: tooShort,
        errors: [tooShort, tooCommon].map((detail) => ({ detail, pointer: '/password1' })),
      },
    }),
  },
  play: async (context) => {
    await fillIn(context);
    await register(context);
    await expect((await context.canvas.findAllByText(/^Your password/)).length).toBeGreaterThan(0);
  },
};

export const Registering: Story = {
  args: {
    onRegister: fn<(registration: Registration) => Promise<RegisterOutcome>>(
      () => new Promise(() => undefined),
    ),
  },
  play: async (context) => {
    await fillIn(context);
    await register(context);
    await expect(await context.canvas.findByRole('button', { name: 'Registering…' })).toBeVisible();
  },
};

export const Closed: Story = {
  args: { shop: { ...aPortalShop, vendor_portal_disabled: true } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Rookery Market’s vendor portal is closed/)).toBeVisible();
    await expect(canvas.queryByRole('textbox')).toBeNull();
  },
};

export const PaleYellow: Story = { args: { shop: withTerms }, globals: { brand: 'yellow' } };

export const SmallScreen: Story = {
  args: { shop: { ...asksMore, vendor_portal_terms: 'https://rookery.example/terms' } },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { args: { shop: withTerms }, globals: { direction: 'rtl' } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
