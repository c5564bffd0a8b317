/** Pay runs in the demo: a month's from its schedule to the bank's statement, and one whose process is killed while it is approved. */
import { createHash, randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { setTimeout as wait } from 'node:timers/promises';
import { audit } from '@consignment/server/features/features';
import { openDatabase } from '@consignment/server/database/open-database';
import { shopIdByDomain } from '@consignment/server/queries/people/logins';
import { sealerOf } from '../../packages/server/src/common/sealed.ts';
import { secretsKeyOf } from '../../packages/server/src/config/kept-secrets.ts';
import { draftScheduledRuns } from '../../packages/server/src/features/pay-runs/pay-run-work.ts';
import { createMethods } from '../../packages/server/src/payments/methods.ts';
import { vendorsWithBankDetails } from '../../packages/server/src/queries/payouts/bank-payees.ts';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demo, signIn, type Api } from './helpers/api.ts';
import { minor, onceFree, vendorsOf } from './helpers/paying.ts';
import { barOf, ownerOn } from './helpers/people.ts';
import { portalOfDemo } from './helpers/portal.ts';
import { demoData, startProcess, startServer, withDataDir } from './helpers/server.ts';

type Run = {
  id: number;
  state: string;
  created_by: string | null;
  count: number;
  amount: string;
  exceptions: number;
  bank_file: { hash: string; amount: string } | null;
};
type RunVendor = { vendor: number; state: string; amount: string; payout: number | null };
type Listed<T> = { count: number; results: T[] };

/** The page follows what the server does. */
const patience = { timeout: 90_000 };

describe('a month’s run', () => {
  const { browser } = portalOfDemo();

  it('goes from the schedule over the bank file to the bank’s statement', { timeout: 400_000 }, async () => {
    await withDataDir(async (dataDir) => {
      const first = await startServer({ dataDir });
      const vendor = await vendorWithBank(first.url);
      const settings = await ownerOn(browser(), `${first.url}/settings/payments`, (page) =>
        page.getByRole('heading', { name: 'Bank files' }),
      );
      await setSchedule(settings);
      await setUpBankFiles(settings);
      await settings.context().close();
      await first.end();

      await draftOfAMonthLater(dataDir);
      const server = await startServer({ dataDir });
      try {
        const owner = await signIn(server.url, demo.owner);
        const { results: drafts } = await owner.get<Listed<Run>>('/pay-runs/?state=draft');
        const drafted = drafts.find(({ created_by: by }) => by === null);
        if (drafted === undefined) throw new Error('The schedule has drafted no run.');
        const page = await ownerOn(browser(), `${server.url}/pay-runs/${drafted.id}`, (shown) =>
          shown.getByRole('heading', { level: 1, name: /^Pay run / }),
        );

        // Exceptions stand first, and are not in the total.
        const rows = page.getByRole('table', { name: 'Vendors in the run' }).getByRole('row');
        expect(drafted.exceptions).toBeGreaterThan(0);
        await page.getByText('cannot be paid yet').waitFor();
        await rows.nth(1).getByText('Hidden vendor').or(rows.nth(1).getByText('Owes the shop')).waitFor();

        const own = rows.filter({
          has: page.getByRole('rowheader').getByRole('link', { name: vendor.name, exact: true }),
        });
        await own.getByRole('button', { name: /^Change / }).click();
        await page.getByRole('menuitem', { name: 'Pay by bank file' }).click();
        await own.getByRole('cell', { name: 'Bank file' }).waitFor();

        await page.getByRole('button', { name: 'Review and pay…' }).click();
        const review = page.getByRole('alertdialog', { name: /^Pay £/ });
        await review.getByText('Bank file: 1 vendor').waitFor();
        await review.getByRole('button', { name: /^Pay £/ }).click();
        await page.getByText('The bank file is ready: give it to your bank.').waitFor(patience);

        const file = await exported(page, 'Export file');
        const { bank_file: made } = await owner.get<Run>(`/pay-runs/${drafted.id}/`);
        expect(createHash('sha256').update(file).digest('hex')).toBe(made?.hash);
        expect(file.toString()).toContain(vendor.account);
        await page.getByRole('button', { name: 'Given to the bank…' }).click();
        await page.getByRole('button', { name: 'The bank has it' }).click();
        await page.getByRole('heading', { name: 'From the bank' }).waitFor(patience);
        expect(await exported(page, 'Export file again')).toEqual(file);

        const { results } = await owner.get<Listed<RunVendor>>(
          `/pay-runs/${drafted.id}/vendors/?state=paying`,
        );
        const payout = results[0]?.payout ?? 0;
        const statement = [
          'Date,Amount,Details',
          `2026-12-01,-${made?.amount ?? ''},BANK TRANSFER po-${payout}`,
          '2026-12-01,-12.50,CARD CHARGES',
        ].join('\n');
        await page.getByLabel('The bank’s answer or statement').setInputFiles({
          name: 'statement.csv',
          mimeType: 'text/csv',
          buffer: Buffer.from(statement),
        });
        await page.getByRole('button', { name: 'Match payments' }).click();
        const entries = page.getByRole('table', { name: 'Bank entries' });
        const charges = entries.getByRole('row').filter({ hasText: 'CARD CHARGES' });
        await charges.getByText('Not matched').waitFor(patience);
        await entries.getByRole('row').filter({ hasText: 'BANK TRANSFER' }).getByText('Matched').waitFor();
        // The others are paid by hand: a person sends their money, and says so.
        await page.getByRole('button', { name: 'Mark as sent…' }).click();
        await page
          .getByRole('alertdialog', { name: /^Have you sent £/ })
          .getByRole('button', { name: 'Mark as sent' })
          .click();
        await page.getByText(/All .* have been made\.$/).waitFor(patience);

        await charges.getByRole('button', { name: 'Assign…' }).click();
        await page.getByRole('checkbox', { name: /^This entry doesn’t belong to a payment/ }).check();
        await page.getByRole('button', { name: 'Set aside' }).click();
        await charges.getByText('Set aside').waitFor();
        expect((await owner.get<Run>(`/pay-runs/${drafted.id}/`)).state).toBe('done');
      } finally {
        await server.end();
      }
      await expectCleanBooks(dataDir);
    }, demoData());
  });
});

