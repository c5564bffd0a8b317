import type { CommissionOfLine } from '../../../parts/commission/CommissionCell.tsx';
import { productTitle, type ProductOfLine } from '../../../parts/products/ProductCell.tsx';

/** A line item as a vendor gets it. The server leaves out the fields that the shop hides from its vendors. */
export type PortalLine = CommissionOfLine &
  ProductOfLine & {
    id: number;
    /** Null for an item that the shop added by hand; then `processed_at` is when it did. */
    order: {
      name?: string;
      /** ISO 8601. */
      processed_at?: string;
      customer_name?: string;
      customer_company?: string;
      location: { name: string } | null;
    } | null;
    variant:
      (NonNullable<ProductOfLine['variant']> & { barcode: string; cost_per_item?: string | null }) | null;
    /** Decimal strings: of one unit, and of the whole line. */
    price?: string;
    allocated_discount?: string;
    total_tax?: string;
    processed_at?: string;
  };

/** The line in a few words, such as `#1001, Oak table`. */
export function lineName(line: PortalLine): string {
  const title = productTitle(line);
  return line.order?.name === undefined ? title : `${line.order.name}, ${title}`;
}
