/** The language of the apps: of the browser, of the person’s choice, and of the person in another browser. */
import type { Browser, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demo } from './helpers/api.ts';
import { portal, portalOfDemo } from './helpers/portal.ts';

describe('the language of an app', () => {
  const { browser, withServer } = portalOfDemo();

  it('is that of the browser before sign-in, until another is chosen', async () => {
    await withServer(async ({ url }) => {
      const page = await personWith(browser(), 'de-DE');
      await page.goto(`${url}${portal}login`);
      await page.getByRole('heading', { level: 1, name: 'Willkommen im Anbieterportal' }).waitFor();
      expect(await rootOf(page)).toEqual({ lang: 'de', dir: 'ltr' });
      await page.getByLabel('E-Mail-Adresse').fill(demo.vendor);
      await page.getByLabel('Passwort', { exact: true }).fill('not the password');
      await page.getByRole('button', { name: 'Anmelden', exact: true }).click();
      // The server answers in the language of the page.
      await page.getByText('E-Mail-Adresse oder Passwort stimmt nicht.').first().waitFor();

      await page.getByLabel('Sprache').selectOption({ label: 'العربية' });
      await page.getByRole('heading', { level: 1, name: 'أهلًا بالمورّدين' }).waitFor();
      expect(await rootOf(page)).toEqual({ lang: 'ar', dir: 'rtl' });
      const [label, field] = await Promise.all([
        page.getByText('البريد الإلكتروني', { exact: true }).boundingBox(),
        page.getByLabel('البريد الإلكتروني').boundingBox(),
      ]);
      const end = (box: typeof label) => (box?.x ?? 0) + (box?.width ?? 0);
      // A label begins at the right edge of its field.
      expect(Math.abs(end(label) - end(field))).toBeLessThan(4);

      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'أهلًا بالمورّدين' }).waitFor();
    });
  });

  it('is English in a browser whose language it lacks', async () => {
    await withServer(async ({ url }) => {
      const page = await personWith(browser(), 'pl-PL');
      await page.goto(`${url}${portal}login`);
      await page.getByRole('heading', { level: 1, name: 'Welcome Vendors' }).waitFor();
      expect(await rootOf(page)).toMatchObject({ lang: 'en' });
      await page.goto(`${url}/sign-in`);
      await page.getByRole('heading', { level: 1, name: 'Log in to your shop' }).waitFor();
      expect(await rootOf(page)).toMatchObject({ lang: 'en' });
    });
  });

  it('that a vendor has chosen in the menu is shown in another browser too, after sign-in', async () => {
    await withServer(async ({ url }) => {
      const home = `${url}${portal}`;
      const one = await personWith(browser(), 'en-US');
      await one.goto(`${home}login`);
      await logInEnglish(one, demo.vendor);
      await one.getByRole('heading', { level: 1, name: 'Commissions' }).waitFor();
      await chooseInMenu(one, 'Deutsch');
      await one.getByRole('heading', { level: 1, name: 'Vergütungen' }).waitFor();
      expect(await rootOf(one)).toEqual({ lang: 'de', dir: 'ltr' });

      const other = await personWith(browser(), 'en-US');
      await other.goto(`${home}login`);
      await logInEnglish(other, demo.vendor);
      await other.getByRole('heading', { level: 1, name: 'Vergütungen' }).waitFor();
      expect(await rootOf(other)).toEqual({ lang: 'de', dir: 'ltr' });
      // Amounts of its tables are as German writes them.
      await other
        .getByText(/^\d[\d.]*,\d\d\s(?:£|€|\$)$/)
        .first()
        .waitFor();

      // A person of the shop has chosen nothing.
      const owner = await personWith(browser(), 'en-US');
      await owner.goto(`${url}/sign-in`);
      await logInEnglish(owner, demo.owner);
      await owner.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
    });
  });

  it('that an owner has chosen in the menu is kept for the shop’s own app', async () => {
    await withServer(async ({ url }) => {
      const one = await personWith(browser(), 'en-US');
      await one.goto(`${url}/sign-in`);
      await logInEnglish(one, demo.owner);
      await one.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
      await chooseInMenu(one, 'Deutsch');
      await one.getByRole('heading', { level: 1, name: /^Guten / }).waitFor();

      const other = await personWith(browser(), 'en-US');
      await other.goto(`${url}/sign-in`);
      await logInEnglish(other, demo.owner);
      await other.getByRole('heading', { level: 1, name: /^Guten / }).waitFor();
      expect(await rootOf(other)).toEqual({ lang: 'de', dir: 'ltr' });
    });
  });
});

async function personWith(browser: Browser, locale: string): Promise<Page> {
  const context = await browser.newContext({ locale, timezoneId: 'UTC' });
  return context.newPage();
}

function rootOf(page: Page): Promise<{ lang: string; dir: string }> {
  return page.evaluate(() => {
    const { lang, dir } = document.documentElement;
    return { lang, dir };
  });
}

async function logInEnglish(page: Page, email: string): Promise<void> {
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

async function chooseInMenu(page: Page, language: string): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByLabel('Language').selectOption({ label: language });
}
