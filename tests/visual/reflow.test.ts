/**
 * Rules for every story at sizes and in modes without pictures: WCAG 2.2 1.4.10 (320 px), 1.4.4 (text of twice the
 * size), 1.4.1 and 1.4.11 in forced colours, and no motion for people who asked for less.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { buildStale, storybook } from '../../shells/server/build.ts';
import { launchBrowser } from '../browser.ts';
import { fileOf, nextStory, openStory, serve, shotsOf } from './draw.ts';
import { part } from '../turn.ts';
import { motionsOf, overflowsOf, statesOf } from './look.ts';
import { rhythmOf, tightRingsOf } from './rhythm.ts';

const folder = join(import.meta.dirname, '../..', storybook.output);
const isLong = process.env['LONG_TESTS'] === '1';
const minute = 60_000;
const narrow = { width: 320, height: 640 };
const wide = { width: 1280, height: 800 };

/** The faults, each prefixed by its story. */
type Faults = Record<'narrow' | 'twice' | 'forced' | 'moving' | 'rhythm' | 'rings', string[]>;

let server: Server;
let browser: Browser;
let origin: string;
let stories: readonly string[];
/** 1 where all stories are looked at; of a part, half its share, since what is counted is spread unevenly. */
let least: number;

beforeAll(async () => {
  await buildStale([storybook]);
  server = await serve(folder);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
  const every = [...new Set((await shotsOf(folder)).map(({ story }) => story))].filter(isLooked);
  stories = part(every, 16);
  least = stories.length === every.length ? 1 : stories.length / every.length / 2;
}, 5 * minute);

afterAll(async () => {
  await browser.close();
  server.close();
});

/** With LONG_TESTS=1 all stories; otherwise, of the screens, those that fill their page. */
function isLooked(story: string): boolean {
  return (
    isLong ||
    !story.startsWith('screens-') ||
    /--(default|ready|full-page|long-names|zero-and-negative)$/.test(story)
  );
}

/** Opens every story of `list` at 320 px, two at a time, and passes it to `look`. */
async function visit(
  list: readonly string[],
  globals: string,
  look: (page: Page, story: string) => Promise<void>,
): Promise<void> {
  const waiting = [...list];
  await Promise.all(
    [1, 2].map(async () => {
      const context = await browser.newContext({ reducedMotion: 'reduce', viewport: narrow });
      const page = await context.newPage();
      let shown = '';
      for (let story = waiting.shift(); story !== undefined; story = waiting.shift()) {
        await page.emulateMedia({ forcedColors: 'none' });
        await page.setViewportSize(narrow);
        // A play that needs another width fails here; the page it leaves has to fit nevertheless.
        const { error } = await (fileOf(story) === fileOf(shown)
          ? nextStory(page, story)
          : openStory(page, origin, story, globals));
        shown = story;
        if (error !== null) throw new Error(`${story}: ${error}`);
        await look(page, story);
      }
      await context.close();
    }),
  );
}

