/** A vendor reads its statements, takes one along as a file, and has none where its shop hides what it earns. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { demo, signIn } from './helpers/api.ts';
import { newPerson } from './helpers/people.ts';
import { logIn, portal, portalOfDemo, setMetas } from './helpers/portal.ts';

type Listed = { results: { id: number; hash: string; closing: string }[] };

describe('the statements of a vendor', () => {
  const { browser, withServer } = portalOfDemo();

  it('are a press away from the first page, and its files are the signed ones', async () => {
    await withServer(async (server) => {
      const api = await signIn(server.url, demo.vendor, '/vendors/login/');
      const me = await api.get<{ results: { id: number }[] }>('/vendors/me/');
      const { results } = await api.get<Listed>(`/statements/?vendor_id=${me.results[0]?.id ?? 0}`);
      const [latest] = results;
      expect(results.length).toBeGreaterThan(1);

      const page = await newPerson(browser());
      await page.goto(`${server.url}${portal}`);
      await logIn(page, demo.vendor, demo.password);
      const line = page.locator('dl > div', { hasText: 'Latest statement' });
      const period = await line.getByRole('link').innerText();
      await line.getByRole('link').click();
      await page.waitForURL(`${server.url}${portal}statements/${latest?.id ?? 0}`);
      await page.getByRole('heading', { level: 1, name: new RegExp(`${period}$`) }).waitFor();
      await page.getByRole('table', { name: 'Entries' }).getByRole('rowheader').first().waitFor();
      // The page that checks files is the server's, not one of the portal.
      expect(await page.getByRole('link', { name: /check/ }).getAttribute('href')).toBe(
        `${server.url}/verify`,
      );

      const coming = page.waitForEvent('download');
      await page.getByRole('button', { name: 'Export JSON' }).click();
      const file = await readFile(await (await coming).path(), 'utf8');
      expect(file).toContain(latest?.hash);

      await page.getByRole('link', { name: 'Statements' }).first().click();
      await page.getByRole('heading', { level: 1, name: 'Statements' }).waitFor();
      await page.getByText(/^Your next statement will be issued on [A-Z][a-z]{2} 3\.$/).waitFor();
      await page.getByRole('slider', { name: 'Period' }).waitFor();
      const table = page.getByRole('table', { name: 'Statements' });
      expect(await table.getByRole('rowheader').count()).toBe(results.length);
      const another = page.waitForEvent('download');
      await page
        .getByRole('group', { name: `Files for ${period}` })
        .getByRole('button', { name: 'CSV' })
        .click();
      expect((await another).suggestedFilename()).toMatch(/\.csv$/);
    });
  });

  it('are not there where the shop hides from its vendors what they earn', async () => {
    await withServer(async (server, owner) => {
      await setMetas(owner, { vendor_field_commissions: 'false' });
      const page = await newPerson(browser());
      const asked: string[] = [];
      page.on('request', (request) => asked.push(request.url()));
      await page.goto(`${server.url}${portal}`);
      await logIn(page, demo.vendor, demo.password);
      const menu = page.getByRole('navigation', { name: 'Main' });
      await menu.getByRole('link', { name: 'Payouts' }).waitFor();
      await page.getByText('Last payout').waitFor();
      expect(await menu.getByRole('link', { name: 'Statements' }).count()).toBe(0);
      expect(await page.getByText('Latest statement').count()).toBe(0);
      expect(asked.filter((url) => url.includes('/statements/'))).toEqual([]);
      await page.goto(`${server.url}${portal}statements`);
      await page.getByRole('heading', { level: 1, name: 'Page not found' }).waitFor();
    });
  });
});
