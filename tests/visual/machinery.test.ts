import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { schemes } from '@consignment/components/theme/schemes';
import { buildStale, storybook } from '../../shells/server/build.ts';
import { compare, type Baseline } from './compare.ts';
import { draw, keyOf, shotsOf, type Shot } from './draw.ts';

const folder = join(import.meta.dirname, '../..', storybook.output);

const { background } = schemes.light.action.primary;
const oneBluer = `#${(Number.parseInt(background.slice(1), 16) + 1).toString(16).padStart(6, '0')}`;

describe('the pictures', () => {
  let shots: Shot[];
  let baseline: Baseline;

  beforeAll(async () => {
    await buildStale([storybook]);
    shots = (await shotsOf(folder)).filter(({ story }) => story === 'primitives-button--variants');
    const { pictures, browser } = await draw(folder, shots);
    baseline = { browser, pictures: Object.fromEntries(pictures.map(({ key, hash }) => [key, hash])) };
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
    const wrongWidth: Shot = { story: 'primitives-tabs--small-screen', theme: 'light', width: 1280 };
    const { failures, pictures } = await draw(folder, [wrongWidth]);
    expect(failures.map(({ why }) => why)).toEqual([expect.stringContaining('its play failed')]);
    expect(pictures).toEqual([]);
  });

  it('name the story whose play failed, at any place in its file', async () => {
    const wide = { theme: 'light', width: 1280 } as const;
    const [before, failing, after] = ['default', 'small-screen', 'default'].map((name) => ({
      story: `primitives-tabs--${name}`,
      ...wide,
    })) as [Shot, Shot, Shot];
    const { failures, pictures } = await draw(folder, [before, failing, after]);
    expect(failures.map(({ key }) => key)).toEqual([keyOf(failing)]);
    expect(new Set(pictures.map(({ hash }) => hash)).size).toBe(1);
    expect(pictures).toHaveLength(2);
  });

  it('name a story that is new, gone or broken', async () => {
    const missing: Shot = { story: 'primitives-button--no-such-story', theme: 'light', width: 375 };
    const drawn = await draw(folder, [missing]);
    expect(drawn.failures.map(({ key }) => key)).toEqual([keyOf(missing)]);
    expect(compare(baseline, []).removed).toEqual(Object.keys(baseline.pictures));
    expect(compare({ browser: '', pictures: {} }, [{ key: 'a', hash: 'b' }]).added).toEqual(['a']);
  });
});
