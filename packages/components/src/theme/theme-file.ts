/**
 * A shop's theme as a file of the Design Tokens Community Group's format (designtokens.org, Format, Color and Resolver
 * Modules 2025.10). Nothing of a file is used that is not read here, whole and by type: no value of it reaches a style
 * sheet as it was written. Pure, and loaded only where a file is.
 */
import { follow, tokensIn, type RawToken } from './token-tree.ts';
import { modesOf, type Modes } from './token-modes.ts';
import {
  isRecord,
  isTokenType,
  listed,
  own,
  readValue,
  shown,
  unlimited,
  type Limits,
  type Report,
} from './token-values.ts';
import {
  isColorPath,
  isTokenPath,
  themeTokens,
  tokenPaths,
  typographyBounds,
  type Theme,
  type ThemeColors,
  type ThemeTokens,
  type TokenPath,
} from './theme-tokens.ts';

/** What is wrong with a file: where, and a sentence with what to do. */
export interface ThemeFault {
  /** Dots between the names; empty for the file as a whole. */
  path: string;
  message: string;
}

export type ReadTheme =
  | { is: 'faulty'; faults: readonly ThemeFault[] }
  | {
      is: 'theme';
      theme: Theme;
      /** The names of its brands and the one that was read; empty and null where the file is one brand. */
      brands: readonly string[];
      brand: string | null;
    };

/** In characters, a hundred times what a whole theme needs. */
export const longestThemeFile = 262_144;
const mostFaults = 100;

/** Reads a file, all brands and both schemes of it, and answers the theme of one brand or every fault there is. */
export function readTheme(text: string, asked: string | null = null): ReadTheme {
  const faults = new Map<string, ThemeFault>();
  const report: Report = (path, message) => {
    faults.set(`${path}\n${message}`, { path, message });
  };
  const file = parsed(text, report);
  const modes = file === null ? null : modesOf(file, report);
  const brand =
    modes !== null && asked !== null && modes.brands.includes(asked) ? asked : (modes?.brand ?? null);
  if (modes !== null && asked !== null && brand !== asked) {
    report('', `The file has no brand ${shown(asked)}${among(modes.brands)}.`);
  }
  // What lies in the way of reading is said before what may only be its consequence.
  const names = modes === null || modes.brands.length === 0 ? [null] : modes.brands;
  const themes = modes === null ? [] : names.map((name) => ({ name, theme: themeOf(modes, name, report) }));
  const found = themes.find(({ name }) => name === brand);
  if (faults.size === 0 && found !== undefined && modes !== null) {
    return { is: 'theme', theme: found.theme, brands: modes.brands, brand };
  }
  const all = [...faults.values()].toSorted(
    (one, other) => Number(one.path !== '') - Number(other.path !== ''),
  );
  const rest = all.length - mostFaults;
  const more = { path: '', message: `There are ${rest} more errors.` };
  return { is: 'faulty', faults: rest > 0 ? [...all.slice(0, mostFaults), more] : all };
}

/** A fault as one line, as the command and the settings show it. */
export function lineOf({ path, message }: ThemeFault): string {
  return path === '' ? message : `${path}: ${message}`;
}

function parsed(text: string, report: Report): Readonly<Record<string, unknown>> | null {
  if (text.length > longestThemeFile) {
    report('', `The file is too large. A theme has ${longestThemeFile / 1024} kB at most.`);
    return null;
  }
  try {
    // Some tools begin a file with a byte order mark.
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (isRecord(value)) return value;
    report('', 'The file is not an object of tokens.');
  } catch {
    report('', 'The file is not JSON.');
  }
  return null;
}

function among(brands: readonly string[]): string {
  return brands.length === 0 ? '' : `. It has ${listed(brands.map(shown))}`;
}

function themeOf(modes: Modes, brand: string | null, report: Report): Theme {
  const light = modeOf(modes, brand, 'light', report);
  const dark = modeOf(modes, brand, 'dark', report);
  const darkColors: Record<string, unknown> = {};
  for (const path of tokenPaths) {
    if (JSON.stringify(dark.values[path]) === JSON.stringify(light.values[path])) continue;
    if (isColorPath(path)) darkColors[path] = dark.values[path];
    else report(dark.places.get(path) ?? path, 'Only colours can differ between light and dark.');
  }
  // Every value was read by the type of its path.
  return { tokens: light.values, dark: darkColors as ThemeColors, logo: light.logo };
}

