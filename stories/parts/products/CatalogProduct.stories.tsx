import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CatalogProduct } from '@consignment/components/parts/products/CatalogProduct';
import { Card } from '@consignment/components/primitives/layout/Card';
import type { Guide } from '../../../.storybook/guide.ts';
import { aProduct, aProductOfVariants, aVariant } from '../../fixtures/catalog.ts';

const meta = {
  title: 'Parts/Products/CatalogProduct',
  component: CatalogProduct,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a product of the catalogue, in a row that leads to its page: picture, title, and its variant or how many there are.',
      avoid:
        'In a list of sales use ProductCell, which names the variant that was sold and the units that came back.',
      right: {
        draw: () => (
          <Card title="Products">
            <CatalogProduct product={aProductOfVariants} />
          </Card>
        ),
        why: 'In the catalogue the number of variants is the answer; each of them is on the page of the product.',
      },
      wrong: {
        draw: () => (
          <Card title="Line items of order #1001">
            <CatalogProduct product={aProductOfVariants} />
          </Card>
        ),
        why: 'One variant was sold, and the row says three. The vendor cannot see which throw to make again.',
      },
      keyboard: [],
      reader:
        '“Linen throw, 3 variants”, as part of the row’s link. The picture is not read out, because the title is beside it.',
    } satisfies Guide,
  },
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

/** Where the SKU has its own column. */
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
