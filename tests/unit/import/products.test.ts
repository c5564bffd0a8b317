import { describe, expect, it } from 'vitest';
import { readProducts } from '../../../packages/server/src/imports/csv/products.ts';
import { allOf, aProductRow, csvOf, fileOf, productHeader, productsCsv } from './files.ts';

const shop = { currency: 'GBP' };
const read = (content: string) => allOf(readProducts(fileOf(content), shop));

describe('the products export', () => {
  it('gives a variant with its product', async () => {
    const { read: variants, skipped } = await read(
      productsCsv([
        aProductRow({
          Tags: 'vendor_blue-kiln, seasonal',
          'Variant Compare At Price': '12.00',
          'Variant Inventory Qty': '-2',
          'Image Src': 'https://cdn.example/mug.jpg',
        }),
      ]),
    );
    expect(skipped).toBe(0);
    expect(variants).toEqual([
      {
        row: 2,
        product: {
          handle: 'clay-mug',
          title: 'Clay mug',
          vendor: 'Blue Kiln',
          type: 'Kitchen',
          tags: ['vendor_blue-kiln', 'seasonal'],
          collections: null,
          isGiftCard: false,
          image: 'https://cdn.example/mug.jpg',
          status: 'active',
        },
        platformId: 'clay-mug/Default Title',
        title: 'Default Title',
        sku: 'MUG',
        barcode: '',
        price: 1000,
        compareAtPrice: 1200,
        cost: 400,
        inventoryQuantity: -2,
        inventoryManagement: null,
      },
    ]);
  });

  it('gives the collection where the file has that column and names some, parted by commas', async () => {
    const rows = [
      { ...aProductRow(), Collection: 'Cups,  mugs' },
      { ...aProductRow({ Handle: 'clay-bowl' }), Collection: '' },
    ];
    const { read: variants } = await read(csvOf([...productHeader, 'Collection'], rows));
    expect(variants.map(({ product }) => product.collections)).toEqual([['Cups', 'mugs'], null]);
  });

  it('has the product on its first row only, and rows that are only pictures', async () => {
    const blank = { Title: '', Vendor: '', Type: '', Status: '' };
    const { read: variants, problems } = await read(
      productsCsv([
        aProductRow({ 'Option1 Value': 'Red', 'Option2 Value': 'Small', 'Variant SKU': 'R-S' }),
        aProductRow({ ...blank, 'Option1 Value': 'Red', 'Option2 Value': 'Large', 'Variant SKU': 'R-L' }),
        { Handle: 'clay-mug', 'Image Src': 'https://cdn.example/mug-2.jpg' },
      ]),
    );
    expect(problems).toEqual([]);
    expect(variants.map(({ platformId, title, product }) => [platformId, title, product.vendor])).toEqual([
      ['clay-mug/Red/Small', 'Red / Small', 'Blue Kiln'],
      ['clay-mug/Red/Large', 'Red / Large', 'Blue Kiln'],
    ]);
  });

  it('reads the headers of later exports', async () => {
    const names: Record<string, string> = {
      Handle: 'URL handle',
      'Variant SKU': 'SKU',
      'Variant Price': 'Price',
      'Variant Compare At Price': 'Compare-at price',
      'Option1 Value': 'Option1 value',
    };
    const [header = '', ...rows] = productsCsv([aProductRow()]).split('\n');
    const later = header.split(',').map((name) => names[name] ?? name);
    const { read: variants } = await read([later.join(','), ...rows].join('\n'));
    expect(variants[0]).toMatchObject({ platformId: 'clay-mug/Default Title', sku: 'MUG', price: 1000 });
  });

  it('knows gift cards by their column, or by their type', async () => {
    const { read: variants } = await read(
      productsCsv([
        aProductRow({ 'Gift Card': 'true' }),
        aProductRow({ Handle: 'card', Type: 'Gift Cards' }),
        aProductRow({ Handle: 'bon', Type: 'Geschenkgutscheine', 'Gift Card': '' }),
        aProductRow({ Handle: 'box', Type: 'Gifts', 'Gift Card': 'false' }),
        aProductRow({ Handle: 'holder', Type: 'Gift card holders', 'Gift Card': '' }),
      ]),
    );
    expect(variants.map(({ product }) => product.isGiftCard)).toEqual([true, true, true, false, false]);
  });

  it('leaves out a variant that it cannot read, and says why', async () => {
    const {
      read: variants,
      problems,
      skipped,
    } = await read(
      productsCsv([
        aProductRow({ 'Variant Price': '' }),
        aProductRow({ Title: '', 'Option1 Value': 'Blue' }),
        aProductRow({ Title: '', 'Option1 Value': 'Red', 'Cost per item': 'free', 'Variant Price': '1.999' }),
        aProductRow({ Handle: 'other', Title: '' }),
        aProductRow({ Handle: '' }),
      ]),
    );
    expect(variants.map(({ platformId }) => platformId)).toEqual(['clay-mug/Blue']);
    expect(skipped).toBe(4);
    expect(problems).toEqual([
      { row: 2, reason: "The column 'Variant Price' is empty. This variant was left out." },
      {
        row: 4,
        reason:
          "'1.999' in 'Variant Price' has more decimals than GBP has. 'free' in 'Cost per item' is not an amount. " +
          'This variant was left out.',
      },
      {
        row: 5,
        reason:
          "The first row of the product 'other', with its title, is not above this row. This variant was left out.",
      },
      { row: 6, reason: "The column 'Handle' is empty. This variant was left out." },
    ]);
  });

  it('reads a file with its header alone as nothing', async () => {
    expect(await read(csvOf(productHeader, []))).toEqual({ read: [], problems: [], skipped: 0 });
  });
});
