import { partyOf } from '@consignment/domain/people/roles';
import { takeInvitation as accept } from '../../actions/people/accept-invitation.ts';
import { forPublic } from '../../actions/operation.ts';

export const acceptInvitation = forPublic<'acceptInvitation'>(async ({ body, origin, now, service }) => {
  const { token, password, repeated = '', name = '' } = body;
  const { invitation, shop } = await accept(
    service,
    { token, password, repeated, name: name.trim() },
    origin,
    now,
  );
  return {
    status: 200,
    body: { party: partyOf(invitation.role), shop: shop.domain, email: invitation.email },
  };
});
