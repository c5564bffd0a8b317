import { filterShopCss } from './filter.ts';

const filtered = new Map<string, string>();
const most = 100;

/**
 * The served form of a stored style sheet. It is filtered here, since the sheet may have been saved before a rule became
 * stricter; the last results are cached, as every visitor requests the same few sheets.
 */
export function servedShopCss(source: string): string {
  if (source.trim() === '') return '';
  const known = filtered.get(source);
  if (known !== undefined) return known;
  const { css } = filterShopCss(source);
  const [oldest] = filtered.keys();
  if (filtered.size >= most && oldest !== undefined) filtered.delete(oldest);
  filtered.set(source, css);
  return css;
}
