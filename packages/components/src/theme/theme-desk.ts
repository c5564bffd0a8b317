/** The work of Settings on a shop's theme: its documented colours are separate fields, all else is one text. */
import type { Brand } from './brand.ts';
import { isHex, type Hex } from './color.ts';
import type { Scheme } from './schemes.ts';
import { lineOf, readTheme } from './theme-file.ts';
import { themeLook, type ThemeLook } from './theme-look.ts';
import { noTheme, type Theme, type ThemeTokens } from './theme-tokens.ts';
import { themeFile, writeTheme } from './theme-write.ts';

/** Font names with commas; a name of a shape, or `own` for one that only a file has. Empty: the usual one. */
export interface ThemeShape {
  font: string;
  corners: 'usual' | 'square' | 'round' | 'own';
  density: 'usual' | 'compact' | 'roomy' | 'own';
}

export interface ThemeParts {
  colours: Record<keyof Brand, string>;
  logo: Theme['logo'];
  /** All but the documented colours and the logo, as it is stored; empty for nothing. */
  tokens: string;
}

export type LoadedTheme =
  | { is: 'faulty'; lines: readonly string[] }
  | { is: 'theme'; parts: ThemeParts; brands: readonly string[]; brand: string | null };

const corners = { square: [0, 0, 0], round: [0.375, 0.75, 1.25] } as const;
const densities = { compact: 0.85, roomy: 1.15 } as const;
const documented = {
  primary: 'color.primary',
  secondary: 'color.secondary',
  font: 'color.text',
  buttonText: 'color.buttonText',
} as const satisfies Record<keyof Brand, keyof ThemeTokens>;

export function lookOf(tokens: string, typed: Brand, scheme: Scheme): ThemeLook {
  return themeLook(stored(tokens), typed, scheme);
}

export function shapeOf(tokens: string): ThemeShape {
  const { tokens: of } = stored(tokens);
  const radii = [of['radius.small'], of['radius.medium'], of['radius.large']];
  const { density } = of;
  const isSame = (values: readonly number[]) => values.every((value, at) => value === radii[at]);
  const known = (['square', 'round'] as const).find((name) => isSame(corners[name]));
  const step = (['compact', 'roomy'] as const).find((name) => densities[name] === density);
  return {
    font: (of['typography.body']?.fontFamily ?? of['font.family'] ?? []).join(', '),
    corners: known ?? (radii.every((one) => one === undefined) ? 'usual' : 'own'),
    density: step ?? (density === undefined ? 'usual' : 'own'),
  };
}

/** The text with another shape; `own` leaves what the file has. */
export function reshape(tokens: string, change: Partial<ThemeShape>): string {
  const theme = stored(tokens);
  const next: { -readonly [Path in keyof ThemeTokens]: ThemeTokens[Path] } = { ...theme.tokens };
  if (change.font !== undefined) {
    const fontFamily = change.font.split(', ');
    delete next['font.family'];
    const body = next['typography.body'];
    if (change.font !== '') next['font.family'] = fontFamily;
    if (body !== undefined) {
      next['typography.body'] = { ...body, fontFamily: change.font === '' ? ['Inter Variable'] : fontFamily };
    }
  }
  if (change.corners !== undefined && change.corners !== 'own') {
    delete next['radius.small'];
    delete next['radius.medium'];
    delete next['radius.large'];
    if (change.corners !== 'usual') {
      [next['radius.small'], next['radius.medium'], next['radius.large']] = corners[change.corners];
    }
  }
  if (change.density !== undefined && change.density !== 'own') {
    delete next.density;
    if (change.density !== 'usual') next.density = densities[change.density];
  }
  return kept({ ...theme, tokens: next });
}

/** Reads a file; its documented colours and its logo are taken apart from all else. */
export function loadTheme(file: string, brand: string | null): LoadedTheme {
  const read = readTheme(file, brand);
  if (read.is === 'faulty') return { is: 'faulty', lines: read.faults.map(lineOf) };
  const rest = { ...read.theme.tokens };
  const colour = (name: keyof Brand) => {
    const value = rest[documented[name]] ?? '';
    Reflect.deleteProperty(rest, documented[name]);
    return value;
  };
  const colours = {
    primary: colour('primary'),
    secondary: colour('secondary'),
    font: colour('font'),
    buttonText: colour('buttonText'),
  };
  const { logo, dark } = read.theme;
  const parts = { colours, logo, tokens: kept({ tokens: rest, dark, logo: null }) };
  return { is: 'theme', parts, brands: read.brands, brand: read.brand };
}

/** The whole theme as a file. It cannot contain half a colour or an uploaded logo, so it leaves them out. */
export function exportTheme({ colours, logo, tokens }: ThemeParts, name: string): string {
  const theme = stored(tokens);
  const typed = Object.entries(documented).flatMap(([field, path]): [string, Hex][] => {
    // The keys of the record.
    const value = colours[field as keyof Brand].trim();
    return isHex(value) ? [[path, value]] : [];
  });
  const whole = { ...theme, tokens: { ...theme.tokens, ...Object.fromEntries(typed) }, logo };
  const text = writeTheme(whole, name);
  return readTheme(text).is === 'theme' ? text : writeTheme({ ...whole, logo: null }, name);
}

function kept(theme: Theme): string {
  const isEmpty = Object.keys(theme.tokens).length === 0 && Object.keys(theme.dark).length === 0;
  return isEmpty ? '' : JSON.stringify(themeFile(theme, 'Theme'));
}

function stored(tokens: string): Theme {
  const read = tokens === '' ? null : readTheme(tokens);
  return read?.is === 'theme' ? read.theme : noTheme;
}
