import type { components } from '@consignment/client/generated/api';
import type { Tx } from '../../database/database.ts';
import { notFound } from '../../common/problem.ts';
import { connectionOf, isConnected } from '../../queries/shops/platforms.ts';
import { differenceById } from './queries/list.ts';
import { agreesSince, lastDoneAt, lastReconciliation } from './queries/runs.ts';
import { listSources } from './queries/sources.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { differenceToWire, type DifferenceShop } from './difference-wire.ts';
import { reconciliationToWire } from './reconciliation-wire.ts';

type Schemas = components['schemas'];

/** The names of platforms as people know them. */
const platformNames = { shopify: 'Shopify' } as const;

export async function reconciliationAnswer(tx: Tx, shopId: number): Promise<Schemas['Reconciliation']> {
  const connection = await connectionOf(tx, shopId);
  const { time_zone: timeZone } = await shopOf(tx, shopId);
  return reconciliationToWire({
    run: await lastReconciliation(tx, shopId),
    sources: await listSources(tx, shopId),
    platform: connection?.state === 'connected' ? platformNames[connection.platform] : null,
    checkedAt: await lastDoneAt(tx, shopId),
    agreesSince: await agreesSince(tx, shopId),
    timeZone,
  });
}

export async function differenceShop(tx: Tx, shopId: number): Promise<DifferenceShop> {
  const { currency } = await shopOf(tx, shopId);
  return { currency, isConnected: await isConnected(tx, shopId) };
}

/** Throws a Refusal where there is no such difference. */
export async function differenceAnswer(tx: Tx, shopId: number, id: number): Promise<Schemas['Difference']> {
  const row = await differenceById(tx, shopId, id);
  if (row === null) throw notFound();
  return differenceToWire(row, await differenceShop(tx, shopId));
}
