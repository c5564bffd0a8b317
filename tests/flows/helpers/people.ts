/** The people of the demo shop, each in a browser context. */
import type { Browser, Locator, Page } from 'playwright';
import { demo } from './api.ts';

export async function newPerson(browser: Browser): Promise<Page> {
  const context = await browser.newContext({ locale: 'en-US', timezoneId: 'UTC' });
  return context.newPage();
}

/** Opens `url` and logs in as `email`. */
export async function signIn(page: Page, url: string, email: string): Promise<void> {
  await page.goto(url);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(demo.password);
  await page.getByRole('button', { name: 'Login', exact: true }).click();
}

/** The page of the signed-in owner, once it shows the element. */
export async function ownerOn(browser: Browser, url: string, shown: (page: Page) => Locator): Promise<Page> {
  const page = await newPerson(browser);
  await signIn(page, url, demo.owner);
  await shown(page).waitFor();
  return page;
}

/** The bar with what is not saved in settings. */
export function barOf(page: Page): Locator {
  return page.getByRole('group', { name: 'Unsaved changes' });
}

/** Logs out by the menu of the account, at the end of the bar. */
export async function signOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('button', { name: 'Logout' }).click();
}

/** The dialog over a page whose session has ended. */
export function signInDialog(page: Page): Locator {
  return page.getByRole('dialog', { name: 'Your session has ended' });
}

/** Logs in there, as the person of the page. */
export async function signInOver(page: Page): Promise<void> {
  const dialog = signInDialog(page);
  await dialog.getByLabel('Password', { exact: true }).fill(demo.password);
  await dialog.getByRole('button', { name: 'Login' }).click();
}
