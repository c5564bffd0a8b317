import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { newWebhookSecret } from '../../../packages/server/src/features/webhooks/webhook-signature.ts';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';
import { placeOfWebhook } from '../../../packages/server/src/features/webhooks/webhook-message.ts';
import {
  insertWebhook,
  saveSecrets,
} from '../../../packages/server/src/features/webhooks/queries/webhooks.ts';
import { testConfig } from '../../config.ts';
import { freshLocation } from '../../databases.ts';
import { insertShop } from '../rows.ts';
import { noon } from '../server.ts';
import { answerWith, startReceiver } from './receiver.ts';
import { addEntries } from './world.ts';

/* The sending process is killed with SIGKILL, again and again: every event arrives, and those of one object in order. */

const entries = 60;
const objects = 12;

async function opened<T>(at: Location, work: (database: Database) => Promise<T>): Promise<T> {
  const database = await openDatabase(at);
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

function sending(given: object): Promise<string> {
  const child = spawn(
    process.execPath,
    [join(import.meta.dirname, 'mortal-webhooks.ts'), JSON.stringify(given)],
    {
      stdio: ['ignore', 'pipe', 'inherit'],
    },
  );
  return new Promise((resolve, reject) => {
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    child.on('error', reject);
    child.on('close', (_code, signal) => resolve(signal ?? output));
  });
}

// A process with the embedded database starts slowly, so these cases need LONG_TESTS=1.
const engines =
  process.env['LONG_TESTS'] === '1' ? (['postgresql', 'pglite'] as const) : (['postgresql'] as const);

describe.each(engines)('%s', (engine) => {
  it('killed while it sends, the next process sends what is left, and what was not known as sent', async () => {
    const at = await freshLocation(engine);
    const receiver = await startReceiver();
    onTestFinished(() => receiver.close());
    receiver.answer = (response, one) => answerWith(response, one, 200);
    const shopId = await opened(at, async (database) => {
      const id = await database.asSystem((tx) => insertShop(tx));
      await database.asShop({ shopId: id, vendorIds: null }, async (tx) => {
        const webhook = { shopId: id, url: receiver.url, description: '', groups: ['payouts'] as const };
        const webhookId = await insertWebhook(tx, { ...webhook, now: noon });
        const sealer = sealerOf(testConfig().secretsKey);
        const secret = sealer.seal(newWebhookSecret(), placeOfWebhook(id, webhookId));
        await saveSecrets(tx, webhookId, { secret });
      });
      await addEntries(
        database,
        id,
        noon,
        Array.from({ length: entries }, (_, nth) => ['payout.created', nth % objects] as const),
      );
      return id;
    });
    const deaths = [
      ['before', 1],
      ['after', 1],
      ['after', 7],
      ['before', 15],
    ] as const;
    for (const [nth, [when, killIn]] of deaths.entries()) {
      // A claim of a dead process ends after half a minute.
      const now = new Date(noon.getTime() + nth * 60_000).toISOString();
      const given = { at, host: receiver.host, shopId, now, when, killIn };
      expect(await sending(given), `${when} ${killIn}`).toBe('SIGKILL');
    }
    const now = new Date(noon.getTime() + 3_600_000).toISOString();
    expect(await sending({ at, host: receiver.host, shopId, now, when: 'after', killIn: null })).toBe('done');
    const taken = receiver.taken();
    expect(new Set(taken.map(({ data }) => data.seq)).size).toBe(entries);
    expect(taken.length).toBeGreaterThan(entries);
    expect(taken.length).toBeLessThan(entries + 4 * deaths.length + 1);
    for (const [object, messages] of Map.groupBy(taken, ({ data }) => data.object.id)) {
      const order = messages.map(({ data }) => data.seq);
      expect(order, object).toEqual(order.toSorted((a, b) => a - b));
    }
  }, 200_000);
});
