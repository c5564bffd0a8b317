import type { StatementEntry } from '@consignment/domain/statements/statement';
import type { Tx } from '../../../database/database.ts';
import type { Batch, BatchAsk } from '../../../queries/batch.ts';

/** The entries of a statement by position. */
export async function batchOfEntries(
  tx: Tx,
  shopId: number,
  statementId: number,
  { after, size }: BatchAsk,
): Promise<Batch<StatementEntry>> {
  const rows = await tx
    .selectFrom('statement_entries')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('statement_id', '=', statementId)
    .where('position', '>', after?.id ?? 0)
    .orderBy('position')
    .limit(size)
    .execute();
  const last = rows.at(-1);
  const hasMore = last !== undefined && rows.length === size;
  return {
    rows: rows.map((row) => ({
      position: row.position,
      section: row.section,
      reason: row.reason,
      item: row.item,
      itemId: row.item_id,
      earned: row.earned,
      returned: row.returned,
      amount: row.amount,
      happenedAt: row.happened_at,
      orderName: row.order_name,
      title: row.title,
      sku: row.sku,
      quantity: row.quantity,
      price: row.price,
      ratePpm: row.rate_ppm,
      rule: row.rule,
      invoiceNumber: row.invoice_number,
    })),
    end: hasMore ? { value: '', id: last.position } : null,
  };
}
