import { answerOf, settled } from '@consignment/client/answer';
import { InviteVendors } from '@consignment/components/screens/merchant/vendors/invite/InviteVendors';
import { useCard, type Card } from '@consignment/routing/app/use-card';
import type { ComponentProps } from 'react';
import { useRevalidator } from 'react-router-dom';
import { client } from '../../api.ts';
import { ifMay } from '../../may.ts';
import { paths } from '../../paths.ts';

/** The vendors without a login; null for a person who may not invite. */
export function askInvitations(signal?: AbortSignal) {
  return ifMay('listVendorInvitations', () => answerOf(client.GET('/vendors/invitations/', { signal })));
}

type Props = {
  card: Card<Awaited<ReturnType<typeof askInvitations>>>;
  shape: ComponentProps<typeof InviteVendors>['shape'];
};

/** The way to invite them. Not to know of any is no reason to stop: each vendor has its own way. */
export function InviteAllVendors({ card, shape }: Props) {
  const invitations = useCard(card);
  const { revalidate } = useRevalidator();
  const invite: ComponentProps<typeof InviteVendors>['onInvite'] = async (vendors) => {
    const body = { vendors: vendors.slice(0, mostAtOnce) };
    const asked = await settled(answerOf(client.POST('/vendors/invitations/', { body })));
    if (asked.is !== 'ready') return { is: 'refused', problem: asked.problem };
    await revalidate();
    const { sent, left_out, mail } = asked.value;
    return { is: 'done', sent: sent.length, left_out, mail };
  };
  return (
    <InviteVendors
      invitations={invitations.is === 'ready' ? invitations.value : null}
      hrefOfVendor={paths.vendor}
      onInvite={invite}
      shape={shape}
    />
  );
}

/** As many as the call takes; the rest stays to be invited. */
const mostAtOnce = 500;
