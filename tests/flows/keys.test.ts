/** The key of a program, from its making by an owner to its end, with a real server and the published client. */
import { answerOf } from '@consignment/client/answer';
import { createClient } from '@consignment/client/create-client';
import { answerShapes } from '@consignment/client/generated/answer-shapes-merchant';
import { toProblem } from '@consignment/client/problem';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../browser.ts';
import { ownerOn } from './helpers/people.ts';
import { withServer, type RunningServer } from './helpers/server.ts';

describe('the key of a program', () => {
  let browser: Browser;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser.close());

  it('reads payouts, is rotated, ends, and its successor is revoked', async () => {
    await withServer({}, async (server) => {
      const page = await ownerAt(browser, server);
      await page.getByText('There are no active keys.').waitFor();
      await page.getByRole('button', { name: 'New key' }).click();
      const dialog = page.getByRole('dialog', { name: 'New key' });
      await dialog.getByLabel('Name').fill('Bookkeeping');
      await dialog.getByRole('group', { name: 'Payouts' }).getByLabel('Read').check();
      await dialog.getByRole('button', { name: 'Create key' }).click();
      const first = await secretOn(page);
      expect(await payoutsBy(server, first)).toBeGreaterThan(0);
      expect(await codeOf(server, first, '/vendors/commission-totals/due/')).toBe('scope_missing');

      const key = page.getByRole('listitem').filter({ hasText: 'Bookkeeping' });
      await key.getByRole('button', { name: 'Rotate' }).click();
      const rotate = page.getByRole('dialog', { name: /Rotate/ });
      await rotate
        .getByLabel('The old key will work for')
        .selectOption({ label: '0 more days: it will stop immediately' });
      await rotate.getByRole('button', { name: 'Create new key' }).click();
      const second = await secretOn(page);
      expect(await codeOf(server, first, '/vendors/payouts/')).toBe('key_refused');
      expect(await payoutsBy(server, second)).toBeGreaterThan(0);

      await key.getByRole('button', { name: 'Revoke' }).click();
      await page.getByRole('button', { name: 'Revoke key' }).click();
      await page.getByText('Key revoked.').waitFor();
      expect(await codeOf(server, second, '/vendors/payouts/')).toBe('key_refused');
      await page.getByRole('button', { name: 'Show inactive keys (2)' }).click();
      await page.getByText('Revoked', { exact: true }).waitFor();
    });
  });

  it('of the sandbox reads made-up data, once it is filled', { timeout: 180_000 }, async () => {
    await withServer({}, async (server) => {
      const page = await ownerAt(browser, server);
      await page.getByRole('button', { name: 'New key' }).click();
      const dialog = page.getByRole('dialog', { name: 'New key' });
      await dialog.getByLabel('Name').fill('Trial');
      await dialog.getByLabel('The sandbox').check();
      await dialog.getByRole('group', { name: 'Payouts' }).getByLabel('Read').check();
      await dialog.getByRole('button', { name: 'Create key' }).click();
      const secret = await secretOn(page);
      expect(secret).toMatch(/^csg_test_/);
      await page.getByRole('button', { name: 'Reset sandbox' }).waitFor({ timeout: 150_000 });
      expect(await payoutsBy(server, secret)).toBeGreaterThan(10);
    });
  });
});

function ownerAt(browser: Browser, server: RunningServer): Promise<Page> {
  return ownerOn(browser, `${server.url}/settings/keys`, (page) =>
    page.getByRole('button', { name: 'New key' }),
  );
}

/** The key that was just made; its dialog is closed. */
async function secretOn(page: Page): Promise<string> {
  const dialog = page.getByRole('dialog', { name: 'Your new key' });
  const secret = await dialog.locator('code').textContent();
  await dialog.getByRole('button', { name: 'Close' }).last().click();
  await dialog.waitFor({ state: 'detached' });
  return secret ?? '';
}

const clientOf = (server: RunningServer, key: string) =>
  createClient({ key, shapes: answerShapes, baseUrl: `${server.url}/api` });

async function payoutsBy(server: RunningServer, key: string): Promise<number> {
  const { count } = await answerOf(clientOf(server, key).GET('/vendors/payouts/', {}));
  return count;
}

async function codeOf(
  server: RunningServer,
  key: string,
  path: '/vendors/payouts/' | '/vendors/commission-totals/due/',
): Promise<string> {
  return answerOf(clientOf(server, key).GET(path, {})).then(
    () => 'answered',
    (cause: unknown) => toProblem(cause).code,
  );
}
