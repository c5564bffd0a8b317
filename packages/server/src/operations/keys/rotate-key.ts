import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../actions/operation.ts';
import { keyAnswer, refuseEnded, refuseMoreKeys } from '../../actions/people/program-keys.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { newSecret } from '../../identity/program-key.ts';
import { record } from '../../ledger/record.ts';
import { changeKey, insertKey, lockKey } from '../../queries/people/api-keys.ts';
import { lockShop } from '../../queries/shops/shops.ts';

const texts = defineTexts('RotateKey', {
  rotated: 'This key has already been rotated. Rotate the key that replaced it.',
});

const dayInMs = 86_400_000;

export const rotateKey = forSession<'rotateKey'>(
  async ({ params, body, session, by, now, write, service }) => {
    const { shopId } = session;
    const { secret, hash } = newSecret();
    const id = await write(async (tx) => {
      await lockShop(tx, shopId);
      const old = await lockKey(tx, shopId, params.id);
      if (old === null) throw notFound();
      refuseEnded(old, now);
      if (old.overlap_ends_at !== null) {
        throw refuse(409, 'stale', texts.rotated);
      }
      await changeKey(tx, shopId, old.id, {
        overlap_ends_at: new Date(now.getTime() + body.overlap_days * dayInMs),
      });
      await refuseMoreKeys(tx, shopId, now);
      const id = await insertKey(tx, {
        shopId,
        mode: old.mode,
        name: old.name,
        scopes: old.scopes,
        vendorId: old.vendor_id,
        hash,
        callsAMinute: old.calls_a_minute,
        createdBy: session.loginId,
        now,
        expiresAt: old.expires_at,
        follows: old,
      });
      const after = { next: id, overlap_days: body.overlap_days };
      await record(tx, { shopId, by, now }, [
        { event: 'key.rotated', id: old.id, vendorId: old.vendor_id, after },
      ]);
      return id;
    });
    return { status: 201, body: await keyAnswer(service.database, { shopId, id }, secret) };
  },
);
