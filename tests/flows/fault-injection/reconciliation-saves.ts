import type { Page } from 'playwright';
import { expect } from 'vitest';
import { anOrderRow, ordersCsv } from '../../unit/import/files.ts';
import type { Api } from '../helpers/api.ts';
import { dialog } from './common-saves.ts';
import { done, type AsNow } from './made.ts';
import { uploads } from './merchant-setup-saves.ts';
import type { Save } from './saves.ts';

type Reconciliation = { run: { state: string } | null; files: { id: number }[] };
type Listed = { results: { id: number; state: string }[] };

/** An order before all of the demo, which the books do not have. */
const missing = ordersCsv([
  anOrderRow({ Name: '#800001', Id: '800001', 'Created at': '2008-03-01 10:00:00 +0000' }),
]);
const statement = 'Date,Text,Amount\n2008-03-01,Rent,-900.00\n';
const comparing = (page: Page) => page.getByRole('form', { name: 'Compare a file' });
const choose = (page: Page, file: ReturnType<typeof csvFile>) =>
  page.getByRole('region', { name: 'Compare a file' }).locator('input[type="file"]').setInputFiles(file);

/** The forms of the reconciliation inbox. */
export function reconciliationSaves(asNow: AsNow): Save[] {
  const path = '/reconciliation';
  return [
    {
      name: 'compare a file',
      path,
      call: 'POST /reconciliation/files/',
      open: (page) => choose(page, csvFile('orders.csv', missing)),
      place: comparing,
      kept: (place) => place.page().getByRole('listitem').filter({ hasText: 'orders.csv' }),
      send: /^Compare$/,
      done: comparing,
      isDoneWhenGone: true,
      isDoor: true,
      never: uploads,
      undo: () => withoutFiles(asNow),
    },
    {
      name: 'compare a bank statement',
      path,
      call: 'POST /reconciliation/bank-statements/',
      open: async (page) => {
        await page.getByLabel('File contents').selectOption('Bank statement');
        await choose(page, csvFile('march.csv', statement));
        await comparing(page).getByRole('button', { name: 'Compare', exact: true }).waitFor();
      },
      place: comparing,
      kept: (place) => place.page().getByRole('listitem').filter({ hasText: 'march.csv' }),
      send: /^Compare$/,
      done: comparing,
      isDoneWhenGone: true,
      undo: () => withoutFiles(asNow),
    },
    {
      name: 'set a difference aside',
      path: async () => {
        const api = await asNow();
        const { body, status } = await api.send(
          'POST',
          '/reconciliation/files/?role=orders&name=orders.csv',
          missing,
          { 'content-type': 'text/csv' },
        );
        if (status !== 201) throw new Error(`The file was not read: ${status} ${JSON.stringify(body)}`);
        await atRest(api);
        for (const { id } of await found(api, 'aside')) {
          await done(api, 'POST', `/reconciliation/differences/${id}/back/`, {});
        }
        return `${path}?s=800001`;
      },
      call: 'POST /reconciliation/differences/{id}/aside/',
      open: (page) =>
        page
          .getByRole('button', { name: /^Set aside…/ })
          .first()
          .click(),
      place: dialog('Set aside'),
      fields: (turn) => [[/^Reason/, `A test order, ${turn}`]],
      send: /^Set aside$/,
      done: dialog('Set aside'),
      isDoneWhenGone: true,
      undo: () => withoutFiles(asNow),
    },
  ];
}

function csvFile(name: string, text: string) {
  return { name, mimeType: 'text/csv', buffer: Buffer.from(text) };
}

async function found(api: Api, state: 'open' | 'aside'): Promise<Listed['results']> {
  return (await api.get<Listed>(`/reconciliation/differences/?search=800001&state=${state}`)).results;
}

async function atRest(api: Api): Promise<void> {
  const isBusy = async () => (await api.get<Reconciliation>('/reconciliation/')).run?.state === 'running';
  await expect.poll(isBusy, { timeout: 60_000, interval: 100 }).toBe(false);
}

/** Takes the files out again, and with them the differences that they have shown. */
async function withoutFiles(asNow: AsNow): Promise<void> {
  const api = await asNow();
  await atRest(api);
  const { files } = await api.get<Reconciliation>('/reconciliation/');
  for (const { id } of files) await done(api, 'DELETE', `/reconciliation/files/${id}/`);
}
