/** The bar for what is unsaved in settings, on the longest of their pages. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi } from './helpers/api.ts';
import { hasFocus } from './helpers/keyboard.ts';
import { barOf, newPerson, signIn } from './helpers/people.ts';
import { withServer, type RunningServer } from './helpers/server.ts';

const saved = 'Vendor portal settings have been saved.';

describe('what is unsaved in settings', { timeout: 300_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 400_000);
  afterAll(() => browser.close());

  it('is saved by a bar in sight, without scrolling', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const colour = async () => {
        const shop = await api.get<{ vendor_portal_primary_color: string }>('/shopify/shop-public/');
        return shop.vendor_portal_primary_color;
      };
      for (const [width, typed] of [
        [1280, '#0b7a75'],
        [375, '#7a0b4a'],
      ] as const) {
        const page = await ownerAt(browser, server, width);
        expect(await barOf(page).count()).toBe(0);
        const field = page.getByRole('textbox', { name: /^Primary colour/ });
        await field.fill(typed);
        await barOf(page).getByText('Unsaved changes').waitFor();
        const save = barOf(page).getByRole('button', { name: 'Save', exact: true });
        await expect.poll(() => isInWindow(page, save)).toBe(true);
        const before = await page.evaluate(() => window.scrollY);
        // By the mouse itself: the click of a test may scroll.
        const box = await save.boundingBox();
        const [x, y] = [(box?.x ?? 0) + 20, (box?.y ?? 0) + 20];
        expect(
          await page.evaluate(([at, down]) => document.elementFromPoint(at, down)?.textContent, [
            x,
            y,
          ] as const),
        ).toBe('Save');
        await page.mouse.click(x, y);
        await page.getByText(saved).waitFor();
        await barOf(page).waitFor({ state: 'detached' });
        expect(await page.evaluate(() => window.scrollY)).toBe(before);
        expect(await colour()).toBe(typed);
        expect(await hasFocus(field)).toBe(true);

        // In sight at the end of the page too, and nothing of the page is beneath it.
        await field.fill('#123456');
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await expect.poll(() => isInWindow(page, save)).toBe(true);
        const css = page.getByRole('textbox', { name: /^Custom CSS/ });
        const end = width === 1280 ? css : page.locator('iframe');
        const [above, bar] = [await end.boundingBox(), await barOf(page).boundingBox()];
        expect((above?.y ?? 0) + (above?.height ?? 0)).toBeLessThanOrEqual(bar?.y ?? 0);
        await page.context().close();
      }
    });
  });

  it('is saved by Ctrl+S, and discarded and undone', async () => {
    await withServer({}, async (server) => {
      const page = await ownerAt(browser, server, 1280);
      const title = page.getByLabel(/^Login title/);
      await title.fill('Makers, come in');
      await barOf(page).waitFor();
      await page.keyboard.press('ControlOrMeta+s');
      await page.getByText(saved).waitFor();
      await barOf(page).waitFor({ state: 'detached' });

      await page.getByRole('checkbox', { name: 'Order date' }).uncheck();
      await title.fill('Go away');
      await barOf(page).getByRole('button', { name: 'Discard' }).click();
      expect(await title.inputValue()).toBe('Makers, come in');
      expect(await page.getByRole('checkbox', { name: 'Order date' }).isChecked()).toBe(true);
      await barOf(page).getByRole('button', { name: 'Undo' }).click();
      expect(await title.inputValue()).toBe('Go away');
      await barOf(page).getByRole('button', { name: 'Discard' }).click();
      await barOf(page).getByText('Changes discarded').waitFor();

      // Nothing asks before the page is left.
      await page.getByRole('link', { name: 'Commissions', exact: true }).click();
      await page.getByRole('region', { name: 'Commission Configuration' }).waitFor();
      expect(await barOf(page).count()).toBe(0);
    });
  });

  it('stays while one looks at a section or at the preview, and is asked about on the way out', async () => {
    await withServer({}, async (server) => {
      const page = await ownerAt(browser, server, 1280);
      const title = page.getByLabel(/^Login title/);
      await title.fill('Makers, come in');
      await barOf(page).waitFor();

      await page.getByRole('link', { name: 'Advanced', exact: true }).click();
      await expect.poll(() => hasFocus(page.getByRole('heading', { name: 'Advanced' }))).toBe(true);
      expect(new URL(page.url()).hash).toBe('#advanced');

      await page.getByRole('button', { name: 'Open full size' }).click();
      const dialog = page.getByRole('dialog', { name: 'Portal preview' });
      const drawn = dialog.frameLocator('iframe');
      await drawn.getByRole('heading', { name: 'Makers, come in' }).waitFor();
      const frame = dialog.locator('iframe');
      const width = async () => (await frame.boundingBox())?.width ?? 0;
      await expect.poll(width).toBeGreaterThan(1100);
      await dialog.getByLabel('Width').selectOption('Phone');
      await expect.poll(width).toBe(375);
      expect(new URL(page.url()).hash).toBe('#preview');
      await page.goBack();
      await dialog.waitFor({ state: 'detached' });
      expect(await title.inputValue()).toBe('Makers, come in');

      await page.getByRole('navigation', { name: 'Settings', exact: true }).locator('summary').click();
      await page.getByRole('link', { name: 'Shop switches', exact: true }).click();
      const question = page.getByRole('alertdialog', { name: 'Leave without saving?' });
      await question.getByRole('button', { name: 'Stay' }).click();
      expect(await title.inputValue()).toBe('Makers, come in');
      await page.getByRole('link', { name: 'Shop switches', exact: true }).click();
      await question.getByRole('button', { name: 'Leave without saving' }).click();
      await page.getByRole('searchbox', { name: 'Search switches' }).waitFor();
      expect(await barOf(page).count()).toBe(0);
    });
  });

  it('has an address for each section', async () => {
    await withServer({}, async (server) => {
      const page = await ownerAt(browser, server, 1280);
      await page.goto(`${server.url}/settings/switches`);
      await page.goto(`${server.url}/settings/vendor-portal#what-vendors-see`);
      const heading = page.getByRole('heading', { name: 'What vendors see' });
      await expect.poll(() => hasFocus(heading)).toBe(true);
      expect(await isInWindow(page, heading)).toBe(true);
    });
  });
});

async function ownerAt(browser: Browser, server: RunningServer, width: number): Promise<Page> {
  const page = await newPerson(browser);
  await page.setViewportSize({ width, height: 800 });
  await signIn(page, `${server.url}/settings/vendor-portal`, demo.owner);
  await page.getByRole('region', { name: 'Vendor Portal Configuration' }).waitFor();
  return page;
}

async function isInWindow(page: Page, element: ReturnType<Page['locator']>): Promise<boolean> {
  const box = await element.boundingBox();
  const height = page.viewportSize()?.height ?? 0;
  return box !== null && box.y >= 0 && box.y + box.height <= height;
}