describe('a run whose process is killed', () => {
  it('is finished after the restart, and pays each vendor once', { timeout: 400_000 }, async () => {
    await withDataDir(async (dataDir) => {
      const key = randomUUID();
      let server = await startProcess({ dataDir });
      const begun = await signIn(server.url, demo.owner);
      const made = await begun.send('POST', '/pay-runs/create/', {}, { 'idempotency-key': randomUUID() });
      expect(made.status).toBe(201);
      // The answer is the contract's.
      const draft = made.body as Run;
      const dueBefore = await dueOf(begun);

      const approve = (api: Api) =>
        api.send(
          'POST',
          `/pay-runs/${draft.id}/approve/`,
          { expected_amount: draft.amount },
          { 'idempotency-key': key },
        );
      for (const delay of [10, 60, 200, 500]) {
        const asked = approve(await signIn(server.url, demo.owner)).catch(() => null);
        await wait(delay);
        await server.end('SIGKILL');
        await asked;
        server = await startProcess({ dataDir });
        const { state } = await (await signIn(server.url, demo.owner)).get<Run>(`/pay-runs/${draft.id}/`);
        // All of it, or nothing.
        expect(['draft', 'approved']).toContain(state);
      }

      const owner = await signIn(server.url, demo.owner);
      expect((await onceFree(() => approve(owner))).status).toBe(201);
      expect((await approve(owner)).status).toBe(201);
      const run = await owner.get<Run>(`/pay-runs/${draft.id}/`);
      expect(run).toMatchObject({ state: 'approved', count: draft.count, amount: draft.amount });
      const { results } = await owner.get<Listed<RunVendor>>(
        `/pay-runs/${draft.id}/vendors/?state=to_send&page_size=1000`,
      );
      expect(new Set(results.map(({ payout }) => payout)).size).toBe(draft.count);
      expect(dueBefore - (await dueOf(owner))).toBe(minor(draft.amount));
      await server.end('SIGTERM');
      await expectCleanBooks(dataDir);
    }, demoData());
  });
});

async function dueOf(api: Api): Promise<number> {
  return (await vendorsOf(api)).reduce((sum, { commission_due: due }) => sum + minor(due), 0);
}

