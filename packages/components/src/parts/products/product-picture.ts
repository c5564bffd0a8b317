/**
 * The address of the 100×100 variant of a product's picture (spec operations §9). Only Shopify's own image servers
 * make variants, by a suffix before the ending; pictures from elsewhere are shown as they are.
 */
export function thumbnailAddress(src: string | null | undefined): string | null {
  if (src === null || src === undefined || src === '') return null;
  const isShopify = /^https:\/\/cdn\.shopify\.com\//.test(src);
  if (!isShopify || /_\d+x\d*\.[a-z]+(\?|$)/i.test(src)) return src;
  return src.replace(/(\.(?:jpe?g|png|gif|webp))(?=\?|$)/i, '_100x100$1');
}
