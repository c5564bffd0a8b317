import { payoutStatuses, voidStatuses } from '@consignment/domain/payouts/payout-status';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { onBothDatabases } from '../../databases.ts';

onBothDatabases((_name, open) => {
  let database: Database;
  beforeAll(async () => {
    database = await open();
  });

  const wordsOf = async (query: ReturnType<typeof sql<{ text: string }>>) => {
    const { rows } = await database.asSystem((tx) => query.execute(tx));
    return rows.flatMap(({ text }) => [...text.matchAll(/'([a-z_]+)'/g)].map(([, word]) => word)).toSorted();
  };

  it('takes exactly the statuses of the domain for a payout', async () => {
    const check = sql<{ text: string }>`select pg_get_constraintdef(oid) as text from pg_constraint
      where conrelid = 'payouts'::regclass and conname = 'payouts_status_check'`;
    expect(await wordsOf(check)).toEqual(payoutStatuses.toSorted());
  });

  it('counts a payout unless the domain says that it is void', async () => {
    const counts = sql<{ text: string }>`select pg_get_expr(d.adbin, d.adrelid) as text
      from pg_attrdef d join pg_attribute a on a.attrelid = d.adrelid and a.attnum = d.adnum
      where d.adrelid = 'payouts'::regclass and a.attname = 'counts'`;
    expect(await wordsOf(counts)).toEqual(voidStatuses.toSorted());
  });
});
