import type { Insertable, Selectable } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { KeyCheck } from '../../database/rows.ts';
import type { Schema } from '../../database/schema.ts';

type Table = Schema['payment_settings'];
export type PaymentSettingsRow = Selectable<Table>;
export type PaymentProvider = PaymentSettingsRow['provider'];

/** Null while nothing is set. */
export async function paymentSettingsOf(
  tx: Tx,
  shopId: number,
  provider: PaymentProvider,
): Promise<PaymentSettingsRow | null> {
  const row = await tx
    .selectFrom('payment_settings')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('provider', '=', provider)
    .executeTakeFirst();
  return row ?? null;
}

/**
 * Stores the provider's verdict on a client's keys, and its webhook; does nothing where the client has changed since.
 */
export async function keepKeyCheck(
  tx: Tx,
  of: { readonly shopId: number; readonly isTest: boolean; readonly clientId: string },
  said: { readonly check: KeyCheck; readonly webhookId?: string },
): Promise<void> {
  const { check, webhookId } = said;
  await tx
    .updateTable('payment_settings')
    .set(
      of.isTest
        ? { test_check: check, ...(webhookId === undefined ? {} : { test_webhook_id: webhookId }) }
        : { live_check: check, ...(webhookId === undefined ? {} : { live_webhook_id: webhookId }) },
    )
    .where('shop_id', '=', of.shopId)
    .where('provider', '=', 'paypal')
    .where(of.isTest ? 'test_api_client' : 'live_api_client', '=', of.clientId)
    .execute();
}

/** Omitted values stay, and are empty in a new row. An empty change does nothing. */
export async function putPaymentSettings(
  tx: Tx,
  key: Pick<PaymentSettingsRow, 'shop_id' | 'provider'>,
  change: Omit<Insertable<Table>, 'shop_id' | 'provider'>,
): Promise<PaymentSettingsRow> {
  return tx
    .insertInto('payment_settings')
    .values({ ...key, ...change })
    .onConflict((conflict) => conflict.columns(['shop_id', 'provider']).doUpdateSet({ ...key, ...change }))
    .returningAll()
    .executeTakeFirstOrThrow();
}
