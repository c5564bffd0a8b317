/** The pages of the portal for two vendors of one shop, by keyboard, and on a phone. */
import { readdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { parse } from 'csv-parse/sync';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { readMail } from '../contract/mail/read-mail.ts';
import { demo, signIn as signInToApi, type Api } from './helpers/api.ts';
import { tabTo } from './helpers/keyboard.ts';
import { newPerson } from './helpers/people.ts';
import { printedBy } from './helpers/printed.ts';
import { copyOfDemo, startServer, type RunningServer } from './helpers/server.ts';

type Listed<Row> = { count: number; results: Row[] };
type Vendor = { id: number; name: string };
type Line = { title: string; commission_amount: string };
type Product = { id: number; title: string; handle: string };
type Payout = { id: number; invoice_number: number; amount: string };

const password = 'moss under old glass';

describe('the pages of the portal', () => {
  let browser: Browser;
  let dataDir: string;
  let server: RunningServer;
  let owner: Api;
  /** Two vendors with their own logins, products, sales and payouts. */
  let makers: { login: string; vendor: Vendor; api: Api }[];
  beforeAll(async () => {
    browser = await launchBrowser();
    dataDir = await copyOfDemo();
    server = await startServer({ dataDir });
    owner = await signInToApi(server.url, demo.owner);
    const switches = {
      showPortalUnpaidOrders: true,
      showPortalCustomers: true,
      showPortalContactPage: true,
      showPortalSellForm: true,
    };
    expect((await owner.send('PUT', '/settings/switches/', switches)).status).toBe(200);
    const vendors = await owner.get<Listed<Vendor>>('/vendors/commission-totals/?page_size=100');
    makers = [];
    for (const name of ['Petal Press', 'Clover Kitchen']) {
      const vendor = vendors.results.find((one) => one.name === name);
      if (vendor === undefined) throw new Error(`The demo has no ${name}.`);
      const login = `${name.split(' ')[0]?.toLowerCase() ?? ''}@makers.example`;
      await addLogin(owner, login, vendor);
      await payTwoLines(owner, vendor.id);
      makers.push({ login, vendor, api: await signInToApi(server.url, login, '/vendors/login/', password) });
    }
  }, 500_000);
  afterAll(async () => {
    await browser.close();
    await server.end();
    await rm(dataDir, { recursive: true, force: true });
  });

  const open = async (page: Page, path: string, title: string | RegExp) => {
    await page.goto(`${server.url}/apps/vendor-portal/${path}`);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
  };
  const makerOn = async (
    login: string,
    path: string,
    title: string,
    viewport?: { width: number; height: number },
  ) => {
    const page = await newPerson(browser);
    if (viewport !== undefined) await page.setViewportSize(viewport);
    await page.goto(`${server.url}/apps/vendor-portal/login`);
    await page.getByLabel('Email').fill(login);
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.getByRole('button', { name: 'Login', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Commissions' }).waitFor();
    await open(page, path, title);
    return page;
  };
  const maker = (index: 0 | 1) => {
    const found = makers[index];
    if (found === undefined) throw new Error('There are two makers.');
    return found;
  };

  it.each([0, 1] as const)(
    'show vendor %i its own, and nothing of the other, on the page and in files',
    async (index) => {
      const { login, vendor, api } = maker(index);
      const other = maker(index === 0 ? 1 : 0);
      const own = await api.get<Listed<Product>>('/products/?page_size=200');
      const foreign = (await other.api.get<Listed<Product>>('/products/?page_size=200')).results
        .map(({ title }) => title)
        .filter((title) => own.results.every((product) => product.title !== title));
      expect(foreign.length).toBeGreaterThan(0);
      const seen: string[] = [];
      const page = await makerOn(login, '', 'Commissions');
      const look = async () => seen.push(await page.getByRole('main').innerText());

      const lines = await api.get<Listed<Line>>('/vendors/commissions/?page_size=1');
      await page.getByText(new RegExp(`of ${lines.count.toLocaleString('en-US')}$`)).waitFor();
      await look();
      const commissions = await exported(page);
      expect(commissions).toHaveLength(lines.count);
      expect(new Set(commissions.map((row) => row['Vendor']))).toEqual(new Set([vendor.name]));
      seen.push(JSON.stringify(commissions));

      await open(page, 'unpaid', 'Unpaid Orders');
      const unpaid = await api.get<Listed<Line>>('/vendors/commissions/?page_size=1&paid=false');
      await page.getByText(new RegExp(`of ${unpaid.count.toLocaleString('en-US')}$`)).waitFor();
      await look();

      await open(page, 'products', 'Products');
      await page.getByText(new RegExp(`of ${own.count.toLocaleString('en-US')}$`)).waitFor();
      await look();
      expect(await exported(page)).toHaveLength(own.count);
      const [product] = own.results.toSorted((a, b) => a.title.localeCompare(b.title));
      if (product === undefined) throw new Error(`${vendor.name} has no products.`);
      await page.getByRole('searchbox', { name: 'Search products' }).fill(product.title);
      await page.keyboard.press('Enter');
      await page.getByRole('link', { name: product.title, exact: true }).first().click();
      await page.getByRole('heading', { level: 1, name: product.title }).waitFor();
      expect(await page.getByRole('link', { name: /^View at/ }).getAttribute('href')).toBe(
        `https://${demo.shop}/products/${product.handle}`,
      );
      await look();

      await open(page, 'payouts', 'Payouts');
      const [payout] = (await api.get<Listed<Payout>>('/vendors/payouts/')).results;
      if (payout === undefined) throw new Error(`${vendor.name} has no payouts.`);
      await page
        .getByRole('link', { name: `£${payout.amount}` })
        .first()
        .click();
      await page.getByRole('heading', { level: 1, name: 'Payout Details' }).waitFor();
      await look();
      const printed = (
        await printedBy(page, () => page.getByRole('button', { name: 'Print Invoice' }).click())
      ).flat();
      expect(printed.join('\n')).toContain(`£${payout.amount}`);
      expect(printed.join('\n')).toContain(vendor.name);
      seen.push(printed.join('\n'), JSON.stringify(await exported(page)));

      for (const [path, title] of [
        ['customers', 'Customers'],
        ['contact', 'Contact'],
        ['settings', 'Account Settings'],
      ] as const) {
        await open(page, path, title);
        await look();
      }
      for (const trace of [other.vendor.name, other.login, ...foreign]) {
        expect(seen.filter((text) => text.includes(trace))).toEqual([]);
      }
      // The rows of another vendor are not found.
      const [theirs] = (await other.api.get<Listed<Payout>>('/vendors/payouts/')).results;
      await open(page, `payouts/${theirs?.id ?? 0}`, 'Page not found');
    },
  );

  it('add customers and import them, whole or not at all', async () => {
    const { login, vendor, api } = maker(0);
    const listed = () => api.get<Listed<unknown>>(`/vendors/${vendor.id}/customers/`);
    const page = await makerOn(login, 'customers', 'Customers');
    await page.getByRole('button', { name: 'Add Customer' }).click();
    const adding = page.getByRole('dialog', { name: 'Add Customer' });
    await adding.getByLabel('First Name').fill('Zoë');
    await adding.getByLabel('Email').fill('zoe@buyers.example');
    await adding.getByRole('button', { name: 'Add Customer' }).click();
    await adding.waitFor({ state: 'detached' });
    await page.getByRole('rowheader', { name: 'Zoë' }).waitFor();

    // Another vendor of the shop may not add her, and gets the reason.
    const other = await makerOn(maker(1).login, 'customers', 'Customers');
    await other.getByRole('button', { name: 'Add Customer' }).click();
    await other.getByLabel('First Name').fill('Zoë');
    await other.getByLabel('Email').fill('ZOE@buyers.example');
    await other.keyboard.press('Enter');
    await other.getByText('Email already exists. Contact store owner.').first().waitFor();
    await other.getByRole('button', { name: 'Cancel' }).click();
    await other.getByText('No customers yet.').waitFor();

    const file = (csv: string) => ({ name: 'customers.csv', mimeType: 'text/csv', buffer: Buffer.from(csv) });
    await page.getByRole('button', { name: 'Import Customers' }).click();
    const importing = page.getByRole('dialog', { name: 'Import Customers' });
    const choose = (csv: string | Buffer) =>
      importing
        .getByLabel('CSV file', { exact: true })
        .setInputFiles({ ...file(''), buffer: Buffer.from(csv) });
    const good =
      'First Name,Last Name,Email\nKai,Lund,kai@buyers.example\nZoë,,zoe@buyers.example\n陈,伟,wei@buyers.example\n';
    await choose(`${good}Bo,,bo at buyers.example\n`);
    await importing.getByText('Nothing has been imported yet.').waitFor();
    await importing.getByText('Row 5').waitFor();
    await importing.getByText('“bo at buyers.example” is not an email address.').waitFor();
    expect(
      await importing.getByRole('button', { name: 'Import', exact: true }).getAttribute('aria-disabled'),
    ).toBe('true');
    // An ambiguous encoding is refused, since characters would be lost.
    await choose(Buffer.from('Ren\xe9,Roy,rene@buyers.example\n', 'latin1'));
    await importing.getByText(/CSV UTF-8/).waitFor();
    expect((await listed()).count).toBe(1);

    await choose(good);
    await importing.getByRole('heading', { name: '2 new customers' }).waitFor();
    await importing.getByRole('button', { name: 'Import 2 Customers' }).click();
    await page.getByText('Customer Imported Successfully.').waitFor();
    await page.getByRole('rowheader', { name: '陈 伟' }).waitFor();
    expect((await listed()).count).toBe(3);
    await page.getByText('Customer Imported Successfully.').waitFor({ state: 'detached' });
  });

  it('offer goods to the shop, by a mail with replies to the vendor', async () => {
    const { login, vendor } = maker(0);
    const page = await makerOn(login, 'sell', 'Sell Form');
    await page.getByLabel('Your offer').fill('Beech bowls');
    await page.getByRole('link', { name: 'Payouts', exact: true }).click();
    const question = page.getByRole('alertdialog');
    await question.getByRole('button', { name: 'Stay' }).click();
    await question.waitFor({ state: 'detached' });
    expect(await page.getByLabel('Your offer').inputValue()).toBe('Beech bowls');
    await page.getByLabel('Description').fill('Turned by hand.');
    await page.getByRole('button', { name: 'Send Offer' }).click();
    await page.getByText('Your offer has not been sent to Rookery Market: Beech bowls.').waitFor();
    const folder = join(dataDir, 'mail');
    const offers = async () =>
      (await readdir(folder).catch(() => [])).filter((name) => name.endsWith('-offer.eml'));
    await expect.poll(async () => (await offers()).length).toBe(1);
    const { headers, text } = readMail(await readFile(join(folder, (await offers())[0] ?? ''), 'utf8'));
    expect(headers.get('reply-to')).toContain(login);
    expect(headers.get('subject')).toBe(`${vendor.name} has offered you Beech bowls`);
    expect(text).toContain('Turned by hand.');
    await page.getByRole('link', { name: 'Payouts', exact: true }).click();
    await page.getByRole('heading', { level: 1, name: 'Payouts' }).waitFor();
  });

  /** As the person of a login that the shop has set up does, before it changes itself. */
  const choosePasswordByMail = async (email: string) => {
    const call = async (path: string, body: object, token?: string) => {
      const headers = {
        'content-type': 'application/json',
        ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
      };
      const init = { method: 'PUT', headers, body: JSON.stringify(body) };
      const answer = await fetch(`${server.url}/api/accounts/${path}`, init);
      expect(answer.ok).toBe(true);
      return answer.text();
    };
    await call(`vendor-send-reset-pw-email/?shop=${demo.shop}`, { email });
    const folder = join(dataDir, 'mail');
    const links = async () => {
      const names = await readdir(folder).catch(() => []);
      const mails = await Promise.all(names.map((name) => readFile(join(folder, name), 'utf8')));
      return mails
        .map(readMail)
        .filter(({ headers }) => headers.get('to')?.includes(email))
        .flatMap(({ text }) => /\/reset-password\/([^/]+)\/([^/?\s]+)/.exec(text) ?? []);
    };
    await expect.poll(async () => (await links()).length).toBe(3);
    const [, uidb64 = '', token = ''] = await links();
    // The answer is the contract's.
    const { access } = JSON.parse(await call('authenticate-token/', { uidb64, token })) as { access: string };
    await call('reset-password/', { new_password1: password, new_password2: password }, access);
  };

  it('change the login, by keyboard alone', async () => {
    const { vendor } = maker(1);
    const login = 'second@makers.example';
    await addLogin(owner, login, vendor);
    await choosePasswordByMail(login);
    const page = await makerOn(login, '', 'Commissions');
    const press = async (name: string) => {
      await tabTo(page, page.getByRole('button', { name, exact: true }));
      await page.keyboard.press('Enter');
    };
    const type = async (label: string, text: string) => {
      const field = page.getByLabel(label, { exact: true });
      await tabTo(page, field);
      await page.keyboard.press('ControlOrMeta+A');
      await page.keyboard.type(text);
    };
    await tabTo(page, page.getByRole('link', { name: 'Settings', exact: true }));
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { level: 1, name: 'Account Settings' }).waitFor();

    // An address of another login: the message is at the field, and the typed address stays.
    await type('Login email', maker(0).login);
    await page.keyboard.press('Enter');
    await page
      .getByText(/^Something went wrong updating the login email\./)
      .first()
      .waitFor();
    expect(await page.getByLabel('Login email', { exact: true }).inputValue()).toBe(maker(0).login);
    await type('Login email', 'renamed@makers.example');
    await page.keyboard.press('Enter');
    await page.getByText('Login email updated successfully.').waitFor();

    await type('PayPal email (optional)', 'pay@makers.example');
    await type('Your password', 'not the password');
    await page.keyboard.press('Enter');
    await page.getByText('Your password is incorrect.').first().waitFor();
    await type('Your password', password);
    await page.keyboard.press('Enter');
    await page.getByText('PayPal email updated successfully.').waitFor();

    await type('Old Password', password);
    await type('New Password', 'password');
    await type('Confirm New Password', 'password');
    await press('Change Password');
    await page
      .getByText(/^New password is not valid\./)
      .first()
      .waitFor();
    await type('New Password', 'linseed and slow oak');
    await type('Confirm New Password', 'linseed and slow oak');
    await press('Change Password');
    await page.getByText('Password has been updated').waitFor();

    const api = await signInToApi(
      server.url,
      'renamed@makers.example',
      '/vendors/login/',
      'linseed and slow oak',
    );
    const me = await api.get<Listed<{ account_email: string; paypal_email: string }>>('/vendors/me/');
    expect(me.results).toMatchObject([
      { account_email: 'renamed@makers.example', paypal_email: 'pay@makers.example' },
    ]);
    await expect(signInToApi(server.url, login, '/vendors/login/', password)).rejects.toThrow('401');
  });

  it('fit a phone, with every list as cards and nothing wider than the screen', async () => {
    const { login, api } = maker(0);
    const [payout] = (await api.get<Listed<Payout>>('/vendors/payouts/')).results;
    const [product] = (await api.get<Listed<Product>>('/products/')).results;
    const page = await makerOn(login, '', 'Commissions', { width: 375, height: 740 });
    for (const width of [375, 320]) {
      await page.setViewportSize({ width, height: 740 });
      for (const path of [
        '',
        'unpaid',
        'products',
        `products/${product?.id ?? 0}`,
        'payouts',
        `payouts/${payout?.id ?? 0}`,
        'customers',
        'settings',
        'contact',
        'sell',
      ]) {
        await open(page, path, /./);
        const beyond = () =>
          page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
        expect({ width, path, beyond: await beyond() }).toEqual({ width, path, beyond: 0 });
        const small = await page
          .getByRole('main')
          .getByRole('button')
          .evaluateAll((buttons) =>
            buttons
              .filter((button) => button.checkVisibility() && button.getBoundingClientRect().height < 24)
              .map((button) => button.textContent),
          );
        expect({ path, small }).toEqual({ path, small: [] });
      }
    }
    await open(page, '', 'Commissions');
    // The headers are beside the values, and the order is chosen among the filters.
    await page.getByRole('button', { name: 'Filters' }).click();
    await page.getByRole('combobox', { name: 'Sort by' }).selectOption({ label: 'Owed' });
    await expect.poll(() => new URL(page.url()).searchParams.get('sort')).toContain('commission_amount');
    await page.getByLabel('Payment status').selectOption('Paid');
    await expect.poll(() => new URL(page.url()).searchParams.get('paid')).toBe('paid');
    const paid = await maker(0).api.get<Listed<Line>>('/vendors/commissions/?page_size=1&paid=true');
    expect(paid.count).toBeGreaterThanOrEqual(2);
    await expect.poll(() => page.getByText('PAID', { exact: true }).count()).toBe(paid.count);
    // The address has the state of the page, which a reload restores.
    await page.reload();
    await expect.poll(() => page.getByText('PAID', { exact: true }).count()).toBe(paid.count);
  });

  it('follow the settings of the shop', async () => {
    const { login } = maker(0);
    const meta = async (meta_key: string, meta_value: string) => {
      const { status } = await owner.send('POST', '/shopify/shop-meta/create/', { meta_key, meta_value });
      expect([200, 201]).toContain(status);
    };
    const page = await makerOn(login, '', 'Commissions');
    const why = page.getByRole('button', { name: /^Why this amount\?/ }).first();
    await why.click();
    await page.getByRole('dialog', { name: 'Why this amount?' }).getByText('Rule:').waitFor();

    const switches = {
      showPortalUnpaidOrders: false,
      showPortalCustomers: false,
      showPortalContactPage: false,
      showPortalSellForm: false,
      hidePortalPaypalEmail: true,
      usePrintReportLabel: true,
    };
    expect((await owner.send('PUT', '/settings/switches/', switches)).status).toBe(200);
    await meta('vendor_field_commissions', 'false');
    await meta('vendor_field_order_num', 'false');
    await meta('vendor_portal_products', 'false');
    for (const path of ['unpaid', 'customers', 'contact', 'sell', 'products']) {
      await open(page, path, 'Page not found');
    }
    await open(page, '', 'Commissions');
    expect(await page.getByRole('navigation', { name: 'Main' }).getByRole('link').allTextContents()).toEqual([
      'Commissions',
      'Payouts',
      'Settings',
    ]);
    const headers = await page.getByRole('columnheader').allTextContents();
    expect(headers).not.toContain('Order');
    expect(headers).not.toContain('Owed');
    const [row = {}] = await exported(page);
    expect(Object.keys(row)).not.toContain('Order');
    expect(Object.keys(row)).not.toContain('Earned');
    await open(page, 'settings', 'Account Settings');
    expect(await page.getByRole('region', { name: 'PayPal Email' }).count()).toBe(0);
    await open(page, 'payouts', 'Payouts');
    await page.getByRole('rowheader').first().getByRole('link').click();
    await page.getByRole('button', { name: 'Print Report' }).waitFor();
  });
});

/** Registers an account in the browser, and lets the owner approve it for a vendor. */
async function addLogin(owner: Api, email: string, vendor: Vendor): Promise<void> {
  const registered = await owner.send('POST', '/accounts/vendor-register/', {
    name: vendor.name,
    email,
    password1: password,
    password2: password,
    myshopify_domain: demo.shop,
  });
  expect([200, 201]).toContain(registered.status);
  const accounts = await owner.get<Listed<{ id: number; vendor_signup_user_email: string }>>(
    '/vendors/shop-vendor-accounts/?page_size=200',
  );
  const account = accounts.results.find((one) => one.vendor_signup_user_email === email);
  const saved = await owner.send('POST', '/vendors/shop-vendor-accounts/', {
    vendor_signups: [{ id: account?.id, vendor_ids: [vendor.id] }],
    approved: true,
  });
  expect([200, 201]).toContain(saved.status);
}

async function payTwoLines(owner: Api, vendor: number): Promise<void> {
  const unpaid = await owner.get<{ line_items: number[] }>(`/vendors/unpaid-commissions/${vendor}/`);
  const body = { vendor, line_item_ids: unpaid.line_items.slice(0, 2), note: 'By bank transfer' };
  const paid = await owner.send('POST', '/vendors/payouts/create/', body, {
    'idempotency-key': crypto.randomUUID(),
  });
  expect([200, 201]).toContain(paid.status);
}

/** The rows of the exported file. */
async function exported(page: Page): Promise<Record<string, string>[]> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Export' }).click();
  return parse(await readFile(await (await coming).path(), 'utf8'), { bom: true, columns: true });
}
