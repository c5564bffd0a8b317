import type { By } from '../common/by.ts';
import type { Tx } from '../database/database.ts';
import { record } from '../ledger/record.ts';
import type { Connection } from '../queries/shops/platforms.ts';

/** The platform's word that the app is no longer in the shop. */
export async function recordEnd(
  tx: Tx,
  shopId: number,
  connection: Connection | null,
  now: Date,
): Promise<void> {
  const name = connection?.platform ?? 'platform';
  const by: By = { kind: 'platform', name };
  await record(tx, { shopId, by, now }, [{ event: 'platform.disconnected', id: name }]);
}
