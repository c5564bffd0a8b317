/**
 * Where the store's own admin shows an order, or null for an order that no Shopify store has. The spec names the link
 * and not its address (spec operations §2); it is Shopify's, by the store's domain and the order's own number.
 */
export function adminOrderUrl(shopDomain: string, platformOrderId: string): string | null {
  const isShopify = /^[a-z0-9][a-z0-9-]*\.myshopify\.com$/i.test(shopDomain);
  if (!isShopify || !/^\d+$/.test(platformOrderId)) return null;
  return `https://${shopDomain.toLowerCase()}/admin/orders/${platformOrderId}`;
}
