/** The columns that a shop can choose for the portal's commissions (spec accounts §2.4). */
export const commissionFieldKeys = [
  'order_number',
  'product',
  'price',
  'commission',
  'date',
  'sku',
  'barcode',
  'item_cost',
  'customer',
  'company',
  'location',
  'quantity',
] as const;

export type CommissionFieldKey = (typeof commissionFieldKeys)[number];
