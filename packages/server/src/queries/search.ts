import { sql, type RawBuilder } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** The ILIKE pattern that finds `text` anywhere; wildcards in it are escaped. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** The searchable parts of an order. */
export type OrderPart = keyof Schema['orders'] &
  ('name' | 'platform_id' | 'customer_name' | 'customer_company' | 'customer_email');

/**
 * True where the order of `orderId`, a column such as 'l.order_id', has `text` in one of its `parts`. Uses the
 * trigram index, which needs three adjacent characters; shorter searches read every order of the shop.
 */
export function isOrderWith(orderId: string, text: string, parts: readonly OrderPart[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(orderId)} in (select search_orders(${containing(text)}, ${[...parts]}::text[]))`;
}

/**
 * True where the customer of `customerId`, a column such as 'c.id', has `text` in the whole name or e-mail. Uses the
 * same kind of index.
 */
export function isCustomerWith(customerId: string, text: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(customerId)} in (select search_customers(${containing(text)}))`;
}
