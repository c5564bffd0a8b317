import { createHash } from 'node:crypto';
import type { MovingFile } from '@consignment/domain/moves/moving-fields';
import type { Tx } from '../../../packages/server/src/database/database.ts';
import type { Ids } from './fixture.ts';

/* A move of a shop that is checked: a file, a vendor that is not matched yet, a payout, a group that is not answered, a profile. */

const noon = new Date('2026-03-10T12:00:00Z');

export type MoveIds = Pick<Ids, 'move' | 'moveVendor' | 'moveGroup' | 'moveProfile'>;

export async function fillMove(tx: Tx, shop_id: number, text: string): Promise<MoveIds> {
  const move = await tx
    .insertInto('moves')
    .values({ shop_id, name: text, state: 'checked', created_at: noon, checked_at: noon })
    .returning('id')
    .executeTakeFirstOrThrow();
  const of = { shop_id, move_id: move.id };
  await addFile(tx, of, text, {
    role: 'payouts',
    headers: ['Payout ID', 'Vendor', 'Paid on', 'Total'],
    cells: ['P-1', text, '2024-05-01', '12.00'],
    columns: { number: 'Payout ID', vendor: 'Vendor', day: 'Paid on', amount: 'Total' },
  });
  await addFile(tx, of, text, {
    role: 'commissions',
    headers: ['Order', 'SKU', 'Vendor', 'Amount', 'Payout ID'],
    cells: ['#1', 'MUG', text, '12.00', 'P-1'],
    columns: { order: 'Order', sku: 'SKU', vendor: 'Vendor', amount: 'Amount', payout: 'Payout ID' },
  });
  const vendor = await tx
    .insertInto('move_vendors')
    .values({ ...of, key: text.toLowerCase(), name: text, payout_count: 1, paid: 1200 })
    .returning('id')
    .executeTakeFirstOrThrow();
  const payout = await tx
    .insertInto('move_payouts')
    .values({
      ...of,
      row_number: 2,
      number: text,
      number_key: text.toLowerCase(),
      move_vendor_id: vendor.id,
      day: '2024-05-01',
      amount: 1200,
      verdict: 'open',
      causes: JSON.stringify([{ cause: 'missing_row', amount: 1200 }]),
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  const detail = JSON.stringify({ cause: 'missing_row' });
  const group = await tx
    .insertInto('move_groups')
    .values({
      ...of,
      cause: 'missing_row',
      key: 'missing_row',
      detail,
      difference_count: 1,
      payout_count: 1,
      theirs: 1200,
      size: 1200,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('move_differences')
    .values({ ...of, group_id: group.id, move_payout_id: payout.id, theirs: 1200, ours: 0, detail })
    .execute();
  await tx
    .insertInto('move_problems')
    .values({ ...of, file: 'payouts', row_number: 3, reason: text })
    .execute();
  const profile = await tx
    .insertInto('move_profiles')
    .values({ shop_id, name: text, files: JSON.stringify([]), saved_at: noon })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { move: move.id, moveVendor: vendor.id, moveGroup: group.id, moveProfile: profile.id };
}

async function addFile(
  tx: Tx,
  of: { readonly shop_id: number; readonly move_id: number },
  name: string,
  file: {
    readonly role: MovingFile;
    readonly headers: readonly string[];
    readonly cells: readonly string[];
    readonly columns: Readonly<Record<string, string>>;
  },
): Promise<void> {
  const bytes = Buffer.from(
    `${file.headers.join(',')}\n${file.cells.map((cell) => `"${cell}"`).join(',')}\n`,
  );
  const { id } = await tx
    .insertInto('move_files')
    .values({
      ...of,
      role: file.role,
      name,
      size: bytes.length,
      row_count: 1,
      sha256: createHash('sha256').update(bytes).digest('hex'),
      headers: JSON.stringify(file.headers),
      sample: JSON.stringify([file.cells]),
      columns: JSON.stringify(file.columns),
      received_at: noon,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await tx
    .insertInto('move_file_parts')
    .values({ shop_id: of.shop_id, file_id: id, nth: 1, bytes })
    .execute();
}
