import { forSession } from '../operation.ts';
import { notFound } from '../problem.ts';
import { importById } from '../store/import/runs.ts';
import { importToWire } from '../wire/import.ts';

export const getImport = forSession<'getImport'>(async ({ params, session, read }) => {
  const row = await read((tx) => importById(tx, session.shopId, params.id));
  if (row === null) throw notFound();
  return { status: 200, body: importToWire(row) };
});
