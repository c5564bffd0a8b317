import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PortalWelcome } from '@consignment/components/screens/portal/home/PortalWelcome';
import { inArabic, inGerman } from '../languages.ts';
import { aPortalShop } from '../portal.ts';

const meta = {
  title: 'Screens/Portal/PortalWelcome',
  component: PortalWelcome,
  args: {
    shop: aPortalShop,
    payment: { is: 'paypal', email: '' },
    products: 0,
    hrefOfSettings: '#settings',
    hrefOfProducts: '#products',
    hrefOfHelp: '#help',
    onPutAway: fn(),
  },
} satisfies Meta<typeof PortalWelcome>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const titles = (canvas: Canvas) =>
  canvas.getAllByRole('heading', { level: 3 }).map((heading) => heading.textContent);

/** Nothing is done yet, and each step has a way to do it, except the one that happens automatically. */
export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(titles(canvas)).toEqual([
      'Check how you are paid',
      'See how your share is worked out',
      'Your first sale',
    ]);
    await expect(canvas.getByRole('link', { name: 'Add your PayPal email' })).toHaveAttribute(
      'href',
      '#settings',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Dismiss' }));
    await expect(args.onPutAway).toHaveBeenCalledOnce();
  },
};

export const StepsDone: Story = {
  tags: ['wide'],
  args: { payment: { is: 'paypal', email: 'maren@juniper.example' }, products: 3 },
  play: async ({ canvas }) => {
    await expect(titles(canvas)).toEqual([
      'Check how you are paid (done)',
      'See how your share is worked out (done)',
      'Your first sale',
    ]);
    await expect(canvas.getByRole('link', { name: 'View your products' })).toBeVisible();
  },
};

export const OneProduct: Story = {
  args: { products: 1 },
  play: ({ canvas }) => expect(canvas.getByText(/^One of your products/)).toBeVisible(),
};

/** The shop does not pay by PayPal, and shows its vendors no products. */
export const PaidByTheShop: Story = {
  args: {
    payment: { is: 'byShop', accountEmail: 'maren@juniper.example' },
    products: null,
    hrefOfProducts: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Change your email' })).toBeVisible();
    await expect(canvas.queryByRole('link', { name: 'View your products' })).toBeNull();
  },
};

export const PaidByBank: Story = {
  args: { payment: { is: 'bank', masked: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Add your bank details' })).toHaveAttribute(
      'href',
      '#settings',
    );
  },
};

export const BankDetailsThere: Story = {
  tags: ['no-picture'],
  args: { payment: { is: 'bank', masked: 'IBAN DE89 •••• 3000' } },
  play: ({ canvas }) => expect(canvas.getByText('IBAN DE89 •••• 3000')).toBeVisible(),
};

export const Loading: Story = { args: { payment: null, products: null } };

export const LongNames: Story = {
  args: {
    shop: {
      name: 'The Honourable Company of Basket Weavers, Candle Makers and Letterpress Printers of Hastings',
    },
    payment: { is: 'paypal', email: `${'maximiliane.wilhelmina.'.repeat(5)}@juniper-and-oak.example` },
  },
};

export const Phone: Story = {
  ...StepsDone,
  tags: ['narrow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { ...StepsDone, globals: { direction: 'rtl' } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
