import { createHash } from 'node:crypto';
import type { Readable } from 'node:stream';
import { defineTexts } from '@consignment/domain/text/texts';
import { changeable, lockMoveIn, moveAnswer, moveFor, requireNoOther } from '../move-answer.ts';
import { firstForm, formOf, readHead } from '../move-form.ts';
import { forSession } from '../../../actions/operation.ts';
import { refuse } from '../../../common/problem.ts';
import type { Tx } from '../../../database/database.ts';
import { record } from '../../../ledger/record.ts';
import { addPart, beginFile, moveProfiles, putFile, removeFile } from '../queries/move-files.ts';
import { changeMove } from '../queries/moves.ts';
import { shopOf } from '../../../queries/shops/shops.ts';

const texts = defineTexts('UploadMoveFile', {
  noName: 'The file name is required.',
  tooLarge: 'A file can be up to 50 MB. Export shorter periods, and move them in one after another.',
});

const largestFile = 50 * 1024 * 1024;
const partSize = 256 * 1024;

export const uploadMoveFile = forSession<'uploadMoveFile'>(
  async ({ params, query, body, session, by, now, read, write }) => {
    const { shopId } = session;
    const { role } = params;
    const of = { shopId, moveId: params.id };
    const name = query.name.trim();
    if (name === '') throw refuse(400, 'required', texts.noName, { pointer: '?name' });
    const profiles = await write(async (tx) => {
      await lockMoveIn(tx, of, changeable);
      return moveProfiles(tx, shopId);
    });
    // A slow upload holds no transaction open: each part has its own.
    const fileId = await write((tx) => beginFile(tx, of, { role, name, now }));
    try {
      const { size, sha256 } = await keep(write, { shopId, fileId }, body);
      const head = await readHead(read, { shopId, fileId, role });
      const { currency, time_zone: timeZone } = await read((tx) => shopOf(tx, shopId));
      const first = firstForm(role, head.headers, profiles);
      const form = await formOf(read, { shopId, fileId, role }, head.headers, first, {
        currency,
        timeZone,
        now,
      });
      return await write(async (tx) => {
        await lockMoveIn(tx, of, changeable);
        await requireNoOther(tx, of);
        await putFile(tx, of, { id: fileId, role }, { ...head, size, sha256 }, form);
        await changeMove(tx, of, { state: 'draft', problem: null });
        const after = { file: role, size, sha256 };
        await record(tx, { shopId, by, now }, [{ event: 'move.file_changed', id: of.moveId, after }]);
        return { status: 200, body: await moveAnswer(tx, of) };
      });
    } catch (error) {
      await write(async (tx) => {
        await moveFor(tx, of);
        await removeFile(tx, shopId, fileId);
      }).catch(() => undefined);
      throw error;
    }
  },
);

/** Keeps a file in parts as it comes. Throws a Refusal (413) for one that is too large. */
async function keep(
  write: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>,
  of: { readonly shopId: number; readonly fileId: number },
  body: Readable,
): Promise<{ size: number; sha256: string }> {
  const hash = createHash('sha256');
  let size = 0;
  let nth = 0;
  let held: Buffer[] = [];
  let heldSize = 0;
  const flush = async () => {
    if (heldSize === 0) return;
    const bytes = Buffer.concat(held);
    held = [];
    heldSize = 0;
    nth += 1;
    await write((tx) => addPart(tx, of, nth, bytes));
  };
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.length;
    if (size > largestFile) {
      throw refuse(413, 'too_large', texts.tooLarge);
    }
    hash.update(chunk);
    held.push(chunk);
    heldSize += chunk.length;
    if (heldSize >= partSize) await flush();
  }
  await flush();
  return { size, sha256: hash.digest('hex') };
}
