import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { chosenShots } from './choose.ts';
import type { Baseline } from './compare.ts';
import type { Shot } from './draw.ts';
import { accept, junit, type Finding, type Result } from './result.ts';
import { review } from './review.ts';
import type { Sources } from './sources.ts';

const tabs = 'stories/primitives/navigation/Tabs.stories.tsx';
const card = 'stories/primitives/layout/Card.stories.tsx';

const baseline: Baseline = {
  browser: '153',
  sources: { [tabs]: 'old', [card]: 'old', 'stories/primitives/Gone.stories.tsx': 'old' },
  pictures: {
    'primitives-card--default light 375': 'c1',
    'primitives-gone--default light 375': 'g1',
    'primitives-tabs--default light 375': 't1',
    'primitives-tabs--long light 375': 't2',
  },
};

const findings: readonly Finding[] = [
  { key: 'primitives-card--default light 375', file: card, state: 'different', hash: 'c9' },
  { key: 'primitives-gone--default light 375', file: null, state: 'gone', hash: null },
  { key: 'primitives-tabs--default light 375', file: tabs, state: 'same', hash: 't1' },
  { key: 'primitives-tabs--long light 375', file: tabs, state: 'different', hash: 't9' },
  { key: 'primitives-tabs--new light 375', file: tabs, state: 'new', hash: 'n9' },
];

function aResult(pictures = findings): Result {
  return {
    commit: 'abc1234',
    machine: 'box, 2 × a processor',
    time: '2026-01-15T10:00:00.000Z',
    seconds: 9,
    browser: '153',
    sources: { [tabs]: 'now', [card]: 'now' },
    pictures,
  };
}

const keys = (...names: string[]) => new Set(names);

describe('accepting', () => {
  it('takes the named pictures and leaves the others as they were', () => {
    const next = accept(baseline, aResult(), keys('primitives-tabs--long light 375'));
    expect(next.pictures).toEqual({ ...baseline.pictures, 'primitives-tabs--long light 375': 't9' });
  });

  it('draws a story file again until none of its pictures is open', () => {
    const one = accept(baseline, aResult(), keys('primitives-tabs--long light 375'));
    expect(one.sources).toEqual({ [tabs]: 'old', [card]: 'old' });
    const both = accept(
      one,
      aResult(),
      keys('primitives-tabs--long light 375', 'primitives-tabs--new light 375'),
    );
    expect(both.sources).toEqual({ [tabs]: 'now', [card]: 'old' });
  });

  it('forgets the picture of a story that is gone', () => {
    const next = accept(baseline, aResult(), keys('primitives-gone--default light 375'));
    expect(Object.keys(next.pictures)).not.toContain('primitives-gone--default light 375');
  });

  it('refuses a story that could not be drawn, and the baseline of another browser', () => {
    const failed: Finding = {
      key: 'a--b light 375',
      file: tabs,
      state: 'failed',
      hash: null,
      why: 'its play',
    };
    expect(() => accept(baseline, aResult([failed]), keys(failed.key))).toThrow('could not be drawn');
    expect(() => accept({ ...baseline, browser: '152' }, aResult(), keys())).toThrow('another browser');
  });
});

describe('the report for other tools', () => {
  it('is a suite for each component and a failure for each picture that is not the same', () => {
    const why = 'its play failed: <b> & "quotes"\u0007';
    const text = junit(
      aResult([...findings, { key: 'a--b dark 375', file: tabs, state: 'failed', hash: null, why }]),
    );
    expect(text).toContain('<testsuites name="pictures" tests="6" failures="5" time="9">');
    expect(text).toContain('<testsuite name="primitives-tabs" tests="3" failures="2"');
    expect(text).toContain(
      '<testcase name="primitives-tabs--default light 375" classname="primitives-tabs"/>',
    );
    expect(text).toContain('message="its play failed: &lt;b&gt; &amp; &quot;quotes&quot; "');
  });
});

describe('choosing', () => {
  const shots = [
    { story: 'primitives-tabs--default', file: tabs },
    { story: 'primitives-card--default', file: card },
    { story: 'parts-payoutdialog--unknown', file: 'stories/parts/payouts/PayoutDialog.stories.tsx' },
  ].map((shot): Shot => ({ ...shot, theme: 'light', width: 375 }));
  const chosen = (...names: string[]) => chosenShots(shots, names, null).map(({ story }) => story);

  it('goes by component, folder or story', () => {
    expect(chosen()).toHaveLength(3);
    expect(chosen('PayoutDialog', 'tabs')).toEqual([
      'primitives-tabs--default',
      'parts-payoutdialog--unknown',
    ]);
    expect(chosen('primitives/')).toEqual(['primitives-tabs--default', 'primitives-card--default']);
    expect(chosen('payoutdialog--unknown')).toEqual(['parts-payoutdialog--unknown']);
    expect(chosen('Dialog')).toEqual([]);
  });

  it('goes by the files that changed', () => {
    expect(chosenShots(shots, [], [card]).map(({ file }) => file)).toEqual([card]);
  });
});

describe('the page of the report', () => {
  it('accepts what it asks for, and nothing for a page of another site', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'consignment-review-'));
    const file = join(folder, 'baseline.json');
    await writeFile(file, JSON.stringify(baseline));
    await writeFile(join(folder, 'result.json'), JSON.stringify(aResult()));
    let sources: Sources = aResult().sources;
    const { url, server } = await review({
      report: folder,
      storybook: folder,
      baseline: file,
      sources: () => sources,
    });
    const send = (origin: string, body: unknown) =>
      fetch(`${url}accept`, { method: 'POST', headers: { origin }, body: JSON.stringify(body) });
    const kept = async () => (JSON.parse(await readFile(file, 'utf8')) as Baseline).pictures;
    try {
      const asked = ['primitives-card--default light 375'];
      expect((await send('http://elsewhere.example', asked)).status).toBe(400);
      expect((await send(new URL(url).origin, { all: true })).status).toBe(400);
      expect(await kept()).toEqual(baseline.pictures);

      const answers = await Promise.all(
        [asked, ['primitives-tabs--new light 375']].map((list) => send(new URL(url).origin, list)),
      );
      expect(answers.map(({ status }) => status)).toEqual([200, 200]);
      expect(await kept()).toMatchObject({
        'primitives-card--default light 375': 'c9',
        'primitives-tabs--new light 375': 'n9',
        'primitives-tabs--long light 375': 't2',
      });

      sources = { ...sources, [tabs]: 'changed since' };
      const late = await send(new URL(url).origin, ['primitives-tabs--long light 375']);
      expect([late.status, await late.text()]).toEqual([400, expect.stringContaining('other sources')]);
      expect((await kept())['primitives-tabs--long light 375']).toBe('t2');
    } finally {
      server.close();
      await rm(folder, { recursive: true });
    }
  });
});
