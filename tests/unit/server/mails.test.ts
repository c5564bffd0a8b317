import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { contrast, type Hex } from '../../../packages/components/src/theme/color.ts';
import { bodiesOf } from '../../../packages/server/src/mail-content/bodies.ts';
import type { MailContent } from '../../../packages/server/src/mail-content/content.ts';
import { buttonOf, lookOf, plate } from '../../../packages/server/src/mail-content/look.ts';
import {
  accountMails,
  aMailBrand,
  longMail,
  privacyMails,
  questionMails,
  tradeMails,
} from '../../../stories/fixtures/mails.ts';

const mails = Object.entries<MailContent>({
  ...accountMails,
  ...tradeMails,
  ...privacyMails,
  ...questionMails,
  longMail,
});

const hex = fc
  .integer({ min: 0, max: 0xffffff })
  .map((value): Hex => `#${value.toString(16).padStart(6, '0')}`);

describe('the colours of a mail', () => {
  it('are readable in both schemes, whatever the shop has chosen', () => {
    fc.assert(
      fc.property(fc.option(hex), fc.option(hex), (primary, text) => {
        const brand = aMailBrand(buttonOf(primary, text));
        for (const scheme of ['light', 'dark'] as const) {
          const look = lookOf(brand, scheme);
          for (const ink of [look.text, look.muted, look.link])
            expect(contrast(ink, look.card)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(look.buttonText, look.button)).toBeGreaterThanOrEqual(4.5);
          expect(contrast(look.buttonEdge, look.card)).toBeGreaterThanOrEqual(3);
        }
      }),
    );
    expect(contrast(plate.text, plate.ground)).toBeGreaterThanOrEqual(4.5);
  });

  it('are the shop’s own where they can be read', () => {
    expect(buttonOf('#0b1f4b', '#fdf3b4')).toEqual({ primary: '#0b1f4b', buttonText: '#fdf3b4' });
    expect(buttonOf('#ffee00', '#ffffff')).toEqual({ primary: '#ffee00', buttonText: '#000000' });
    expect(buttonOf('red', undefined)).toEqual({ primary: '#eb008c', buttonText: '#000000' });
  });

  it('are all changed by the rules of the dark scheme, but for the button and the logo’s ground', () => {
    for (const [name, content] of mails) {
      const { html } = bodiesOf(content, aMailBrand());
      const look = lookOf(aMailBrand(), 'light');
      const fixed = new Set<string>([look.button, look.buttonText]);
      const classOf = { background: ['page', 'card'], color: ['text', 'muted', 'link'] };
      for (const [, tag = ''] of html.matchAll(/<(\w[^>]*style="[^>]*)>/g)) {
        const classes = /class="([^"]*)"/.exec(tag)?.[1]?.split(' ') ?? [];
        for (const [, property = '', value = ''] of tag.matchAll(/[";](background|color):(#\w{6})/g)) {
          if (fixed.has(value)) continue;
          const wanted = classOf[property === 'color' ? 'color' : 'background'];
          expect(
            classes.some((one) => wanted.includes(one)),
            `${name}: ${tag}`,
          ).toBe(true);
        }
      }
    }
  });
});

describe('a translation of a mail', () => {
  const amount = /\p{Sc}\d|••••/u;
  const kept = /<(span|td|a)\b[^>]*translate="no"[^>]*>(.*?)<\/\1>/gu;

  it('leaves amounts and masked accounts as they are', () => {
    for (const [name, content] of mails) {
      const { html } = bodiesOf(content, aMailBrand());
      const shown = html.slice(html.indexOf('<body'));
      expect(shown.replaceAll(kept, '').match(amount), name).toBeNull();
    }
    const { html } = bodiesOf(tradeMails.payout, aMailBrand());
    expect([...html.matchAll(kept)].some(([, , words = '']) => amount.test(words))).toBe(true);
  });

  it('keeps the sign, the code and the digits together, and what is not an amount open to it', () => {
    const sentence =
      'On Mar 5, 2026 −CA$1,234.50, CHF 12.00 & ¥126 went to IBAN DE89 •••• 3000 for order #1044.';
    const { html } = bodiesOf({ ...tradeMails.payout, paragraphs: [sentence], facts: [] }, aMailBrand());
    const all = [...html.matchAll(kept)].map(([, , words]) => words);
    expect(all.slice(0, 5)).toEqual(['−CA$1,234.50', 'CHF 12.00', '¥126', 'DE89 •••• 3000', '#1044']);
    expect(html).toContain('On Mar 5, 2026 <span translate="no">');
  });
});

/** The places where a person with a reader of plain text would stumble. */
function flawsOf(text: string, links: readonly string[]): string[] {
  const lines = text.split('\n');
  return [
    ...lines
      .filter((line) => Array.from(line).length > 78 && line.trim().includes(' '))
      .map((line) => `too long: ${line}`),
    ...lines.filter((line) => line !== '-- ' && /\s$/.test(line)).map((line) => `ends in space: ${line}`),
    ...(/\n\n\n|^\n|\r/.test(text) ? ['empty lines in a row'] : []),
    ...(/\n$/.test(text) && !/\n\n$/.test(text) ? [] : ['does not end in one line break']),
    ...links.filter((link) => !lines.includes(link)).map((link) => `is not on its own line: ${link}`),
  ];
}

describe('the text of a mail', () => {
  it.each(mails)('is easy to read: %s', (_name, content) => {
    const { text } = bodiesOf(content, aMailBrand());
    expect(flawsOf(text, content.action === null ? [] : [content.action.url])).toEqual([]);
    expect(text).not.toMatch(/&#?\w+;|<\/?\w|undefined|null|\(\)|\[\]/);
    const said = text.replaceAll(/\s+/g, ' ');
    for (const words of [content.greeting, ...content.paragraphs, ...(content.notes ?? [])])
      expect(said).toContain(words.replaceAll(/\s+/g, ' '));
    for (const [label, value] of content.facts ?? []) {
      expect(value.trim()).not.toBe('');
      expect(said).toContain(`${label}: ${value}`);
    }
    for (const { title, quantity } of content.items ?? []) expect(said).toContain(`${quantity} × ${title}`);
  });

  it('stays so with whatever people type', () => {
    const typed = fc.oneof(
      fc.string({ unit: 'grapheme', maxLength: 60 }),
      fc
        .array(fc.constantFrom('bowl', 'of', '\n', '\r\n', '  ', '\t', 'Donaudampfschiff', '&amp;', '<b>'), {
          maxLength: 60,
        })
        .map((words) => words.join(' ')),
    );
    fc.assert(
      fc.property(typed, typed, typed, (name, note, title) => {
        const content: MailContent = {
          ...tradeMails.payout,
          greeting: `Hello ${name},`,
          paragraphs: [note],
          items: [{ title: `Bowl ${title}`, quantity: 12 }],
          facts: [
            ['Amount', '£1.00'],
            [`Note ${name}`, note],
            ['Short', title],
          ],
        };
        const { text, html } = bodiesOf(content, aMailBrand());
        expect(flawsOf(text, [content.action?.url ?? ''])).toEqual([]);
        expect(html).not.toContain('<b>');
      }),
    );
  });

  it('has its facts in a column, and the lines of a long one below each other', () => {
    const facts = [
      ['Amount', '£1,234.50'],
      ['Invoice number', '1042'],
      ['Note', `${'word '.repeat(14)}end\nand more`],
    ] as const;
    const { text } = bodiesOf({ ...tradeMails.payout, facts }, aMailBrand());
    expect(text).toContain(
      [
        'Amount:         £1,234.50',
        'Invoice number: 1042',
        `Note:           ${'word '.repeat(12).trim()}`,
        '                word word end',
        '                and more',
      ].join('\n'),
    );
  });
});
