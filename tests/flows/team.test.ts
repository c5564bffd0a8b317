/** A team: a bookkeeper is invited, becomes a payer and is removed; a vendor invites a viewer. */
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { demo } from './helpers/api.ts';
import { linkIn, linkOf, mailOf } from './helpers/mail.ts';
import { newPerson, ownerOn, signIn } from './helpers/people.ts';
import { fill, portal } from './helpers/portal.ts';
import { withServer } from './helpers/server.ts';

const password = 'moss under the bridge';
const ida = { name: 'Ida Marsh', email: 'ida@marsh.example' };
const noor = { name: 'Noor Hale', email: 'noor@hale.example' };

describe('a team', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('of the shop takes a person in, gives another role, and shuts them out at once', async () => {
    await withServer({}, async ({ url, dataDir }) => {
      const owner = await ownerOn(browser, `${url}/settings/team`, (page) =>
        page.getByRole('button', { name: 'Invite' }),
      );
      await invite(owner, ida.email, 'Bookkeeper');

      const bookkeeper = await newPerson(browser);
      await bookkeeper.goto(linkOf(await mailOf(dataDir, 'team_invitation', ida.email), '/invitation/'));
      await join(bookkeeper, ida.name);
      await bookkeeper.getByRole('heading', { level: 1, name: /^Good / }).waitFor();
      await bookkeeper.goto(`${url}/settings/team`);
      await roleOf(bookkeeper, ida.name, 'Bookkeeper');
      expect(await bookkeeper.getByRole('button', { name: 'Invite' }).count()).toBe(0);

      await owner.reload();
      await act(owner, ida.name, 'Change role');
      await owner.getByRole('radio', { name: 'Payer' }).check();
      await owner.getByRole('button', { name: 'Save' }).click();
      await roleOf(owner, ida.name, 'Payer');
      await bookkeeper.reload();
      await roleOf(bookkeeper, ida.name, 'Payer');

      await act(owner, ida.name, 'Remove');
      await owner.getByRole('button', { name: 'Remove' }).click();
      await owner.getByRole('row', { name: new RegExp(ida.name) }).waitFor({ state: 'detached' });
      await bookkeeper.goto(`${url}/vendors`);
      await bookkeeper.getByRole('heading', { level: 1, name: 'Log in to your shop' }).waitFor();
    });
  });

  it('of a vendor takes a person in who may view', async () => {
    await withServer({}, async ({ url, dataDir }) => {
      const vendor = await newPerson(browser);
      await signIn(vendor, `${url}${portal}settings`, demo.vendor);
      await vendor.getByRole('link', { name: 'View your team' }).click();
      await invite(vendor, noor.email, 'Vendor, view only');

      const viewer = await newPerson(browser);
      await viewer.goto(linkIn(await mailOf(dataDir, 'team_invitation', noor.email), '/invitation/'));
      await join(viewer, noor.name);
      await viewer.getByRole('heading', { level: 1, name: 'Commissions' }).waitFor();
      await viewer.goto(`${url}${portal}settings/team`);
      await roleOf(viewer, noor.name, 'Vendor, view only');
      expect(await viewer.getByRole('button', { name: 'Invite' }).count()).toBe(0);
    });
  });
});

async function invite(page: Page, email: string, role: string): Promise<void> {
  await page.getByRole('button', { name: 'Invite' }).click();
  await page.getByLabel('Email', { exact: true }).fill(email);
  await page.getByRole('radio', { name: role, exact: true }).check();
  await page.getByRole('button', { name: 'Send invitation' }).click();
  await page.getByText(`${email} has been invited.`).waitFor();
}

async function join(page: Page, name: string): Promise<void> {
  await page.getByRole('heading', { level: 1, name: 'Join the team' }).waitFor();
  await fill(page, { 'Your name': name, 'New Password': password, 'Confirm New Password': password });
  await page.getByRole('button', { name: 'Join the team' }).click();
}

async function act(page: Page, name: string, what: string): Promise<void> {
  await page.getByRole('button', { name: `Actions for ${name}` }).click();
  await page.getByRole('menuitem', { name: what }).click();
}

function roleOf(page: Page, name: string, role: string): Promise<void> {
  return page
    .getByRole('row', { name: new RegExp(name) })
    .getByText(role, { exact: true })
    .waitFor();
}
