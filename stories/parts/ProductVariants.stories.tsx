import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductVariants } from '@consignment/components/parts/ProductVariants';
import { aProduct, aProductOfVariants, aVariant } from '../fixtures/catalog.ts';

/** On the page of one product. A list of products is a ListView. */
const meta = {
  title: 'Parts/Products/ProductVariants',
  component: ProductVariants,
  args: { product: aProductOfVariants, currency: 'GBP' },
} satisfies Meta<typeof ProductVariants>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const headersOf = (canvas: Canvas) => canvas.getAllByRole('columnheader').map((header) => header.textContent);

/** A variant that is no longer in the catalogue has no row; its sales are noted beneath. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const table = within(canvas.getByRole('table', { name: 'Variants of Linen throw' }));
    await expect(table.getByRole('row', { name: /Moss/ })).toHaveTextContent('£65.00');
    await expect(table.queryByText('Ink')).toBeNull();
    await expect(canvas.getByText(/^3 of the units sold were of variants/)).toBeVisible();
  },
};

export const Columns: Story = {
  tags: ['wide', 'no-picture'],
  play: ({ canvas }) =>
    expect(headersOf(canvas)).toEqual([
      'Product',
      'Price',
      'Sku',
      'Barcode',
      'Inventory',
      'Sold',
      'Commission',
    ]),
};

export const WithCost: Story = {
  tags: ['wide'],
  args: { hasCost: true },
  play: ({ canvas }) => expect(headersOf(canvas)).toContain('Cost'),
};

/** Fields that a shop hides from its vendors have no column. */
export const HiddenByTheShop: Story = {
  tags: ['wide'],
  args: { product: aProduct({ variants: [aVariant({ price: undefined, commission: undefined })] }) },
  play: ({ canvas }) => expect(headersOf(canvas)).toEqual(['Product', 'Sku', 'Barcode', 'Inventory', 'Sold']),
};

export const Empty: Story = { args: { product: aProduct({ variants: [] }) } };

export const ZeroAndNegative: Story = {
  args: {
    product: aProduct({
      variants: [aVariant({ price: '0.00', inventory_quantity: -3, commission: '-4.50' })],
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
