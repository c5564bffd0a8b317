import { sql } from 'kysely';
import { expect, inject, it } from 'vitest';
import { openDatabase } from '../../../packages/server/src/database/open-database.ts';
import { readMigrations } from '../../../packages/server/src/database/migrate.ts';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import { dueJobs } from '../../../packages/server/src/queries/shops/shop-jobs.ts';
import { emptyPostgres } from '../../templates.ts';
import { insertRule, percentStep } from '../rule-rows.ts';
import { insertLine, insertOrder, insertShop, insertVendor } from '../rows.ts';
import { settled } from '../settled.ts';

it('names of before are brought into one form, and what they decide is worked out again', async () => {
  const at = { databaseUrl: await emptyPostgres(inject('postgresUrl')) };
  const all = await readMigrations();
  const cut = all.findIndex(({ name }) => name.startsWith('0090-'));
  const old = await openDatabase(at, { migrations: all.slice(0, cut) });
  const shops = await old.asSystem(async (tx) => {
    const unseen = await shopWith(tx, { types: ['\u200b', '\u200b\u200d', 'Toys'], sold: 'Toys' });
    const spaced = await shopWith(tx, { types: ['Tea\u00a0\u200btowels'], sold: 'Tea towels' });
    const twice = await shopWith(tx, { types: ['Mugs', 'Mu\u200bgs'], sold: 'Mu\u200bgs' });
    const ruled = await shopWith(tx, { types: [], sold: 'Rugs' });
    const rule = { place: 'shop_product_type', steps: [percentStep(20)] } as const;
    await insertRule(tx, ruled, { ...rule, name: 'Ru\u200bgs' });
    await insertRule(tx, ruled, { ...rule, name: '\u200b' });
    const ofNoType = await insertOrder(tx, ruled);
    await insertLine(tx, ruled, ofNoType, { tracked_vendor_id: await insertVendor(tx, ruled) });
    const tagged = await shopWith(tx, {
      types: [],
      sold: 'Bowls',
      tags: 'whole\u200bsale',
      ignored: 'wholesale',
    });
    // Nothing changes here.
    await shopWith(tx, { types: ['Bowls'], sold: 'Bowls', tags: 'wholesale', ignored: 'wholesale' });
    return [unseen, spaced, twice, ruled, tagged];
  });
  await old.close();

  const database = await openDatabase(at);
  try {
    const due = await database.asSystem((tx) => dueJobs(tx));
    expect(due.map(({ shopId }) => shopId).toSorted((one, other) => one - other)).toEqual(shops);
    await settled({ database });
    const { rows } = await database.asSystem((tx) =>
      sql<{ types: string[]; amounts: number[] }>`
        select array(select product_type from product_type_rates r where r.shop_id = s.id order by id) as types,
          array(select commission_amount from line_items l where l.shop_id = s.id order by id) as amounts
        from shops s where s.id = any (${shops}::int8[]) order by s.id`.execute(tx),
    );
    expect(rows).toEqual([
      { types: [expect.stringMatching(unnamed), expect.stringMatching(unnamed), 'Toys'], amounts: [200] },
      { types: ['Tea towels'], amounts: [200] },
      { types: ['Mugs', expect.stringMatching(/^Mugs \(written differently, \d+\)$/)], amounts: [200] },
      { types: [], amounts: [200, 500] },
      { types: [], amounts: [0] },
    ]);
  } finally {
    await database.close();
  }
});

const unnamed = /^\(without a visible name, \d+\)$/;

/** A shop at 50 % with an unpaid line of 10.00, and rates of 20 % for these types. */
async function shopWith(
  tx: Tx,
  of: {
    readonly types: readonly string[];
    readonly sold: string;
    readonly tags?: string;
    readonly ignored?: string;
  },
): Promise<number> {
  const settings = { global_commission_ppm: 500_000, ignore_order_tags: of.ignored ?? '' };
  const shopId = await insertShop(tx, { settings });
  for (const type of of.types) {
    await tx
      .insertInto('product_type_rates')
      .values({ shop_id: shopId, vendor_id: null, product_type: type, rate_ppm: 200_000, amount: null })
      .execute();
  }
  const order = await insertOrder(tx, shopId, { tags: of.tags ?? '' });
  await insertLine(tx, shopId, order, {
    product_type: of.sold,
    tracked_vendor_id: await insertVendor(tx, shopId),
  });
  return shopId;
}
