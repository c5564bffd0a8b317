/** Passkey and authenticator app in a real browser with a virtual authenticator, from the set-up to a payment. */
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { Secret, TOTP } from 'otpauth';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '../../packages/server/src/database/open-database.ts';
import { launchBrowser } from '../browser.ts';
import { demo, signIn as signInToApi } from './helpers/api.ts';
import { vendorsOf } from './helpers/paying.ts';
import { newPerson, signIn, signOut } from './helpers/people.ts';
import { demoData, startServer, withDataDir } from './helpers/server.ts';

describe('a second factor', () => {
  let browser: Browser | null = null;
  beforeAll(async () => {
    browser = await launchBrowser();
  }, 300_000);
  afterAll(() => browser?.close());

  it(
    'is set up, opens the next sign-in, and is asked for again before money moves',
    { timeout: 300_000 },
    () =>
      withDataDir(async (dataDir) => {
        let server = await startServer({ dataDir });
        try {
          // A session from before, as a thief has it.
          const stolen = await signInToApi(server.url, demo.owner);
          const vendor =
            (await vendorsOf(stolen)).find(({ commission_due: due }) => Number(due) > 0)?.id ?? 0;
          if (browser === null) throw new Error('The browser has not started.');
          const page = await newPerson(browser);
          await useVirtualAuthenticator(page);
          await signIn(page, `${server.url}/security`, demo.owner);
          await page.getByRole('heading', { level: 1, name: 'Security' }).waitFor();
          await addPasskey(page);
          await setUpApp(page);
          const body = { vendor, all_line_items: true };
          const refused = await stolen.send('POST', '/vendors/payouts/create/', body, {
            'idempotency-key': randomUUID(),
          });
          expect(refused).toMatchObject({ status: 403, body: { code: 'proof_required' } });

          await signOut(page);
          await page.getByRole('heading', { level: 1, name: 'Log in to your shop' }).waitFor();
          await signIn(page, `${server.url}/vendors/${vendor}`, demo.owner);
          await page.getByRole('button', { name: 'Login with a passkey' }).click();
          await page.getByRole('table', { name: 'Commissions' }).waitFor();

          // The proof ages, and the same page goes on.
          const port = new URL(server.url).port;
          await server.end();
          await ageProofs(dataDir);
          server = await startServer({ dataDir, env: { PORT: port } });
          await page.reload();
          await payOneLine(page);
        } finally {
          await server.end();
        }
      }, demoData()),
  );
});

async function useVirtualAuthenticator(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('WebAuthn.enable');
  await devtools.send('WebAuthn.addVirtualAuthenticator', {
    options: {
      protocol: 'ctap2',
      transport: 'internal',
      hasResidentKey: true,
      hasUserVerification: true,
      isUserVerified: true,
      automaticPresenceSimulation: true,
    },
  });
}

async function addPasskey(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Add a passkey' }).click();
  await page.getByLabel('Name').fill('Laptop');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const codes = page.getByRole('dialog', { name: 'Your recovery codes' });
  await codes.waitFor();
  expect(await codes.getByRole('listitem').count()).toBe(10);
  await codes.getByRole('button', { name: 'I’ve saved them' }).click();
  await page.getByRole('list', { name: 'Passkeys' }).getByText('Laptop', { exact: true }).waitFor();
}

async function setUpApp(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Set up an app' }).click();
  const dialog = page.getByRole('dialog', { name: 'Set up an authenticator app' });
  await dialog.getByRole('img', { name: 'QR code' }).waitFor();
  const secret = /(?:[A-Z2-7]{4} ){7}[A-Z2-7]{4}/.exec(await dialog.innerText())?.[0] ?? '';
  const app = new TOTP({ secret: Secret.fromBase32(secret.replaceAll(' ', '')) });
  await dialog.getByLabel('Code', { exact: true }).fill(app.generate());
  await dialog.getByRole('button', { name: 'Add the app' }).click();
  await page.getByRole('button', { name: 'Remove the app' }).waitFor();
}

async function payOneLine(page: Page): Promise<void> {
  const lines = page.getByRole('table', { name: 'Commissions' });
  await lines.waitFor();
  await lines.locator('tbody').getByRole('checkbox').first().check();
  await page.getByRole('button', { name: /^Add Payout for / }).click();
  const payout = page.getByRole('dialog');
  await payout.getByRole('button', { name: /^Pay / }).click();
  const proof = page.getByRole('dialog', { name: 'Confirm that it’s you' });
  await proof.getByRole('button', { name: 'Continue with a passkey' }).click();
  await payout.getByRole('button', { name: 'Done' }).click();
}

async function ageProofs(dataDir: string): Promise<void> {
  const database = await openDatabase({ dataDir });
  await database.asSystem((tx) =>
    sql`update sessions set proved_at = proved_at - interval '16 minutes'`.execute(tx),
  );
  await database.close();
}
