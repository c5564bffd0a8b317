/** Whatever a shop's style sheet declares, what is served hides nothing and can be read in both themes. */
import { contrast, type Hex } from '@consignment/components/theme/color';
import { schemes, type Scheme } from '@consignment/components/theme/schemes';
import { brandTones } from '@consignment/components/theme/brand';
import { lexer, parse, walk, type Declaration } from 'css-tree';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { filterShopCss } from '../../../packages/server/src/shop-css/filter.ts';
import { servedShopCss } from '../../../packages/server/src/shop-css/served.ts';

const bothSchemes = ['light', 'dark'] as const;

/** Every property that the parser knows, those that hide, move and cover among them. Its types leave the list out. */
const everyProperty = Object.keys((lexer as unknown as { properties: Record<string, unknown> }).properties);

const hostileValues = [
  ...[
    'none',
    'hidden',
    'collapse',
    'transparent',
    '0',
    '0px',
    '-1px',
    '-9999px',
    '9999px',
    '1px',
    '100vw',
    '0.01',
  ],
  ...['inherit', 'initial', 'unset', 'revert', 'currentColor', 'absolute', 'fixed', 'sticky', '2147483647'],
  ...[
    'scale(0)',
    'translate(99vw)',
    'opacity(0)',
    'inset(100%)',
    'rect(0 0 0 0)',
    'calc(0px - 9em)',
    'var(--x)',
  ],
  ...['white', 'black', '#fff', '#0000', 'rgb(255 255 255 / 0)', 'color-mix(in srgb, red, transparent)'],
  ...[
    'linear-gradient(#000, #fff)',
    'url(data:image/png;base64,AAAA)',
    'attr(title)',
    '""',
    '"x"',
    'Webdings',
  ],
  ...[
    '0.1',
    '99',
    '1e9',
    '-1',
    '0%',
    '400%',
    '0.1em',
    '9rem',
    '1e-9px',
    'line-through',
    'contents',
    'oblique 90deg',
  ],
];
const hostile = fc.record({
  selector: fc.constantFrom(
    'html',
    'body',
    '*',
    'button',
    'a',
    'h1',
    'td',
    'th',
    'main',
    'input',
    '.x',
    'div',
    'p::before',
  ),
  property: fc.constantFrom(...everyProperty, '--x', '-webkit-text-fill-color', '-webkit-mask', 'zoom'),
  values: fc.array(fc.constantFrom(...hostileValues), { minLength: 1, maxLength: 3 }),
  important: fc.boolean(),
});

/** Lengths are read in px at a text of 16 px. */
const px: Record<string, number> = { px: 1, rem: 16, em: 16, '': 1 };

function declarationsOf(css: string): { name: string; text: string; sizes: number[] }[] {
  const found: { name: string; text: string; sizes: number[] }[] = [];
  walk(parse(css), {
    visit: 'Declaration',
    enter(node: Declaration) {
      const sizes: number[] = [];
      walk(node.value, function (inner) {
        // The numbers of a colour are no sizes.
        if (this.function !== null) return;
        if (inner.type === 'Dimension') sizes.push(Number(inner.value) * (px[inner.unit] ?? Number.NaN));
        if (inner.type === 'Number') sizes.push(Number(inner.value));
      });
      const text = JSON.stringify(node.value);
      found.push({ name: node.property, text, sizes });
    },
  });
  return found;
}

const least: Record<string, number> = {
  'font-size': 12,
  'line-height': 1,
  'letter-spacing': -0.5,
  'font-weight': 300,
};
const most: Record<string, number> = {
  'font-size': 22,
  'line-height': 2,
  'letter-spacing': 3,
  'word-spacing': 8,
  'font-weight': 900,
};
const kept =
  /^(color|background(-color)?|border(-.*)?|padding(-.*)?|margin(-.*)?|font-(family|size|style|weight|variant-caps|variant-numeric|kerning)|line-height|letter-spacing|word-spacing|hyphens|text-(align|transform|wrap|decoration(-.*)?|underline-offset)|list-style-type|vertical-align)$/;

