import { describe, expect, it } from 'vitest';
import { filterShopCss, longestShopCss } from '../../../packages/server/src/shop-css/filter.ts';
import { servedShopCss } from '../../../packages/server/src/shop-css/served.ts';
import { hostileSheets } from '../../fixtures/hostile-sheets.ts';

const host = 'https://elsewhere.example';
const sheets = Object.entries(hostileSheets(host));

/** An element with its own pair of colours keeps both. */
const butFor = ':where(:not(button,button *,[data-own-colors],[data-own-colors] *))';

const redHeading = `.vendor-portal-content h1${butFor}{color:light-dark(#d20000,#fcb8ad)}`;
const css = (source: string) => filterShopCss(source).css;
const problems = (source: string) => filterShopCss(source).problems;

describe('what a shop may style', () => {
  it('is kept, scoped to the content of the portal', () => {
    const source = `
      /* Ours. */
      body { background: #fff0f5 }
      body > main h1, td.total:is(td, th):hover { color: #7101a5 !important; letter-spacing: 0.02em }
      @media (min-width: 40rem) and (max-width: 60rem) { th { padding: 4px 0.5rem; border-bottom: 2px solid } }
      li:nth-child(2n + 1 of .own)::marker { color: rgb(1 2 3) }
      [data-kind="x"] a:focus-visible { text-decoration: underline 2px; font-family: "Own \u{1F33F}", serif }
      section { background: light-dark(hsl(60 100% 97%), navy) }`;
    expect(filterShopCss(source)).toMatchObject({
      css: [
        '.vendor-portal-content{background:light-dark(#fff0f5,#2f2428)}',
        `.vendor-portal-content main h1${butFor},.vendor-portal-content td.total:is(td,th):hover${butFor}{color:light-dark(#7101a5,#e9d0ff)!important;letter-spacing:0.02em}`,
        `@media (min-width:40rem) and (max-width:60rem){.vendor-portal-content th${butFor}{padding:4px 0.5rem;border-bottom:2px solid}}`,
        `.vendor-portal-content li:nth-child(2n+1 of.own)${butFor}::marker{color:light-dark(#010203,#f4f9fd)}`,
        `.vendor-portal-content [data-kind="x"] a:focus-visible${butFor}{text-decoration:underline 2px;font-family:"Own \u{1F33F}",serif}`,
        `.vendor-portal-content section${butFor}{background:light-dark(#fffff0,#000080)}`,
      ].join('\n'),
      problems: [],
    });
  });
});

describe('what a shop may not style', () => {
  it.each(sheets)('is left out: %s', (name, source) => {
    const { css: kept, problems: found } = filterShopCss(source);
    expect(kept).not.toMatch(
      /url\(|@import|@font-face|image-set|\\|elsewhere|position|content:|display|visibility|opacity|gradient|transparent|inherit/,
    );
    for (const rule of kept.split('\n').filter(Boolean)) {
      expect(rule).toMatch(/^(@media [^{]*\{)?\.vendor-portal-content[ {,]/);
    }
    // A sheet that was filtered once has nothing more to lose.
    expect(css(kept.replaceAll('.vendor-portal-content', ':root'))).toBe(kept);
    if (name === 'as large as allowed' || name === 'hidden by its ground') expect(found).toEqual([]);
    else expect(found.length).toBeGreaterThan(0);
  });

  it('is reported by line and column, with what to do', () => {
    const source = [
      'h1 { color: red;',
      '  position: fixed;',
      '  font-size: 3em }',
      'p:visited, p { margin: -1px }',
      'b { background: url(https://x.example/a.png) }',
      'i { : }',
    ].join('\n');
    expect(problems(source)).toEqual([
      {
        line: 2,
        column: 3,
        detail: 'position cannot be used: nothing may cover the parts of a page that people use. Remove it.',
      },
      { line: 3, column: 14, detail: 'Specify font-size in px or rem.' },
      { line: 4, column: 2, detail: ':visited cannot be used. Remove it.' },
      { line: 4, column: 24, detail: 'margin can be from 0px to 8px.' },
      {
        line: 5,
        column: 17,
        detail:
          'Nothing can be loaded from elsewhere, and text on a picture may be unreadable. Use a colour instead.',
      },
      { line: 6, column: 5, detail: expect.stringMatching(/^This is not CSS: /) as string },
    ]);
    expect(css(source)).toBe(redHeading);
  });

  it('is spacing of nested elements, which adds up', () => {
    expect(problems('main td, a + th, p:hover { padding: 8px }')).toEqual([]);
    for (const selector of ['*', 'div', 'td, div', '.wide', ':is(td)', 'td > *']) {
      expect(problems(`${selector} { padding: 1px }`)[0]?.detail).toMatch(
        /^padding can only be applied to text elements: h1, .* or label\./,
      );
    }
  });

  it('is not read at all when it is too long', () => {
    const { css: kept, problems: found } = filterShopCss('a{color:red}'.repeat(longestShopCss / 10));
    expect(kept).toBe('');
    expect(found).toHaveLength(1);
  });

  it('is left out of what was saved before, each time it is served', () => {
    const source = 'h1 { color: red; position: fixed }';
    expect(servedShopCss(source)).toBe(redHeading);
    expect(servedShopCss(source)).toBe(servedShopCss(source));
    for (let at = 0; at < 150; at += 1) servedShopCss(`h1 { letter-spacing: ${at % 4}px } /* ${at} */`);
    expect(servedShopCss(source)).toBe(redHeading);
    expect(servedShopCss('  ')).toBe('');
  });
});
