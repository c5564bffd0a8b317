import { readFileSync } from 'node:fs';
import type { Hex } from '@consignment/components/theme/color';
import { lineOf, longestThemeFile, readTheme } from '@consignment/components/theme/theme-file';
import {
  isColorPath,
  themeTokens,
  tokenPaths,
  type Theme,
  type TokenPath,
  type Typography,
} from '@consignment/components/theme/theme-tokens';
import { srgbOf } from '@consignment/components/theme/token-values';
import { writeTheme } from '@consignment/components/theme/theme-write';
import fc from 'fast-check';
import { describe, expect, it, test } from 'vitest';

const folder = new URL('../../../packages/components/tokens/', import.meta.url);
const textOf = (name: string) => readFileSync(new URL(name, folder), 'utf8');

function themeOf(text: string, brand: string | null = null): Theme {
  const read = readTheme(text, brand);
  if (read.is === 'faulty') throw new Error(read.faults.map(lineOf).join('\n'));
  return read.theme;
}

function linesOf(file: unknown): string[] {
  const read = readTheme(typeof file === 'string' ? file : JSON.stringify(file));
  return read.is === 'faulty' ? read.faults.map(lineOf) : [];
}

const color = (value: unknown) => ({ color: { primary: { $type: 'color', $value: value } } });

describe('the example of a theme', () => {
  it('is read with its references followed', () => {
    expect(themeOf(textOf('example.tokens.json'))).toEqual({
      tokens: {
        'color.primary': '#2e5c3d',
        'color.secondary': '#b65b3d',
        'color.text': '#212723',
        'color.buttonText': '#f7f4ec',
        'color.page': '#f7f4ec',
        'font.family': ['Avenir Next', 'Segoe UI', 'sans-serif'],
        'radius.small': 0.125,
        'radius.medium': 0.25,
        'radius.large': 0.5,
        density: 0.9,
        'typography.heading': {
          fontFamily: ['Iowan Old Style', 'Georgia', 'serif'],
          fontSize: 1.875,
          fontWeight: 600,
          letterSpacing: 0,
          lineHeight: 1.2,
        },
        'typography.body': {
          fontFamily: ['Avenir Next', 'Segoe UI', 'sans-serif'],
          fontSize: 1,
          fontWeight: 400,
          letterSpacing: 0,
          lineHeight: 1.5,
        },
        'button.radius': 1.25,
        'badge.background': '#f7f4ec',
        'badge.text': '#212723',
        'badge.radius': 0.125,
        'field.border': '#2e5c3d',
        'table.headBackground': '#f7f4ec',
        'table.headText': '#2e5c3d',
      },
      dark: {},
      logo: null,
    });
  });

  it('has a mode for each brand, and for light and dark', () => {
    const text = textOf('example.resolver.json');
    expect(readTheme(text)).toMatchObject({
      is: 'theme',
      brands: ['harbour', 'meadow'],
      brand: 'harbour',
      theme: {
        tokens: { 'color.primary': '#0b1f4b', 'radius.medium': 0.375 },
        dark: { 'color.page': '#0f1218' },
      },
    });
    expect(themeOf(text, 'meadow').tokens['color.primary']).toBe('#fdf3b4');
    const read = readTheme(text, 'forest');
    expect(read.is === 'faulty' && read.faults.map(lineOf)).toEqual([
      'The file does not include the brand “forest”. Its brands are “harbour” and “meadow”.',
    ]);
  });
});

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Hex => `#${number.toString(16).padStart(6, '0')}`);
const fonts = fc.array(fc.constantFrom('Lato', 'Avenir Next', 'Noto Sans JP', 'serif'), {
  minLength: 1,
  maxLength: 3,
});
const steps = (least: number, most: number) =>
  fc.integer({ min: 0, max: 20 }).map((at) => least + ((most - least) * at) / 20);
const valueOf = (path: TokenPath): fc.Arbitrary<unknown> => {
  const rule = themeTokens[path];
  if (rule.type === 'color') return hex;
  if (rule.type === 'fontFamily') return fonts;
  if (rule.type !== 'typography') return steps(rule.least, rule.most);
  return fc.record<Typography>({
    fontFamily: fonts,
    fontSize: steps(1.25, 1.25),
    fontWeight: fc.constantFrom(400, 600),
    letterSpacing: steps(-0.02, 0.02),
    lineHeight: steps(1.3, 1.6),
  });
};
const tokens = fc.record(Object.fromEntries(tokenPaths.map((path) => [path, valueOf(path)])), {
  requiredKeys: [],
});
const themes = fc
  .record({
    tokens,
    dark: fc.record(Object.fromEntries(tokenPaths.filter(isColorPath).map((path) => [path, hex])), {
      requiredKeys: [],
    }),
    logo: fc.constantFrom(null, { url: 'https://shop.example/logo.png', title: 'A shop' }),
  })
  .map(({ tokens: light, dark, logo }): Theme => {
    const differs = Object.entries(dark).filter(([path, value]) => light[path] !== value);
    const theme: unknown = { tokens: light, dark: Object.fromEntries(differs), logo };
    // Each value was made by the type of its path.
    return theme as Theme;
  });

