import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ProductsScreen } from '@consignment/components/screens/merchant/products/ProductsScreen';
import type { ProductsQuery } from '../../../../packages/components/src/parts/lists/products-query.ts';
import { aProductOfVariants, aShopProduct, aVariant, someProducts } from '../../../fixtures/catalog.ts';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { done, refused } from '../../../primitives/answers.ts';

const query: ProductsQuery = { ...aQuery, sort: '-created_at', from: '', to: '' };
const linen = aShopProduct({ ...aProductOfVariants, product_type: 'Textiles', vendor: null });

const meta = {
  title: 'Screens/Merchant/Products/ProductsScreen',
  component: ProductsScreen,
  parameters: { frame: 'bare' },
  args: {
    products: aPageOf([aShopProduct(), linen, ...someProducts(6).map(aShopProduct)]),
    controls: controlsOf(query),
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    switches: { showProductCostColumn: false },
    hrefOfProduct: (id) => `/products/${id}`,
    hrefOfVendor: (id) => `/vendors/${id}`,
    onExport: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof ProductsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const headersOf = (canvas: { getAllByRole: (role: string) => HTMLElement[] }) =>
  canvas.getAllByRole('columnheader').map((header) => header.textContent);

/** The lowest price and the whole stock of a product; its row leads to it, and its vendor to the vendor. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const row = canvas.getByRole('row', { name: /Linen throw/ });
    await expect(row).toHaveTextContent('starting at £58.00');
    await expect(row).toHaveTextContent('3 in stock for 3 variants');
    await expect(within(row).getByRole('link')).toHaveAttribute('href', '/products/52');
    const [first] = canvas.getAllByRole('link', { name: 'Juniper & Oak' });
    await expect(first).toHaveAttribute('href', '/vendors/1');
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search products' }), 'throw{Enter}');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ search: 'throw' });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

export const Columns: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(headersOf(canvas)).toEqual([
      'Product',
      'Price',
      'Type',
      'Inventory',
      'Sold',
      'Created',
      'Vendor',
    ]);
    await userEvent.click(canvas.getByRole('button', { name: 'Type' }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ sort: 'product_type' });
  },
};

/** The switch for the shop that shows what its goods cost. */
export const WithCost: Story = {
  tags: ['wide'],
  args: { switches: { showProductCostColumn: true } },
  play: async ({ canvas }) => {
    await expect(headersOf(canvas).slice(0, 4)).toEqual(['Product', 'Price', 'Cost', 'Type']);
    const [type] = canvas.getAllByText('Furniture');
    const word = new Range();
    word.selectNodeContents(type ?? document);
    // In the narrow column of a full table the word stays on its line.
    await expect(word.getClientRects()).toHaveLength(1);
  },
};

/** With days the list is of what was sold on them, and says so. */
export const SoldInDays: Story = {
  args: { controls: controlsOf({ ...query, from: '2026-03-01', to: '2026-03-31' }) },
  play: ({ canvas }) => expect(canvas.getByText(/only shows products sold on these days/)).toBeVisible(),
};

/** Nothing was sold on the days, which says nothing about the catalogue. */
export const NothingSold: Story = {
  args: {
    products: aPageOf([]),
    controls: controlsOf({ ...query, from: '2026-03-01', to: '2026-03-31' }),
  },
  play: ({ canvas }) => expect(canvas.getByText('No matches found.')).toBeVisible(),
};

export const OneRow: Story = { args: { products: aPageOf([aShopProduct()]) } };

export const FullPage: Story = {
  args: { products: aPageOf(someProducts(50).map(aShopProduct), 120) },
  play: ({ canvas }) => expect(canvas.getByText('Showing 1 to 50 of 120')).toBeVisible(),
};

export const Empty: Story = {
  args: { products: aPageOf([]) },
  play: ({ canvas }) => expect(canvas.getByText('There are no products yet.')).toBeVisible(),
};

export const Loading: Story = { args: { products: loading } };

export const Failed: Story = { args: { products: failed() } };

/** A file that does not come says so at the button, and the list stays. */
export const Refused: Story = {
  args: { onExport: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await waitFor(() => expect(canvas.getByText('That did not work. Please try again.')).toBeVisible());
    await expect(canvas.getByRole('row', { name: /Linen throw/ })).toBeVisible();
  },
};

export const ZeroAndNegative: Story = {
  args: {
    products: aPageOf([
      aShopProduct({ variants: [], product_type: '', vendor: null }),
      aShopProduct({ id: 53, sold: 0, variants: [aVariant({ price: '0.00', inventory_quantity: -3 })] }),
    ]),
  },
};

export const LongNames: Story = {
  args: {
    products: aPageOf([
      aShopProduct({
        title: 'Handgedrechselte Salatschüssel'.repeat(8),
        product_type: 'Küchenausstattung und Tafelgeschirr '.repeat(3),
        vendor: { id: 1, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) },
      }),
    ]),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
