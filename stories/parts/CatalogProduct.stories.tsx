import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CatalogProduct } from '@consignment/components/parts/CatalogProduct';
import { aProduct, aProductOfVariants, aVariant } from '../fixtures/catalog.ts';

const meta = {
  title: 'Parts/Products/CatalogProduct',
  component: CatalogProduct,
  args: { product: aProduct() },
} satisfies Meta<typeof CatalogProduct>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A variant that Shopify calls 'Default Title' is not named. */
export const OneVariant: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('SKU FT-OAK-2')).toBeVisible();
    await expect(canvas.queryByText(/Default Title/)).toBeNull();
  },
};

/** Where the SKU has a column of its own. */
export const WithoutSku: Story = {
  args: { hasSku: false },
  play: ({ canvas }) => expect(canvas.queryByText(/SKU/)).toBeNull(),
};

/** Variants that are no longer in the catalogue do not count. */
export const SeveralVariants: Story = {
  args: { product: aProductOfVariants },
  play: ({ canvas }) => expect(canvas.getByText('3 variants')).toBeVisible(),
};

export const NothingKnown: Story = { tags: ['no-picture'], args: { product: aProduct({ variants: [] }) } };

export const LongNames: Story = {
  args: {
    product: aProduct({
      title: 'Donaudampfschifffahrtsgesellschaft'.repeat(4),
      variants: [aVariant({ title: 'Rindfleischetikettierungsgesetz'.repeat(3) }), aVariant({ id: 502 })],
    }),
  },
};