test('every theme is the same once it is written and read', () => {
  fc.assert(
    fc.property(themes, (theme) => {
      expect(themeOf(writeTheme(theme, 'A shop'))).toEqual(theme);
    }),
    { numRuns: 200 },
  );
});

test('no text at all makes the reading throw, and what is refused says why', () => {
  fc.assert(
    fc.property(
      fc.oneof(
        fc.string(),
        fc.json(),
        fc.json().map((inner) => `{"color":${inner}}`),
      ),
      (text) => {
        const read = readTheme(text);
        if (read.is === 'theme')
          expect(Object.keys(read.theme.tokens).every((path) => path in themeTokens)).toBe(true);
        else expect(read.faults.every(({ message }) => message.endsWith('.'))).toBe(true);
      },
    ),
    { numRuns: 1000 },
  );
});

test('every sRGB colour object is the hex that it was made of', () => {
  fc.assert(
    fc.property(hex, (one) => {
      const { colorSpace, components } = srgbOf(one);
      expect(themeOf(JSON.stringify(color({ colorSpace, components }))).tokens['color.primary']).toBe(one);
    }),
  );
});

describe('a hostile or mistaken file', () => {
  it.each<[what: string, file: unknown, lines: string[]]>([
    ['is no JSON', '{', ['The file is not JSON.']],
    ['is a list', '[]', ['The file must be an object containing tokens.']],
    [
      'has a hundred thousand brackets',
      `{"color":${'['.repeat(100_000)}${']'.repeat(100_000)}}`,
      ['color: […] is neither a token nor a token group. A token has a $value.'],
    ],
    [
      'is of ten megabytes',
      JSON.stringify({ $description: 'x'.repeat(10_000_000) }),
      ['The file is too large. A theme can be at most 256 kB.'],
    ],
    [
      'loads a picture',
      color('url(https://evil.example/x.png)'),
      [
        'color.primary: “url(https://evil.example/x.png)” is not a colour. Use a hex code or an sRGB colour object.',
      ],
    ],
    [
      'ends a declaration',
      color('#fff;}body{display:none'),
      ['color.primary: “#fff;}body{display:none” is not a colour. Use a hex code or an sRGB colour object.'],
    ],
    [
      'runs an expression',
      color('expression(alert(1))'),
      ['color.primary: “expression(alert(1))” is not a colour. Use a hex code or an sRGB colour object.'],
    ],
    [
      'hides signs in a value',
      color('#fff\u0000\u202e\nred'),
      ['color.primary: “#fff���red” is not a colour. Use a hex code or an sRGB colour object.'],
    ],
    [
      'has a colour that is see-through',
      color({ colorSpace: 'srgb', components: [0, 0, 0], alpha: 0.5 }),
      ['color.primary: The colour is see-through, which makes text hard to read. Use an alpha of 1.'],
    ],
    [
      'has components out of bounds',
      color({ colorSpace: 'srgb', components: [1e308, -1, 0] }),
      ['color.primary: The components of an sRGB colour are numbers from 0 to 1.'],
    ],
    [
      'has a colour of another space without a hex',
      color({ colorSpace: 'oklch', components: [0.5, 0.1, 20] }),
      ['color.primary: Add the hex code of this colour, or define the colour in “srgb”.'],
    ],
    [
      'ends a font name',
      { font: { family: { $type: 'fontFamily', $value: ["Lato', x; background: url(//e)"] } } },
      [
        "font.family: “Lato', x; background: url(//e)” is not the name of a font. Leave out quotes, commas, brackets and other symbols.",
      ],
    ],
    [
      'writes in signs',
      { font: { family: { $type: 'fontFamily', $value: 'Wing dings' } } },
      ['font.family: “Wing dings” is a symbol font, so text in it cannot be read.'],
    ],
    [
      'has huge and strange lengths',
      {
        radius: {
          $type: 'dimension',
          small: { $value: { value: 1e9, unit: 'px' } },
          medium: { $value: '4px' },
          large: { $value: { value: 4, unit: 'vw' } },
        },
      },
      [
        'radius.small: 1000000000 px is out of range. Use a value from 0 px to 32 px.',
        'radius.medium: “4px” is not a length. Use a value in px or rem, such as { "value": 8, "unit": "px" }.',
        'radius.large: {…} is not a length. Use a value in px or rem, such as { "value": 8, "unit": "px" }.',
      ],
    ],
    [
      'is too dense',
      { density: { $type: 'number', $value: 0 } },
      ['density: 0 is out of range. Use a value from 0.8 to 1.25.'],
    ],
    [
      'has the wrong type, and none',
      {
        density: { $type: 'color', $value: '#ffffff' },
        radius: { small: { $value: { value: 1, unit: 'px' } } },
      },
      [
        'density: The token has the type “color”. Use “number”.',
        'radius.small: The token has no $type. Use “dimension”.',
      ],
    ],
    [
      'sets what a theme cannot',
      {
        color: { brand: { $type: 'color', $value: '#ffffff' } },
        zIndex: { menu: { $type: 'number', $value: 9 } },
      },
      [
        'color.brand: Themes don’t have this token. Use color.primary, color.secondary, color.text, color.buttonText, color.link, color.page and color.card, or put the token under palette.',
        'zIndex.menu: Themes don’t have this token. The groups are color, font, radius, density, typography, button, badge, field and table. Put tokens with your own names under palette.',
      ],
    ],
    [
      'reaches for what every object has',
      `{"__proto__":{"polluted":{"$type":"color","$value":"#ffffff"}},"color":{"constructor":{"$value":1}}}`,
      [
        '“__proto__”: This name cannot be used. Use a plain word, without dots or braces.',
        'color.“constructor”: This name cannot be used. Use a plain word, without dots or braces.',
      ],
    ],
    [
      'refers in a circle',
      {
        palette: {
          $type: 'color',
          a: { $value: '{palette.b}' },
          b: { $value: '{palette.c}' },
          c: { $value: '{palette.a}' },
        },
      },
      [
        'palette.a: The token refers back to itself through other tokens.',
        'palette.b: The token refers back to itself through other tokens.',
        'palette.c: The token refers back to itself through other tokens.',
      ],
    ],
    [
      'refers to nothing',
      color('{palette.no}'),
      ['color.primary: The token refers to “{palette.no}”, which is not in this file.'],
    ],
    [
      'has typography that is not whole',
      {
        typography: {
          body: { $type: 'typography', $value: { fontFamily: 'Lato', fontSize: { value: 1, unit: 'px' } } },
        },
      },
      [
        'typography.body.fontWeight: This part is missing. Typography needs all of its parts.',
        'typography.body.letterSpacing: This part is missing. Typography needs all of its parts.',
        'typography.body.lineHeight: This part is missing. Typography needs all of its parts.',
      ],
    ],
    [
      'loads another file',
      {
        version: '2025.10',
        sets: { a: { sources: [{ $ref: 'https://evil.example/a.json' }] } },
        resolutionOrder: [{ $ref: '#/sets/a' }],
      },
      [
        'sets.a.sources.0: Tokens cannot be loaded from another file. Add the tokens here, or refer to a set in this file.',
      ],
    ],
    [
      'is of another version',
      { version: '2099.1', sets: {}, resolutionOrder: [{ $ref: '#/sets/a' }] },
      [
        'version: Use “2025.10”.',
        'resolutionOrder.0: This is neither a set nor a modifier in this file. Use { "$ref": "#/sets/…" }.',
      ],
    ],
    [
      'has other shapes in the dark',
      {
        version: '2025.10',
        resolutionOrder: [
          {
            type: 'modifier',
            name: 'scheme',
            contexts: { light: [], dark: [{ density: { $type: 'number', $value: 0.9 } }] },
          },
        ],
      },
      ['resolutionOrder.0.contexts.dark.0.density: Only colours can differ between light and dark.'],
    ],
    [
      'has a logo that runs',
      { $extensions: { 'com.consignment': { logo: { url: 'javascript:alert(1)', title: 'x' } } } },
      [
        '$extensions.com.consignment.logo.url: “javascript:alert(1)” is not an address that starts with https://.',
      ],
    ],
  ])('that %s', (_what, file, lines) => {
    expect(linesOf(file)).toEqual(lines);
  });

  it('grows no further than a theme by groups that extend each other', () => {
    const groups = Object.fromEntries(
      Array.from({ length: 9 }, (_, at) => [
        `g${at}`,
        Object.fromEntries(
          Array.from({ length: 9 }, (_none, child) => [`c${child}`, { $extends: `{g${at + 1}}` }]),
        ),
      ]),
    );
    const file = { palette: { $type: 'color', g9: { one: { $value: '#ffffff' } } }, ...groups };
    expect(linesOf(file)).toContain('The file has more than 2000 groups and tokens.');
  });

  it('says the first hundred errors of thousands', () => {
    const all = Array.from(
      { length: 900 },
      (_, at) => [`c${at}`, { $type: 'color', $value: 'red' }] as const,
    );
    const lines = linesOf({ palette: Object.fromEntries(all) });
    expect(lines).toHaveLength(101);
    expect(lines.at(-1)).toBe('There are 800 more errors.');
  });

  it('is as long as it may be', () => {
    const file = (length: number) => `{"$description":"${'x'.repeat(length - 19)}"}`;
    expect(file(longestThemeFile)).toHaveLength(longestThemeFile);
    expect(linesOf(file(longestThemeFile))).toEqual([]);
    expect(linesOf(file(longestThemeFile + 1))).toHaveLength(1);
  });
});

test('a group that extends another has its tokens, its type and its own instead', () => {
  const file = {
    palette: { base: { $type: 'color', a: { $value: '#111111' }, b: { $value: '#222222' } } },
    color: {
      primary: { $type: 'color', $value: '{palette.more.a}' },
      secondary: { $ref: '#/palette/more/b/$value', $type: 'color' },
    },
  };
  const more = { $extends: '{palette.base}', b: { $value: '#333333' } };
  const read = themeOf(JSON.stringify({ ...file, palette: { ...file.palette, more } }));
  expect(read.tokens).toEqual({ 'color.primary': '#111111', 'color.secondary': '#333333' });
});
