import { defineTexts } from '@consignment/domain/text/texts';
import { keepUpload, removeUploads } from '../../imports/run/uploads.ts';
import { record } from '../../ledger/record.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { fileReceived, importById } from '../../queries/imports/runs.ts';
import { importToWire } from '../../wire/import.ts';

const texts = defineTexts('UploadImportFile', {
  started: 'This import was already started. Make a new one.',
  tooShort:
    '{role, select, products {The products file came with {bytes} of {size} bytes. Please send it again.} orders {The orders file came with {bytes} of {size} bytes. Please send it again.} refunds {The refunds file came with {bytes} of {size} bytes. Please send it again.} paypal {The PayPal file came with {bytes} of {size} bytes. Please send it again.} other {The file came with {bytes} of {size} bytes. Please send it again.}}',
  tooLong:
    '{role, select, products {The products file came with more than {size} bytes. Please send it again.} orders {The orders file came with more than {size} bytes. Please send it again.} refunds {The refunds file came with more than {size} bytes. Please send it again.} paypal {The PayPal file came with more than {size} bytes. Please send it again.} other {The file came with more than {size} bytes. Please send it again.}}',
});

export const uploadImportFile = forSession<'uploadImportFile'>(
  async ({ params, body, session, by, now, read, write, service }) => {
    const { id, role } = params;
    const found = await read((tx) => importById(tx, session.shopId, id));
    const file = found?.files.find((one) => one.role === role);
    if (found === null || file === undefined) throw notFound();
    if (found.state !== 'waiting') throw hasStarted();

    const bytes = await keepUpload(service.config.dataDir, id, role, body, file.size);
    if (bytes !== file.size) {
      const { size } = file;
      throw bytes === null
        ? refuse(413, 'too_large', texts.tooLong({ role, size }))
        : refuse(400, 'malformed', texts.tooShort({ role, bytes, size }));
    }
    const row = await write(async (tx) => {
      const isKept = await fileReceived(tx, { shopId: session.shopId, importId: id }, role);
      const kept = isKept ? await importById(tx, session.shopId, id) : null;
      const entry = { event: 'import.file_uploaded', id, after: { file: role } } as const;
      if (kept !== null) await record(tx, { shopId: session.shopId, by, now }, [entry]);
      return kept;
    });
    if (row === null) {
      await removeUploads(service.config.dataDir, id);
      throw hasStarted();
    }
    return { status: 200, body: importToWire(row) };
  },
);

function hasStarted() {
  return refuse(409, 'import_finished', texts.started);
}