/** A vendor to whom something is due, with bank details that it has released after the owner entered them. */
async function vendorWithBank(url: string): Promise<{ id: number; name: string; account: string }> {
  type Vendor = { id: number; name: string; commission_due: string };
  const owner = await signIn(url, demo.owner);
  const own = await signIn(url, demo.vendor, '/vendors/login/');
  const { results } = await own.get<{ results: Vendor[] }>('/vendors/me/');
  const vendor = results.find(({ commission_due: due }) => minor(due) > 0);
  if (vendor === undefined) throw new Error('The demo owes its vendor nothing.');
  const account = '55779911';
  const path = `/vendors/${vendor.id}/bank-details/`;
  const details = { kind: 'other', holder: vendor.name, branch: '20-00-00', account };
  for (const { status, body } of [
    await owner.send('PUT', path, details),
    await own.send('POST', `${path}release/`, { password: demo.password }),
  ]) {
    if (status !== 200) throw new Error(`${path}: ${status} ${JSON.stringify(body)}`);
  }
  return { id: vendor.id, name: vendor.name, account };
}

async function setSchedule(page: Page): Promise<void> {
  await page.getByLabel('Draft a pay run').selectOption('Every month');
  await page.getByLabel('Day of the month').selectOption('Last day');
  await barOf(page).getByRole('button', { name: 'Save' }).click();
  await page.getByText(/^The next pay run will be drafted on /).waitFor(patience);
}

async function setUpBankFiles(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up bank files' }).click();
  const account = page.getByRole('dialog', { name: 'Bank files' });
  // The shop is in the UK, whose banks take files of their own columns.
  expect(await account.getByLabel('Format').inputValue()).toBe('csv');
  await account.getByLabel('Account holder').fill('Rookery Market Ltd');
  await account.getByLabel(/^Sort code/).fill('20-00-00');
  await account.getByLabel('Account number').fill('11223399');
  await account.getByRole('button', { name: 'Save' }).click();
  await account.waitFor({ state: 'detached', ...patience });
  await page.getByRole('button', { name: 'Set up columns' }).click();
  const columns = page.getByRole('dialog', { name: 'File columns' });
  await columns.getByRole('region', { name: 'Example file' }).getByText('po-1042').waitFor();
  await columns.getByRole('button', { name: 'Save' }).click();
  await columns.waitFor({ state: 'detached', ...patience });
}

async function exported(page: Page, name: string): Promise<Buffer> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name, exact: true }).click();
  const download = await coming;
  return readFile(await download.path());
}

/** The work of the schedule, as if it had been set 40 days ago. The server is stopped. */
async function draftOfAMonthLater(dataDir: string): Promise<void> {
  const secrets = sealerOf(await secretsKeyOf({ secretsKey: null, dataDir }));
  const database = await openDatabase({ dataDir });
  const given = {
    database,
    secrets,
    publicUrl: () => 'https://consignment.example',
    clock: () => new Date(),
    startDelivery: () => undefined,
  };
  try {
    await database.asSystem((tx) =>
      tx
        .updateTable('pay_run_settings')
        .set({ set_on: daysAgo(40) })
        .execute(),
    );
    const methods = createMethods({
      ...given,
      paypal: null,
      wakeJobs: () => undefined,
      payees: vendorsWithBankDetails,
    });
    await draftScheduledRuns({ ...given, methods });
  } finally {
    await database.close();
  }
}

function daysAgo(days: number): string {
  return new Date(Date.now() - days * 86_400_000).toISOString().slice(0, 10);
}

type Tx = Parameters<Parameters<Awaited<ReturnType<typeof openDatabase>>['asSystem']>[0]>[0];

/** While the server is stopped. */
async function inDatabase<T>(dataDir: string, work: (tx: Tx) => Promise<T>): Promise<T> {
  const database = await openDatabase({ dataDir });
  try {
    return await database.asSystem(work);
  } finally {
    await database.close();
  }
}

async function expectCleanBooks(dataDir: string): Promise<void> {
  const differences = await inDatabase(dataDir, async (tx) => {
    const shopId = await shopIdByDomain(tx, demo.shop);
    if (shopId === null) throw new Error(`There is no shop ${demo.shop}.`);
    return audit(tx, shopId);
  });
  expect(differences).toEqual([]);
}
