import type { Brand } from '@consignment/components/theme/brand';
import { lineOf, readTheme } from '@consignment/components/theme/theme-file';
import type { Theme } from '@consignment/components/theme/theme-tokens';

/** The reasons why a file of tokens is refused, each with its path; empty where it can be used. */
export function themeFaults(source: string): readonly string[] {
  const read = readTheme(source);
  return read.is === 'faulty' ? read.faults.map(lineOf) : [];
}

/** The theme of a stored file; null where the shop has none, or one that was stored before a rule became stricter. */
export function storedTheme(source: string): Theme | null {
  if (source === '') return null;
  const read = readTheme(source);
  return read.is === 'theme' ? read.theme : null;
}

export type ThemeProperties = {
  readonly light: Readonly<Record<string, string>>;
  readonly dark: Readonly<Record<string, string>>;
};

const known = new Map<string, ThemeProperties>();
const most = 100;

/** The custom properties of a shop's theme; empty without one, since its four colours alone are the portal's to work out. */
export async function themeProperties(source: string, typed: Brand): Promise<ThemeProperties> {
  const key = JSON.stringify([source, typed]);
  const found = known.get(key);
  if (found !== undefined) return found;
  const theme = storedTheme(source);
  if (theme === null) return { light: {}, dark: {} };
  // Loaded with the first theme: a start waits for nothing that it can do without.
  const { themeLook } = await import('@consignment/components/theme/theme-look');
  const of = (scheme: 'light' | 'dark') => themeLook(theme, typed, scheme).properties;
  const made = { light: of('light'), dark: of('dark') };
  const [oldest] = known.keys();
  if (known.size >= most && oldest !== undefined) known.delete(oldest);
  known.set(key, made);
  return made;
}
