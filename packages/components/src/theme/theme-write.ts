import type { Hex } from './color.ts';
import { extension } from './theme-file.ts';
import {
  themeTokens,
  tokenPaths,
  type Theme,
  type ThemeTokens,
  type TokenPath,
  type Typography,
} from './theme-tokens.ts';
import { srgbOf } from './token-values.ts';

/**
 * The file that `readTheme` reads back to the same theme: the tokens of the light theme as a set, and where dark differs
 * a modifier of both.
 */
export function themeFile(theme: Theme, name: string): object {
  const logo = theme.logo === null ? {} : { $extensions: { [extension]: { logo: { ...theme.logo } } } };
  return {
    $schema: 'https://www.designtokens.org/schemas/2025.10/resolver.json',
    name,
    version: '2025.10',
    sets: { theme: { sources: [{ ...logo, ...groupsOf(theme.tokens) }] } },
    modifiers: {
      scheme: { contexts: { light: [], dark: [groupsOf(theme.dark)] }, default: 'light' },
    },
    resolutionOrder: [{ $ref: '#/sets/theme' }, { $ref: '#/modifiers/scheme' }],
  };
}

/** As a file to save. */
export function writeTheme(theme: Theme, name: string): string {
  return `${JSON.stringify(themeFile(theme, name), null, 2)}\n`;
}

type Group = { [name: string]: object };

function groupsOf(tokens: ThemeTokens): Group {
  const groups: Record<string, Group> = {};
  const alone: Group = {};
  for (const path of tokenPaths) {
    const value = tokens[path];
    if (value === undefined) continue;
    const token = { $type: themeTokens[path].type, $value: written(path, value) };
    const [group = path, name] = path.split('.');
    if (name === undefined) alone[group] = token;
    else groups[group] = { ...groups[group], [name]: token };
  }
  return { ...groups, ...alone };
}

function written(path: TokenPath, value: NonNullable<ThemeTokens[TokenPath]>): unknown {
  const { type } = themeTokens[path];
  // A value has the type of its path.
  if (type === 'color') return srgbOf(value as Hex);
  if (type === 'dimension') return { value, unit: 'rem' };
  if (type !== 'typography') return value;
  const { fontSize, letterSpacing, ...rest } = value as Typography;
  const rem = (length: number) => ({ value: length, unit: 'rem' });
  return { ...rest, fontSize: rem(fontSize), letterSpacing: rem(letterSpacing) };
}
