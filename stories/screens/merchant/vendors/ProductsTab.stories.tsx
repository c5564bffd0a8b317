import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { ProductsTab } from '@consignment/components/screens/merchant/vendors/ProductsTab';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { rowOfVariant } from '../../../../packages/components/src/parts/products/catalog.ts';
import type { ProductsQuery } from '../../../../packages/components/src/parts/lists/products-query.ts';
import { aProduct, aProductOfVariants, aVariant, someProducts } from '../../../fixtures/catalog.ts';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';

const query: ProductsQuery = { ...aQuery, sort: 'title', from: '', to: '' };
const usual = [
  'product',
  'price',
  'inventory',
  'paid',
  'sold',
  'available',
  'commission',
  'created',
] as const;

const meta = {
  title: 'Screens/Merchant/Vendors/ProductsTab',
  component: ProductsTab,
  args: {
    vendor: { currency: null },
    products: aPageOf([aProduct(), aProductOfVariants, ...someProducts(6)]),
    controls: controlsOf(query),
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    switches: { vendorProductsTabColumns: usual, showExtraDateColumns: false },
    hrefOfProduct: (id) => `/products/${id}`,
    onExport: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
  },
} satisfies Meta<typeof ProductsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Price and stock are of the variants that are still there; the row leads to the product, which lists them. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    const row = canvas.getByRole('row', { name: /Linen throw/ });
    await expect(row).toHaveTextContent('starting at £58.00');
    await expect(row).toHaveTextContent('3 in stock for 3 variants');
    await expect(within(row).getByText('Yes')).toBeVisible();
    await expect(within(row).getByRole('link', { name: /Linen throw/ })).toHaveAttribute(
      'href',
      '/products/52',
    );
  },
};

/** The switches for columns that only some shops have, in their order. */
export const EveryColumn: Story = {
  tags: ['wide'],
  args: {
    products: aPageOf([aProduct({ start_date: '2026-01-12', end_date: '2026-12-31' }), aProductOfVariants]),
    switches: { vendorProductsTabColumns: [...usual, 'cost'], showExtraDateColumns: true },
  },
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      'Product',
      'Price',
      'Cost',
      'Inventory',
      'Paid',
      'Sold',
      'Available',
      'Commission',
      'Created',
      'Start',
      'End',
    ]);
    await expect(canvas.getByText('Jan 12, 2026')).toBeVisible();
  },
};

/** A shop may leave out all but the product, which names its row. */
export const ProductAlone: Story = {
  args: { switches: { vendorProductsTabColumns: [], showExtraDateColumns: false } },
};

/** The switch for shops that list variants: each is a row. */
export const ByVariant: Story = {
  args: {
    products: aPageOf(
      (aProductOfVariants.variants ?? [])
        .filter(({ deleted }) => !deleted)
        .map((variant) => rowOfVariant({ ...variant, product: aProductOfVariants })),
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rust · SKU LT-RUST')).toBeVisible();
    for (const link of canvas.getAllByRole('link'))
      await expect(link).toHaveAttribute('href', '/products/52');
    await expect(canvas.queryByText(/starting at/)).toBeNull();
  },
};

/** With days the list is of what was sold on them, and says so. */
export const SoldInDays: Story = {
  args: { controls: controlsOf({ ...query, from: '2026-03-01', to: '2026-03-31' }) },
  play: ({ canvas }) => expect(canvas.getByText(/only shows products sold on these days/)).toBeVisible(),
};

export const Sorting: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sold' }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ sort: 'sold' });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const OneRow: Story = { args: { products: aPageOf([aProduct()]) } };

export const FullPage: Story = { args: { products: aPageOf(someProducts(50), 120) } };

export const Empty: Story = {
  args: { products: aPageOf([]) },
  play: ({ canvas }) =>
    expect(canvas.getByText('Vendor does not currently have any products.')).toBeVisible(),
};

export const Loading: Story = { args: { products: loading } };

export const Failed: Story = { args: { products: failed() } };

/** Nothing is known of price and stock, and what was sold came back. */
export const ZeroAndNegative: Story = {
  args: {
    products: aPageOf([
      aProduct({ variants: [] }),
      aProduct({
        id: 53,
        sold: 0,
        paid: 0,
        commission: '-4.50',
        variants: [aVariant({ price: '0.00', inventory_quantity: -3, cost_per_item: null })],
      }),
    ]),
  },
};

export const LongNames: Story = {
  args: {
    products: aPageOf([
      aProduct({
        title: 'Handgedrechselte Salatschüssel'.repeat(10),
        variants: [aVariant({ sku: 'X'.repeat(80) })],
      }),
      { ...aProductOfVariants, title: 'طاولة قابلة للطي '.repeat(12) },
    ]),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
