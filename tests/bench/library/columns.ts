/** The columns of plain text, which a shop may switch off; with the boxes and the five that sort, a line has eleven. */
import { formats } from '../one-screen/floor/format.ts';
import { shop, type Line } from './records.ts';

export type PlainColumn = { name: string; isFigure: boolean; of: (line: Line) => string };

const { money } = formats(shop);

/** By the column that they follow. */
export const plainAfter = {
  product: [
    { name: 'Location', isFigure: false, of: (line) => line.order.location.name },
    { name: 'Barcode', isFigure: false, of: (line) => line.variant.barcode },
  ],
  price: [
    { name: 'HST', isFigure: true, of: (line) => money(line.total_tax) },
    { name: 'Item Cost', isFigure: true, of: (line) => money(line.variant.cost_per_item) },
  ],
  commission: [{ name: 'Product Code', isFigure: false, of: (line) => line.sku }],
} satisfies Record<string, readonly PlainColumn[]>;
