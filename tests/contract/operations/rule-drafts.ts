import type { components } from '@consignment/client/generated/api';
import { sql } from 'kysely';
import { allOrders, priceLines } from '../../../packages/server/src/pricing/pricing.ts';
import type { TestServer } from '../server.ts';
import { settled } from '../settled.ts';
import type { Shop } from './shops.ts';

export type Draft = components['schemas']['RuleDraft'];
type Step = Draft['steps'][number];

/** A rule for the whole shop of 40 per cent, with the changes of a test. */
export function draft(change: Partial<Draft> = {}): Draft {
  return {
    place: 'global',
    vendor: null,
    product: null,
    variant: null,
    name: null,
    from_day: '2026-03-01',
    until_day: null,
    measure: null,
    steps: [percent('40')],
    floor: null,
    cap: null,
    bounds_per: null,
    ...change,
  };
}

export const percent = (value: string, from = '0'): Step => ({ from, kind: 'percent', value });

/** Takes every version back and prices all lines by the settings alone, at half the price. */
export async function withoutRules(server: TestServer, shops: readonly Shop[]): Promise<void> {
  await settled(server);
  await server.database.asSystem(async (tx) => {
    await sql`update commission_rules set taken_back_at = now() where taken_back_at is null`.execute(tx);
    await tx.deleteFrom('vendor_sales_months').execute();
    await tx.deleteFrom('product_type_rates').execute();
    await tx.updateTable('vendors').set({ commission_rate_ppm: null, flat_rate: null }).execute();
    await tx
      .updateTable('shop_settings')
      .set({ global_commission_ppm: 500_000, use_cost_per_item: false, rule_notice_days: 0 })
      .execute();
    for (const { id } of shops) await priceLines(tx, id, allOrders);
  });
}
