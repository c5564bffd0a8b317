import { insertImport as addImport } from '../../imports/run/run-import.ts';
import { cancelAbandoned } from '../../imports/run/under-way.ts';
import { forSession } from '../../actions/operation.ts';
import { refuse } from '../../common/problem.ts';
import { isConnected } from '../../queries/shops/platforms.ts';
import { importToWire } from '../../wire/import.ts';

const largestFile = 2 * 1024 ** 3;

export const createImport = forSession<'createImport'>(async ({ body, session, by, read, service, now }) => {
  if (await read((tx) => isConnected(tx, session.shopId))) {
    throw refuse(
      422,
      'invalid_value',
      'This shop is connected to its platform. Importing files would duplicate its data.',
    );
  }
  const roles = body.files.map(({ role }) => role);
  const twice = roles.findIndex((role, index) => roles.indexOf(role) < index);
  if (twice !== -1) {
    const detail = `There are two ${roles[twice] ?? ''} files; send one of each kind.`;
    throw refuse(422, 'invalid_value', detail, { pointer: `/files/${twice}/role` });
  }
  const large = body.files.findIndex(({ size }) => size > largestFile);
  if (large !== -1) {
    const detail = 'A file may have 2 GB at most. Export a shorter period and import one after the other.';
    throw refuse(422, 'invalid_value', detail, { pointer: `/files/${large}/size` });
  }
  await cancelAbandoned(service, session.shopId, now);
  const row = await addImport(service.database, { shopId: session.shopId, now }, body.files, false, by);
  return { status: 201, body: importToWire(row) };
});
