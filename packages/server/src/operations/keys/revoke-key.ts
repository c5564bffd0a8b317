import { forSession } from '../../actions/operation.ts';
import { keyWithId } from '../../actions/people/program-keys.ts';
import { notFound } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { changeKey, lockKey } from '../../queries/people/api-keys.ts';

export const revokeKey = forSession<'revokeKey'>(async ({ params, session, by, now, write, service }) => {
  const { shopId } = session;
  await write(async (tx) => {
    const key = await lockKey(tx, shopId, params.id);
    if (key === null) throw notFound();
    if (key.revoked_at !== null) return;
    await changeKey(tx, shopId, key.id, { revoked_at: now });
    await record(tx, { shopId, by, now }, [{ event: 'key.revoked', id: key.id, vendorId: key.vendor_id }]);
  });
  return { status: 200, body: await keyWithId(service.database, { shopId, id: params.id }) };
});
