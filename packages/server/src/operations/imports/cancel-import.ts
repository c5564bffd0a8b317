import { defineTexts } from '@consignment/domain/text/texts';
import { stopImport as takeBack } from '../../imports/run/under-way.ts';
import { forSession } from '../../actions/operation.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { importById } from '../../queries/imports/runs.ts';

const texts = defineTexts('CancelImport', {
  started: 'This import has already started, so the data it has read will be kept.',
});

export const cancelImport = forSession<'cancelImport'>(
  async ({ params, session, by, now, read, service }) => {
    const found = await read((tx) => importById(tx, session.shopId, params.id));
    if (found === null) throw notFound();
    if (!(await takeBack(service, { shopId: session.shopId, importId: found.id, by, now }))) {
      throw refuse(409, 'import_finished', texts.started);
    }
    return { status: 200, body: {} };
  },
);