function modeOf(modes: Modes, brand: string | null, scheme: 'light' | 'dark', report: Report) {
  const layers = modes.layersOf(brand, scheme);
  const tokens = new Map<string, RawToken>();
  for (const { tree, at } of layers) {
    for (const [path, token] of tokensIn(tree, at, report)) tokens.set(path, token);
  }
  const values: Record<string, unknown> = {};
  const places = new Map<TokenPath, string>();
  for (const [path, token] of tokens) {
    const name = path.replace(/\.\$root$/, '');
    if (isTokenPath(name)) {
      const value = valueOf(name, token, tokens, report);
      if (value !== null) values[name] = value;
      places.set(name, token.at);
    } else if (path.startsWith('palette.')) checkOwn(token, tokens, report);
    else report(token.at, unknownToken(path));
  }
  const logos = layers.flatMap(({ tree, at }) => logoIn(tree, at, report));
  return { values: values as ThemeTokens, places, logo: logos.at(-1) ?? null };
}

function valueOf(
  path: TokenPath,
  token: RawToken,
  tokens: ReadonlyMap<string, RawToken>,
  report: Report,
): unknown {
  const end = follow(tokens, token, report);
  if (end === null) return null;
  const { type } = themeTokens[path];
  if (end.type !== type) {
    const is = end.type === null ? 'It has no $type.' : `It is of the type ${shown(end.type)}.`;
    report(token.at, `${is} Use "${type}".`);
    return null;
  }
  return readValue[type](end.value, token.at, report, limitsOf(path));
}

/** A token of the shop's own name is held to its type alone. */
function checkOwn(token: RawToken, tokens: ReadonlyMap<string, RawToken>, report: Report): void {
  const end = follow(tokens, token, report);
  if (end === null) return;
  if (isTokenType(end.type)) readValue[end.type](end.value, token.at, report, unlimited);
  else {
    const is = end.type === null ? 'It has no $type.' : `${shown(end.type)} is not a type that a theme uses.`;
    report(token.at, `${is} Use one of ${listed(Object.keys(readValue))}.`);
  }
}

function limitsOf(path: TokenPath): Limits {
  const rule = themeTokens[path];
  return {
    range: 'least' in rule ? [rule.least, rule.most] : null,
    parts: path === 'typography.body' || path === 'typography.heading' ? typographyBounds[path] : null,
  };
}

function unknownToken(path: string): string {
  const [group = ''] = path.split('.');
  const beside = tokenPaths.filter((one) => one.startsWith(`${group}.`) || one === group);
  const groups = [...new Set(tokenPaths.map((one) => one.split('.')[0] ?? one))];
  return beside.length > 0
    ? `A theme has no such token. Use ${listed(beside)}, or put it under palette.`
    : `A theme has no such token. Its groups are ${listed(groups)}; your own names go under palette.`;
}

/** The format has no type for a picture; a tool's own data stands under its name. */
export const extension = 'com.consignment';

function logoIn(tree: unknown, at: string, report: Report): readonly NonNullable<Theme['logo']>[] {
  const extensions = isRecord(tree) ? own(tree, '$extensions') : undefined;
  const ours = isRecord(extensions) ? own(extensions, extension) : undefined;
  const logo = isRecord(ours) ? own(ours, 'logo') : undefined;
  if (logo === undefined) return [];
  const place = [at, '$extensions', extension, 'logo'].filter((one) => one !== '').join('.');
  const url = isRecord(logo) ? own(logo, 'url') : undefined;
  const title = isRecord(logo) ? (own(logo, 'title') ?? '') : '';
  const isAddress =
    typeof url === 'string' &&
    url.length <= 2000 &&
    (/^\/api\/files\/logos\/[\w.-]+$/.test(url) || (URL.canParse(url) && new URL(url).protocol === 'https:'));
  if (!isAddress) report(`${place}.url`, `${shown(url)} is not an address that begins with https://.`);
  if (typeof title !== 'string' || title.length > 255 || /\p{Cc}/u.test(title)) {
    report(`${place}.title`, 'It is a text of 255 characters at most, on one line.');
  }
  return isAddress && typeof title === 'string' ? [{ url, title }] : [];
}
