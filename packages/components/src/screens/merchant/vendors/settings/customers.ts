import { defineTexts } from '@consignment/domain/text/texts';
const texts = defineTexts('Customers', {
  customer: 'Customer {id}',
});

/** A customer of the shop; the names may be empty. */
export type Customer = { id: number; first_name: string; last_name: string; email: string };

/** By id. Customers in neither list stay as they are. */
export type CustomersChange = { added: number[]; removed: number[] };

export function nameOfCustomer({ id, first_name, last_name, email }: Customer): string {
  return `${first_name} ${last_name}`.trim() || email || texts.customer({ id });
}
