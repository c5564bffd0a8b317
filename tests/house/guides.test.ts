import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { parse, sourcesIn, walk, type Source } from './source.ts';

/** The folders of stories whose components have a guide. */
const guided = ['stories/primitives', 'stories/parts'];
const statuses = ['stable', 'new'];

/** The gaps in the guide and the status of the component that a file of stories shows. */
function gaps(source: Source): string[] {
  const file = parse(source);
  const meta = metaOf(file);
  const found: string[] = [];
  const tags = listOf(meta && valueOf(meta, 'tags')).map((tag) => tag.getText(file).slice(1, -1));
  if (tags.filter((tag) => statuses.includes(tag)).length !== 1)
    found.push(`has not one of the tags ${statuses.join(', ')}`);
  const guide = objectOf(meta, 'parameters', 'guide');
  if (guide === undefined) return [...found, 'has no guide'].map((what) => `${source.path} ${what}`);
  for (const field of ['use', 'avoid', 'reader'])
    if (wordsOf(valueOf(guide, field)).length < 20) found.push(`says too little in ${field}`);
  const [right, wrong] = ['right', 'wrong'].map((side) => objectOf(guide, side));
  for (const field of ['draw', 'why'] as const) {
    const [one, other] = [right, wrong].map((side) => (side && valueOf(side, field))?.getText(file) ?? '');
    if (one === '' || other === '') found.push(`lacks ${field} of an example`);
    else if (one === other) found.push(`has the same ${field} for right and wrong`);
  }
  for (const side of [right, wrong])
    if (wordsOf(side && valueOf(side, 'why')).length < 20) found.push('says too little of why');
  if (isPlayedByKeys(file) && listOf(valueOf(guide, 'keyboard')).length === 0)
    found.push('is played by keys and lists none');
  return found.map((what) => `${source.path} ${what}`);
}

/** The object that a file names `meta`, whatever type it satisfies. */
function metaOf(file: ts.SourceFile): ts.ObjectLiteralExpression | undefined {
  for (const statement of file.statements) {
    if (!ts.isVariableStatement(statement)) continue;
    for (const { name, initializer } of statement.declarationList.declarations)
      if (name.getText(file) === 'meta') return bare(initializer);
  }
  return undefined;
}

function bare(node: ts.Node | undefined): ts.ObjectLiteralExpression | undefined {
  if (node === undefined) return undefined;
  if (ts.isSatisfiesExpression(node) || ts.isAsExpression(node)) return bare(node.expression);
  return ts.isObjectLiteralExpression(node) ? node : undefined;
}

function valueOf(object: ts.ObjectLiteralExpression, field: string): ts.Expression | undefined {
  return object.properties
    .filter(ts.isPropertyAssignment)
    .find(({ name }) => ts.isIdentifier(name) && name.text === field)?.initializer;
}

function objectOf(from: ts.ObjectLiteralExpression | undefined, ...path: string[]) {
  return path.reduce((object, field) => object && bare(valueOf(object, field)), from);
}

function listOf(node: ts.Expression | undefined): readonly ts.Expression[] {
  return node && ts.isArrayLiteralExpression(node) ? node.elements : [];
}

function wordsOf(node: ts.Expression | undefined): string {
  return node && ts.isStringLiteralLike(node) ? node.text : '';
}

function isPlayedByKeys(file: ts.SourceFile): boolean {
  let found = false;
  walk(file, (node) => {
    found ||=
      ts.isCallExpression(node) && /^userEvent\.(?:tab|keyboard)$/.test(node.expression.getText(file));
  });
  return found;
}

describe('the guides', () => {
  it('are complete for every component, beside its status', { timeout: 60_000 }, () => {
    const stories = guided.flatMap((folder) => sourcesIn(folder, ['.stories.tsx']));
    expect(stories.length).toBeGreaterThan(50);
    expect(stories.flatMap(gaps)).toEqual([]);
  });

  it('each have their own words', { timeout: 60_000 }, () => {
    const said = new Map<string, string>();
    const twice: string[] = [];
    for (const source of guided.flatMap((folder) => sourcesIn(folder, ['.stories.tsx']))) {
      const guide = objectOf(metaOf(parse(source)), 'parameters', 'guide');
      for (const field of ['use', 'avoid', 'reader']) {
        const words = wordsOf(guide && valueOf(guide, field));
        if (words !== '' && said.has(words)) twice.push(`${source.path} says what ${said.get(words)} says`);
        said.set(words, source.path);
      }
    }
    expect(twice).toEqual([]);
  });

  const example = (field: string) => `{ draw: () => ${field}, why: 'The words say what a press does.' }`;
  const whole = (change: (text: string) => string = (text) => text): Source => ({
    path: 'stories/primitives/Planted.stories.tsx',
    text: change(`const meta = { tags: ['stable'], parameters: { guide: {
      use: 'For what a person does on this page.',
      avoid: 'Not for a way to another page: that is a Link.',
      right: ${example('1')},
      wrong: ${example('2').replace('The', 'No')},
      keyboard: [['Enter', 'Presses it.']],
      reader: '“Save changes, button”.',
    } satisfies Guide } } satisfies Meta;
    export const A = { play: async () => { await userEvent.tab(); } };`),
  });

  it('are found whole', () => expect(gaps(whole())).toEqual([]));

  it.each([
    ["['stable']", '[]'],
    ["['stable']", "['stable', 'new']"],
    ['guide:', 'other:'],
    ["use: 'For what a person does on this page.'", "use: ''"],
    ["reader: '“Save changes, button”.'", "reader: ''"],
    ['() => 2', '() => 1'],
    ['No words', 'The words'],
    ["[['Enter', 'Presses it.']]", '[]'],
  ])('with %s as %s have a gap', (there, instead) => {
    expect(gaps(whole((text) => text.replace(there, instead)))).toHaveLength(1);
  });
});
