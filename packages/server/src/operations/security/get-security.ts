import { personOf } from '../../actions/people/factor-set-up.ts';
import { forSession } from '../../actions/operation.ts';
import { passkeySiteOf } from '../../identity/passkeys.ts';
import { authenticatorOf, passkeysOf, recoveryCodesOf } from '../../queries/people/factors.ts';
import { factorRuleOf } from '../../queries/people/factor-rule.ts';

export const getSecurity = forSession<'getSecurity'>(async ({ session, service }) => {
  const { loginId, shopId } = personOf(session);
  const body = await service.database.asSystem(async (tx) => {
    const [passkeys, app, codes, rule] = [
      await passkeysOf(tx, loginId),
      await authenticatorOf(tx, loginId),
      await recoveryCodesOf(tx, loginId),
      await factorRuleOf(tx, shopId),
    ];
    return {
      passkeys: passkeys.map((passkey) => ({
        id: passkey.id,
        name: passkey.name,
        created_at: passkey.createdAt.toISOString(),
        last_used_at: passkey.lastUsedAt?.toISOString() ?? null,
      })),
      passkey_host: passkeySiteOf(service.publicUrl)?.id ?? null,
      authenticator:
        app === null
          ? null
          : {
              created_at: app.createdAt.toISOString(),
              last_used_at: app.lastUsedAt?.toISOString() ?? null,
            },
      recovery_codes: codes === null ? null : { left: codes.left, created_at: codes.madeAt.toISOString() },
      is_required: session.factor.isRequired,
      rule,
    };
  });
  return { status: 200, body };
});
