/**
 * A story ends in the state that it is named for: its page and its picture show that end. A play that goes on belongs
 * to another story; one whose end looks like another's has the tag `no-picture`.
 */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { storyNameFromExport, toId } from 'storybook/internal/csf';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';
import type { Baseline } from '../visual/compare.ts';
import { parse, root, sourcesIn, type Source } from './source.ts';

type ParsedStory = {
  readonly id: string;
  readonly name: string;
  readonly isDrawn: boolean;
  /** The statements of its play. */
  readonly play: readonly string[];
};

function storiesOf(source: Source): ParsedStory[] {
  const file = parse(source);
  const [, title = ''] = /\btitle: '([^']+)'/.exec(source.text) ?? [];
  return file.statements.flatMap((statement) => {
    if (!ts.isVariableStatement(statement)) return [];
    const [story] = statement.declarationList.declarations;
    const { type, initializer } = story ?? {};
    if (type?.getText(file) !== 'Story' || !initializer || !ts.isObjectLiteralExpression(initializer))
      return [];
    const name = story?.name.getText(file) ?? '';
    const valueOf = (property: string) =>
      initializer.properties.find(
        (one): one is ts.PropertyAssignment =>
          ts.isPropertyAssignment(one) && one.name.getText(file) === property,
      )?.initializer;
    const play = valueOf('play');
    return [
      {
        id: toId(title, storyNameFromExport(name)),
        name,
        isDrawn: !(valueOf('tags')?.getText(file).includes("'no-picture'") ?? false),
        play:
          play && ts.isArrowFunction(play) && ts.isBlock(play.body)
            ? play.body.statements.map((one) => one.getText(file))
            : [],
      },
    ];
  });
}

/** The stories of one file that look the same at every width and theme that both have. */
function lookalikes(
  stories: readonly ParsedStory[],
  looksOf: (id: string) => ReadonlyMap<string, string>,
): string[] {
  const drawn = stories.filter(({ isDrawn }) => isDrawn).map(({ id }) => ({ id, looks: looksOf(id) }));
  return drawn.flatMap((one, at) =>
    drawn.slice(at + 1).flatMap((other) => {
      const both = [...one.looks].filter(([size]) => other.looks.has(size));
      return both.length > 0 && both.every(([size, hash]) => other.looks.get(size) === hash)
        ? [`${one.id} and ${other.id}`]
        : [];
    }),
  );
}

/** The hashes of each story's pictures by theme and width. */
function looksIn(pictures: Baseline['pictures']): (id: string) => ReadonlyMap<string, string> {
  const looks = new Map<string, Map<string, string>>();
  for (const [key, hash] of Object.entries(pictures)) {
    const [id = '', ...size] = key.split(' ');
    const known = looks.get(id) ?? new Map<string, string>();
    looks.set(id, known.set(size.join(' '), hash));
  }
  return (id) => looks.get(id) ?? new Map();
}

