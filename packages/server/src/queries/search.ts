import { sql, type RawBuilder } from 'kysely';
import type { Schema } from '../database/schema.ts';

/** The ILIKE pattern that finds `text` anywhere; its wildcards stand for themselves. */
export function containing(text: string): string {
  return `%${text.replace(/[\\%_]/g, String.raw`\$&`)}%`;
}

/** What a search looks at in an order. */
export type OrderPart = keyof Schema['orders'] &
  ('name' | 'platform_id' | 'customer_name' | 'customer_company' | 'customer_email');

/**
 * Is `orderId`, a column such as 'l.order_id', that of an order that has `text` in one of its `parts`? By the index
 * of trigrams, which needs three letters in a row; shorter searches look at every order of the shop.
 */
export function isOrderWith(orderId: string, text: string, parts: readonly OrderPart[]): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(orderId)} in (select search_orders(${containing(text)}, ${[...parts]}::text[]))`;
}

/** Is `customerId`, a column such as 'c.id', that of a customer whose whole name or e-mail has `text`? By the same kind of index. */
export function isCustomerWith(customerId: string, text: string): RawBuilder<boolean> {
  return sql<boolean>`${sql.ref(customerId)} in (select search_customers(${containing(text)}))`;
}
