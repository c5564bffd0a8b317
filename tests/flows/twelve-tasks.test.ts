/** The tasks of the handbook page Twelve tasks, each with the clicks that the page names, on a desk and on a phone. */
import { randomUUID } from 'node:crypto';
import type { Browser, BrowserContext, Locator, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { twelveTasks } from '../../stories/handbook/shop/twelve-tasks.ts';
import { launchBrowser } from '../browser.ts';
import { startSmtpServer, type SmtpServer } from '../contract/mail/smtp-server.ts';
import { aLineRow, anOrderRow, ordersCsv } from '../unit/import/files.ts';
import { demo, signIn as signInToApi, type Api } from './helpers/api.ts';
import { importOrders } from './helpers/imports.ts';
import { newPerson, signIn } from './helpers/people.ts';
import { portal } from './helpers/portal.ts';
import { withServer } from './helpers/server.ts';

type Shop = { url: string; owner: Api; vendor: Api; vendorId: number };
type Done = {
  /** The person; the owner where it is left out. */
  as?: 'vendor';
  /** The address at which the task begins. */
  from: (shop: Shop) => string;
  /** Makes the state that the task needs and the demo lacks. */
  prepare?: (shop: Shop) => Promise<void>;
  carryOut: (page: Page, shop: Shop) => Promise<void>;
};

/** In an order in which none takes from a later one what it needs. */
const done: Record<keyof typeof twelveTasks, Done> = {
  why: {
    from: () => '/vendors',
    carryOut: async (page) => {
      await page.getByRole('table', { name: 'Vendors' }).getByRole('rowheader').first().click();
      await page
        .getByRole('button', { name: /^Why this amount\?/ })
        .first()
        .click();
      await page.getByRole('dialog', { name: 'Why this amount?' }).getByText(/%|£/).first().waitFor();
    },
  },
  rate: {
    from: ({ vendorId }) => `/vendors/${vendorId}`,
    carryOut: async (page, { owner, vendorId }) => {
      await openPart(
        page.getByRole('tab', { name: 'Settings' }),
        page.getByLabel('Show', { exact: true }),
        'Settings',
      );
      await page.getByLabel(/^Commission rate/).click();
      await page.keyboard.type('47.5');
      const bar = page.getByRole('group', { name: 'Unsaved changes' });
      await bar.getByRole('button', { name: 'Save' }).click();
      const effect = page.getByRole('dialog', { name: 'Effect of this change' });
      await effect.getByRole('button', { name: 'Apply change' }).click();
      await effect.waitFor({ state: 'detached' });
      const { commission_rate: rate } = await owner.get<{ commission_rate: string }>(`/vendors/${vendorId}/`);
      expect(Number(rate)).toBe(47.5);
    },
  },
  fromDate: {
    from: ({ vendorId }) => `/vendors/${vendorId}`,
    carryOut: async (page, { owner, vendorId }) => {
      await openPart(
        page.getByRole('tab', { name: 'Settings' }),
        page.getByLabel('Show', { exact: true }),
        'Settings',
      );
      await page.getByLabel(/^Commission rate/).click();
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type('25');
      await page.getByText('From a date', { exact: true }).click();
      await page
        .getByRole('group', { name: 'Unsaved changes' })
        .getByRole('button', { name: 'Save' })
        .click();
      const effect = page.getByRole('dialog', { name: 'Effect of this change' });
      await effect.getByRole('button', { name: 'Apply change' }).click();
      await effect.waitFor({ state: 'detached' });
      type Ahead = { rates_ahead: { percent: string | null }[] };
      const { rates_ahead: ahead } = await owner.get<Ahead>(`/vendors/${vendorId}/`);
      expect(ahead.length).toBeGreaterThan(0);
    },
  },
  brand: {
    from: () => '/settings',
    carryOut: async (page, { url }) => {
      const entry = page
        .getByRole('navigation', { name: 'Settings' })
        .getByRole('link', { name: 'Vendor Portal' });
      await openPart(entry, page.getByRole('combobox', { name: 'Section' }), 'Vendor Portal');
      const colour = page.getByRole('textbox', { name: /^Primary colour/ });
      await colour.click();
      await colour.fill('#224466');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      const shown = async () => {
        const answer = await fetch(`${url}/api/shopify/shop-public/`);
        return ((await answer.json()) as { vendor_portal_primary_color: string }).vendor_portal_primary_color;
      };
      await expect.poll(shown).toBe('#224466');
    },
  },
  refund: {
    from: () => '/',
    prepare: async ({ owner }) => importOrders(owner, refundWithoutItems),
    carryOut: async (page, { owner }) => {
      await page.getByRole('link', { name: 'Assign refunds' }).click();
      await page.getByRole('rowheader', { name: '#900077' }).click();
      await page.getByRole('button', { name: 'Record what was returned' }).click();
      const dialog = page.getByRole('dialog', { name: 'What was returned?' });
      await dialog.getByRole('button', { name: 'Save' }).click();
      await dialog.waitFor({ state: 'detached' });
      const counts = await owner.get<{ refunds_to_assign: { orders: number } }>('/reconciliation/counts/');
      expect(counts.refunds_to_assign.orders).toBe(0);
    },
  },
  answer: {
    from: () => '/',
    prepare: async ({ vendor, vendorId }) => {
      const lines = await vendor.get<{ results: { id: number; commission_trace: object | null }[] }>(
        `/vendors/commissions/?vendor_id=${vendorId}&paid=false`,
      );
      const line = lines.results.find(({ commission_trace: trace }) => trace !== null);
      const body = { line_item: line?.id, reason: 'rate', text: 'Is this the rate that we agreed on?' };
      const key = { 'idempotency-key': randomUUID() };
      expect(await vendor.send('POST', '/questions/', body, key)).toMatchObject({ status: 201 });
    },
    carryOut: async (page, { owner }) => {
      await page.getByRole('link', { name: 'Answer', exact: true }).click();
      await page.getByLabel('Message').fill('It is, from March on.');
      await page.getByRole('button', { name: 'Send answer' }).click();
      await page.getByText('It is, from March on.').waitFor();
      await expect.poll(async () => (await owner.get<{ open: number }>('/questions/counts/')).open).toBe(0);
    },
  },
  statement: {
    from: ({ vendorId }) => `/vendors/${vendorId}`,
    carryOut: async (page, { owner, vendorId }) => {
      const path = `/statements/?vendor_id=${vendorId}`;
      const issued = async () => (await owner.get<{ count: number }>(path)).count;
      const before = await issued();
      await openPart(
        page.getByRole('tab', { name: 'Statements' }),
        page.getByLabel('Show', { exact: true }),
        'Statements',
      );
      await page.getByRole('button', { name: 'Issue statement' }).click();
      const dialog = page.getByRole('dialog', { name: 'Issue statement' });
      await dialog.getByText('Closing balance').waitFor();
      await dialog.getByRole('button', { name: 'Issue statement' }).click();
      await dialog.waitFor({ state: 'detached' });
      expect(await issued()).toBe(before + 1);
    },
  },
  compare: {
    from: () => '/reconciliation',
    carryOut: async (page) => {
      const place = page.getByRole('region', { name: 'Compare a file' });
      const [chooser] = await Promise.all([
        page.waitForEvent('filechooser'),
        place.locator('input[type=file]').click(),
      ]);
      const buffer = Buffer.from(refundWithoutItems);
      await chooser.setFiles({ name: 'orders.csv', mimeType: 'text/csv', buffer });
      await place.getByRole('button', { name: 'Compare', exact: true }).click();
      await page.getByRole('table', { name: 'Compared with' }).getByText('orders.csv').waitFor();
    },
  },
  inviteAll: {
    from: () => '/vendors',
    carryOut: async (page, { owner }) => {
      await page.getByRole('button', { name: 'Invite all' }).click();
      const dialog = page.getByRole('dialog', { name: 'Invite vendors' });
      await dialog.getByRole('button', { name: /^Invite \d+ vendors?$/ }).click();
      await dialog.getByRole('button', { name: 'Done' }).waitFor();
      const { to_invite: left } = await owner.get<{ to_invite: unknown[] }>('/vendors/invitations/');
      expect(left).toEqual([]);
    },
  },
  payOne: {
    from: () => '/',
    carryOut: async (page) => {
      const due = page.getByRole('region', { name: 'Commissions Due' });
      await due.getByRole('button', { name: 'Pay Now' }).first().click();
      await page
        .getByRole('dialog')
        .getByRole('button', { name: /^Pay £/ })
        .click();
      await page.getByRole('dialog', { name: 'Payout made' }).waitFor();
    },
  },
  payAll: {
    from: () => '/',
    // The tasks before it have changed what is due.
    prepare: async ({ owner }) => {
      const { results } = await owner.get<{ results: { id: number }[] }>('/pay-runs/?state=draft');
      for (const { id } of results)
        expect(await owner.send('POST', `/pay-runs/${id}/refresh/`)).toMatchObject({ status: 200 });
    },
    carryOut: async (page) => {
      await page.getByRole('link', { name: 'Review and pay' }).click();
      await page.getByRole('button', { name: 'Review and pay…' }).click();
      const review = page.getByRole('alertdialog', { name: /^Pay £/ });
      await review.getByRole('button', { name: /^Pay £/ }).click();
      await review.waitFor({ state: 'detached' });
    },
  },
  bankDetails: {
    as: 'vendor',
    from: () => `${portal}settings`,
    carryOut: async (page) => {
      const card = page.getByRole('region', { name: 'Bank details' });
      await card.getByRole('button', { name: 'Add bank details' }).click();
      const dialog = page.getByRole('dialog');
      // The shop's country is chosen already; its accounts have a sort code.
      await dialog.getByLabel('Account holder').fill('Ada Oak');
      await dialog.getByRole('textbox', { name: 'Sort code' }).fill('20-00-00');
      await dialog.getByRole('textbox', { name: 'Account number' }).fill('55779911');
      await dialog.getByLabel('Your password', { exact: true }).fill(demo.password);
      await dialog.getByRole('button', { name: 'Save', exact: true }).click();
      await card.getByText(/9911/).waitFor();
    },
  },
};

/** Two vendors' items, and a refund that is neither of their prices. */
const refundWithoutItems = ordersCsv([
  anOrderRow({
    Name: '#900077',
    Id: '900077',
    'Financial Status': 'partially_refunded',
    'Refunded Amount': '3.00',
    'Lineitem name': 'Walnut bowl',
    Vendor: 'Bramble Textiles',
  }),
  aLineRow({ Name: '#900077', 'Lineitem name': 'Ash spoon', Vendor: 'Tidewater Toys' }),
]);

const devices = {
  desk: { viewport: { width: 1280, height: 800 } },
  phone: { viewport: { width: 375, height: 812 }, hasTouch: true, isMobile: true },
} as const;

describe.each(['desk', 'phone'] as const)('the twelve tasks on a %s', (device) => {
  let browser: Browser;
  let smtp: SmtpServer;
  beforeAll(async () => {
    browser = await launchBrowser();
    smtp = await startSmtpServer();
  }, 300_000);
  afterAll(async () => {
    await browser.close();
    await smtp.close();
  });

  it('take the clicks that the handbook says', { timeout: 600_000 }, async () => {
    // An invitation counts once it is sent, or is queued for that.
    const env = { SMTP_URL: smtp.url, MAIL_FROM: 'no-reply@mail.example' };
    await withServer({ env }, async ({ url }) => {
      const vendor = await signInToApi(url, demo.vendor, '/vendors/login/');
      const { results } = await vendor.get<{ results: { id: number }[] }>('/vendors/me/');
      const shop = { url, owner: await signInToApi(url, demo.owner), vendor, vendorId: results[0]?.id ?? 0 };
      const contexts = {
        owner: await loggedIn(browser, device, url, demo.owner, (page) =>
          page.getByRole('region', { name: 'This week' }),
        ),
        vendor: await loggedIn(browser, device, `${url}${portal}`, demo.vendor, (page) =>
          page.getByRole('button', { name: 'Logout' }),
        ),
      };
      for (const [name, { as = 'owner', from, prepare, carryOut }] of Object.entries(done)) {
        await prepare?.(shop);
        const page = await contexts[as].newPage();
        const clicks = await countedFrom(page);
        await page.goto(`${url}${from(shop)}`);
        await carryOut(page, shop);
        const { clicks: said } = twelveTasks[name as keyof typeof done];
        await expect.poll(() => [name, clicks()]).toEqual([name, said]);
        await page.close();
      }
      await Promise.all(Object.values(contexts).map((context) => context.close()));
    });
  });
});

/** A part of a page by its tab or its place in a menu, which are a select on a phone. */
async function openPart(entry: Locator, select: Locator, name: string): Promise<void> {
  await entry.or(select).first().waitFor();
  if (await entry.isVisible()) return entry.click();
  await select.click();
  await select.selectOption(name);
}

/** The session of a person who has logged in, on the device. */
async function loggedIn(
  browser: Browser,
  device: keyof typeof devices,
  url: string,
  email: string,
  shown: (page: Page) => Locator,
): Promise<BrowserContext> {
  const person = await newPerson(browser);
  await signIn(person, url, email);
  await shown(person).waitFor();
  const storageState = await person.context().storageState();
  await person.context().close();
  return browser.newContext({ ...devices[device], locale: 'en-US', timezoneId: 'UTC', storageState });
}

/** Counts the presses of the pointer on every document that the page loads. */
async function countedFrom(page: Page): Promise<() => number> {
  let clicks = 0;
  await page.exposeFunction('countClick', () => {
    clicks += 1;
  });
  await page.addInitScript(() => {
    const count = () => (window as unknown as { countClick: () => Promise<void> }).countClick();
    document.addEventListener('pointerdown', () => void count(), { capture: true });
  });
  return () => clicks;
}
