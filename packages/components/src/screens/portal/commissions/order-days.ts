/**
 * May lines be narrowed to days? Not where the shop hides the dates of orders from its vendors, since what is found on a
 * day tells its date. Days that an address kept from before are refused; they are shown, so that they can be taken away.
 */
export function hasOrderDays(
  shop: { vendor_field_order_date: boolean },
  days: { from: string; to: string },
): boolean {
  return shop.vendor_field_order_date || days.from !== '' || days.to !== '';
}
