import { startImport as takeImport } from '../../imports/run/run-import.ts';
import { questionsAhead } from '../../imports/run/dates-ahead.ts';
import { runBehind } from '../../imports/run/under-way.ts';
import { areThere, filesGone, uploadedFiles } from '../../imports/run/uploads.ts';
import { forSession } from '../../actions/operation.ts';
import { DatesUnclear, notFound, refuse } from '../../common/problem.ts';
import { answerDates, askDates } from '../../queries/imports/dates.ts';
import { importById } from '../../queries/imports/runs.ts';
import { importToWire } from '../../wire/import.ts';

export const startImport = forSession<'startImport'>(
  async ({ params, body, session, read, write, service, now }) => {
    const of = { shopId: session.shopId, importId: params.id, now };
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
    const orders = body?.date_orders;
    if (orders !== undefined) await write((tx) => answerDates(tx, of, orders));
    const answered = await find();
    if (answered === null) throw notFound();
    const files = uploadedFiles(service.config.dataDir, answered);
    if (!(await areThere(files))) {
      throw refuse(422, 'missing_file', filesGone);
    }
    // A check has read the dates already.
    const questions = answered.state === 'waiting' ? await questionsAhead(files, now) : [];
    if (questions.length > 0) {
      await write((tx) => askDates(tx, of.importId, questions));
      throw new DatesUnclear(questions);
    }
    if (!(await takeImport(service.database, of))) {
      throw refuse(409, 'import_running', 'Another import of this shop is running. Wait until it has ended.');
    }
    runBehind(service, of, files, 'running');
    const row = await find();
    if (row === null) throw notFound();
    return { status: 200, body: importToWire(row) };
  },
);
