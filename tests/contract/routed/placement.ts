/** The control rows and every second shop live in the first database, the other shops in the second. */
export const control = 0;
/** The second comes first, since it has the first shop. */
export const homes = [1, control] as const;
export type Home = (typeof homes)[number];

/** Shops have ids that nothing else has, so that the router finds them among the values of a statement. */
export const firstShopId = 700_000_001;
const shopIds = /\b7000\d{5}\b/g;

/**
 * Those have `shop_id` and are control rows all the same: they are looked up before a shop is known, or are for all shops. The lease of
 * work for no shop is one of shop 0.
 */
const wholeTables = ['announcements', 'factor_challenges', 'platform_connections', 'sessions', 'work_leases'];

export function homeOf(shopId: number): Home {
  return shopId % 2 === 0 ? control : 1;
}

/** The shops that a statement names. */
export function shopsIn(text: string, values: readonly unknown[]): readonly number[] {
  const said = text + JSON.stringify(values.filter((value) => !Buffer.isBuffer(value)));
  return [...new Set(said.match(shopIds))].map(Number);
}

export function isOfShops(table: { readonly name: string; readonly columns: readonly string[] }): boolean {
  return table.columns.includes('shop_id') && !wholeTables.includes(table.name);
}
