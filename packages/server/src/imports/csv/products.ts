import type { Readable } from 'node:stream';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { isTypeOfGiftCards } from '../port/line-names.ts';
import { plainName, plainNames } from '@consignment/domain/text/plain-name';
import { collectionNames, stockCell } from '../port/cells.ts';
import { amountCell, optionalAmountCell } from './amounts.ts';
import { readCsv, type CsvRow } from './read-csv.ts';
import { CellReader, type Reading } from './reading.ts';
import type { ColumnsOf } from './columns.ts';
import type { PlatformProduct, FileVariant } from '../port/records.ts';

type Cells = CsvRow<ColumnsOf['products']>['cells'];

/**
 * Reads Shopify's products export: one row for each variant, the product's own columns on its first row only; rows
 * with only a further picture are skipped.
 */
export async function* readProducts(
  input: Readable,
  shop: { readonly currency: CurrencyCode },
  onBytes?: (bytes: number) => void,
): AsyncGenerator<Reading<FileVariant>> {
  let product: PlatformProduct | null = null;
  for await (const row of readCsv('products', input, onBytes)) {
    const { cells } = row;
    if (row.problem === null && cells.title !== '' && cells.handle !== '') product = productOf(cells);
    if (row.problem === null && isPictureOnly(cells)) continue;
    const read = new CellReader();
    if (row.problem !== null) read.refuse(row.problem);
    else if (cells.handle === '') read.refuse("The column 'Handle' is empty.");
    else if (product?.handle !== cells.handle) {
      read.refuse(`The first row of the product '${cells.handle}', with its title, is not above this row.`);
    } else {
      const variant = variantOf(row.number, product, cells, shop.currency, read);
      if (read.reason === null) {
        yield { is: 'read', value: variant };
        continue;
      }
    }
    const reason = `${read.reason ?? ''} This variant was left out.`;
    const problem = { file: 'products', row: row.number, reason, excerpt: row.excerpt } as const;
    yield { is: 'skipped', rows: 1, problems: [problem] };
  }
}

function productOf(cells: Cells): PlatformProduct {
  return {
    handle: cells.handle,
    title: cells.title,
    vendor: plainName(cells.vendor),
    type: plainName(cells.type),
    tags: plainNames(cells.tags),
    // The column may be left out, so an empty cell says nothing.
    collections: cells.collection === '' ? null : collectionNames(cells.collection.split(',')),
    isGiftCard:
      cells.giftCard.toLowerCase() === 'true' ||
      /^gift cards?$/i.test(cells.type) ||
      (cells.giftCard === '' && isTypeOfGiftCards(cells.type)),
    image: cells.image === '' ? null : cells.image,
    status: cells.status === '' ? 'active' : cells.status.toLowerCase(),
  };
}

function isPictureOnly(cells: Cells): boolean {
  return (
    cells.title === '' && cells.price === '' && cells.sku === '' && cells.option1 === '' && cells.image !== ''
  );
}

function variantOf(
  row: number,
  product: PlatformProduct,
  cells: Cells,
  currency: CurrencyCode,
  read: CellReader,
): FileVariant {
  const options = [cells.option1, cells.option2, cells.option3].filter((option) => option !== '');
  return {
    row,
    product,
    platformId: `${product.handle}/${options.length > 0 ? options.join('/') : cells.sku}`,
    title: options.length > 0 ? options.join(' / ') : 'Default Title',
    sku: cells.sku,
    barcode: cells.barcode,
    price: read.take(amountCell('Variant Price', cells.price, currency), 0),
    compareAtPrice: read.take(
      optionalAmountCell('Variant Compare At Price', cells.compareAtPrice, currency),
      null,
    ),
    cost: read.take(optionalAmountCell('Cost per item', cells.cost, currency), null),
    inventoryQuantity: read.take(stockCell('Variant Inventory Qty', cells.inventoryQuantity), null),
    inventoryManagement: cells.inventoryTracker === '' ? null : cells.inventoryTracker,
  };
}
