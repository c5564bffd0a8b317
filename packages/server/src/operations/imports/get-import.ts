import { forSession } from '../../actions/operation.ts';
import { notFound } from '../../common/problem.ts';
import { importById } from '../../queries/imports/runs.ts';
import { importToWire } from '../../wire/import.ts';

export const getImport = forSession<'getImport'>(async ({ params, session, read }) => {
  const row = await read((tx) => importById(tx, session.shopId, params.id));
  if (row === null) throw notFound();
  return { status: 200, body: importToWire(row) };
});
