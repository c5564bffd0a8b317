/**
 * Whether lines may be filtered by days. Not where the shop hides the dates of orders from its vendors, since a day's
 * result shows its date. Days that an address kept from before are refused; they are shown, so that they can be taken away.
 */
export function hasOrderDays(
  shop: { vendor_field_order_date: boolean },
  days: { from: string; to: string },
): boolean {
  return shop.vendor_field_order_date || days.from !== '' || days.to !== '';
}
