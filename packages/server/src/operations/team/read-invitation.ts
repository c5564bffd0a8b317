import { forPublic } from '../../actions/operation.ts';
import { invitedByLink } from '../../actions/people/accept-invitation.ts';
import { partyOf } from '@consignment/domain/people/roles';

export const readInvitation = forPublic<'readInvitation'>(async ({ body, now, service }) => {
  const { invitation, login, shop, vendors } = await invitedByLink(service, body.token, now);
  const { role, email, invitedBy, team } = invitation;
  return {
    status: 200,
    body: {
      party: partyOf(role),
      role,
      email,
      shop: shop.domain,
      shop_name: shop.name,
      vendors,
      invited_by: invitedBy,
      has_login: login !== null,
      is_first: team.is === 'first',
    },
  };
});