describe('a declaration of any property', () => {
  it('is served only when it is harmless: nothing hides, moves, covers, shrinks or pales', () => {
    fc.assert(
      fc.property(fc.array(hostile, { minLength: 1, maxLength: 6 }), (rules) => {
        const source = rules
          .map(
            ({ selector, property, values, important }) =>
              `${selector} { ${property}: ${values.join(' ')}${important ? ' !important' : ''} }`,
          )
          .join('\n');
        const sheet = servedShopCss(source);
        expect(sheet).not.toMatch(/::(before|after)|url\(|gradient|var\(|calc\(|light-dark\([^)]*#\w{8}/);
        for (const { name, text, sizes } of declarationsOf(sheet)) {
          expect(name).toMatch(kept);
          // The text of the parts around is no harm, nor is a font that is not installed.
          if (name !== 'font-size' && name !== 'font-family')
            expect(text).not.toMatch(/"(hidden|collapse|inherit|initial|unset|revert|line-through)"/);
          for (const size of sizes) {
            expect(size).toBeGreaterThanOrEqual(least[name] ?? 0);
            expect(size).toBeLessThanOrEqual(most[name] ?? 16);
          }
        }
        // Every rule that was not served was reported.
        if (sheet === '') expect(filterShopCss(source).problems.length).toBeGreaterThan(0);
      }),
      { numRuns: 3000 },
    );
  });

  it.each([
    'html,body,#root{display:none}',
    'button{display:none!important}',
    'a{visibility:hidden}',
    'h1{opacity:.7}',
    'p::after{content:""}',
  ])('%s is refused, and nothing of it is served', (source) => {
    expect(filterShopCss(source).problems).not.toEqual([]);
    expect(servedShopCss(source)).toBe('');
  });
});

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((number): Hex => `#${number.toString(16).padStart(6, '0')}`);

/** The two colours of the one declaration that is served, by theme. */
function served(source: string): Record<Scheme, Hex> {
  const [, light = '', dark = light] =
    /:(?:light-dark\()?(#\w{6})(?:,(#\w{6})\))?/.exec(servedShopCss(source)) ?? [];
  // The expression takes # and six digits.
  return { light: light as Hex, dark: dark as Hex };
}

describe.each(bothSchemes)('a colour in the %s theme', (scheme) => {
  const { surface, text, tone, border } = schemes[scheme];
  const tones = Object.values(tone);
  const { page, card, raised, sunken, field, hover } = surface;

  it('can be read as words on every ground, and all words can be read on it', () => {
    fc.assert(
      fc.property(hex, hex, hex, (ink, ground, primary) => {
        const brand = { primary, secondary: ink, font: ground, buttonText: null };
        const { tones: branded } = brandTones(brand, scheme);
        const words = served(`h1 { color: ${ink} }`)[scheme];
        const behind = served(`td { background: ${ground} }`)[scheme];
        const tints = [branded['selection.background'], branded['accent.soft']] as Hex[];
        const grounds = [
          page,
          card,
          raised,
          sunken,
          field,
          hover,
          ...tints,
          ...tones.map((one) => one.background),
        ];
        for (const one of [...grounds, behind]) expect(contrast(words, one)).toBeGreaterThanOrEqual(4.5);
        const own = [branded['text.default'], branded['text.link']] as Hex[];
        const inks = [
          text.default,
          text.muted,
          text.link,
          text.linkHover,
          ...tones.map((one) => one.text),
          ...own,
        ];
        for (const one of inks) expect(contrast(one, behind)).toBeGreaterThanOrEqual(4.5);
        for (const one of [border.strong, border.focus, border.active]) {
          expect(contrast(one, behind)).toBeGreaterThanOrEqual(3);
        }
      }),
      { numRuns: 400 },
    );
  });

  it('is named where it had to be changed, with both contrasts', () => {
    fc.assert(
      fc.property(hex, fc.constantFrom('color', 'background-color'), (colour, property) => {
        const source = `h2 { }\nh1 {\n ${property}: ${colour} }`;
        const { corrections, problems } = filterShopCss(source);
        expect(problems).toEqual([]);
        const used = served(source)[scheme];
        const correction = corrections.find((one) => one.scheme === scheme);
        expect(correction?.to ?? colour).toBe(used);
        if (correction === undefined) return;
        expect(correction).toMatchObject({ line: 3, column: 2, from: colour });
        expect(correction.contrast).toBeGreaterThanOrEqual(4.5);
        expect(correction.before).toBeLessThan(4.5);
      }),
    );
  });
});
