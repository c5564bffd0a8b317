import { sql, type Selectable } from 'kysely';
import type { Tx } from '../../database/database.ts';
import type { Schema } from '../../database/schema.ts';

export type SandboxRow = Selectable<Schema['sandboxes']>;

export async function sandboxOf(tx: Tx, shopId: number): Promise<SandboxRow | null> {
  const row = await tx.selectFrom('sandboxes').selectAll().where('shop_id', '=', shopId).executeTakeFirst();
  return row ?? null;
}

/** Asks for the sandbox to be filled; one that is being filled goes on. */
export async function askForSandbox(tx: Tx, shopId: number, now: Date): Promise<SandboxRow> {
  const asked = { state: 'filling', description: '', progress: 0, asked_at: now } as const;
  await tx
    .insertInto('sandboxes')
    .values({ shop_id: shopId, ...asked })
    .onConflict((conflict) =>
      conflict.column('shop_id').doUpdateSet(asked).where('sandboxes.state', '<>', 'filling'),
    )
    .execute();
  return tx.selectFrom('sandboxes').selectAll().where('shop_id', '=', shopId).executeTakeFirstOrThrow();
}

export async function changeSandbox(
  tx: Tx,
  shopId: number,
  change: Partial<Pick<SandboxRow, 'state' | 'description' | 'progress' | 'filled_at'>>,
): Promise<void> {
  await tx.updateTable('sandboxes').set(change).where('shop_id', '=', shopId).execute();
}

/* The rest is for `asSystem`. */

/** The shops whose sandboxes are to be filled. */
export async function sandboxesToFill(tx: Tx): Promise<number[]> {
  const rows = await tx
    .selectFrom('sandboxes')
    .select('shop_id')
    .where('state', '=', 'filling')
    .orderBy('asked_at')
    .orderBy('shop_id')
    .execute();
  return rows.map((row) => row.shop_id);
}

/** Of the made-up data: amounts need a currency with cents. */
const facts = { currency: 'GBP', country_code: 'GB', time_zone: 'Europe/London' };

/** The sandbox of a shop without a row but its own and its settings; its id. */
export async function emptySandbox(tx: Tx, shopId: number, now: Date): Promise<number> {
  const found = await tx.selectFrom('shops').select('id').where('sandbox_of', '=', shopId).executeTakeFirst();
  const id = found?.id ?? (await insertSandbox(tx, shopId, now));
  await sql`select empty_sandbox(${id})`.execute(tx);
  await tx.insertInto('shop_settings').values({ shop_id: id }).execute();
  return id;
}

async function insertSandbox(tx: Tx, shopId: number, now: Date): Promise<number> {
  const { name } = await tx
    .selectFrom('shops')
    .select('name')
    .where('id', '=', shopId)
    .executeTakeFirstOrThrow();
  // A name that no shop can have: the ending is kept for what is not there.
  const domain = `sandbox-of-${shopId}.invalid`;
  const { id } = await tx
    .insertInto('shops')
    .values({
      ...facts,
      name: `${name} (sandbox)`,
      domain,
      myshopify_domain: domain,
      email: null,
      created_date: now,
      agree_to_terms: true,
      sandbox_of: shopId,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}
