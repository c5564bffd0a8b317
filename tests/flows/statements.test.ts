/** A statement from its issue to its withdrawal, and what anyone who has its file sees of that. */
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { periodText } from '@consignment/domain/statements/statement';
import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { demo, signIn, type Api } from './helpers/api.ts';
import { newPerson, ownerOn } from './helpers/people.ts';
import { logIn, portal, portalOfDemo } from './helpers/portal.ts';

type Statement = {
  id: number;
  number: number;
  first_day: string;
  last_day: string;
  hash: string;
  opening: string;
  closing: string;
  standing: string;
};
type Entry = {
  section: string;
  line_item: number | null;
  payout: number | null;
  title: string;
  amount: string;
};
type Paid = { id: number; amount: string };
type Payout = { id: number; line_items: { line_item: { id: number } }[] };
type Listed<T> = { results: T[] };
type File = { name: string; path: string };
type Files = { json: File; csv: File; pdf: File };

describe('a statement', () => {
  const { browser, withServer } = portalOfDemo();

  it('is issued, adjusted by the next one, taken along, checked by anyone, and withdrawn', async () => {
    await withServer(async (server, owner) => {
      const vendor = await vendorOfDemo(server.url);
      const line = await reopenTwoMonths(owner, vendor);

      const shop = await ownerOn(browser(), `${server.url}/vendors/${vendor}?tab=statements`, (page) =>
        page.getByRole('table', { name: 'Statements' }),
      );
      const first = await issue(shop, owner, vendor, line.of);
      const override = { line_item: line.id, commission: '1.23' };
      expect((await owner.send('POST', '/vendors/override-commission/create/', override)).status).toBe(201);
      const second = await issue(shop, owner, vendor, line.after);
      expect(second.opening).toBe(first.closing);

      await shop.goto(`${server.url}/statements/${second.id}`);
      await shop.getByRole('heading', { level: 1, name: `Statement ${second.number} ·` }).waitFor();
      await shop.getByLabel('Part').selectOption('Adjustment');
      await shop.waitForURL(/part=adjustment/);
      const adjusted = shop
        .getByRole('table', { name: 'Entries' })
        .getByRole('row')
        .filter({ hasText: line.title });
      await adjusted.getByText('Priced again').waitFor();

      const maker = await newPerson(browser());
      await maker.goto(`${server.url}${portal}`);
      await logIn(maker, demo.vendor, demo.password);
      await maker.getByRole('navigation', { name: 'Main' }).waitFor();
      const files = [
        { of: first, files: await filesOf(maker, server.url, first) },
        { of: second, files: await filesOf(maker, server.url, second) },
      ] as const;

      // Somebody without a login, whose file stays in the browser.
      const anyone = await newPerson(browser());
      await anyone.goto(`${server.url}/verify`);
      await anyone.getByRole('heading', { level: 1, name: 'Check a statement' }).waitFor();
      const asked: string[] = [];
      const sent: string[] = [];
      anyone.on('request', (request) => {
        if (request.method() !== 'GET' || request.postData() !== null) sent.push(request.url());
        if (request.url().includes('/api/')) asked.push(request.url());
      });
      const standings = [
        'Genuine, but followed by a later statement',
        'Genuine, and the latest statement',
      ] as const;
      for (const [at, { of, files: all }] of files.entries()) {
        for (const file of Object.values(all)) {
          await choose(anyone, file);
          await verdict(anyone, standings[at] ?? '').waitFor();
          await anyone.getByRole('heading', { name: `Statement ${of.number}`, exact: true }).waitFor();
        }
      }
      const standing = (hash: string) => `${server.url}/api/statements/standing/?hash=${hash}`;
      const asks = files.flatMap(({ of, files: all }) => Object.values(all).map(() => standing(of.hash)));
      expect(asked).toEqual(asks);

      // One digit of the first amount of a line, in each of the texts; of these nothing is asked.
      for (const [file, change] of [
        [files[1].files.json, /"amount":"(-?)\d/],
        [files[1].files.csv, /(,)\d+\.\d\d(?=,,GBP,,line:)/],
      ] as const) {
        const text = await readFile(file.path, 'utf8');
        const changed = text.replace(change, (found, start: string) =>
          found.startsWith('"') ? `"amount":"${start}99` : `${start}9999.99`,
        );
        expect(changed).not.toBe(text);
        const name = `changed-${file.name}`;
        await anyone
          .getByLabel('Statement', { exact: true })
          .setInputFiles({ name, mimeType: 'text/plain', buffer: Buffer.from(changed) });
        await chosen(anyone, name);
        await verdict(anyone, 'The file has been changed').waitFor();
        await anyone
          .getByText(/^Entry \d+ \(.+\), amount: the file says “-?99.*”, which is not what was issued\.$/)
          .waitFor();
      }
      expect(asked).toEqual(asks);
      expect(sent).toEqual([]);

      await shop.goto(`${server.url}/vendors/${vendor}?tab=statements`);
      await shop.getByRole('button', { name: 'Withdraw' }).click();
      const question = shop.getByRole('alertdialog', { name: `Withdraw statement ${second.number}?` });
      await question.getByRole('button', { name: 'Withdraw statement' }).click();
      await question.waitFor({ state: 'detached' });
      await choose(anyone, files[0].files.json);
      await verdict(anyone, 'Genuine, and the latest statement').waitFor();
      await choose(anyone, files[1].files.pdf);
      await verdict(anyone, 'Genuine, but withdrawn').waitFor();
      expect(sent).toEqual([]);
    });
  });

  it('of a payout is issued on its page, states it to the cent, and is a link away then', async () => {
    await withServer(async (server, owner) => {
      const { results } = await owner.get<Listed<{ id: number }>>(
        '/vendors/commission-totals/due/?sort=-due&limit=1',
      );
      const vendor = results[0]?.id ?? 0;
      const body = { vendor, all_line_items: true, method: 'by_hand' };
      const paid = (await owner.send('POST', '/vendors/payouts/create/', body)).body as Paid;
      const page = await ownerOn(browser(), `${server.url}/payouts/${paid.id}`, (shown) =>
        shown.getByRole('button', { name: 'Issue statement' }),
      );
      await page.getByRole('button', { name: 'Issue statement' }).click();
      const dialog = page.getByRole('dialog', { name: 'Issue statement' });
      await dialog
        .getByText('Today is included up to now. The next statement will start from this point.')
        .waitFor();
      await dialog.getByRole('button', { name: 'Issue statement' }).click();
      await dialog.waitFor({ state: 'detached' });

      const [issued] = (
        await owner.get<Listed<Statement>>(`/statements/?vendor_id=${vendor}&payout=${paid.id}`)
      ).results;
      const entries = await owner.get<Listed<Entry>>(
        `/statements/${issued?.id ?? 0}/entries/?section=payout&page_size=100`,
      );
      const stated = entries.results.find(({ payout }) => payout === paid.id);
      expect(stated?.amount).toBe(`-${paid.amount}`);
      await page.getByRole('link', { name: `No. ${issued?.number ?? 0}`, exact: true }).click();
      await page.waitForURL(new RegExp(`/statements/${issued?.id ?? 0}$`));
    });
  });
});

async function vendorOfDemo(url: string): Promise<number> {
  const api = await signIn(url, demo.vendor, '/vendors/login/');
  const { results } = await api.get<Listed<{ id: number }>>('/vendors/me/');
  const [first] = results;
  if (first === undefined) throw new Error('The login of the demo has no vendor.');
  return first.id;
}

/**
 * The demo has stated every month that is over: its last two statements of the vendor are withdrawn. A line of the former is
 * made unpaid, so that it can be priced by hand once it is stated.
 */
async function reopenTwoMonths(owner: Api, vendor: number) {
  const { results } = await owner.get<Listed<Statement>>(`/statements/?vendor_id=${vendor}&page_size=100`);
  const [after, of] = results;
  if (after === undefined || of === undefined) throw new Error('The demo has stated less than two months.');
  for (const { id } of [after, of]) {
    expect((await owner.send('POST', `/statements/${id}/withdraw/`)).status).toBe(200);
  }
  const stated = await owner.get<Listed<Entry>>(`/statements/${of.id}/entries/?section=earned&page_size=100`);
  const line = stated.results.find(({ line_item: item }) => item !== null);
  if (line === undefined || line.line_item === null) throw new Error('The demo has earned nothing there.');
  const payouts = await owner.get<Listed<Payout>>(`/vendors/payouts/?vendor_id=${vendor}&page_size=1000`);
  for (const { id } of payouts.results) {
    const payout = await owner.get<Payout>(`/vendors/payouts/${id}/?expand=line_items_w_order`);
    if (!payout.line_items.some(({ line_item: one }) => one.id === line.line_item)) continue;
    expect((await owner.send('DELETE', `/vendors/payouts/${id}/delete/`)).status).toBe(200);
  }
  return { id: line.line_item, title: line.title, of, after };
}

/** Issues the statement of a month from the vendor's tab. */
async function issue(page: Page, owner: Api, vendor: number, month: Statement): Promise<Statement> {
  const period = periodText(month.first_day, month.last_day);
  await page.goto(new URL(`/vendors/${vendor}?tab=statements`, page.url()).href);
  await page.getByRole('button', { name: 'Issue statement' }).click();
  const dialog = page.getByRole('dialog', { name: 'Issue statement' });
  await dialog.getByLabel('Period').selectOption(period);
  await dialog.getByText('Closing balance').waitFor();
  await dialog.getByRole('button', { name: 'Issue statement' }).click();
  await dialog.waitFor({ state: 'detached' });
  await page.getByText('The statement was issued.').first().waitFor();
  const { results } = await owner.get<Listed<Statement>>(`/statements/?vendor_id=${vendor}`);
  const issued = results.find(({ standing }) => standing === 'latest');
  expect(issued).toMatchObject({ first_day: month.first_day, last_day: month.last_day });
  // It was just found.
  return issued as Statement;
}

/** All files of a statement, as its vendor takes them along. */
async function filesOf(page: Page, url: string, { id, number }: Statement): Promise<Files> {
  await page.goto(`${url}${portal}statements/${id}`);
  await page.getByRole('heading', { level: 1, name: `Statement ${number} ·` }).waitFor();
  return {
    json: await fileOf(page, 'JSON'),
    csv: await fileOf(page, 'CSV'),
    pdf: await fileOf(page, 'PDF'),
  };
}

async function fileOf(page: Page, type: string): Promise<File> {
  const coming = page.waitForEvent('download');
  await page.getByRole('button', { name: `Export ${type}` }).click();
  const download = await coming;
  const name = download.suggestedFilename();
  const path = join(await download.path(), '..', name);
  await download.saveAs(path);
  return { name, path };
}

/** The title of a finding; the words before it give a screen reader its result. */
function verdict(page: Page, title: string): Locator {
  return page.getByText(new RegExp(`${title}$`));
}

async function choose(page: Page, { name, path }: File): Promise<void> {
  await page.getByLabel('Statement', { exact: true }).setInputFiles(path);
  await chosen(page, name);
}

/** The name and the answer come together, so an answer seen after it is that of this file. */
async function chosen(page: Page, name: string): Promise<void> {
  await page
    .getByRole('list', { name: 'Statement: chosen files' })
    .getByText(name, { exact: true })
    .waitFor();
}
