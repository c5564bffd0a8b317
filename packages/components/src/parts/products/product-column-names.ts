import { defineTexts } from '@consignment/domain/text/texts';

/** The names of the columns of lists of products, in their heads and where a person chooses columns (spec accounts §2.1, operations §2). */
export const productColumnNames = defineTexts('ProductColumnNames', {
  product: 'Product',
  price: 'Price',
  cost: 'Cost',
  inventory: 'Inventory',
  paid: 'Paid',
  sold: 'Sold',
  available: 'Available',
  commission: 'Commission',
  created: 'Created',
});
