import { stopImport as takeBack } from '../../imports/run/under-way.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { importById } from '../../queries/imports/runs.ts';

export const cancelImport = forSession<'cancelImport'>(
  async ({ params, session, by, now, read, service }) => {
    const found = await read((tx) => importById(tx, session.shopId, params.id));
    if (found === null) throw notFound();
    if (!(await takeBack(service, { shopId: session.shopId, importId: found.id, by, now }))) {
      throw refuse(409, 'import_finished', 'This import has been started, and what it has read is kept.');
    }
    return { status: 200, body: {} };
  },
);
