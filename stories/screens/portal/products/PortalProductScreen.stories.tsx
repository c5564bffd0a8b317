import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { PortalProductScreen } from '@consignment/components/screens/portal/products/PortalProductScreen';
import { inArabic, inGerman } from '../languages.ts';
import { aPortalProduct, aPortalProductOfVariants, aPortalShop, aPortalVendor } from '../portal.ts';

const meta = {
  title: 'Screens/Portal/PortalProductScreen',
  component: PortalProductScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    vendor: aPortalVendor,
    product: aPortalProductOfVariants,
    hrefOfProducts: '#products',
    hrefInShop: (handle) => `https://rookery.example/products/${handle}`,
  },
} satisfies Meta<typeof PortalProductScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Deleted variants have no row. */
export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Linen throw' })).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Variants of Linen throw' }));
    await expect(table.getAllByRole('columnheader').map((header) => header.textContent)).toEqual([
      'Product',
      'Price',
      'SKU',
      'Barcode',
      'Inventory',
      'Sold',
      'Commission',
    ]);
    await expect(table.queryByText('Ink')).toBeNull();
    await expect(canvas.getByRole('link', { name: /View at Rookery Market/ })).toHaveAttribute(
      'href',
      'https://rookery.example/products/linen-throw',
    );
    await expect(canvas.getByRole('link', { name: 'Products' })).toHaveAttribute('href', '#products');
  },
};

export const OneVariant: Story = {
  args: { product: aPortalProduct() },
  play: ({ canvas }) => expect(canvas.getByRole('rowheader', { name: 'Folding table' })).toBeVisible(),
};

export const NotOnSale: Story = {
  args: { product: aPortalProduct({ status: 'draft' }) },
  play: ({ canvas }) => expect(canvas.queryByRole('link', { name: /View at/ })).toBeNull(),
};

export const Empty: Story = { args: { product: aPortalProduct({ variants: [], sold: 0 }) } };

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false }, brand: 'yellow' },
};

export const LongNames: Story = {
  args: { product: aPortalProduct({ title: 'Handgedrechselte Salatschüssel'.repeat(8) }) },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
