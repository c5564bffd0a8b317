import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ProductCell } from '@consignment/components/parts/products/ProductCell';
import { DescriptionList } from '@consignment/components/primitives/text/DescriptionList';
import type { Guide } from '../../../.storybook/guide.ts';
import { aLineItem, anItemByHand } from '../../fixtures/line-item.ts';
import { thumbnailAddress } from '../../../packages/components/src/parts/products/product-picture.ts';

const meta = {
  title: 'Parts/Products/ProductCell',
  component: ProductCell,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'In a row of sales: picture, title, variant and SKU of what was sold, and how many of it came back.',
      avoid: 'A product of the catalogue is a CatalogProduct, a picture alone a Thumbnail.',
      right: {
        draw: () => (
          <DescriptionList
            layout="columns"
            items={[
              { term: 'Product', description: <ProductCell line={aLineItem()} hasSku={false} /> },
              { term: 'SKU', description: 'FT-OAK-2' },
            ]}
          />
        ),
        why: 'The SKU has a column, so the cell leaves it out.',
      },
      wrong: {
        draw: () => (
          <DescriptionList
            layout="columns"
            items={[
              { term: 'Product', description: <ProductCell line={aLineItem()} /> },
              { term: 'SKU', description: 'FT-OAK-2' },
            ]}
          />
        ),
        why: 'The SKU is twice in each row. A screen reader spells it twice, and fifty rows grow by a line each.',
      },
      keyboard: [],
      reader: '“Folding table, Natural oak.” The picture is not read out. After a refund: “1 of 2 returned”.',
    } satisfies Guide,
  },
  args: { line: aLineItem() },
} satisfies Meta<typeof ProductCell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: ({ canvasElement }) =>
    expect(canvasElement).toHaveTextContent('Folding tableNatural oakSKU FT-OAK-2'),
};

/** Title and variant keep their own direction beside each other. */
export const NamesFromRightToLeft: Story = {
  args: {
    line: aLineItem({
      variant: {
        ...aLineItem().variant,
        title: 'גדול (2)',
        image: null,
        barcode: '',
        product: { title: 'كرسي' },
      },
    }),
  },
  play: async ({ canvas }) => {
    for (const name of ['גדול (2)', 'كرسي']) {
      await expect(canvas.getByText(name).tagName).toBe('BDI');
    }
  },
};

/** 'Default Title' is what Shopify calls the only variant; it says nothing to people. */
export const OnlyVariant: Story = {
  args: {
    line: aLineItem({
      variant: {
        ...aLineItem().variant,
        title: 'Default Title',
        image: null,
        barcode: '',
        product: { title: 'Stoneware jug' },
      },
    }),
  },
  play: ({ canvas }) => expect(canvas.queryByText('Default Title')).toBeNull(),
};

export const NotInTheCatalogue: Story = { args: { line: anItemByHand } };

export const SkuElsewhere: Story = {
  args: { hasSku: false },
  play: ({ canvas }) => expect(canvas.queryByText(/SKU/)).toBeNull(),
};

export const LongNames: Story = {
  args: {
    line: {
      title: 'Handgedrechselte Salatschüssel'.repeat(6),
      sku: 'X'.repeat(80),
      image: null,
      variant: null,
      quantity: 1,
      returned_quantity: 0,
    },
  },
};

/** The returned units are with the product. */
export const PartCameBack: Story = {
  args: { line: aLineItem({ quantity: 8, returned_quantity: 1 }) },
  play: ({ canvas }) => expect(canvas.getByText('1 of 8 returned')).toBeVisible(),
};

export const AllCameBack: Story = {
  args: { line: aLineItem({ quantity: 8, returned_quantity: 8 }) },
  play: ({ canvas }) => expect(canvas.getByText('All 8 returned')).toBeVisible(),
};

/** Of one unit there is no part. */
export const TheOnlyOneCameBack: Story = {
  args: { line: aLineItem({ quantity: 1, returned_quantity: 1 }) },
  play: ({ canvas }) => expect(canvas.getByText('Returned')).toBeVisible(),
};

/** Shopify's own image server makes the small variant; others are asked for the picture as it is. */
export const Pictures: Story = {
  render: () => <></>,
  play: async () => {
    await expect(thumbnailAddress('https://cdn.shopify.com/s/files/1/jug.jpg?v=3')).toBe(
      'https://cdn.shopify.com/s/files/1/jug_100x100.jpg?v=3',
    );
    await expect(thumbnailAddress('https://cdn.shopify.com/s/files/1/jug_50x50.png')).toBe(
      'https://cdn.shopify.com/s/files/1/jug_50x50.png',
    );
    await expect(thumbnailAddress('https://pictures.example/jug.jpg')).toBe(
      'https://pictures.example/jug.jpg',
    );
    await expect(thumbnailAddress('')).toBeNull();
  },
};
