import { defineTexts } from '@consignment/domain/text/texts';
import { keepUpload, removeUploads } from '../../imports/run/uploads.ts';
import { record } from '../../ledger/record.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { fileReceived, importById } from '../../queries/imports/runs.ts';
import { importToWire } from '../../wire/import.ts';

const texts = defineTexts('UploadImportFile', {
  started: 'This import has already started. Create a new import.',
  tooShort:
    '{role, select, products {Only {bytes} of {size} bytes of the products file arrived. Please send it again.} orders {Only {bytes} of {size} bytes of the orders file arrived. Please send it again.} refunds {Only {bytes} of {size} bytes of the refunds file arrived. Please send it again.} paypal {Only {bytes} of {size} bytes of the PayPal file arrived. Please send it again.} other {Only {bytes} of {size} bytes of the file arrived. Please send it again.}}',
  tooLong:
    '{role, select, products {More than the expected {size} bytes of the products file arrived. Please send it again.} orders {More than the expected {size} bytes of the orders file arrived. Please send it again.} refunds {More than the expected {size} bytes of the refunds file arrived. Please send it again.} paypal {More than the expected {size} bytes of the PayPal file arrived. Please send it again.} other {More than the expected {size} bytes of the file arrived. Please send it again.}}',
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
