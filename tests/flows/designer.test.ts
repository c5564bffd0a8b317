/**
 * The built Storybook for a designer: the brand is changed in its toolbar, then only the keyboard is used. Each
 * focused element has to have a visible ring.
 */
import type { Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import type { Browser, Frame, Locator, Page } from 'playwright';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { contrast, isHex, type Hex } from '@consignment/components/theme/color';
import { buildStale, storybook } from '../../shells/server/build.ts';
import { launchBrowser } from '../browser.ts';
import { serve } from '../visual/draw.ts';

const minute = 60_000;

let server: Server;
let browser: Browser;
let origin: string;

beforeAll(async () => {
  await buildStale([storybook]);
  server = await serve(join(import.meta.dirname, '../..', storybook.output));
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  browser = await launchBrowser();
}, 5 * minute);

afterAll(async () => {
  await browser.close();
  server.close();
});

it('signs a vendor in by keyboard alone, under a pale yellow brand', { timeout: 2 * minute }, async () => {
  const { page, story } = await openInYellow('screens-portal-portalsigninscreen--missing-fields');
  await expect.poll(() => paintOf(story.getByRole('button', { name: 'Login' }))).toBe('#fdf3b4');

  await walkTo(page, story, 'textbox', 'Email');
  await page.keyboard.type('maren@juniper.example');
  await page.keyboard.press('Tab');
  expect(await story.locator(':focus').getAttribute('type')).toBe('password');
  await page.keyboard.type('open sesame');
  await page.keyboard.press('Enter');
  // The callbacks of the page, as Storybook shows them.
  await page.getByRole('tab', { name: /Actions/ }).click();
  await page
    .getByText(/^onLogin/)
    .filter({ visible: true })
    .first()
    .waitFor();
  await expect.poll(() => story.getByText('Enter your password.').count()).toBe(0);
});

it(
  'sorts, selects and leaves a table by keyboard alone, under a pale yellow brand',
  { timeout: 2 * minute },
  async () => {
    const { page, story } = await openInYellow('primitives-tables-datatable--selecting');

    await walkTo(page, story, 'button', 'Piece');
    const header = story.getByRole('columnheader', { name: 'Piece' });
    const order = () => header.getAttribute('aria-sort');
    const first = await order();
    await page.keyboard.press('Enter');
    await expect.poll(order).not.toBe(first);
    const second = await order();
    // The pressed button keeps the focus, so that a second press reverses the order.
    await page.keyboard.press('Enter');
    await expect.poll(order).not.toBe(second);
    expect([second, await order()].sort()).toEqual(['ascending', 'descending']);

    await walkTo(page, story, 'checkbox', 'Select Stoneware vase 1');
    await page.keyboard.press('Space');
    expect(await story.getByRole('checkbox', { name: 'Select Stoneware vase 1' }).isChecked()).toBe(true);
    await page.keyboard.press('Shift+Tab');
    expect(await story.locator(':focus').getAttribute('aria-label')).not.toBe('Select Stoneware vase 1');
  },
);

/** Opens a story in Storybook and chooses the brand in the toolbar. */
async function openInYellow(id: string): Promise<{ page: Page; story: Frame }> {
  const page = await (
    await browser.newContext({ reducedMotion: 'reduce', viewport: { width: 1600, height: 900 } })
  ).newPage();
  await page.goto(`${origin}/index.html?path=/story/${id}`);
  await page.getByRole('button', { name: /Brand/ }).click();
  await page.getByText('Shop in pale yellow').click();
  const story = page.frames().find((frame) => frame.url().includes('iframe.html'));
  if (story === undefined) throw new Error('Storybook shows no story.');
  await expect
    .poll(() => story.evaluate(() => location.search + document.body.className))
    .toContain('sb-show-main');
  // Storybook handles keys itself until its page is clicked; the corner of a story is empty.
  await page.locator('iframe#storybook-preview-iframe').click({ position: { x: 12, y: 12 } });
  return { page, story };
}

/** Presses Tab until the element has focus, and checks every element on the way. */
async function walkTo(
  page: Page,
  story: Frame,
  role: 'button' | 'checkbox' | 'textbox',
  name: string,
): Promise<void> {
  const target = story.getByRole(role, { name, exact: true });
  for (let step = 0; step < 40; step += 1) {
    await page.keyboard.press('Tab');
    const focused = story.locator(':focus');
    if ((await focused.count()) === 0) continue;
    expect(
      await ringOf(focused),
      await focused.evaluate((element) => element.outerHTML),
    ).toBeGreaterThanOrEqual(3);
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error(`${role} ${name} is not reached by Tab.`);
}

/** The contrast between the focus ring and its background (WCAG 2.2, 1.4.11); 0 without a ring. */
async function ringOf(focused: Locator): Promise<number> {
  const [ring, ground] = await focused.evaluate((element) => {
    // The ring of a field surrounds the frame of its input.
    const ringed = [element, element.parentElement].find((one) => {
      if (one === null) return false;
      const { outlineStyle, outlineWidth } = getComputedStyle(one);
      return outlineStyle !== 'none' && parseFloat(outlineWidth) >= 2;
    });
    let under = ringed?.parentElement;
    while (under && /, 0\)$/.test(getComputedStyle(under).backgroundColor)) under = under.parentElement;
    return [
      ringed ? getComputedStyle(ringed).outlineColor : null,
      under ? getComputedStyle(under).backgroundColor : 'rgb(255, 255, 255)',
    ] as const;
  });
  return ring === null ? 0 : contrast(hexOf(ring), hexOf(ground));
}

async function paintOf(element: Locator): Promise<Hex> {
  return hexOf(await element.evaluate((one) => getComputedStyle(one).backgroundColor));
}

/** Parses 'rgb(253, 243, 180)', the computed form of opaque sRGB colours. */
function hexOf(computed: string): Hex {
  const parts = computed.match(/[\d.]+/g)?.slice(0, 3) ?? [];
  const hex = `#${parts.map((part) => Number(part).toString(16).padStart(2, '0')).join('')}`;
  if (!isHex(hex)) throw new Error(`${computed} is no colour of sRGB.`);
  return hex;
}

/** The largest dialogs among them. A page of documentation draws its stories in frames that are loaded as they come in sight. */
const dialogPages = [
  'parts-payouts-payoutdialog',
  'parts-commission-rulechangedialog',
  'screens-merchant-vendors-payalldialog',
];

it.each(dialogPages)('sees the dialog of %s whole on its page', { timeout: minute }, async (component) => {
  const page = await browser.newPage({ viewport: { width: 1100, height: 1000 } });
  await page.goto(`${origin}/iframe.html?viewMode=docs&id=${component}--docs`);
  const frame = page.locator('.sb-story iframe').first();
  const dialog = frame.contentFrame().getByRole('dialog').first();
  await dialog.waitFor();
  await expect
    .poll(async () => {
      const [outer, inner] = [await frame.boundingBox(), await dialog.boundingBox()];
      return (
        outer !== null &&
        inner !== null &&
        inner.y >= outer.y &&
        inner.y + inner.height <= outer.y + outer.height
      );
    })
    .toBe(true);
  expect((await dialog.boundingBox())?.height).toBeGreaterThan(200);
  await page.close();
});
