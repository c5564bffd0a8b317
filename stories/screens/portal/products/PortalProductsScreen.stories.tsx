import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PortalProductsScreen } from '@consignment/components/screens/portal/products/PortalProductsScreen';
import { aVariant } from '../../../fixtures/catalog.ts';
import { inArabic, inGerman } from '../languages.ts';
import { aPageOf, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { done, refused } from '../../../primitives/answers.ts';
import {
  aPortalProduct,
  aPortalProductOfVariants,
  aPortalShop,
  aPortalVendor,
  somePortalProducts,
} from '../portal.ts';

const query = { search: '', sort: 'title', page: 1, from: '', to: '' };

const meta = {
  title: 'Screens/Portal/PortalProductsScreen',
  component: PortalProductsScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    vendor: aPortalVendor,
    products: aPageOf([aPortalProduct(), aPortalProductOfVariants, ...somePortalProducts(6)]),
    controls: controlsOf(query),
    hrefOfProduct: (id) => `#products/${id}`,
    hrefInShop: (handle) => `https://rookery.example/products/${handle}`,
    onExport: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof PortalProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const headersOf = (canvas: Canvas) =>
  within(canvas.getByRole('table', { name: 'Products' }))
    .getAllByRole('columnheader')
    .map((header) => header.textContent);

/** Each row leads to the product, and View to its page in the shop. */
export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(headersOf(canvas)).toEqual([
      'Product',
      'SKU',
      'Barcode',
      'Price',
      'Inventory',
      'Paid',
      'Sold',
      'Available',
      'Commission',
      'Earning Potential',
      'Created',
      'View',
    ]);
    const row = within(canvas.getByRole('row', { name: /Linen throw/ }));
    await expect(row.getByText(/starting at/).parentElement).toHaveTextContent(/starting at £58\.00/);
    await expect(row.getByText('3 in stock for 3 variants')).toBeVisible();
    await expect(row.getByText('LT-MOSS and 1 more')).toBeVisible();
    await expect(row.getByText('Jan 12, 2026')).toBeVisible();
    await expect(row.getByRole('link', { name: /^View/ })).toHaveAttribute(
      'href',
      'https://rookery.example/products/linen-throw',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Created' }));
    await expect(args.controls.onQuery).toHaveBeenLastCalledWith({ sort: 'created_at' });
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search products' }), 'throw{Enter}');
    await expect(args.controls.onQuery).toHaveBeenLastCalledWith({ search: 'throw' });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** Where the shop shows what its goods cost. */
export const WithCost: Story = {
  tags: ['wide'],
  args: {
    products: aPageOf([aPortalProduct({ variants: [aVariant({ barcode: '' })] })]),
  },
  play: ({ canvas }) => expect(headersOf(canvas)).toContain('Item Cost'),
};

const hidden = aPortalProduct({
  commission: undefined,
  get_earning_potential: undefined,
  variants: [aVariant({ price: undefined, cost_per_item: undefined, commission: undefined })],
});

/** A field that a shop hides from its vendors does not come from the server, and has no column. */
export const HiddenByTheShop: Story = {
  tags: ['wide'],
  args: { products: aPageOf([hidden]) },
  play: ({ canvas }) =>
    expect(headersOf(canvas)).toEqual([
      'Product',
      'SKU',
      'Barcode',
      'Inventory',
      'Paid',
      'Sold',
      'Available',
      'Created',
      'View',
    ]),
};

/** The sales of some days would give away the dates of orders, where the shop hides them. */
export const DatesHidden: Story = {
  args: { shop: { ...aPortalShop, vendor_field_order_date: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Sold All' })).toBeNull();
  },
};

/** A product that is not on sale has no page in the shop. */
export const NotOnSale: Story = {
  args: { products: aPageOf([aPortalProduct({ status: 'draft' })]) },
  play: ({ canvas }) => expect(canvas.queryByRole('link', { name: /^View/ })).toBeNull(),
};

/** With days the list is of what was sold on them, and says so. */
export const SoldInDays: Story = {
  args: { controls: controlsOf({ ...query, from: '2026-03-01', to: '2026-03-31' }) },
  play: ({ canvas }) => expect(canvas.getByText(/only shows products sold on these days/)).toBeVisible(),
};

export const Empty: Story = {
  args: { products: aPageOf([]) },
  play: ({ canvas }) =>
    expect(
      canvas.getByText('The products that Rookery Market sells for you will appear here.'),
    ).toBeVisible(),
};

export const Loading: Story = { args: { products: loading } };

export const Failed: Story = { args: { products: failed() } };

/** A file that does not come says so at the button, and the list stays. */
export const Refused: Story = {
  args: { onExport: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const FullPage: Story = { args: { products: aPageOf(somePortalProducts(50), 120) } };

export const LongNames: Story = {
  args: {
    products: aPageOf([
      aPortalProduct({
        title: 'Handgedrechselte Salatschüssel'.repeat(8),
        variants: [
          aVariant({ sku: 'HDMSTB-HERRINGBONE-MARSH-AT-DUSK-180X240-LTD', barcode: '5'.repeat(40) }),
        ],
      }),
    ]),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

/** Shown in another currency than the amounts are counted in, of fewer decimals. */
export const Yen: Story = {
  args: { vendor: { currency: 'JPY' }, products: aPageOf([aPortalProductOfVariants]) },
  play: ({ canvas }) =>
    expect(canvas.getByText(/starting at/).parentElement).toHaveTextContent(/starting at ¥58\.00/),
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, brand: 'navy' },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
