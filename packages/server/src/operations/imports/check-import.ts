import { defineTexts } from '@consignment/domain/text/texts';
import { beginImport as takeImport } from '../../imports/run/run-import.ts';
import { runBehind } from '../../imports/run/under-way.ts';
import { filesToRead } from '../../actions/import-files.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { importById } from '../../queries/imports/runs.ts';
import { importToWire } from '../../wire/import.ts';

const texts = defineTexts('CheckImport', {
  startedAlready: 'This import has already been checked or started. Create a new import.',
  anotherRuns: 'Another import is running for this shop. Wait until it has finished.',
});

export const checkImport = forSession<'checkImport'>(async (ask) => {
  const { params, session, by, read, service, now } = ask;
  const find = () => read((tx) => importById(tx, session.shopId, params.id));
  const found = await find();
  if (found === null) throw notFound();
  if (found.state !== 'waiting') {
    throw refuse(409, 'import_finished', texts.startedAlready);
  }
  const files = await filesToRead(ask, found, ask.body?.date_orders);
  const of = { shopId: session.shopId, importId: found.id, now };
  if (!(await takeImport(service.database, of, 'checking', by))) {
    throw refuse(409, 'import_running', texts.anotherRuns);
  }
  runBehind(service, of, files, 'checking');
  const row = await find();
  if (row === null) throw notFound();
  return { status: 200, body: importToWire(row) };
});
