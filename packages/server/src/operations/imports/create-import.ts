import { defineTexts } from '@consignment/domain/text/texts';
import { insertImport as addImport } from '../../imports/run/run-import.ts';
import { cancelAbandoned } from '../../imports/run/under-way.ts';
import { forSession } from '../../actions/operation.ts';
import { refuse } from '../../common/problem.ts';
import { isConnected } from '../../queries/shops/platforms.ts';
import { importToWire } from '../../wire/import.ts';

const texts = defineTexts('CreateImport', {
  connected: 'This shop is connected to its platform. Importing files would duplicate its data.',
  roleTwice:
    '{role, select, products {There are two products files. Send only one of each kind.} orders {There are two orders files. Send only one of each kind.} refunds {There are two refunds files. Send only one of each kind.} paypal {There are two PayPal files. Send only one of each kind.} other {There are two files. Send only one of each kind.}}',
  tooLarge: 'A file can be up to 2 GB. Export shorter periods, and import them one after another.',
});

const largestFile = 2 * 1024 ** 3;

export const createImport = forSession<'createImport'>(async ({ body, session, by, read, service, now }) => {
  if (await read((tx) => isConnected(tx, session.shopId))) {
    throw refuse(422, 'invalid_value', texts.connected);
  }
  const roles = body.files.map(({ role }) => role);
  const twice = roles.findIndex((role, index) => roles.indexOf(role) < index);
  if (twice !== -1) {
    throw refuse(422, 'invalid_value', texts.roleTwice({ role: roles[twice] ?? '' }), {
      pointer: `/files/${twice}/role`,
    });
  }
  const large = body.files.findIndex(({ size }) => size > largestFile);
  if (large !== -1) {
    throw refuse(422, 'invalid_value', texts.tooLarge, { pointer: `/files/${large}/size` });
  }
  await cancelAbandoned(service, session.shopId, now);
  const row = await addImport(service.database, { shopId: session.shopId, now }, body.files, false, by);
  return { status: 201, body: importToWire(row) };
});
