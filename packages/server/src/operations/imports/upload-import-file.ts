import { keepUpload, removeUploads } from '../../imports/run/uploads.ts';
import { record } from '../../ledger/record.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { fileReceived, importById } from '../../queries/imports/runs.ts';
import { importToWire } from '../../wire/import.ts';

export const uploadImportFile = forSession<'uploadImportFile'>(
  async ({ params, body, session, by, now, read, write, service }) => {
    const { id, role } = params;
    const found = await read((tx) => importById(tx, session.shopId, id));
    const file = found?.files.find((one) => one.role === role);
    if (found === null || file === undefined) throw notFound();
    if (found.state !== 'waiting') throw hasStarted();

    const bytes = await keepUpload(service.config.dataDir, id, role, body, file.size);
    if (bytes !== file.size) {
      const received = bytes === null ? `more than ${file.size}` : `${bytes} of ${file.size}`;
      const detail = `The ${role} file came with ${received} bytes. Please send it again.`;
      throw refuse(bytes === null ? 413 : 400, bytes === null ? 'too_large' : 'malformed', detail);
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
  return refuse(409, 'import_finished', 'This import has been started already; make a new one.');
}
