import type { MemberRole } from '@consignment/domain/people/roles';
import { accessTokens } from '../../../packages/server/src/identity/access-token.ts';
import { startSession } from '../../../packages/server/src/identity/tokens.ts';
import { tokenSecret } from '../server.ts';
import type { PayingWorld } from './world.ts';

/** The token of a new person of the shop's team, who has just shown who they are. */
export async function addMember({ server, alder }: PayingWorld, role: MemberRole): Promise<string> {
  const { access } = await server.database.asSystem(async (tx) => {
    const { id: loginId } = await tx
      .insertInto('logins')
      .values({
        email: `${role}-${crypto.randomUUID()}@alder.example`,
        password_hash: '',
        name: 'Robin',
        created_at: server.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await tx.insertInto('shop_members').values({ shop_id: alder.id, login_id: loginId, role }).execute();
    const who = { loginId, shopId: alder.id, party: 'merchant' as const, byPassword: true, isProved: true };
    return startSession(tx, accessTokens(tokenSecret), who, server.now);
  });
  return access;
}
