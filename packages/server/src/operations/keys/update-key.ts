import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../actions/operation.ts';
import { endOfKey, keyWithId, refuseEnded } from '../../actions/people/program-keys.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { record } from '../../ledger/record.ts';
import { changeKey, lockKey, type KeyChange } from '../../queries/people/api-keys.ts';

const texts = defineTexts('UpdateKey', {
  noName: 'Give the key a name.',
});

export const updateKey = forSession<'updateKey'>(
  async ({ params, body, session, by, now, write, service }) => {
    const { shopId } = session;
    const change: KeyChange = {};
    if (body.name !== undefined) {
      change.name = body.name.trim();
      if (change.name === '') throw refuse(422, 'required', texts.noName, { pointer: '/name' });
    }
    if (body.expires_at !== undefined) change.expires_at = endOfKey(body.expires_at, now);
    if (body.calls_a_minute !== undefined) change.calls_a_minute = body.calls_a_minute;
    await write(async (tx) => {
      const key = await lockKey(tx, shopId, params.id);
      if (key === null) throw notFound();
      refuseEnded(key, now);
      await changeKey(tx, shopId, key.id, change);
      const after = { withheld: Object.keys(change) };
      await record(tx, { shopId, by, now }, [
        { event: 'key.changed', id: key.id, vendorId: key.vendor_id, after },
      ]);
    });
    return { status: 200, body: await keyWithId(service.database, { shopId, id: params.id }) };
  },
);
