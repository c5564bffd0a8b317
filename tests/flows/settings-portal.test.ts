/** The owner's settings of the portal, their effect for a vendor, and the limits of a shop's style sheet. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { filterShopCss } from '../../packages/server/src/shop-css/filter.ts';
import { launchBrowser } from '../browser.ts';
import { png } from '../contract/exports/pictures.ts';
import { hostileSheets } from '../fixtures/hostile-sheets.ts';
import { demo, signIn as signInToApi } from './helpers/api.ts';
import { tabTo } from './helpers/keyboard.ts';
import { newPerson, signIn } from './helpers/people.ts';
import { withServer, type RunningServer } from './helpers/server.ts';

const page1280 = { width: 1280, height: 900 };
const page375 = { width: 375, height: 800 };

describe('the settings of the portal', { timeout: 300_000 }, () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 400_000);
  afterAll(() => browser.close());

  it('are seen in the preview as they are typed, and by vendors once they are saved', async () => {
    await withServer({}, async (server) => {
      const vendor = await vendorOn(browser, server);
      const table = vendor.getByRole('table', { name: 'Commissions' });
      await table.getByRole('columnheader', { name: 'Date' }).waitFor();

      const owner = await ownerAt(browser, server);
      const preview = owner.frameLocator('iframe[title^="The portal’s"]');
      await preview.getByRole('heading', { name: 'Welcome Vendors' }).waitFor();
      await owner.getByLabel('Width').selectOption('Desktop');
      await owner.getByLabel(/^Login title/).fill('Makers, come in');
      await preview.getByRole('heading', { name: 'Makers, come in' }).waitFor();
      await owner.getByRole('textbox', { name: /^Primary colour/ }).fill('#ffe066');
      await owner.getByText(/^Links: the portal uses #\w{6} instead of #ffe066/).waitFor();
      await owner.getByLabel('Logo picture').setInputFiles({
        name: 'logo.png',
        mimeType: 'image/png',
        buffer: png({ width: 40, height: 20 }),
      });
      await owner.getByText('logo.png has been uploaded. Save to use it.').waitFor();
      await preview.getByRole('img').first().waitFor();

      // A refused line is reported while it is typed, and again on saving.
      const css = owner.getByRole('textbox', { name: /^Custom CSS/ });
      await css.fill('h1 { letter-spacing: 3px }\nh1 { position: fixed }');
      await owner.getByRole('button', { name: 'Line 2' }).waitFor();
      await owner.getByRole('button', { name: 'Save', exact: true }).click();
      await owner.getByRole('link', { name: /^Line 2, column 6: position cannot be used/ }).waitFor();
      await css.fill('h1 { letter-spacing: 3px }');
      await owner.getByRole('button', { name: 'Line 2' }).waitFor({ state: 'detached' });
      await owner.getByRole('tab', { name: 'Commissions' }).click();
      const title = preview.getByRole('heading', { level: 1, name: 'Commissions' });
      await expect.poll(() => spacingOf(title)).toBe('3px');

      await preview.getByRole('columnheader', { name: 'Date' }).waitFor();
      await owner.getByRole('checkbox', { name: 'Order date' }).uncheck();
      await owner.getByRole('checkbox', { name: 'Discount' }).uncheck();
      await preview.getByRole('columnheader', { name: 'Date' }).waitFor({ state: 'detached' });
      await owner.getByRole('button', { name: 'Save', exact: true }).click();
      await owner.getByText('Vendor portal settings have been saved.').waitFor();

      await vendor.reload();
      await table.waitFor();
      expect(await table.getByRole('columnheader', { name: 'Date' }).count()).toBe(0);
      await vendor.getByRole('banner').getByRole('img').waitFor();
      expect(await spacingOf(vendor.getByRole('heading', { level: 1 }))).toBe('3px');
      const api = await signInToApi(server.url, demo.vendor, '/vendors/login/');
      const { results } = await api.get<{ results: Record<string, unknown>[] }>('/vendors/commissions/');
      expect(results.length).toBeGreaterThan(0);
      for (const line of results) {
        expect(line).not.toHaveProperty('allocated_discount');
        expect(line['order'] ?? {}).not.toHaveProperty('processed_at');
      }

      // The style of the shop does not apply to the pages of sign-in.
      await vendor.getByRole('button', { name: 'Logout' }).click();
      const login = vendor.getByRole('heading', { level: 1, name: 'Makers, come in' });
      await login.waitFor();
      expect(await spacingOf(login)).not.toBe('3px');
      expect(await vendor.evaluate(() => document.adoptedStyleSheets.length)).toBe(0);
    });
  });

  it('take a theme from a file, say what is corrected, and show it to vendors once it is saved', async () => {
    await withServer({}, async (server) => {
      const owner = await ownerAt(browser, server);
      const file = (name: string, theme: object) => ({
        name,
        mimeType: 'application/json',
        buffer: Buffer.from(JSON.stringify(theme)),
      });
      const color = ($value: string) => ({ $type: 'color', $value });
      const importing = owner.getByLabel('Import theme');
      await importing.setInputFiles(file('wrong.json', { color: { primary: color('url(x)') } }));
      await owner
        .getByText('color.primary: “url(x)” is not a colour. Use a hex code or an sRGB colour object.')
        .waitFor();
      await importing.setInputFiles(
        file('pale.json', {
          color: { primary: color('#fdf3b4'), buttonText: color('#ffffff') },
          font: { family: { $type: 'fontFamily', $value: ['Georgia', 'serif'] } },
          button: { radius: { $type: 'dimension', $value: { value: 20, unit: 'px' } } },
          table: { headText: color('#dddddd') },
        }),
      );
      await owner.getByText(/^Links: the portal uses #\w{6} instead of #fdf3b4/).waitFor();
      await owner.getByText(/^Table header text: .* instead of #dddddd/).waitFor();
      await owner.getByRole('button', { name: 'Save', exact: true }).click();
      await owner.getByText('Vendor portal settings have been saved.').waitFor();

      const exported = owner.waitForEvent('download');
      await owner.getByRole('button', { name: 'Export theme' }).click();
      expect((await exported).suggestedFilename()).toBe('vendor-portal.resolver.json');

      const person = await newPerson(browser);
      await person.goto(`${server.url}/apps/vendor-portal/login`);
      const button = person.getByRole('button', { name: 'Login' });
      await button.waitFor();
      const look = await button.evaluate((element) => {
        const { backgroundColor, borderRadius, fontFamily } = getComputedStyle(element);
        return { backgroundColor, borderRadius, fontFamily };
      });
      expect(look).toEqual({
        backgroundColor: 'rgb(253, 243, 180)',
        borderRadius: '20px',
        fontFamily: 'Georgia, serif',
      });
    });
  });

  it('warn the second of two owners, by keyboard alone, who saves over it or looks', async () => {
    await withServer({}, async (server) => {
      const api = await signInToApi(server.url, demo.owner);
      const saveFirst = async (title: string) => {
        const values = { metas: { vendor_portal_login_title: title } };
        expect(await api.send('PUT', '/settings/values/', { values })).toMatchObject({ status: 200 });
      };
      const second = await ownerAt(browser, server);
      const field = second.getByLabel(/^Login title/);
      const save = async (title: string) => {
        await tabTo(second, field);
        await second.keyboard.press('ControlOrMeta+a');
        await second.keyboard.type(title);
        await second.keyboard.press('Enter');
      };
      const kept = async () => {
        const shop = await api.get<{ vendor_portal_login_title: string }>('/shopify/shop-public/');
        return shop.vendor_portal_login_title;
      };

      await saveFirst('Theirs');
      await save('Mine');
      const summary = second.getByRole('group', { name: 'There is a problem' });
      await summary.getByText('Someone else has changed this. It is now Theirs.').waitFor();
      expect(await field.inputValue()).toBe('Mine');
      expect(await kept()).toBe('Theirs');
      await tabTo(second, second.getByRole('button', { name: 'Save mine over theirs' }));
      await second.keyboard.press('Enter');
      await second.getByText('Vendor portal settings have been saved.').waitFor();
      expect(await kept()).toBe('Mine');

      await saveFirst('Theirs again');
      await save('Mine again');
      await tabTo(second, second.getByRole('button', { name: 'Show theirs' }));
      await second.keyboard.press('Enter');
      await second.getByText('You’re now seeing the saved settings.').waitFor();
      expect(await field.inputValue()).toBe('Theirs again');
      expect(await kept()).toBe('Theirs again');

      // The same for a list that is saved as a whole.
      const list = async () =>
        (
          await api.get<{ portal_commission_fields: { key: string }[] }>('/vendors/app-settings/list/')
        ).portal_commission_fields.map(({ key }) => key);
      await second.getByRole('button', { name: 'Edit Commission Fields' }).click();
      const dialog = second.getByRole('dialog', { name: 'Edit Commission Fields' });
      await dialog.getByRole('button', { name: 'Add commission field' }).click();
      await dialog.getByRole('combobox', { name: 'Key' }).last().selectOption('date');
      const theirs = { fields: [{ key: 'sku', value: 'SKU' }] };
      expect((await api.send('POST', '/vendors/commission-fields/', theirs)).status).toBe(200);
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await dialog.getByText('Someone else saved the commission fields while you had them open.').waitFor();
      expect(await list()).toEqual(['sku']);
      await dialog.getByRole('button', { name: 'Save mine over theirs' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await list()).toContain('date');
      expect(await list()).not.toContain('sku');
    });
  });

  it('let no style sheet load, read, hide, cover or leave anything', async () => {
    await withServer({}, async (server) => {
      const foreign = 'https://elsewhere.example';
      const sheets = hostileSheets(foreign);
      const api = await signInToApi(server.url, demo.owner);
      const page = await vendorOn(browser, server);
      const asked: string[] = [];
      page.on('request', (request) => {
        if (!request.url().startsWith(server.url) && !request.url().startsWith('data:'))
          asked.push(request.url());
      });
      const wrong: string[] = [];
      for (const size of [page1280, page375]) {
        await page.setViewportSize(size);
        await page.reload();
        await page.getByRole('heading', { level: 1, name: 'Commissions' }).waitFor();
        await page.getByRole('table', { name: 'Commissions' }).waitFor();
        await wear(page, '');
        // The parts that come once they are seen are there before anything is compared.
        await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight));
        await page.getByRole('slider', { name: 'Period' }).waitFor();
        await page.getByRole('list', { name: 'Best sellers' }).waitFor();
        await page.getByRole('link', { name: /^Questions/ }).waitFor();
        const before = await reached(page);
        expect(before.length).toBeGreaterThan(5);
        for (const [name, source] of Object.entries(sheets)) {
          await wear(page, filterShopCss(source).css);
          const after = await reached(page);
          const hidden = after.filter(({ isShown }, at) => before[at]?.isShown === true && !isShown);
          for (const { what } of hidden) wrong.push(`${size.width} ${name}: ${what} is hidden`);
          const covered = after.filter(({ isReached }, at) => before[at]?.isReached === true && !isReached);
          for (const { what, hit } of covered) wrong.push(`${size.width} ${name}: ${what} lies under ${hit}`);
        }
      }
      // Earlier requests have been answered by now.
      await page.evaluate(() => fetch('/api/health/').then(() => undefined));
      expect(wrong).toEqual([]);
      expect(asked).toEqual([]);

      for (const [name, source] of Object.entries(sheets)) {
        if (filterShopCss(source).problems.length === 0) continue;
        const values = { metas: { vendor_portal_css: source } };
        const { status } = await api.send('PUT', '/settings/values/', { values });
        expect([name, status]).toEqual([name, 422]);
      }
    });
  });
});

async function ownerAt(browser: Browser, server: RunningServer): Promise<Page> {
  const page = await newPerson(browser);
  await page.setViewportSize(page1280);
  await signIn(page, `${server.url}/settings/vendor-portal`, demo.owner);
  await page.getByRole('region', { name: 'Vendor Portal Configuration' }).waitFor();
  return page;
}

async function vendorOn(browser: Browser, server: RunningServer): Promise<Page> {
  const page = await newPerson(browser);
  await page.setViewportSize(page1280);
  await signIn(page, `${server.url}/apps/vendor-portal/`, demo.vendor);
  await page.getByRole('heading', { level: 1, name: 'Commissions' }).waitFor();
  return page;
}

function spacingOf(element: { evaluate<T>(work: (node: Element) => T): Promise<T> }): Promise<string> {
  return element.evaluate((node) => getComputedStyle(node).letterSpacing);
}

/** Sets the style sheet of the page as the portal does. */
function wear(page: Page, css: string): Promise<void> {
  return page.evaluate(async (text) => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text);
    document.adoptedStyleSheets = text === '' ? [] : [sheet];
    await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)));
  }, css);
}

type Control = { what: string; isShown: boolean; isReached: boolean; hit: string };

/** The controls and headings of the page, with their visibility, and whether a press on their middle reaches them. */
function reached(page: Page): Promise<Control[]> {
  return page.evaluate(() => {
    const wordsOf = (element: Element | null) =>
      element === null
        ? 'nothing'
        : `${element.tagName.toLowerCase()} ${(element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 30)}`;
    return [...document.querySelectorAll('a[href], button, input, select, textarea, h1, h2, th, td')].map(
      (control) => {
        control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
        const { left, top, width, height } = control.getBoundingClientRect();
        const isShown = width > 0 && height > 0 && control.checkVisibility({ visibilityProperty: true });
        const hit = document.elementFromPoint(left + width / 2, top + height / 2);
        const isOwn = hit !== null && (hit === control || control.contains(hit));
        const isLabel = hit?.closest('label')?.control === control;
        // Beyond the window there is no element, and nothing covers it.
        const isReached = !isShown || hit === null || isOwn || isLabel;
        return { what: wordsOf(control), isShown, isReached, hit: wordsOf(hit) };
      },
    );
  });
}
