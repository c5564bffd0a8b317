import { describe, expect, it } from 'vitest';
import ts from 'typescript';
import { parse, sourcesIn, walk, type Source } from './source.ts';

const primitives = 'packages/components/src/primitives';

/** Elements that handle keys, and components of ours that are one of them. */
const controls = new Set([
  ...['button', 'a', 'input', 'select', 'textarea'],
  ...['Anchor', 'Button', 'IconButton', 'InputField'],
]);
/** The part of Radix that only provides the direction of a page. */
const silentRadix = 'radix-ui/direction';

/** The browser itself handles the press, so Enter and Space have the effect of a click. */
const exceptions: Readonly<Record<string, string>> = {
  ButtonLink: 'one link, as Link, whose stories follow it',
  ColorField: 'two inputs; the window of the picker is one that no story reaches',
  DateField: 'one input, as in DateRangePanel, whose stories type a day',
  FailedState: 'one Button, whose stories press it',
  Page: 'one link, as Link, whose stories follow it',
  SideMenu: 'links, as Link, whose stories follow it',
  TextArea: 'one textarea',
  TextField: 'one input',
};

/** Used by one other primitive only, whose stories have to press them. */
const drawnBy: Readonly<Record<string, string>> = { DataTableHead: 'DataTable', DataTableRow: 'DataTable' };

/** True for components with controls, by the elements and imports of their source. */
function isInteractive(source: Source): boolean {
  const file = parse(source);
  let found = false;
  walk(file, (node) => {
    if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier)) {
      const from = node.moduleSpecifier.text;
      found ||= from.startsWith('radix-ui/') && from !== silentRadix;
    } else if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) {
      found ||= controls.has(node.tagName.getText(file));
    }
  });
  return found;
}

/** True where a play presses a key: `userEvent.tab()` or `userEvent.keyboard()`. */
function isPlayedByKeys(stories: Source): boolean {
  const file = parse(stories);
  let found = false;
  walk(file, (node) => {
    if (!ts.isPropertyAssignment(node) || node.name.getText(file) !== 'play') return;
    walk(node.initializer, (inner) => {
      found ||=
        ts.isCallExpression(inner) && /^userEvent\.(?:tab|keyboard)$/.test(inner.expression.getText(file));
    });
  });
  return found;
}

function nameOf({ path }: Source): string {
  return /(\w+)\.(?:stories\.)?tsx$/.exec(path)?.[1] ?? path;
}

/** Interactive primitives without a story by keyboard, and unnecessary exceptions. */
function gaps(
  sources: readonly Source[],
  stories: readonly Source[],
  excused: Readonly<Record<string, string>>,
  drawn: Readonly<Record<string, string>> = {},
): string[] {
  const interactive = new Set(sources.filter(isInteractive).map(nameOf));
  const played = new Set(stories.filter(isPlayedByKeys).map(nameOf));
  return [
    ...[...interactive]
      .filter((name) => !played.has(drawn[name] ?? name) && !(name in excused))
      .map((name) => `${drawn[name] ?? name} has no story that is played by keys`),
    ...Object.keys({ ...excused, ...drawn })
      .filter((name) => !interactive.has(name) || played.has(name))
      .map((name) => `${name} needs no exception`),
  ];
}

describe('the keyboard', () => {
  it('plays a story of every primitive that takes keys', () => {
    const sources = sourcesIn(primitives, ['.tsx']).filter(({ path }) => /\/[A-Z]\w*\.tsx$/.test(path));
    const stories = sourcesIn('stories/primitives', ['.stories.tsx']);
    expect(sources.filter(isInteractive).length).toBeGreaterThan(30);
    expect(gaps(sources, stories, exceptions, drawnBy)).toEqual([]);
  });

  it('is missed where no play presses a key', () => {
    const of = (text: string): Source => ({ path: `${primitives}/Planted.tsx`, text });
    const stories = (text: string): Source => ({ path: 'stories/primitives/Planted.stories.tsx', text });
    const mouse = stories('export const A = { play: async () => { await userEvent.click(it); } };');
    const missing = ['Planted has no story that is played by keys'];
    for (const text of [
      'export const Planted = () => <button type="button">Go</button>;',
      'export const Planted = () => <InputField name="a" />;',
      `import * as Radix from 'radix-ui/switch';`,
    ]) {
      expect(gaps([of(text)], [mouse], {})).toEqual(missing);
      expect(gaps([of(text)], [stories('// userEvent.tab()')], {})).toEqual(missing);
      expect(gaps([of(text)], [mouse], { Planted: 'a reason' })).toEqual([]);
      expect(gaps([of(text)], [mouse], {}, { Planted: 'Whole' })).toEqual([
        'Whole has no story that is played by keys',
      ]);
      for (const call of ["userEvent.keyboard(' ')", 'userEvent.tab({ shift: true })']) {
        const keys = stories(`export const A: Story = { play: async () => { await ${call}; } };`);
        expect(gaps([of(text)], [keys], {})).toEqual([]);
        expect(gaps([of(text)], [keys], { Planted: 'a reason' })).toEqual(['Planted needs no exception']);
      }
    }
    for (const text of [
      'export const Planted = () => <p>a button</p>;',
      `import { DirectionProvider } from 'radix-ui/direction';`,
    ]) {
      expect(gaps([of(text)], [mouse], {})).toEqual([]);
    }
  });
});
