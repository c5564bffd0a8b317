import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { schemes } from '@consignment/components/theme/schemes';
import { buildStale, storybook } from '../../shells/server/build.ts';
import { compare } from './compare.ts';
import { draw, keyOf, shotsOf, type Shot } from './draw.ts';
import { nameOf, workspacesOf } from './past.ts';

const root = join(import.meta.dirname, '../..');
const folder = join(root, storybook.output);

const { background } = schemes.light.action.primary;
const oneBluer = `#${(Number.parseInt(background.slice(1), 16) + 1).toString(16).padStart(6, '0')}`;

const tabs = { file: 'stories/primitives/navigation/Tabs.stories.tsx', theme: 'light', width: 1280 } as const;

describe('the pictures', () => {
  let shots: Shot[];
  let baseline: { pictures: Record<string, string> };

  beforeAll(async () => {
    await buildStale([storybook]);
    shots = (await shotsOf(folder)).filter(({ story }) => story === 'primitives-actions-button--variants');
    const { pictures } = await draw(folder, shots);
    baseline = { pictures: Object.fromEntries(pictures.map(({ key, hash }) => [key, hash])) };
  }, 300_000);

  it('cover both themes and both widths of a story', () => {
    expect(Object.keys(baseline.pictures)).toEqual(shots.map(keyOf).sort());
    expect(shots).toHaveLength(4);
  });

  it('are the same when nothing changed', async () => {
    const again = await draw(folder, shots);
    expect(compare(baseline, again.pictures).different).toEqual([]);
  });

  it.each([
    ['a shift of one pixel', 'button:first-of-type { position: relative; inset-inline-start: 1px }'],
    [
      'one step of one colour',
      `:root body * { --cs-color-action-primary-background: ${oneBluer} !important }`,
    ],
  ])('catch %s', async (_change, css) => {
    const light = shots.filter(({ theme }) => theme === 'light');
    const changed = await draw(folder, light, { css });
    expect(compare(baseline, changed.pictures).different).toEqual(light.map(keyOf).sort());
  });

  it('name a story whose play failed', async () => {
    // At this width the tabs are no select, which the play looks for.
    const wrongWidth: Shot = { ...tabs, story: 'primitives-navigation-tabs--small-screen' };
    const { failures, pictures } = await draw(folder, [wrongWidth]);
    expect(failures.map(({ why }) => why)).toEqual([expect.stringContaining('its play failed')]);
    expect(pictures).toEqual([]);
  });

  it('name the story whose play failed, at any place in its file', async () => {
    const [before, failing, after] = ['default', 'small-screen', 'default'].map((name) => ({
      ...tabs,
      story: `primitives-navigation-tabs--${name}`,
    })) as [Shot, Shot, Shot];
    const { failures, pictures } = await draw(folder, [before, failing, after]);
    expect(failures.map(({ key }) => key)).toEqual([keyOf(failing)]);
    expect(new Set(pictures.map(({ hash }) => hash)).size).toBe(1);
    expect(pictures).toHaveLength(2);
  });

  it('name a story that is new, gone or broken', async () => {
    const missing: Shot = { ...tabs, story: 'primitives-actions-button--no-such-story' };
    const drawn = await draw(folder, [missing]);
    expect(drawn.failures.map(({ key }) => key)).toEqual([keyOf(missing)]);
    expect(compare(baseline, []).removed).toEqual(Object.keys(baseline.pictures));
    expect(compare({ pictures: {} }, [{ key: 'a', hash: 'b' }]).added).toEqual(['a']);
  });
});

describe('the Storybook of an earlier commit', () => {
  it('is built with the packages that npm has linked here', () => {
    const linked = readdirSync(join(root, 'node_modules/@consignment')).map((name) => `@consignment/${name}`);
    expect(workspacesOf(root).map(nameOf).sort()).toEqual(linked.sort());
  });
});
