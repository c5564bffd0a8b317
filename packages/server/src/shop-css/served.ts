import { filterShopCss } from './filter.ts';

const filtered = new Map<string, string>();
const most = 100;

/**
 * What is served of a shop's style sheet as it was saved, also one that was saved before a rule became stricter. Every
 * visitor asks for the same few sheets, so the last ones are kept.
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
