import { sealerOf } from '../../../packages/server/src/common/sealed.ts';
import { senderTo } from '../../../packages/server/src/common/send-public.ts';
import { openDatabase, type Location } from '../../../packages/server/src/database/open-database.ts';
import { createWebhookWork } from '../../../packages/server/src/features/webhooks/webhook-work.ts';
import { testConfig } from '../../config.ts';

/*
 * A process that sends due webhooks like a server and, on request, kills itself with its nth message under way or taken.
 * It prints a line when nothing is due any more.
 */

type Given = {
  readonly at: Location;
  readonly host: string;
  readonly shopId: number;
  readonly now: string;
  readonly killIn: number | null;
  readonly when: 'before' | 'after';
};
// The test passes them.
const { at, host, shopId, now, killIn, when } = JSON.parse(process.argv[2] ?? '') as Given;

const database = await openDatabase(at);
const sender = senderTo([host]);
let sent = 0;
const die = () => process.kill(process.pid, 'SIGKILL');
const work = createWebhookWork({
  database,
  secrets: sealerOf(testConfig().secretsKey),
  sender: {
    ...sender,
    async send(...message) {
      const isLast = ++sent === killIn;
      if (isLast && when === 'before') die();
      const answer = await sender.send(...message);
      if (isLast) die();
      return answer;
    },
  },
  publicUrl: () => 'https://shop.example',
  clock: () => new Date(now),
  random: () => 0.5,
  startDelivery: () => undefined,
});
while ((await work.dueShops()).includes(shopId)) await work.run(shopId, AbortSignal.timeout(60_000));
await database.close();
process.stdout.write('done');
