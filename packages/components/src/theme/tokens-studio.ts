/**
 * The tokens as Tokens Studio for Figma reads them (2.11): each value is a text, and light and dark are themes that
 * choose among sets. It knows neither the objects of the Design Tokens format nor durations and curves, which stay as CSS.
 */
import { isRecord } from './token-values.ts';
import type { Color, Dimension, Token, TokenGroup } from './tokens.ts';

type StudioToken = { $type: string; $value: string | object[]; $description?: string };
type StudioGroup = { [name: string]: StudioToken | StudioGroup };

/** One file: the sets of each theme and of both. */
export function tokensStudioFile(light: TokenGroup, dark: TokenGroup): object {
  const isShared = (name: string) => JSON.stringify(light[name]) === JSON.stringify(dark[name]);
  const setOf = (tokens: TokenGroup, shared: boolean) =>
    groupOf(Object.fromEntries(Object.entries(tokens).filter(([name]) => isShared(name) === shared)), []);
  const theme = (id: string, name: string) => ({
    id,
    name,
    group: 'Theme',
    selectedTokenSets: { scales: 'enabled', [id]: 'enabled' },
  });
  return {
    scales: setOf(light, true),
    light: setOf(light, false),
    dark: setOf(dark, false),
    $themes: [theme('light', 'Light'), theme('dark', 'Dark')],
    $metadata: { tokenSetOrder: ['scales', 'light', 'dark'] },
  };
}

function groupOf(group: TokenGroup, path: readonly string[]): StudioGroup {
  return Object.fromEntries(
    Object.entries(group).flatMap(([name, below]): [string, StudioToken | StudioGroup][] => {
      if (!isRecord(below)) return [];
      const at = [...path, name];
      return [[name, isToken(below) ? tokenOf(below, at.join('.')) : groupOf(below, at)]];
    }),
  );
}

function isToken(node: Token | TokenGroup): node is Token {
  return '$value' in node;
}

function tokenOf(token: Token, path: string): StudioToken {
  const { $description } = token;
  return { ...valueOf(token, path), ...($description !== undefined && { $description }) };
}

function valueOf(token: Token, path: string): StudioToken {
  switch (token.$type) {
    case 'color':
      return { $type: 'color', $value: color(token.$value) };
    case 'dimension':
      return { $type: 'dimension', $value: dimension(token.$value) };
    case 'fontFamily':
      return { $type: 'fontFamilies', $value: token.$value.join(', ') };
    case 'fontWeight':
      return { $type: 'fontWeights', $value: String(token.$value) };
    case 'number':
      // Without a percentage both would be px in Figma.
      if (token.$extensions !== undefined) return { $type: 'letterSpacing', $value: percent(token.$value) };
      if (path.startsWith('font.lineHeight.')) return { $type: 'lineHeights', $value: percent(token.$value) };
      return { $type: 'number', $value: String(token.$value) };
    case 'duration':
      return { $type: 'other', $value: `${token.$value.value}${token.$value.unit}` };
    case 'cubicBezier':
      return { $type: 'other', $value: `cubic-bezier(${token.$value.join(', ')})` };
    case 'shadow':
      return {
        $type: 'boxShadow',
        $value: token.$value.map((shadow) => ({
          type: 'dropShadow',
          x: dimension(shadow.offsetX),
          y: dimension(shadow.offsetY),
          blur: dimension(shadow.blur),
          spread: dimension(shadow.spread),
          color: color(shadow.color),
        })),
      };
  }
}

function color({ hex, alpha }: Color): string {
  if (alpha === 1) return hex;
  const channels = [1, 3, 5].map((from) => parseInt(hex.slice(from, from + 2), 16));
  return `rgba(${[...channels, alpha].join(', ')})`;
}

function dimension({ value, unit }: Dimension): string {
  return `${value}${unit}`;
}

function percent(part: number): string {
  return `${Math.round(part * 100_000) / 1000}%`;
}
