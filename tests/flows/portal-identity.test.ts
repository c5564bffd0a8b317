/** Access to the portal: registration, passwords, sign-out. */
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demo, type Api } from './helpers/api.ts';
import { tabTo } from './helpers/keyboard.ts';
import { linkIn, mailOf } from './helpers/mail.ts';
import { newPerson } from './helpers/people.ts';
import { expectSaid, fill, logIn, portal, portalOfDemo, setMetas, vendorsOf } from './helpers/portal.ts';

const robin = { name: 'Robin Fell', email: 'robin@fell.example', password: 'moss under glass' };

describe('access to the portal', () => {
  const { browser, withServer } = portalOfDemo();

  it('accepts a registration, reports its errors, and admits approved accounts', async () => {
    await withServer(async (server, owner) => {
      await setMetas(owner, { vendor_portal_terms: `${server.url}/terms-of-service` });
      const page = await newPerson(browser());
      const query = new URLSearchParams({ register: '1', name: robin.name, email: 'robin@fell' });
      await page.goto(`${server.url}${portal}login?${query.toString()}`);
      await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor();
      expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(robin.name);

      // By keyboard alone: each refusal in turn, then the terms.
      await tabTo(page, page.getByRole('button', { name: 'Register' }));
      await page.keyboard.press('Enter');
      await expectSaid(page, 'Please fill out all fields.');
      await expectSaid(page, 'You must click and read the terms & conditions.');
      await fill(page, { Email: robin.email, Password: robin.password, 'Confirm Password': 'another one' });
      await page.getByRole('button', { name: 'Register' }).press('Enter');
      await expectSaid(page, 'New and confirm passwords do not match.');
      await fill(page, { 'Confirm Password': robin.password });
      const [terms] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('link', { name: /^Terms & conditions/ }).press('Enter'),
      ]);
      await terms.close();
      await page.getByRole('button', { name: 'Register' }).press('Enter');
      await expectSaid(page, 'You must accept the terms & conditions.');
      await page.getByRole('checkbox', { name: /accept the terms/ }).press('Space');
      await fill(page, { Password: 'password', 'Confirm Password': 'password' });
      await page.getByRole('button', { name: 'Register' }).press('Enter');
      await expectSaid(page, 'Your password cannot be a commonly used password.');
      await fill(page, { Password: robin.password, 'Confirm Password': robin.password });
      await page.getByRole('button', { name: 'Register' }).press('Enter');
      await page
        .getByText(
          'Account has been created. Please wait for the store owner to associate your account to your sales.',
        )
        .waitFor();

      // A waiting account gets other words than a wrong password.
      await page.getByRole('link', { name: 'Login' }).click();
      await logIn(page, robin.email, 'not the password');
      await expectSaid(page, 'The email or password is incorrect.');
      await logIn(page, robin.email, robin.password);
      await page.getByText('Waiting for approval').waitFor();
      expect(await page.getByText('There is a problem').count()).toBe(0);

      // An approved account without a vendor gets other words than a waiting one.
      await approve(owner, robin.email, []);
      const mail = await mailOf(server.dataDir, 'approval');
      await page.goto(linkIn(mail, '/login'));
      await logIn(page, robin.email, robin.password);
      await page.getByText('No vendors associated to your login. Please contact the store owner.').waitFor();
      expect(await page.getByRole('link', { name: 'Commissions' }).count()).toBe(0);
      const [vendor] = await vendorsOf(owner);
      await approve(owner, robin.email, vendor === undefined ? [] : [vendor.id]);
      await page.reload();
      await page.getByRole('heading', { level: 1, name: 'Commissions' }).waitFor();

      // The same email again.
      const other = await newPerson(browser());
      await other.goto(`${server.url}${portal}register`);
      await fill(other, {
        Name: 'Somebody',
        Email: robin.email,
        Password: 'a guess of theirs',
        'Confirm Password': 'a guess of theirs',
      });
      await openTerms(other);
      await other.getByRole('checkbox', { name: /accept the terms/ }).check();
      await other.getByRole('button', { name: 'Register' }).click();
      await expectSaid(other, /^Email already exists\. If you do not know your password/);
    });
  });

  it('opens the registration, filled in, from the address of the portal, and keeps its other parameters', async () => {
    await withServer(async (server) => {
      const page = await newPerson(browser());
      const query = new URLSearchParams({ register: '1', name: robin.name, email: robin.email });
      for (const root of [portal, portal.slice(0, -1)]) {
        await page.goto(`${server.url}${root}?${query.toString()}`);
        await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor();
        expect(await page.getByLabel('Name', { exact: true }).inputValue()).toBe(robin.name);
        expect(await page.getByLabel('Email', { exact: true }).inputValue()).toBe(robin.email);
      }
      // An invitation works for a signed-in person too; other parameters do not.
      await page.goto(`${server.url}${portal}login`);
      await logIn(page, demo.vendor, demo.password);
      await page.getByRole('heading', { level: 1, name: 'Commissions' }).waitFor();
      await page.goto(`${server.url}${portal}?${query.toString()}`);
      await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor();
      await page.goto(`${server.url}${portal}?register=0`);
      await page.getByRole('heading', { level: 1, name: 'Commissions' }).waitFor();
    });
  });

  it('mails a link to a new password, which works once and ends the old one', async () => {
    await withServer(async (server, owner) => {
      await setMetas(owner, { vendor_portal_css: 'h1 { color: #010203; }' });
      const page = await newPerson(browser());
      await page.goto(`${server.url}${portal}register`);
      await page.getByRole('heading', { level: 1, name: 'Register' }).waitFor();
      expect(await isStyledByShop(page)).toBe(false);
      await page.getByRole('link', { name: 'Login' }).click();
      await page.getByRole('heading', { level: 1, name: 'Welcome Vendors' }).waitFor();
      expect(await isStyledByShop(page)).toBe(false);
      await page.getByRole('link', { name: 'Forgot your password' }).click();
      await page.getByRole('heading', { level: 1, name: 'Forgot your password' }).waitFor();
      expect(await isStyledByShop(page)).toBe(false);
      await page.getByLabel('Email').fill('nobody@nowhere');
      await page.getByRole('button', { name: 'Request Password Reset' }).click();
      await expectSaid(page, 'Invalid email.');
      await page.getByLabel('Email').fill(demo.vendor);
      await page.getByRole('button', { name: 'Request Password Reset' }).click();
      await page.getByText('Password reset email has been sent.').waitFor();

      const link = linkIn(await mailOf(server.dataDir, 'reset'), '/reset-password/');
      // A second window has the form open too, and is too late.
      const late = await newPerson(browser());
      await late.goto(link);
      await late.getByLabel('New Password', { exact: true }).waitFor();
      await page.goto(link);
      await page.getByRole('button', { name: 'Reset Password' }).waitFor();
      expect(await isStyledByShop(page)).toBe(false);
      await fill(page, { 'New Password': 'demo.example', 'Confirm New Password': 'demo.example' });
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await expectSaid(page, 'Something went wrong.');
      await fill(page, { 'New Password': robin.password, 'Confirm New Password': robin.password });
      expect(await page.getByLabel('New Password', { exact: true }).getAttribute('value')).toBeNull();
      await page.getByRole('button', { name: 'Reset Password' }).click();
      await page.getByText('Password has been reset. Please proceed to login.').waitFor();

      await fill(late, { 'New Password': 'quite another one', 'Confirm New Password': 'quite another one' });
      await late.getByRole('button', { name: 'Reset Password' }).click();
      await late.getByText('Password reset link is invalid.').waitFor();
      await late.goto(link);
      await late.getByText('Password reset link is invalid.').waitFor();
      await late.goto(`${link.split('?')[0]?.slice(0, -3) ?? ''}abc`);
      await late.getByText('Password reset link is invalid.').waitFor();

      await page.getByRole('link', { name: 'Login' }).click();
      await logIn(page, demo.vendor, demo.password);
      await expectSaid(page, 'The email or password is incorrect.');
      await logIn(page, demo.vendor, robin.password);
      await page.getByRole('heading', { level: 1, name: 'Commissions' }).waitFor();
      // The style sheet applies here, so its absence above means something.
      await expect.poll(() => isStyledByShop(page)).toBe(true);
    });
  });

  it('logs out in every tab at once, on the server too, and Back shows nothing', async () => {
    await withServer(async (server) => {
      const one = await newPerson(browser());
      await one.goto(`${server.url}${portal}`);
      await logIn(one, demo.vendor, demo.password);
      await one.getByRole('heading', { level: 1, name: 'Commissions' }).waitFor();
      const other = await one.context().newPage();
      await other.goto(`${server.url}${portal}payouts`);
      await other.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
      const tokens = await tokensOf(one);

      await one.getByRole('link', { name: 'Payouts' }).click();
      await one.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
      await one.getByRole('button', { name: 'Logout' }).click();
      await one.waitForURL(`${server.url}${portal}login`);
      await other.waitForURL(/\/login\?.*reason=elsewhere/);
      await other.getByText('You were logged out in another tab.').waitFor();

      const api = `${server.url}/api`;
      const headers = { authorization: `Bearer ${tokens.access}`, 'content-type': 'application/json' };
      expect((await fetch(`${api}/vendors/me/`, { headers })).status).toBe(401);
      const body = JSON.stringify({ refresh: tokens.refresh });
      expect((await fetch(`${api}/token/refresh/`, { method: 'POST', headers, body })).status).toBe(401);
      // The router stores scroll positions there.
      const kept = await one.evaluate(() => [...Object.keys(localStorage), ...Object.keys(sessionStorage)]);
      // The device token of this browser stays: it grants no access, and separates its attempts from those of
      // strangers. So does the language of its pages.
      const ours = kept.filter((key) => key.startsWith('consignment'));
      expect(ours.filter((key) => !key.startsWith('consignment.language'))).toEqual(['consignment.device']);

      await one.goBack();
      await one.getByRole('heading', { level: 1, name: 'Welcome Vendors' }).waitFor();
      expect(await one.locator('table').count()).toBe(0);
    });
  });
});

