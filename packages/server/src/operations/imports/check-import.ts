import { beginImport as takeImport } from '../../imports/run/run-import.ts';
import { runBehind } from '../../imports/run/under-way.ts';
import { filesToRead } from '../../actions/import-files.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { importById } from '../../queries/imports/runs.ts';
import { importToWire } from '../../wire/import.ts';

export const checkImport = forSession<'checkImport'>(async (ask) => {
  const { params, session, by, read, service, now } = ask;
  const find = () => read((tx) => importById(tx, session.shopId, params.id));
  const found = await find();
  if (found === null) throw notFound();
  if (found.state !== 'waiting') {
    throw refuse(409, 'import_finished', 'This import has been checked or started already; make a new one.');
  }
  const files = await filesToRead(ask, found, ask.body?.date_orders);
  const of = { shopId: session.shopId, importId: found.id, now };
  if (!(await takeImport(service.database, of, 'checking', by))) {
    throw refuse(409, 'import_running', 'Another import of this shop is running. Wait until it has ended.');
  }
  runBehind(service, of, files, 'checking');
  const row = await find();
  if (row === null) throw notFound();
  return { status: 200, body: importToWire(row) };
});
