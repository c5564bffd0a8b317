/**
 * A shop's theme as a file of the Design Tokens Community Group's format (designtokens.org, Format, Color and Resolver
 * Modules 2025.10). Nothing of a file is used that is not read here, whole and by type: no value of it reaches a style
 * sheet as it was written. Pure, and loaded only where a file is.
 */
import { defineTexts } from '@consignment/domain/text/texts';
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

const texts = defineTexts('ThemeFile', {
  noBrand: 'The file does not include the brand {brand}.',
  noBrandAmong: 'The file does not include the brand {brand}. Its brands are {brands}.',
  more: '{n, plural, one {There is # more error.} other {There are # more errors.}}',
  tooLarge: 'The file is too large. A theme can be at most {most} kB.',
  notTokens: 'The file must be an object containing tokens.',
  notJson: 'The file is not JSON.',
  coloursAlone: 'Only colours can differ between light and dark.',
  noType: 'The token has no $type. Use “{type}”.',
  otherType: 'The token has the type {is}. Use “{type}”.',
  noOwnType: 'The token has no $type. Use one of {types}.',
  otherOwnType: '{is} is not a type that themes use. Use one of {types}.',
  unknownToken: 'Themes don’t have this token. Use {paths}, or put the token under palette.',
  unknownGroup:
    'Themes don’t have this token. The groups are {groups}. Put tokens with your own names under palette.',
  notAddress: '{url} is not an address that starts with https://.',
  badTitle: 'The title must be a single line of at most 255 characters.',
});

/** A fault of a file: where, and a sentence with what to do. */
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
    const brands = listed(modes.brands.map(shown));
    report(
      '',
      brands === ''
        ? texts.noBrand({ brand: shown(asked) })
        : texts.noBrandAmong({ brand: shown(asked), brands }),
    );
  }
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
  const more = { path: '', message: texts.more({ n: rest }) };
  return { is: 'faulty', faults: rest > 0 ? [...all.slice(0, mostFaults), more] : all };
}

/** A fault as one line, as the command and the settings show it. */
export function lineOf({ path, message }: ThemeFault): string {
  return path === '' ? message : `${path}: ${message}`;
}

function parsed(text: string, report: Report): Readonly<Record<string, unknown>> | null {
  if (text.length > longestThemeFile) {
    report('', texts.tooLarge({ most: longestThemeFile / 1024 }));
    return null;
  }
  try {
    // Some tools begin a file with a byte order mark.
    const value: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    if (isRecord(value)) return value;
    report('', texts.notTokens);
  } catch {
    report('', texts.notJson);
  }
  return null;
}

function themeOf(modes: Modes, brand: string | null, report: Report): Theme {
  const light = modeOf(modes, brand, 'light', report);
  const dark = modeOf(modes, brand, 'dark', report);
  const darkColors: { -readonly [Path in keyof ThemeColors]: ThemeColors[Path] } = {};
  for (const path of tokenPaths) {
    if (JSON.stringify(dark.values[path]) === JSON.stringify(light.values[path])) continue;
    if (!isColorPath(path)) report(dark.places.get(path) ?? path, texts.coloursAlone);
    // A colour of the light mode alone leaves the dark one ours.
    else if (dark.values[path] !== undefined) darkColors[path] = dark.values[path];
  }
  return { tokens: light.values, dark: darkColors, logo: light.logo };
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
    const is = end.type === null ? null : shown(end.type);
    report(token.at, is === null ? texts.noType({ type }) : texts.otherType({ is, type }));
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
    const is = end.type === null ? null : shown(end.type);
    const types = listed(Object.keys(readValue));
    report(token.at, is === null ? texts.noOwnType({ types }) : texts.otherOwnType({ is, types }));
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
    ? texts.unknownToken({ paths: listed(beside) })
    : texts.unknownGroup({ groups: listed(groups) });
}

/** The format has no type for a picture; a tool's own data is under its name. */
export const extension = 'com.consignment';

function logoIn(tree: unknown, at: string, report: Report): readonly NonNullable<Theme['logo']>[] {
  const extensions = isRecord(tree) ? own(tree, '$extensions') : undefined;
  const ours = isRecord(extensions) ? own(extensions, extension) : undefined;
  const logo = isRecord(ours) ? own(ours, 'logo') : undefined;
  if (logo === undefined) return [];
  const place = [at, '$extensions', extension, 'logo'].filter((one) => one !== '').join('.');
  const url = isRecord(logo) ? own(logo, 'url') : undefined;
  const title = isRecord(logo) ? (own(logo, 'title') ?? '') : '';
  // An uploaded logo has an address only on its own server, so it is in no file.
  const isAddress =
    typeof url === 'string' && url.length <= 2000 && URL.canParse(url) && new URL(url).protocol === 'https:';
  if (!isAddress) report(`${place}.url`, texts.notAddress({ url: shown(url) }));
  if (typeof title !== 'string' || title.length > 255 || /\p{Cc}/u.test(title)) {
    report(`${place}.title`, texts.badTitle);
  }
  return isAddress && typeof title === 'string' ? [{ url, title }] : [];
}
