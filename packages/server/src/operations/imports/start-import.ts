import { defineTexts } from '@consignment/domain/text/texts';
import { beginImport as takeImport } from '../../imports/run/run-import.ts';
import { questionsAhead } from '../../imports/run/dates-ahead.ts';
import { runBehind } from '../../imports/run/under-way.ts';
import { filesToRead } from '../../actions/import-files.ts';
import { forSession } from '../../actions/operation.ts';
import { DatesUnclear, notFound, refuse } from '../../common/problem.ts';
import { askDates } from '../../queries/imports/dates.ts';
import { importById } from '../../queries/imports/runs.ts';
import { importToWire } from '../../wire/import.ts';

const texts = defineTexts('StartImport', {
  started: 'This import has already started. Create a new import.',
  anotherRuns: 'Another import is running for this shop. Wait until it has finished.',
});

export const startImport = forSession<'startImport'>(async (ask) => {
  const { params, session, by, read, write, service, now } = ask;
  const of = { shopId: session.shopId, importId: params.id, now };
  const find = () => read((tx) => importById(tx, session.shopId, params.id));
  const found = await find();
  if (found === null) throw notFound();
  if (found.state !== 'waiting' && found.state !== 'checked') {
    throw refuse(409, 'import_finished', texts.started);
  }
  const files = await filesToRead(ask, found, ask.body?.date_orders);
  // A check has read the dates already.
  const questions = found.state === 'waiting' ? await questionsAhead(files, now) : [];
  if (questions.length > 0) {
    await write((tx) => askDates(tx, of.importId, questions));
    throw new DatesUnclear(questions);
  }
  if (!(await takeImport(service.database, of, 'running', by))) {
    throw refuse(409, 'import_running', texts.anotherRuns);
  }
  runBehind(service, of, files, 'running');
  const row = await find();
  if (row === null) throw notFound();
  return { status: 200, body: importToWire(row) };
});
