import { startImport as takeImport } from '../../imports/run/run-import.ts';
import { runBehind } from '../../imports/run/under-way.ts';
import { areThere, uploadedFiles } from '../../imports/run/uploads.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { importById } from '../../queries/imports/runs.ts';
import { importToWire } from '../../wire/import.ts';

export const startImport = forSession<'startImport'>(async ({ params, session, read, service, now }) => {
  const find = () => read((tx) => importById(tx, session.shopId, params.id));
  const found = await find();
  if (found === null) throw notFound();
  if (found.state !== 'waiting' && found.state !== 'checked') {
    throw refuse(409, 'import_finished', 'This import has been started already; make a new one.');
  }
  const missing = found.files.find(({ received }) => !received);
  if (missing !== undefined) {
    throw refuse(422, 'missing_file', `The ${missing.role} file has not been sent yet.`);
  }
  const files = uploadedFiles(service.config.dataDir, found);
  if (!(await areThere(files))) {
    throw refuse(
      422,
      'missing_file',
      'The files have waited too long and are not kept any more. Choose them again.',
    );
  }
  const of = { shopId: session.shopId, importId: found.id, now };
  if (!(await takeImport(service.database, of))) {
    throw refuse(409, 'import_running', 'Another import of this shop is running. Wait until it has ended.');
  }
  runBehind(service, of, files, 'running');
  const row = await find();
  if (row === null) throw notFound();
  return { status: 200, body: importToWire(row) };
});
