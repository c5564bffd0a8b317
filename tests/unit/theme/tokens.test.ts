import {
  customProperties,
  tokensOf,
  type Token,
  type TokenGroup,
} from '@consignment/components/theme/tokens';
import { vars } from '@consignment/components/theme/contract.css';
import { schemes } from '@consignment/components/theme/schemes';
import { tokenFiles } from '@consignment/components/theme/token-files';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

type Tree = { [name: string]: string | Tree };

function isToken(node: Token | TokenGroup): node is Token {
  return '$type' in node;
}

/** Tokens by dotted path. */
function flat(group: TokenGroup, path = ''): Map<string, Token> {
  return new Map(
    Object.entries(group).flatMap(([name, node]): [string, Token][] => {
      if (typeof node !== 'object' || name.startsWith('$')) return [];
      return isToken(node) ? [[path + name, node]] : [...flat(node, `${path}${name}.`)];
    }),
  );
}

function leaves(tree: Tree, path = ''): string[] {
  return Object.entries(tree).flatMap(([name, below]) =>
    typeof below === 'string' ? [path + name] : leaves(below, `${path}${name}.`),
  );
}

describe.each(['light', 'dark'] as const)('the %s tokens', (scheme) => {
  const tokens = flat(tokensOf(scheme));

  it('are the contract, name by name', () => {
    expect([...tokens.keys()]).toEqual(leaves(vars));
    expect(tokens.size).toBeGreaterThan(100);
  });

  it('have the structure that their type has in the format', () => {
    const dimension = {
      value: expect.any(Number) as number,
      unit: expect.stringMatching(/^(px|rem)$/) as string,
    };
    const color = {
      colorSpace: 'srgb',
      components: [0, 1, 2].map(() => expect.any(Number) as number),
      alpha: expect.any(Number) as number,
      hex: expect.stringMatching(/^#[0-9a-f]{6}$/) as string,
    };
    const shapes: Record<Token['$type'], unknown> = {
      color,
      dimension,
      fontFamily: expect.arrayContaining([expect.any(String)]),
      fontWeight: expect.any(Number),
      number: expect.any(Number),
      duration: { value: expect.any(Number) as number, unit: 'ms' },
      cubicBezier: [0, 1, 2, 3].map(() => expect.any(Number) as number),
      shadow: expect.arrayContaining([
        { color, offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension },
      ]),
    };
    for (const [path, token] of tokens) expect(token.$value, path).toEqual(shapes[token.$type]);
    expect(JSON.stringify([...tokens.values()])).not.toContain('null');
  });

  it('say of letter spacing that it is in em, since the format has no such length', () => {
    const unit = { 'com.consignment': { unit: 'em' } };
    const inEm = [...tokens].filter(([, { $extensions }]) => $extensions !== undefined);
    expect(inEm.map(([path, { $value, $extensions }]) => [path, $value, $extensions])).toEqual([
      ['font.tracking.tight', -0.018, unit],
      ['font.tracking.normal', 0, unit],
      ['font.tracking.wide', 0.03, unit],
    ]);
  });

  it('are the colours that the theme draws', () => {
    expect(tokens.get('color.text.default')?.$value).toMatchObject({ hex: schemes[scheme].text.default });
    expect(tokens.get('color.action.quiet.background')?.$value).toMatchObject({ alpha: 0 });
    expect(tokens.get('shadow.raised')?.$value).toHaveLength(2);
  });
});

describe('the custom properties', () => {
  const [, light = '', dark = ''] = customProperties().split(/^\S.* \{$/m);

  it('hold every token once for light, and for dark what differs', () => {
    expect(light.match(/--cs-/g)).toHaveLength(leaves(vars).length);
    expect(light).toContain(`--cs-color-text-default: ${schemes.light.text.default};`);
    expect(dark).toContain(`--cs-color-text-default: ${schemes.dark.text.default};`);
    expect(dark).not.toContain('--cs-space');
  });
});

describe('the file for Tokens Studio', () => {
  type Studio = { $value: unknown } | { [name: string]: Studio };
  // Written by `tokenFiles`.
  const file = JSON.parse(tokenFiles()['tokens-studio.json'] ?? '') as Record<string, Studio>;
  const flatStudio = (node: Studio, path = ''): [string, unknown][] =>
    '$value' in node
      ? [[path, node.$value]]
      : Object.entries(node).flatMap(([name, below]) =>
          flatStudio(below, path === '' ? name : `${path}.${name}`),
        );

  it.each(['light', 'dark'])('has every token of the %s theme, each value a text', (scheme) => {
    const found = ['scales', scheme].flatMap((set) => flatStudio(file[set] ?? {}));
    expect(found.map(([path]) => path).toSorted()).toEqual(leaves(vars).toSorted());
    const others = found.filter(([path, value]) => typeof value !== 'string' && !path.startsWith('shadow.'));
    expect(others).toEqual([]);
  });

  it('has the units that Figma takes', () => {
    const values = new Map(['scales', 'light'].flatMap((set) => flatStudio(file[set] ?? {})));
    expect(values.get('font.tracking.tight')).toBe('-1.8%');
    expect(values.get('font.lineHeight.body')).toBe('155%');
    expect(values.get('motion.duration.fast')).toBe('120ms');
    expect(values.get('color.overlay')).toBe('rgba(34, 29, 24, 0.48)');
  });
});

it('the README names the versions that the files are tried with', () => {
  const root = join(import.meta.dirname, '../../..');
  const readme = readFileSync(join(root, 'packages/components/tokens/README.md'), 'utf8');
  // The shape of npm's manifest.
  const { dependencies } = JSON.parse(
    readFileSync(join(root, 'tests/tried/style-tokens/package.json'), 'utf8'),
  ) as { dependencies: Record<string, string> };
  const named = [
    `Style Dictionary ${dependencies['style-dictionary']}`,
    `Terrazzo ${dependencies['@terrazzo/cli']}`,
    `sd-transforms ${dependencies['@tokens-studio/sd-transforms']}`,
  ];
  expect(named.filter((name) => !readme.includes(name))).toEqual([]);
});
