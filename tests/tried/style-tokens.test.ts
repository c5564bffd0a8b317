/**
 * The token files in three tools, with the configurations of the README: each token comes out of each tool with the
 * value that it has in tokens.css.
 */
import { execFile } from 'node:child_process';
import { cp, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { readTheme } from '@consignment/components/theme/theme-file';
import { themeTokens, tokenPaths, type Typography } from '@consignment/components/theme/theme-tokens';
import { beforeAll, describe, expect, it } from 'vitest';
import { differences, oneSpelling, propertiesIn } from './css-values.ts';
import { tried } from './record.ts';
import { installed, versionOf } from './tools.ts';

const run = promisify(execFile);
const tokens = join(import.meta.dirname, '../../packages/components/tokens');
const schemes = ['light', 'dark'] as const;

let readme: string;
let folder: string;

beforeAll(async () => {
  readme = await readFile(join(tokens, 'README.md'), 'utf8');
  folder = await installed('style-tokens');
  await cp(tokens, join(folder, 'node_modules/@consignment/tokens'), { recursive: true });
});

/** The README's example of a file. */
function exampleOf(file: string): string {
  const [, text] =
    new RegExp(`\`\`\`js\n// ${file.replaceAll('.', '\\.')}\n(.*?)\`\`\``, 's').exec(readme) ?? [];
  if (text === undefined) throw new Error(`The README shows no ${file}.`);
  return text;
}

/** Writes a configuration and runs the tool with it; @returns the properties of the style sheet that it has built. */
async function built(command: readonly string[], config: string, output: string) {
  await writeFile(join(folder, 'try.config.js'), config);
  const [tool = '', ...words] = command;
  await run(join(folder, 'node_modules/.bin', tool), [...words, '--config', 'try.config.js'], {
    cwd: folder,
  });
  return propertiesIn(await readFile(join(folder, output), 'utf8'));
}

/** In tokens.css the dark theme has only what differs from the light one. */
async function wantedOf(scheme: (typeof schemes)[number]): Promise<ReadonlyMap<string, string>> {
  const css = await readFile(join(tokens, 'tokens.css'), 'utf8');
  const light = propertiesIn(css);
  return scheme === 'light'
    ? light
    : new Map([...light, ...propertiesIn(css.slice(css.indexOf("[data-theme='dark']")))]);
}

/** Checks both themes; @returns the result for the page. */
async function checked(build: (scheme: (typeof schemes)[number]) => Promise<ReadonlyMap<string, string>>) {
  let count = 0;
  for (const scheme of schemes) {
    const wanted = await wantedOf(scheme);
    expect(differences(wanted, await build(scheme))).toEqual([]);
    count += wanted.size;
  }
  expect(count).toBeGreaterThan(200);
  return `${count} of ${count} tokens, light and dark, have the value of tokens.css`;
}

const styleDictionary = { command: ['style-dictionary', 'build'], output: 'build/style-dictionary.css' };
const terrazzo = { command: ['tz', 'build'], output: 'build/terrazzo.css' };

describe('the tokens', () => {
  it('build in Style Dictionary', async () => {
    const config = exampleOf('style-dictionary.config.js');
    const build = (text: string) => built(styleDictionary.command, text, styleDictionary.output);
    const result = await checked((scheme) => build(config.replace('light.tokens', `${scheme}.tokens`)));

    // The four lines are for these values, and for as long as they are needed.
    const plain = await build(config.replace("['duration', 'em']", '[]'));
    expect(differences(await wantedOf('light'), plain)).toEqual([
      expect.stringMatching(/^--cs-font-tracking-tight: -0.018em came out as -0.018$/),
      expect.stringMatching(/^--cs-font-tracking-wide: 0.03em came out as 0.03$/),
      expect.stringMatching(/^--cs-motion-duration-fast: 120ms came out as \[object Object\]$/),
      expect.stringMatching(/^--cs-motion-duration-medium: 150ms came out as \[object Object\]$/),
    ]);
    const version = await versionOf(folder, 'style-dictionary');
    expect(readme).toContain(`Style Dictionary ${version}`);
    await tried({ tool: 'Style Dictionary', version, did: 'Built CSS from the token files', result });
  });

  it('build in Terrazzo', async () => {
    const config = exampleOf('terrazzo.config.js');
    const result = await checked((scheme) =>
      built(terrazzo.command, config.replace('light.tokens', `${scheme}.tokens`), terrazzo.output),
    );
    const version = await versionOf(folder, '@terrazzo/cli');
    expect(readme).toContain(`Terrazzo ${version}`);
    await tried({ tool: 'Terrazzo', version, did: 'Built CSS from the token files', result });
  });

  it('are read by Tokens Studio', async () => {
    const result = await checked((scheme) =>
      built(styleDictionary.command, ofTokensStudio(scheme), 'build/tokens-studio.css'),
    );
    const version = await versionOf(folder, '@tokens-studio/sd-transforms');
    expect(readme).toContain(`sd-transforms ${version}`);
    await tried({
      tool: 'Tokens Studio (sd-transforms)',
      version,
      did: 'Read tokens-studio.json and built CSS',
      result,
    });
  });
});

/** The use that sd-transforms documents, with the sets of a theme. */
function ofTokensStudio(scheme: string): string {
  return `
import { readFileSync } from 'node:fs';
import { register } from '@tokens-studio/sd-transforms';
import StyleDictionary from 'style-dictionary';

await register(StyleDictionary);
const { $themes, ...sets } = JSON.parse(
  readFileSync('node_modules/@consignment/tokens/tokens-studio.json', 'utf8'),
);
const { selectedTokenSets } = $themes.find(({ id }) => id === '${scheme}');
export default {
  tokens: Object.assign({}, ...Object.keys(selectedTokenSets).map((name) => sets[name])),
  preprocessors: ['tokens-studio'],
  platforms: {
    css: {
      transformGroup: 'tokens-studio',
      transforms: ['name/kebab'],
      prefix: 'cs',
      buildPath: 'build/',
      files: [{ destination: 'tokens-studio.css', format: 'css/variables' }],
    },
  },
};`;
}

describe('the examples of a theme', () => {
  it.each([
    {
      tool: 'Style Dictionary',
      name: 'style-dictionary',
      file: 'example.tokens.json',
      ...styleDictionary,
      // The shorthand of a font has no letter spacing.
      also: ['export default {', "export default {\n  expand: { include: ['typography'] },"],
    },
    { tool: 'Terrazzo', name: '@terrazzo/cli', file: 'example.tokens.json', ...terrazzo, also: ['', ''] },
    { tool: 'Terrazzo', name: '@terrazzo/cli', file: 'example.resolver.json', ...terrazzo, also: ['', ''] },
  ])('$file builds in $tool', async ({ tool, name, file, command, output, also: [from = '', to = ''] }) => {
    const config = exampleOf(
      name === 'style-dictionary' ? 'style-dictionary.config.js' : 'terrazzo.config.js',
    );
    const found = await built(command, config.replace('light.tokens.json', file).replace(from, to), output);
    const wanted = inCss(await readFile(join(tokens, file), 'utf8'));
    // Names of the shop's own, and shorthands, are beside what our reader takes.
    const same = new Map([...found].filter(([property]) => wanted.has(property)));
    expect(differences(wanted, new Map([...same].map(([key, value]) => [key, inPx(value)])))).toEqual([]);
    expect(wanted.size).toBeGreaterThan(2);
    const version = await versionOf(folder, name);
    await tried({
      tool,
      version,
      did: `Built CSS from ${file}`,
      result: `${wanted.size} of ${wanted.size} tokens have the value that our own reader takes`,
    });
  });
});

/** A theme as our reader takes it, under the names that the tools give. */
function inCss(text: string): ReadonlyMap<string, string> {
  const read = readTheme(text);
  if (read.is !== 'theme') throw new Error('The example is faulty.');
  const values = tokenPaths.flatMap((path): [string, string | number][] => {
    const value = read.theme.tokens[path];
    if (value === undefined) return [];
    const { type } = themeTokens[path];
    // A value has the type of its path.
    if (type === 'dimension') return [[path, `${value as number}rem`]];
    if (type === 'fontFamily') return [[path, (value as readonly string[]).join(', ')]];
    if (type !== 'typography') return [[path, value as string | number]];
    const { fontFamily, fontSize, letterSpacing, ...rest } = value as Typography;
    return Object.entries({
      ...rest,
      fontFamily: fontFamily.join(', '),
      fontSize: `${fontSize}rem`,
      letterSpacing: `${letterSpacing}rem`,
    }).map(([part, one]) => [`${path}.${part}`, one]);
  });
  return new Map(
    values.map(([path, value]) => [
      `--cs-${path.replaceAll('.', '-').replaceAll(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}`,
      inPx(oneSpelling(String(value))),
    ]),
  );
}

/** 16 px are a rem. */
function inPx(value: string): string {
  return value.replaceAll(/([\d.]+)rem/g, (_, rem: string) => `${Number(rem) * 16}px`);
}
