import { sql } from 'kysely';
import { figure, heading, timed } from '../harness.ts';
import { statementsOf } from '../statements.ts';
import { cpuClock } from './cpu.ts';
import type { Shop } from './shop.ts';

/** Pays everybody, by the call that the screen makes; the last thing that is measured, since it leaves nothing to pay. */
export async function measurePayAll(shop: Shop): Promise<void> {
  heading('Pay all');
  const clock = cpuClock(shop.database);
  const before = await clock();
  let took = 0;
  const statements = await statementsOf(async () => {
    took = await timed(() => shop.call('/vendors/payouts/create-all/', {}));
  });
  const after = await clock();
  const transactions = statements.filter(({ text }) => /^(begin|start transaction)/i.test(text)).length;
  const { payouts, lines } = await paidLast(shop);
  figure(`${payouts.toLocaleString('en-US')} vendors, ${lines.toLocaleString('en-US')} lines`, took, 'ms');
  figure('its statements', statements.length, '');
  figure('of them transactions begun (sign-in checks included)', transactions, '');
  figure(
    'its processor time',
    (after?.database ?? 0) - (before?.database ?? 0) + (after?.server ?? 0) - (before?.server ?? 0),
    'ms',
  );
}

async function paidLast({ database, shopId }: Shop): Promise<{ payouts: number; lines: number }> {
  return database.asSystem(async (tx) => {
    const { rows } = await sql<{ payouts: number; lines: number }>`
      select count(distinct p.id) as payouts, count(*) as lines from payouts p join payout_items i on i.payout_id = p.id
      where p.shop_id = ${shopId} and p.created_date = (select max(created_date) from payouts where shop_id = ${shopId})`.execute(
      tx,
    );
    return rows[0] ?? { payouts: 0, lines: 0 };
  });
}
