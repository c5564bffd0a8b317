import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ProductVariants } from '@consignment/components/parts/products/ProductVariants';
import type { Guide } from '../../../.storybook/guide.ts';
import { aProduct, aProductOfVariants, aVariant } from '../../fixtures/catalog.ts';

const moss = aVariant({
  id: 511,
  title: 'Moss',
  sku: 'LT-MOSS',
  price: '65.00',
  inventory_quantity: 3,
  sold: 4,
});
const inkOfOld = aVariant({ id: 514, title: 'Ink', sold: 3, deleted: true });

/** On the page of one product. A list of products is a ListView. */
const meta = {
  title: 'Parts/Products/ProductVariants',
  component: ProductVariants,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'On the page of one product: each variant with price, stock, units sold and commission. Pass deleted variants too.',
      avoid: 'Several products are a ListView with the product columns, one in a row a CatalogProduct.',
      right: {
        draw: () => (
          <ProductVariants product={{ title: 'Linen throw', variants: [moss, inkOfOld] }} currency="GBP" />
        ),
        why: 'Four units are in the row and three in the sentence beneath: all seven of the product are accounted for.',
      },
      wrong: {
        draw: () => <ProductVariants product={{ title: 'Linen throw', variants: [moss] }} currency="GBP" />,
        why: 'The deleted variant was left out. The rows add up to four of seven, and the vendor asks where the commission of three throws went.',
      },
      keyboard: [
        ['Tab', 'Stops at the table where it is wider than its place.'],
        ['Arrow left, Arrow right', 'Scroll it.'],
      ],
      reader:
        '“Variants of Linen throw, table. Moss, row header. Price, £65.00. Inventory, 3 in stock.” Then the sentence about variants that are gone.',
    } satisfies Guide,
  },
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
    await expect(canvas.getByText(/^3 of the units sold were variants/)).toBeVisible();
  },
};

export const Columns: Story = {
  tags: ['wide', 'no-picture'],
  play: ({ canvas }) =>
    expect(headersOf(canvas)).toEqual([
      'Product',
      'Price',
      'SKU',
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
  play: ({ canvas }) => expect(headersOf(canvas)).toEqual(['Product', 'SKU', 'Barcode', 'Inventory', 'Sold']),
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
