import { defineTexts } from '@consignment/domain/text/texts';

/** What the columns of lists of products are called, in their heads and where they are chosen (spec accounts §2.1, operations §2). */
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
