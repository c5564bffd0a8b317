import type { OrderCsvRow } from './order-groups.ts';
import { CsvRefused } from './refused.ts';

/*
 * Shopify exports abandoned checkouts and draft orders with the columns of orders. Their rows have
 * no financial status, as nothing in them was ordered.
 */

const kinds = {
  checkouts: 'The orders file is the export of abandoned checkouts: no row has a',
  drafts: 'The orders file is the export of draft orders: no row has a',
  unknown:
    'The orders file is not an export of orders, but perhaps of abandoned checkouts or of draft orders: no row has a',
} as const;

/** Notes the rows of an orders file, to refuse one of another kind with the same columns. */
export class KindOfOrders {
  #orders = 0;
  #checkouts = 0;
  #drafts = 0;
  #hasStatus = false;

  note({ cells: { name, id, financialStatus }, problem }: OrderCsvRow): void {
    if (problem !== null) return;
    if (financialStatus !== '') this.#hasStatus = true;
    if (id === '' && name === '') return;
    this.#orders += 1;
    if (id !== '' && name === `#${id}`) this.#checkouts += 1;
    if (/^#?D\d+$/i.test(name)) this.#drafts += 1;
  }

  /** Throws CsvRefused where the file holds no orders. */
  decide(): void {
    if (this.#hasStatus || this.#orders === 0) return;
    const kind = this.#drafts === this.#orders ? 'drafts' : this.#checkouts > 0 ? 'checkouts' : 'unknown';
    throw new CsvRefused(
      `${kinds[kind]} 'Financial Status'. Open Orders in Shopify, export the orders from there, and choose that file.`,
    );
  }
}
