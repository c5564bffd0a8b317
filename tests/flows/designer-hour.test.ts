/** The handbook's page "A designer's hour", step by step: in the built Storybook, and in the report of the pictures. */
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { buildStale, storybook } from '../../shells/server/build.ts';
import { launchBrowser } from '../browser.ts';
import type { Baseline } from '../visual/compare.ts';
import { draw, keyOf, openStory, serve, shotsOf, type Shot } from '../visual/draw.ts';
import { writeReport } from '../visual/report.ts';
import type { Result } from '../visual/result.ts';
import { review } from '../visual/review.ts';
import { sourcesIn } from '../house/source.ts';

const minute = 60_000;
const folder = join(import.meta.dirname, '../..', storybook.output);
const dialog = 'parts-payouts-payoutdialog';

let server: Server;
let browser: Browser;
let origin: string;
let shots: Shot[];

beforeAll(async () => {
  await buildStale([storybook]);
  server = await serve(folder);
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
  shots = await shotsOf(folder);
}, 5 * minute);

afterAll(async () => {
  await browser.close();
  server.close();
});

async function open(path: string): Promise<Page> {
  const page = await (
    await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1400, height: 900 } })
  ).newPage();
  await page.goto(`${origin}/index.html?path=${path}`);
  return page;
}

const inside = (page: Page) => page.frameLocator('#storybook-preview-iframe');

it('finds the payout dialog by its name', { timeout: 4 * minute }, async () => {
  const page = await open('/docs/handbook-for-designers-a-designer-s-hour--docs');
  await inside(page).getByRole('heading', { level: 1, name: 'A designer’s hour' }).waitFor();
  const search = page.locator('#storybook-explorer-searchfield');
  await search.click();
  await search.fill('payoutdialog');
  await page
    .getByRole('option', { name: /PayoutDialog/ })
    .first()
    .click();
  await expect.poll(() => page.url()).toContain(dialog);
  await page.close();
});

it('plays a story to its end where motion is on, and what it shows may move again', async () => {
  const page = await (await browser.newContext({ reducedMotion: 'no-preference' })).newPage();
  const ended = await openStory(page, origin, `${dialog}--review`, 'theme:light');
  expect(ended).toEqual({ error: null, playError: null });
  const durations = await page
    .getByRole('dialog')
    .evaluate((one) =>
      [one, one.parentElement ?? one].map((each) => getComputedStyle(each).animationDuration),
    );
  expect(durations).toContain('0.15s');
  await page.close();
});

it('leads to every screen from one page of small pictures', { timeout: 4 * minute }, async () => {
  const screens = sourcesIn('packages/components/src/screens', ['Screen.tsx']);
  const page = await open('/docs/handbook-for-designers-all-screens--docs');
  const links = inside(page).locator('section li a[href*="path=/story/"]');
  await expect.poll(() => links.count()).toBe(screens.length);
  await expect
    .poll(() =>
      inside(page)
        .getByRole('region')
        .evaluateAll((all) => all.map((one) => one.getAttribute('aria-label'))),
    )
    .toEqual(expect.arrayContaining(['Merchant', 'Portal', 'Sales reps']));
  // The pictures come as they are seen: the first are there and most are not.
  const frames = inside(page).locator('iframe[data-story]');
  await expect.poll(() => frames.count()).toBeGreaterThan(2);
  expect(await frames.count()).toBeLessThan(screens.length);
  // The stories that play there take no focus from who reads.
  await links.nth(1).focus();
  await inside(page)
    .locator('iframe[data-story]')
    .nth(2)
    .contentFrame()
    .getByRole('heading')
    .first()
    .waitFor();
  await expect.poll(() => links.nth(1).evaluate((one) => one === document.activeElement)).toBe(true);
  await page.keyboard.press('Enter');
  await expect.poll(() => page.url()).toContain('/story/screens-');
  await page.close();
});

it('shows all states of the dialog side by side', { timeout: 4 * minute }, async () => {
  const page = await open(`/docs/handbook-for-designers-all-states--docs&component=${dialog}`);
  const states = new Set(
    shots.filter(({ story }) => story.startsWith(`${dialog}--`)).map(({ story }) => story),
  );
  const links = inside(page).locator('li a[href*="path=/story/"]');
  await expect.poll(() => links.count()).toBe(states.size);
  await inside(page)
    .locator('iframe[data-story]')
    .first()
    .contentFrame()
    .getByRole('dialog')
    .first()
    .waitFor();
  await page.close();
});

const tokens = (primary: string) =>
  JSON.stringify({
    color: {
      $type: 'color',
      primary: { $value: color(primary) },
      buttonText: { $value: color('#ffffff') },
    },
  });

function color(hex: string) {
  const components = [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);
  return { colorSpace: 'srgb', components, hex };
}

