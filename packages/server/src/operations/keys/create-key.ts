import { isKeyScope, keyCallsAMinute } from '@consignment/domain/people/key-scopes';
import { defineTexts } from '@consignment/domain/text/texts';
import { forSession } from '../../actions/operation.ts';
import { keyAnswer, refuseMoreKeys, endOfKey } from '../../actions/people/program-keys.ts';
import { notFound, refuse } from '../../common/problem.ts';
import { newSecret } from '../../identity/program-key.ts';
import { record } from '../../ledger/record.ts';
import { insertKey } from '../../queries/people/api-keys.ts';
import { askForSandbox, sandboxOf } from '../../queries/shops/sandboxes.ts';
import { lockShop } from '../../queries/shops/shops.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';

const texts = defineTexts('CreateKey', {
  noSuchScope: 'There is no scope “{scope}”.',
  testKey: 'A test key covers the whole sandbox, which has its own vendors and not the shop’s.',
  noName: 'Give the key a name.',
});

export const createKey = forSession<'createKey'>(async ({ body, session, by, now, write, service }) => {
  const { mode, name, scopes, vendor: vendorId = null } = body;
  const { shopId } = session;
  const unknown = scopes.findIndex((scope) => !isKeyScope(scope));
  if (unknown >= 0) {
    const pointer = `/scopes/${String(unknown)}`;
    throw refuse(422, 'invalid_value', texts.noSuchScope({ scope: scopes[unknown] ?? '' }), { pointer });
  }
  if (mode === 'test' && vendorId !== null) {
    throw refuse(422, 'invalid_value', texts.testKey, { pointer: '/vendor' });
  }
  const trimmed = name.trim();
  if (trimmed === '') throw refuse(422, 'required', texts.noName, { pointer: '/name' });
  const expiresAt = endOfKey(body.expires_at ?? null, now);
  const { secret, hash } = newSecret();
  const id = await write(async (tx) => {
    await lockShop(tx, shopId);
    await refuseMoreKeys(tx, shopId, now);
    if (vendorId !== null && (await vendorById(tx, shopId, vendorId)) === null) throw notFound();
    if (mode === 'test' && (await sandboxOf(tx, shopId)) === null) await askForSandbox(tx, shopId, now);
    const id = await insertKey(tx, {
      shopId,
      mode,
      name: trimmed,
      scopes,
      vendorId,
      hash,
      callsAMinute: body.calls_a_minute ?? keyCallsAMinute.usual,
      createdBy: session.loginId,
      now,
      expiresAt,
      follows: null,
    });
    const after = { mode, scopes, expires_at: expiresAt?.toISOString() ?? null };
    await record(tx, { shopId, by, now }, [{ event: 'key.created', id, vendorId, after }]);
    return id;
  });
  if (mode === 'test') service.jobs.wake();
  return { status: 201, body: await keyAnswer(service.database, { shopId, id }, secret) };
});
