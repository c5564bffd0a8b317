import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductScreen } from '@consignment/components/screens/merchant/products/ProductScreen';
import { aProductOfVariants, aShopProduct, aVariant } from '../../../fixtures/catalog.ts';

/** One product of the shop. Its sales line by line are in the commissions of its vendor. */
const meta = {
  title: 'Screens/Merchant/Products/ProductScreen',
  component: ProductScreen,
  parameters: { frame: 'bare' },
  args: {
    product: aShopProduct({
      ...aProductOfVariants,
      product_type: 'Textiles',
      variants: (aProductOfVariants.variants ?? []).map((variant) => ({
        ...variant,
        barcode: '5012345678900',
      })),
    }),
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    switches: { showProductCostColumn: false },
    hrefOfProducts: '/products',
    hrefOfVendor: (id) => `/vendors/${id}`,
  },
} satisfies Meta<typeof ProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A variant that is no longer in the catalogue has no row; its sales count, and are noted. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Linen throw' })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '/products');
    await expect(canvas.getByRole('link', { name: 'Juniper & Oak' })).toHaveAttribute('href', '/vendors/1');
    const table = within(canvas.getByRole('table', { name: 'Variants of Linen throw' }));
    await expect(table.getByRole('row', { name: /Moss/ })).toHaveTextContent('£65.00');
    await expect(table.getByRole('row', { name: /Moss/ })).toHaveTextContent('3 in stock');
    await expect(table.queryByText('Ink')).toBeNull();
    await expect(canvas.getByText(/3 of the units sold were variants/)).toBeVisible();
  },
};

export const Columns: Story = {
  tags: ['wide', 'no-picture'],
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Product', 'Price', 'SKU', 'Barcode', 'Inventory', 'Sold', 'Commission']);
  },
};

/** The switch for the shop that shows what its goods cost. */
export const WithCost: Story = {
  tags: ['wide'],
  args: { switches: { showProductCostColumn: true } },
  play: ({ canvas }) => expect(canvas.getByRole('columnheader', { name: 'Cost' })).toBeVisible(),
};

/** A product without variants has a single one, which takes the product's name; its consignment ends. */
export const OneVariant: Story = {
  args: { product: aShopProduct({ start_date: '2026-01-12', end_date: '2026-12-31' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('rowheader', { name: 'Folding table' })).toBeVisible();
    await expect(canvas.getByText('Dec 31, 2026')).toBeVisible();
  },
};

export const NoVendor: Story = {
  args: { product: aShopProduct({ vendor: null, product_type: '', status: 'draft' }) },
  play: ({ canvas }) => expect(canvas.getByText('This product has no vendor to pay')).toBeVisible(),
};

export const Empty: Story = {
  args: { product: aShopProduct({ variants: [], sold: 0, commission: '0.00' }) },
};

export const ZeroAndNegative: Story = {
  args: {
    product: aShopProduct({
      sold: 0,
      commission: '-4.50',
      variants: [aVariant({ price: '0.00', inventory_quantity: -3, sold: 0, commission: '-4.50' })],
    }),
  },
};

export const LongNames: Story = {
  args: {
    product: aShopProduct({
      title: 'Handgedrechselte Salatschüssel'.repeat(8),
      vendor: { id: 1, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) },
      variants: [aVariant({ title: 'Rindfleischetikettierungsgesetz'.repeat(3), sku: 'X'.repeat(80) })],
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
