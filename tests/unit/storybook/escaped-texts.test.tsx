/** Each story in the pseudo-locale, whose texts stand in brackets: words without them have no name and cannot be translated. */
import { globSync } from 'node:fs';
import { join } from 'node:path';
import { english, reader, type Words } from '@consignment/domain/text/texts';
import { composeStories } from '@storybook/react-vite';
import type { ComponentType } from 'react';
import { renderToString } from 'react-dom/server';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { pseudo } from '../../../.storybook/pseudo-locale.ts';
import { ThemeRoot } from '../../../packages/components/src/primitives/layout/ThemeRoot.tsx';
import { allTexts } from '../../house/locales.ts';
import { root } from '../../house/source.ts';

type StoryFile = Parameters<typeof composeStories>[0];
type Drawn = ComponentType & { readonly args: Readonly<Record<string, unknown>> };

const files = globSync('stories/{parts,screens/portal}/**/*.stories.tsx', { cwd: root }).toSorted();

beforeAll(() => {
  const words: Words = Object.fromEntries(
    allTexts().map(({ name, texts }) => [
      name,
      Object.fromEntries(Object.entries(texts).map(([key, text]) => [key, pseudo(text)])),
    ]),
  );
  reader.language = () => ({ locale: 'en-XA', words });
});

afterAll(() => {
  reader.language = () => english;
});

describe('each text of a story has a name', () => {
  it.each(files)('in %s', async (file) => {
    // A file of stories, with any meta.
    const module = (await import(join(root, file))) as StoryFile;
    const stories = composeStories<StoryFile>(module);
    const escaped = Object.entries<Drawn>(stories).flatMap(([name, Story]) => {
      const html = renderToString(
        <ThemeRoot scheme="light" brand={null}>
          <Story />
        </ThemeRoot>,
      );
      return wordsOf(html, dataIn(Story.args)).map((text) => `${name}: ${text}`);
    });
    expect([...new Set(escaped)]).toEqual([]);
  });
});

/** The words for people that stand in no bracket and are not data of the story. */
function wordsOf(html: string, data: readonly string[]): string[] {
  const body = html.replaceAll(/<(style|script)[^>]*>.*?<\/\1>/gs, '');
  const attributes = [...body.matchAll(/ (?:alt|aria-label|placeholder|title)="([^"]*)"/g)].map(
    ([, said = '']) => said,
  );
  const texts = body.replaceAll('<!-- -->', '').split(/<[^>]*>/);
  return [...texts, ...attributes]
    .map((text) => withoutBrackets(unescaped(text)))
    .map((text) => data.reduce((left, known) => left.replaceAll(known, ' '), text).trim())
    .filter((text) => /\p{L}{3}/u.test(text));
}

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

/** All strings among the props of a story, the longest first. */
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
