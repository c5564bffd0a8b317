/** Each story in the pseudo-locale, whose texts are in brackets: words without them have no name and cannot be translated. */
import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { currencies } from '@consignment/domain/money/currencies';
import { countryCodes, countryName } from '@consignment/domain/text/countries';
import type { Words } from '@consignment/domain/text/texts';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { pseudo } from '../../../.storybook/pseudo-locale.ts';
import { ThemeRoot } from '../../../packages/components/src/primitives/layout/ThemeRoot.tsx';
import { allTexts } from '../../house/locales.ts';
import { root } from '../../house/source.ts';
import { readIn } from '../reading.ts';

type StoryFile = Parameters<typeof composeStories>[0];
type Drawn = ComponentType & { readonly args: Readonly<Record<string, unknown>> };

/**
 * Documents of law are written for each country. Languages have their own names. Fields of the history that have no name yet are
 * named as programs know them. Some stories make their data as they are drawn.
 */
const exceptions =
  /\/(?:\w*Legal\w*|Privacy\w*|Terms\w*|LanguageChoice|History\w*|ShopFactsPanel|CustomerStateBadge|PortalCustomersScreen|PortalPages|SettingsRegion|EditCustomersDialog|PlatformSignInScreen|OrderStatusBadge|OrderView|PayoutDialog|EditAccountDialog|RuleDialog)\.stories/;

const files = globSync('stories/{parts,screens}/**/*.stories.tsx', { cwd: root })
  .filter((file) => !exceptions.test(file))
  .toSorted();

/** Stories write their own labels and names. */
const fixtures = globSync('stories/{fixtures/**,**/}*.{ts,tsx}', { cwd: root })
  .filter((file) => !file.endsWith('.stories.tsx'))
  .map((file) => readFileSync(join(root, file), 'utf8'))
  .join('\n');

const words: Words = Object.fromEntries(
  allTexts().map(({ name, texts }) => [
    name,
    Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)])),
  ]),
);

describe('each text of a story has a name', () => {
  it.each(files)('in %s', async (file) => {
    readIn({ locale: 'en-XA', words });
    // A file of stories, with any meta.
    const module = (await import(join(root, file))) as StoryFile;
    const stories = composeStories<StoryFile>(module);
    const code = readFileSync(join(root, file), 'utf8') + fixtures;
    const escaped = Object.entries<Drawn>(stories).flatMap(([name, Story]) => {
      const html = renderToString(
        <ThemeRoot scheme="light" brand={null}>
          <Story />
        </ThemeRoot>,
      );
      return wordsOf(html, dataIn(Story.args), code).map((text) => `${name}: ${text}`);
    });
    expect([...new Set(escaped)]).toEqual([]);
  });

  it('is found where it has none', () => {
    const html =
      '<p>⟦Ñááméð⟧, of <b>Blue Kiln</b></p><button title="Also here">⟦Ñááméð <i>Blue Kiln</i> ţöööö⟧</button>';
    expect(wordsOf(html, ['Blue Kiln'], '')).toEqual(['Also here']);
    expect(wordsOf('<p>Escaped words</p>', [], '')).toEqual(['Escaped words']);
  });
});

/** The words of a page that are in no bracket and that neither its data nor the code of its story has. */
function wordsOf(html: string, data: readonly string[], code: string): string[] {
  const body = html.replaceAll(/<(style|script|svg)[^>]*>.*?<\/\1>/gs, '');
  const attributes = [...body.matchAll(/ (?:alt|aria-label|placeholder|title)="([^"]*)"/g)].map(
    ([, said = '']) => said,
  );
  // A text that holds elements has its brackets in others.
  const texts = body.replaceAll('<!-- -->', '').replaceAll(/<[^>]*>/g, '\u0001');
  return [texts, ...attributes]
    .flatMap((text) => withoutBrackets(unescaped(text)).split('\u0001'))
    .filter((text) => !named.has(text.trim()) && !code.includes(text.trim()))
    .map((text) =>
      data
        .reduce((left, known) => left.replaceAll(known, ' '), text)
        .replaceAll(written, ' ')
        .trim(),
    )
    .filter((text) => /\p{L}{3}/u.test(text) && !code.includes(text));
}

/** Days and times in their documented form, and names that are the same in every language. */
const written =
  /\b(?:(?:Jan|Feb|Mar|Apr|May|Jun|Jul|Aug|Sep|Oct|Nov|Dec)[a-z]*\b|\d{1,2}:\d\d[ap]m|at(?= ?$)|Consignment|PayPal|Shopify|[A-Z]{2,5})\b/g;

/** Named by `Intl`, or by the table of currencies. */
const countries = countryCodes.map(countryName);
const named = new Set([...countries, ...currencies.map(({ code, name }) => `${code} – ${name}`)]);

function withoutBrackets(text: string): string {
  const outer = text.replaceAll(/⟦[^⟦⟧]*⟧/g, '');
  return outer === text ? text : withoutBrackets(outer);
}

const unescaped = (text: string): string =>
  text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');

/** All texts among the props of a story, the longest first. */
function dataIn(value: unknown, seen = new Set<unknown>()): string[] {
  const found = new Set<string>();
  const visit = (one: unknown): void => {
    if (typeof one === 'string') {
      if (/\p{L}{2}/u.test(one)) found.add(one);
    } else if (typeof one === 'object' && one !== null && !seen.has(one)) {
      seen.add(one);
      for (const each of one instanceof Map ? [...one.keys(), ...one.values()] : Object.values(one))
        visit(each);
    }
  };
  visit(value);
  return [...found].sort((one, other) => other.length - one.length);
}