describe('every story', () => {
  const faults: Faults = { narrow: [], twice: [], forced: [], moving: [], rhythm: [], rings: [] };
  const seen = { states: 0, hints: 0, titles: 0, rings: 0 };

  beforeAll(async () => {
    await visit(stories, 'theme:light', async (page, story) => {
      const listed = (found: readonly string[]) => found.map((fault) => `${story}: ${fault}`);
      faults.moving.push(...listed(await motionsOf(page)));
      faults.narrow.push(...listed(await overflowsOf(page)));
      await page.setViewportSize(wide);
      const bigger = await page.addStyleTag({ content: 'html { font-size: 200% !important }' });
      faults.twice.push(...listed(await overflowsOf(page)));
      await bigger.evaluate((style) => (style as Element).remove());
      if (!story.endsWith('--right-to-left')) {
        const rhythm = await rhythmOf(page);
        seen.hints += rhythm.hints;
        seen.titles += rhythm.titles;
        faults.rhythm.push(...listed(rhythm.faults));
      }
      if (!story.startsWith('primitives-')) return;
      const ours = await statesOf(page);
      seen.states += ours.length;
      if (ours.length > 0) {
        await page.emulateMedia({ forcedColors: 'active' });
        const forced = await statesOf(page);
        faults.forced.push(...listed(ours.filter((state) => !forced.includes(state))));
        await page.emulateMedia({ forcedColors: 'none' });
      }
      const tight = await tightRingsOf(page);
      seen.rings += tight.rings;
      faults.rings.push(...listed(tight.faults));
    });
  }, 30 * minute);

  it('fits 320 px', () => {
    expect(stories.length).toBeGreaterThan(200 * least);
    expect(faults.narrow.sort()).toEqual([]);
  });

  it('has no motion for people who asked for less', async () => {
    expect(faults.moving.sort()).toEqual([]);
    const page = await (await browser.newContext({ viewport: narrow })).newPage();
    await openStory(page, origin, 'primitives-feedback-spinner--variants', 'theme:light');
    expect(await motionsOf(page)).not.toEqual([]);
    await page.context().close();
  });

  it('works with text of twice the size', () => {
    expect(faults.twice.sort()).toEqual([]);
  });

  it('shows in forced colours every state that it shows in ours', () => {
    expect(seen.states).toBeGreaterThan(20 * least);
    expect(faults.forced.sort()).toEqual([]);
  });

  it('has its hints by their fields, and its titles on the edge of what they head', () => {
    expect(seen.hints).toBeGreaterThan(100 * least);
    expect(seen.titles).toBeGreaterThan(10 * least);
    expect(faults.rhythm.sort()).toEqual([]);
  });

  it('has no ring of focus on the words it is around', () => {
    expect(seen.rings).toBeGreaterThan(100 * least);
    expect(faults.rings.sort()).toEqual([]);
  });
});

it('every variant fits 320 px from right to left', { timeout: 5 * minute }, async () => {
  const matrices = stories.filter((story) => /--(variants|matrix|right-to-left)$/.test(story));
  expect(matrices.length).toBeGreaterThan(20 * least);
  const faults: string[] = [];
  await visit(matrices, 'theme:light;direction:rtl', async (page, story) => {
    faults.push(...(await overflowsOf(page)).map((fault) => `${story}: ${fault}`));
  });
  expect(faults.sort()).toEqual([]);
});

describe('the look', () => {
  it('finds overflow, scrolling without a scroller, and a state that only a colour showed', async () => {
    const page = await (await browser.newContext({ viewport: narrow })).newPage();
    await page.setContent(`<main id="storybook-root">
      <div style="overflow-x: auto; width: 200px"><p style="width: 400px">in a scroller</p></div>
      <div role="region" aria-label="Wide" tabindex="0" style="overflow-x: auto"><p style="width: 900px">fine</p></div>
      <p style="width: 500px">too wide</p>
      <style>[aria-selected="true"] { background: gold } [aria-pressed="true"] { border: 3px solid }</style>
      <span role="option" aria-selected="true">A</span> <button aria-pressed="true">B</button>
    </main>`);
    const found = await overflowsOf(page);
    expect(found).toEqual([
      expect.stringContaining('scrolls sideways'),
      expect.stringContaining('"too wide" reaches'),
    ]);
    expect(await statesOf(page)).toEqual(['aria-selected', 'aria-pressed']);
    await page.emulateMedia({ forcedColors: 'active' });
    expect(await statesOf(page)).toEqual(['aria-pressed']);
    await page.context().close();
  });

  it('takes no change of the page itself for a state, and names the state where that never ends', async () => {
    const page = await (await browser.newContext({ viewport: narrow })).newPage();
    const changing = async (times: number) => {
      await page.setContent(
        '<main id="storybook-root"><b>Menu</b> <span aria-disabled="true">Pay Now</span></main>',
      );
      await page.evaluate((most) => {
        const [beside, span] = document.querySelectorAll<HTMLElement>('b, span');
        let changes = 0;
        const change = () => {
          if (beside && changes++ < most) beside.style.opacity = `${1 / (1 + changes)}`;
        };
        if (span) new MutationObserver(change).observe(span, { attributes: true });
      }, times);
    };
    await changing(1);
    expect(await statesOf(page)).toEqual([]);
    await changing(Infinity);
    await expect(statesOf(page)).rejects.toThrow('aria-disabled');
    await page.context().close();
  });
});