it(
  'draws a pale brand from a file, then with one token changed, and reports the faults of a file',
  { timeout: 4 * minute },
  async () => {
    const page = await open(`/story/${dialog}--open`);
    const pay = inside(page).getByRole('button', { name: /^Pay / });
    await pay.waitFor();
    const paint = () => pay.evaluate((one) => getComputedStyle(one).backgroundColor);
    const ours = await paint();
    const choose = (name: string, text: string) =>
      page.getByLabel('Token file', { exact: true }).setInputFiles({
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(text),
      });

    await choose('pale.tokens.json', tokens('#fdf3b4'));
    await page.getByText('pale.tokens.json is applied to all stories').waitFor();
    await page
      .getByText(/^color\.\S+ \(light\): #\w+ is used in place of #\w+, which would be hard to read/)
      .first()
      .waitFor();
    await expect.poll(paint).toBe('rgb(253, 243, 180)');

    await choose('pale.tokens.json', tokens('#1f5c3f'));
    await expect.poll(paint).toBe('rgb(31, 92, 63)');

    await choose('broken.tokens.json', '{ "color": { "primary": { "$type": "color", "$value": "blue" } } }');
    await page.getByText('broken.tokens.json is not applied').waitFor();
    await page
      .getByText(/^color\.primary/)
      .first()
      .waitFor();
    expect(await paint()).toBe('rgb(31, 92, 63)');

    await page.getByRole('button', { name: 'Clear the token file' }).click();
    await expect.poll(paint).toBe(ours);
    await page.close();
  },
);

it('shows a story in the pseudo-locale, and in English again', { timeout: 4 * minute }, async () => {
  const page = await open(`/story/${dialog}--unknown&globals=locale:pseudo`);
  const title = inside(page).getByRole('dialog').getByRole('heading').first();
  await expect.poll(() => title.textContent()).toMatch(/[áéöü]{2}/);
  // The play had the English words, and what was typed stays.
  await expect
    .poll(() =>
      inside(page)
        .getByText(/£140\.00/)
        .first()
        .isVisible(),
    )
    .toBe(true);
  await page
    .getByRole('button', { name: /Language|Long words/ })
    .first()
    .click();
  await page.getByText('English', { exact: true }).click();
  await expect.poll(() => title.textContent()).not.toMatch(/[áéöü]/);
  await page.close();
});

it('accepts two pictures in the report and refuses one', { timeout: 3 * minute }, async () => {
  const asked = shots.filter(
    ({ story, theme, width }) =>
      ['open', 'refused', 'nothing-due'].some((name) => story === `${dialog}--${name}`) &&
      theme === 'light' &&
      width === 1280,
  );
  const before = await draw(folder, asked);
  const after = await draw(folder, asked, {
    css: ':root body * { --cs-color-action-primary-background: #7101a5 !important }',
  });
  const place = await mkdtemp(join(tmpdir(), 'consignment-designer-'));
  const [file = ''] = asked.map((shot) => shot.file);
  const hashesOf = ({ pictures }: typeof before) =>
    Object.fromEntries(pictures.map(({ key, hash }) => [key, hash]));
  const baselineFile = join(place, 'baseline.json');
  const baseline: Baseline = {
    browser: before.browser,
    sources: { [file]: 'old' },
    pictures: hashesOf(before),
  };
  const result: Result = {
    commit: 'abc',
    machine: 'here',
    time: '2026-03-15T10:00:00Z',
    seconds: 1,
    browser: after.browser,
    sources: { [file]: 'new' },
    pictures: after.pictures.map(({ key, hash }) => ({ key, hash, file, state: 'different' })),
  };
  const report = join(place, 'report');
  await writeReport(report, result, { before: before.pictures, after: after.pictures });
  await writeFile(baselineFile, JSON.stringify(baseline));
  const served = await review({
    report,
    storybook: folder,
    baseline: baselineFile,
    sources: () => result.sources,
  });
  try {
    const page = await browser.newPage();
    await page.goto(served.url);
    const [one, two, refused] = asked.map(keyOf) as [string, string, string];
    for (const key of [one, two]) {
      await page.locator('article', { hasText: key }).getByRole('button', { name: 'Accept' }).click();
      await expect.poll(() => page.locator('article.accepted', { hasText: key }).count()).toBe(1);
    }
    const kept = JSON.parse(await readFile(baselineFile, 'utf8')) as Baseline;
    const now = hashesOf(after);
    expect(kept.pictures).toEqual({ ...now, [refused]: baseline.pictures[refused] });
    expect(now[refused]).not.toBe(kept.pictures[refused]);
    // The file is drawn again by the gate as long as one of its pictures is open.
    expect(kept.sources).toEqual({ [file]: 'old' });
  } finally {
    served.server.close();
    await rm(place, { recursive: true });
  }
});
