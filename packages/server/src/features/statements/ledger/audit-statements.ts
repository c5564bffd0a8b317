import { sql } from 'kysely';
import { signedText } from '@consignment/domain/statements/statement-document';
import { isSignedBy } from '../../../common/signing.ts';
import type { Tx } from '../../../database/database.ts';
import { publicKeys } from '../../../queries/signing-keys.ts';
import { openPartsOfRep } from '../../../pricing/rep-commissions.ts';
import { lastStatement, statementPayeeOf, statementById, type Payee } from '../queries/statements.ts';
import type { Difference } from '../../../ledger/difference.ts';
import { openItems } from './open-items.ts';
import { hashOfStatement } from './statement-document.ts';

/**
 * Works out each statement of a shop again from its entries, walks the chains, and compares what is stated and what is not
 * stated yet with what is due. Minor units; of hashes and signatures, 1 that is right and 0 that is not.
 */
export async function auditStatements(tx: Tx, shopId: number): Promise<Difference[]> {
  const { rows: sums } = await sql<Difference>`
    select 'statement ' || figure.what as what, s.id, figure.expected, figure.found
    from statements s
    left join statements before on before.shop_id = s.shop_id and before.id = s.previous_id
    cross join lateral (
      select coalesce(sum(amount), 0)::int8 as amount,
        coalesce(sum(amount) filter (where section = 'brought_forward'), 0)::int8 as brought_forward
      from statement_entries e where e.shop_id = s.shop_id and e.statement_id = s.id) entries
    cross join lateral (values
      ('opening', coalesce(before.closing, 0) + entries.brought_forward, s.opening),
      ('closing', coalesce(before.closing, 0) + entries.amount, s.closing),
      ('form with notes', (s.format = 3)::int::int8,
        (exists (select from statement_notes n where n.shop_id = s.shop_id and n.statement_id = s.id))::int::int8)
    ) figure (what, expected, found)
    where s.shop_id = ${shopId}::int8 and figure.expected <> figure.found`.execute(tx);
  const found = [...sums];
  const statements = await tx
    .selectFrom('statements')
    .select(['id', 'shop_id', 'vendor_id', 'sales_rep_id', 'hash', 'signature', 'key_id', 'is_erased'])
    .where('shop_id', '=', shopId)
    .orderBy('id')
    .execute();
  const keys = await publicKeys(tx);
  const payees = new Map<string, Payee>();
  for (const statement of statements) {
    const { id, hash, signature, key_id: keyId } = statement;
    if (!statement.is_erased && (await hashAgain(tx, shopId, id)) !== hash) {
      found.push({ what: 'statement hash', id, expected: 1, found: 0 });
    }
    const key = keys.find(({ key_id }) => key_id === keyId);
    if (key === undefined || !isSignedBy(key.public_key, signedText(hash), signature)) {
      found.push({ what: 'statement signature', id, expected: 1, found: 0 });
    }
    const payee = statementPayeeOf(statement);
    payees.set(`${payee.vendorId ?? ''} ${payee.salesRepId ?? ''}`, payee);
  }
  for (const payee of payees.values()) {
    const expected = await dueOf(tx, payee);
    const stated = (await lastStatement(tx, payee))?.closing ?? 0;
    const open = await openAmount(tx, payee);
    const of = payee.vendorId === undefined ? 'sales rep' : 'vendor';
    if (stated + open !== expected) {
      found.push({
        what: `${of} due by statements`,
        id: payee.vendorId ?? payee.salesRepId,
        expected,
        found: stated + open,
      });
    }
  }
  return found;
}

async function hashAgain(tx: Tx, shopId: number, id: number): Promise<string> {
  const statement = await statementById(tx, shopId, id);
  if (statement === null) return '';
  return hashOfStatement(tx, statement);
}

/** The sum of what a payee's statements have not stated yet, in minor units. */
export async function openAmount(tx: Tx, payee: Payee): Promise<number> {
  const { rows } = await sql<{ amount: number }>`
    select coalesce(sum(earned - returned), 0)::int8 as amount from (${openItems(payee, null)}) open`.execute(
    tx,
  );
  return rows[0]?.amount ?? 0;
}

/** The amount that the product shows as due, in minor units. */
async function dueOf(tx: Tx, payee: Payee): Promise<number> {
  if (payee.vendorId === undefined) {
    const parts = await openPartsOfRep(tx, payee.shopId, payee.salesRepId);
    return parts.reduce((sum, { open }) => sum + open, 0);
  }
  const totals = await tx
    .selectFrom('vendor_totals')
    .select('due')
    .where('shop_id', '=', payee.shopId)
    .where('vendor_id', '=', payee.vendorId)
    .executeTakeFirst();
  return totals?.due ?? 0;
}