const opens = /(?:get|find)(?:All)?ByRole\(\s*'(?:alert)?dialog'/;
const isGone = /queryByRole\('(?:alert)?dialog'[^)]*\)\)\.(?:toBeNull|not\.toBeInTheDocument)\(/;

/** Stories of what is below a dialog, which was opened on the way. */
const below: Readonly<Record<string, string>> = {
  'parts-commission-commissioncell--accrued': 'the cell; its explanation is an AmountDialog',
  'primitives-overlays-popover--by-keyboard': 'keys close it and return the focus',
  'screens-merchant-dashboard-upgradepanel--offered': 'the offer; the dialog asks about it',
  'screens-merchant-payouts-payoutstate--ready-for-the-bank':
    'the state; it may be cancelled through the dialog',
  'screens-merchant-payouts-payoutstate--unclaimed': 'the state; it may be cancelled through the dialog',
  'screens-merchant-settings-commissionsettings--stale': 'another has saved meanwhile, which the form says',
  'screens-merchant-settings-commissionsettings--taken-back': 'what was typed stays in the form',
  'screens-merchant-vendors-settings-commissionpanel--reviewed': 'what the form says after the review',
};

/** The stories with a picture that are not of the dialog any more which their play has opened. */
function pastTheirDialog(stories: readonly ParsedStory[]): string[] {
  return stories
    .filter(({ isDrawn, play }) => {
      const gone = play.findLastIndex((one) => isGone.test(one));
      const open = play.findLastIndex((one) => opens.test(one));
      return isDrawn && open >= 0 && gone > open;
    })
    .map(({ id }) => id);
}

/** The beginning of a component: what is saved, sent or paid from there is another state of it. */
const beginnings = ['Default', 'Empty', 'Ready', 'Open'];
const finalPress = /click\([^;]*name: \/?\^?['"]?(?:Save|Pay|Send|Delete|Apply change|Create|Register)\b/;
const result = /findBy(?:Text|Role)\((?!'button', \{ name: 'Save')|toBeNull\(\)/;

/** The stories of a beginning that press the last button and then see what comes of it. */
function pastTheirBeginning(stories: readonly ParsedStory[]): string[] {
  return stories
    .filter(({ name, isDrawn, play }) => {
      const pressed = play.findIndex((one) => finalPress.test(one));
      return (
        isDrawn &&
        beginnings.includes(name) &&
        pressed >= 0 &&
        play.slice(pressed + 1).some((one) => result.test(one))
      );
    })
    .map(({ id }) => id);
}

const files = sourcesIn('stories', ['.stories.tsx']).map(storiesOf);

describe('a story ends in the state that it is named for', () => {
  it('has a different picture, or none', () => {
    // Written by `npm run visual -- accept`.
    const { pictures } = JSON.parse(
      readFileSync(join(root, 'tests/visual/baseline.json'), 'utf8'),
    ) as Baseline;
    const looksOf = looksIn(pictures);
    expect(files.flatMap((stories) => lookalikes(stories, looksOf))).toEqual([]);
    const seen = files.flat().filter(({ id }) => looksOf(id).size > 0);
    expect(seen.length).toBeGreaterThan(1000);
  });

  it('has its dialog open where the play has opened one', () => {
    expect(files.flatMap(pastTheirDialog).sort()).toEqual(Object.keys(below));
  });

  it('has not been saved, sent or paid where it is named for its beginning', () => {
    expect(files.flatMap(pastTheirBeginning)).toEqual([]);
  });

  const planted = (name: string, play: string, rest = '') =>
    storiesOf({
      path: 'stories/parts/Planted.stories.tsx',
      text: `const meta = { title: 'Parts/Planted' };\nexport const ${name}: Story = { ${rest} play: async () => { ${play} } };`,
    });
  const pay = "await userEvent.click(canvas.getByRole('button', { name: 'Pay £1.00' }));";
  const paid = "await canvas.findByText('Paid.');";
  const open = "await canvas.findByRole('dialog', { name: 'Pay' });";
  const gone = "await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());";

  it('finds two that look the same', () => {
    const both = ['Open', 'WithNote'].flatMap((name) => planted(name, ''));
    const looks = looksIn({
      'parts-planted--open light 375': 'a',
      'parts-planted--open light 1280': 'b',
      'parts-planted--with-note light 375': 'a',
    });
    expect(lookalikes(both, looks)).toEqual(['parts-planted--open and parts-planted--with-note']);
    expect(
      lookalikes(
        both.map((story) => ({ ...story, isDrawn: story.name === 'Open' })),
        looks,
      ),
    ).toEqual([]);
  });

  it('finds a play that goes on', () => {
    expect(pastTheirBeginning(planted('Open', `${pay} ${paid}`))).toEqual(['parts-planted--open']);
    expect(pastTheirDialog(planted('Paying', `${open} ${pay} ${gone}`))).toEqual(['parts-planted--paying']);
  });

  it('lets through a play that ends where it should', () => {
    expect(pastTheirBeginning(planted('Open', pay))).toEqual([]);
    expect(pastTheirBeginning(planted('Paid', `${pay} ${paid}`))).toEqual([]);
    expect(pastTheirDialog(planted('Paying', `${gone} ${open}`))).toEqual([]);
    expect(pastTheirDialog(planted('Paid', `${open} ${pay} ${gone}`, "tags: ['no-picture'],"))).toEqual([]);
  });
});