async function openTerms(page: Page): Promise<void> {
  const [terms] = await Promise.all([
    page.context().waitForEvent('page'),
    page.getByRole('link', { name: /^Terms & conditions/ }).click(),
  ]);
  await terms.close();
}

async function approve(owner: Api, email: string, vendor_ids: number[]): Promise<void> {
  type Account = { id: number; vendor_signup_user_email: string };
  const { results } = await owner.get<{ results: Account[] }>(
    '/vendors/shop-vendor-accounts/?page_size=1000',
  );
  const id = results.find((account) => account.vendor_signup_user_email === email)?.id;
  const body = { vendor_signups: [{ id, vendor_ids }], approved: true };
  expect((await owner.send('POST', '/vendors/shop-vendor-accounts/', body)).status).toBe(200);
}

async function tokensOf(page: Page): Promise<{ access: string; refresh: string }> {
  const text = await page.evaluate(() => localStorage.getItem('consignment.portal.session'));
  return JSON.parse(text ?? '{}') as { access: string; refresh: string };
}

/** True where a heading has the style of the sheet that the test has set. */
function isStyledByShop(page: Page): Promise<boolean> {
  const heading = page.getByRole('heading', { level: 1 });
  return heading.evaluate((element) => getComputedStyle(element).color === 'rgb(1, 2, 3)');
}
