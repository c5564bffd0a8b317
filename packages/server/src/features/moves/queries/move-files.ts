import type { MovingFile } from '@consignment/domain/moves/moving-fields';
import { Readable } from 'node:stream';
import type { Tx } from '../../../database/database.ts';
import type { MoveMapping, MoveProfileFile } from '../../../database/column-types.ts';
import type { RowOf } from '../../../database/rows.ts';
import type { MoveOf } from './moves.ts';

export type MoveFileRow = RowOf<'move_files'>;
export type MoveProfileRow = RowOf<'move_profiles'>;

/** The files of moves that are here in full, by move and in the order of their reading. */
export async function filesOfMoves(
  tx: Tx,
  shopId: number,
  moveIds: readonly number[],
): Promise<MoveFileRow[]> {
  if (moveIds.length === 0) return [];
  return tx
    .selectFrom('move_files')
    .selectAll()
    .where('shop_id', '=', shopId)
    .where('move_id', 'in', moveIds)
    .where('sha256', 'is not', null)
    .orderBy('role', 'desc')
    .execute();
}

/** Makes room for a file that is on its way, without those of its role that never came in full. */
export async function beginFile(
  tx: Tx,
  { shopId, moveId }: MoveOf,
  file: { readonly role: MovingFile; readonly name: string; readonly now: Date },
): Promise<number> {
  await tx
    .deleteFrom('move_files')
    .where('shop_id', '=', shopId)
    .where('move_id', '=', moveId)
    .where('role', '=', file.role)
    .where('sha256', 'is', null)
    .execute();
  const { id } = await tx
    .insertInto('move_files')
    .values({ shop_id: shopId, move_id: moveId, role: file.role, name: file.name, received_at: file.now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function addPart(
  tx: Tx,
  of: { readonly shopId: number; readonly fileId: number },
  nth: number,
  bytes: Buffer,
): Promise<void> {
  await tx
    .insertInto('move_file_parts')
    .values({ shop_id: of.shopId, file_id: of.fileId, nth, bytes })
    .execute();
}

async function partOf(tx: Tx, shopId: number, fileId: number, nth: number): Promise<Buffer | null> {
  const row = await tx
    .selectFrom('move_file_parts')
    .select('bytes')
    .where('shop_id', '=', shopId)
    .where('file_id', '=', fileId)
    .where('nth', '=', nth)
    .executeTakeFirst();
  return row?.bytes ?? null;
}

/** The bytes of a file, read part by part; `read` gives each part a transaction. */
export function streamOfFile(
  read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  shopId: number,
  fileId: number,
): Readable {
  async function* parts(): AsyncGenerator<Buffer> {
    for (let nth = 1; ; nth++) {
      const bytes = await read((tx) => partOf(tx, shopId, fileId, nth));
      if (bytes === null) return;
      yield bytes;
    }
  }
  return Readable.from(parts(), { objectMode: false });
}

export type FileRead = Pick<MoveFileRow, 'size' | 'row_count' | 'headers' | 'sample'> & {
  readonly sha256: string;
};
export type FileForm = MoveMapping & Pick<MoveFileRow, 'format' | 'profile' | 'questions' | 'faults'>;

/** Puts a file that is here in full in the place of the one before it. */
export async function putFile(
  tx: Tx,
  { shopId, moveId }: MoveOf,
  file: { readonly id: number; readonly role: MovingFile },
  read: FileRead,
  form: FileForm,
): Promise<void> {
  await tx
    .deleteFrom('move_files')
    .where('shop_id', '=', shopId)
    .where('move_id', '=', moveId)
    .where('role', '=', file.role)
    .where('id', '<>', file.id)
    .execute();
  const { size, row_count, sha256 } = read;
  await tx
    .updateTable('move_files')
    .set({
      size,
      row_count,
      sha256,
      headers: JSON.stringify(read.headers),
      sample: JSON.stringify(read.sample),
      ...formColumns(form),
    })
    .where('shop_id', '=', shopId)
    .where('id', '=', file.id)
    .execute();
}

export async function setForm(tx: Tx, shopId: number, fileId: number, form: FileForm): Promise<void> {
  await tx
    .updateTable('move_files')
    .set(formColumns(form))
    .where('shop_id', '=', shopId)
    .where('id', '=', fileId)
    .execute();
}

function formColumns({ columns, questions, faults, ...form }: FileForm) {
  return {
    ...form,
    columns: JSON.stringify(columns),
    questions: JSON.stringify(questions),
    faults: JSON.stringify(faults),
  };
}

export async function removeFile(tx: Tx, shopId: number, fileId: number): Promise<void> {
  await tx.deleteFrom('move_files').where('shop_id', '=', shopId).where('id', '=', fileId).execute();
}

export async function moveProfiles(tx: Tx, shopId: number): Promise<MoveProfileRow[]> {
  return tx
    .selectFrom('move_profiles')
    .selectAll()
    .where('shop_id', '=', shopId)
    .orderBy((eb) => eb.fn('lower', ['name']))
    .execute();
}

/** Saves a profile in the place of one of the same name, in whatever case. */
export async function saveProfile(
  tx: Tx,
  shopId: number,
  profile: { readonly name: string; readonly files: readonly MoveProfileFile[]; readonly now: Date },
): Promise<MoveProfileRow> {
  const values = { name: profile.name, files: JSON.stringify(profile.files), saved_at: profile.now };
  const replaced = await tx
    .updateTable('move_profiles')
    .set(values)
    .where('shop_id', '=', shopId)
    .where((eb) => eb(eb.fn('lower', ['name']), '=', eb.fn('lower', [eb.val(profile.name)])))
    .returningAll()
    .executeTakeFirst();
  if (replaced !== undefined) return replaced;
  return tx
    .insertInto('move_profiles')
    .values({ shop_id: shopId, ...values })
    .returningAll()
    .executeTakeFirstOrThrow();
}

/** False where there is no such profile. */
export async function removeProfile(tx: Tx, shopId: number, id: number): Promise<boolean> {
  const { numDeletedRows } = await tx
    .deleteFrom('move_profiles')
    .where('shop_id', '=', shopId)
    .where('id', '=', id)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
