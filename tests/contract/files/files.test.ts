import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { enginesHere, forDatabase } from '../../databases.ts';
import { importsOf, root } from '../../house/source.ts';
import { report } from '../../prove/figures.ts';
import { seed } from '../../turn.ts';
import { openShop, type ImportedShop } from '../import/shop.ts';
import { insertVendor } from '../rows.ts';
import { drawShop } from './draw.ts';
import type { OrderFacts, ShopFacts } from './facts.ts';
import { truthOf, type LineTruth } from './truth.ts';
import { filesOf } from './write-file.ts';

/*
 * Shops drawn at random, whose facts come first and are then written as the exports that a platform would give. After the
 * import each line has earned to the minor unit what the rules say of the facts, or it is held and a finding names it.
 */

const isLong = process.env['LONG_TESTS'] === '1';
const ordersOfEach = 50;
const shops = { postgresql: isLong ? 200 : 6, pglite: isLong ? 6 : 1 };

for (const engine of enginesHere()) {
  forDatabase(engine, (open) => {
    describe('files of shops drawn at random', () => {
      let database: Database;
      beforeAll(async () => {
        database = await open();
      });

      it(
        'earn what the rules say, or are held and named',
        { timeout: isLong ? 3_600_000 : 300_000 },
        async () => {
          const done = { shops: 0, orders: 0, earned: 0, held: 0 };
          const began = performance.now();
          try {
            for (let nth = 0; nth < shops[engine]; nth++) {
              const facts = drawShop(seed, nth, ordersOfEach);
              const outcome = await differencesOf(database, facts);
              expect(outcome.differences, `SEED=${seed}, shop ${nth}: ${traitsOf(facts)}`).toEqual([]);
              done.shops += 1;
              done.orders += facts.orders.length;
              done.earned += outcome.earned;
              done.held += outcome.held;
            }
          } finally {
            report(`files, ${engine}`, { seed, ...done, seconds: (performance.now() - began) / 1000 });
          }
        },
      );
    });
  });
}

function traitsOf(facts: ShopFacts): string {
  return JSON.stringify({ ...facts, orders: facts.orders.length });
}

type StoredLine = {
  order: string;
  sku: string;
  kind: string;
  state: string;
  reason: string | null;
  amount: number;
};

async function differencesOf(database: Database, facts: ShopFacts) {
  const { currency, share, isDiscountFirst, rate, tax } = facts;
  const shop = await openShop(database, {
    shop: { currency, time_zone: 'UTC' },
    settings: { global_commission_ppm: rate, discount_share: share, prices_include_tax: tax.isIncluded },
    metas: { consignment_discount_pre_percentage: String(isDiscountFirst) },
  });
  await shop.write(async (tx) => {
    for (const vendor of facts.vendors)
      await insertVendor(tx, shop.shopId, {
        name: vendor.name,
        commission_rate_ppm: vendor.rate,
        collects_tax: vendor.collectsTax,
      });
  });
  const { end, problems } = await shop.import(filesOf(facts));
  if (end.is !== 'done') return { differences: [JSON.stringify(end)], earned: 0, held: 0 };
  const lines = await linesOf(shop);
  const findings = await findingsOf(shop);
  const differences: string[] = [];
  const [byOrder, named] = [
    Map.groupBy(lines, ({ order }) => order),
    Map.groupBy(findings, ({ order }) => order),
  ];
  let [earned, held] = [0, 0];
  const dues = new Map(facts.vendors.map(({ name }) => [name, 0]));
  for (const order of facts.orders) {
    const truth = truthOf(order, facts) ?? [];
    const want = wanted(order, truth);
    const stored = byOrder.get(order.name) ?? [];
    const kinds = [...new Set((named.get(order.name) ?? []).map(({ kind }) => kind))].sort();
    const got = { lines: stored.map(shown).sort(), findings: kinds.filter((kind) => doubts.includes(kind)) };
    if (JSON.stringify(got) !== JSON.stringify(want)) {
      differences.push(JSON.stringify({ story: order.story, want, got, order }));
    }
    if (namedByRow.includes(order.story) && !problems.some(({ reason }) => reason.includes(order.name)))
      differences.push(
        JSON.stringify({ story: order.story, want: 'a problem that names it', got: problems }),
      );
    for (const [at, one] of truth.entries()) {
      const vendor = order.lines[at]?.vendor ?? '';
      if (one.is === 'earned') dues.set(vendor, (dues.get(vendor) ?? 0) + one.amount);
      if (one.is === 'earned') earned += 1;
      if (one.is === 'held') held += 1;
    }
  }
  for (const [vendor, due] of dues) {
    const stored = await shop.due(vendor);
    if (stored !== due) differences.push(`${vendor} is due ${stored}, and earned ${due}.`);
  }
  return { differences, earned, held };
}

it('are drawn, written and judged without anything of the product', () => {
  for (const name of ['arithmetic', 'draw', 'facts', 'truth', 'write-file']) {
    const path = `tests/contract/files/${name}.ts`;
    const specifiers = importsOf({ path, text: readFileSync(join(root, path), 'utf8') }).map(
      ({ specifier }) => specifier,
    );
    const others = specifiers.filter((one) => !one.startsWith('./') && one !== '../reconciliation/random.ts');
    expect(others, path).toEqual([]);
  }
});

const doubts = ['sums_differ', 'customer_owes', 'refund_to_assign'];
/** Named by a problem of its row and not by a finding. */
const namedByRow = ['head_lost', 'order_twice'];

function wanted(order: OrderFacts, truth: readonly LineTruth[]) {
  const twice = order.fault?.is === 'row_twice' ? order.fault.at : null;
  const lines = truth.flatMap((one, at) => {
    const text = textOf(one, order.lines[at]?.sku ?? '');
    return text === null ? [] : at === twice ? [text, text] : [text];
  });
  // A refund is not named where nothing depends on it.
  const named = truth.flatMap((one) =>
    one.is === 'held' && (one.full !== 0 || one.why !== 'refund_to_assign') ? [one.why] : [],
  );
  return { lines: lines.sort(), findings: [...new Set(named)].sort() };
}

function textOf(truth: LineTruth, sku: string): string | null {
  if (truth.is === 'absent') return null;
  if (truth.is === 'earned') return `${sku} earned ${truth.amount}`;
  return truth.is === 'held' ? `${sku} held ${truth.why}` : `${sku} ${truth.is}`;
}

function shown({ sku, state, reason, amount }: StoredLine): string {
  if (reason !== null && doubts.includes(reason)) return `${sku} held ${reason}`;
  if (state === 'accrued') return `${sku} earned ${amount}`;
  if (state === 'ineligible' || state === 'unassigned') return `${sku} nothing`;
  return `${sku} ${state}${state === 'blocked' ? ` ${reason ?? ''}` : ''}`;
}

const linesOf = (shop: ImportedShop) =>
  shop.rows(sql<StoredLine>`
    select o.name as order, l.sku, l.kind, l.commission_state as state, l.commission_reason as reason,
      l.commission_amount as amount
    from line_items l join orders o on o.id = l.order_id where l.shop_id = ${shop.shopId}`);

const findingsOf = (shop: ImportedShop) =>
  shop.rows(sql<{ kind: string; order: string }>`
    select kind, order_name as order from import_findings where shop_id = ${shop.shopId}`);
