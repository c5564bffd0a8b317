import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { onUse } from '../../../../parts/pages/on-use.tsx';
import { Button } from '../../../../primitives/actions/Button.tsx';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import type { VendorInvitations, VendorsInvited } from './vendor-invitations.ts';

const texts = defineTexts('InviteVendors', {
  inviteAll: 'Invite all',
  noLogin: '{n, plural, one {# vendor has} other {# vendors have}} no login yet.',
});

const { Component: InviteVendorsDialog } = onUse(
  async () => (await import('./InviteVendorsDialog.tsx')).InviteVendorsDialog,
);

type Props = {
  /** Null while they are not known, and for a person who may not invite. */
  invitations: VendorInvitations | null;
  hrefOfVendor: (vendorId: number) => string;
  onInvite: (vendorIds: readonly number[]) => Promise<VendorsInvited>;
  /** Among the actions of a page it is a button; else a line that says how many there are. */
  shape: 'action' | 'line';
};

/** The way to invite all vendors that can be invited; nothing where there is none. One vendor is invited on its own page. */
export function InviteVendors({ invitations, hrefOfVendor, onInvite, shape }: Props) {
  const [open, setOpen] = useState<VendorInvitations | null>(null);
  // Until they are asked for again.
  const [done, setDone] = useState<VendorInvitations | null>(null);
  const count = invitations === done ? 0 : (invitations?.to_invite.length ?? 0);
  const invite = async (ids: readonly number[]) => {
    const answer = await onInvite(ids);
    if (answer.is === 'done') setDone(invitations);
    return answer;
  };
  const begin = () => setOpen(invitations);
  return (
    <>
      {count > 0 && shape === 'action' && <Button label={texts.inviteAll} tone="quiet" onClick={begin} />}
      {count > 0 && shape === 'line' && (
        <Banner
          tone="neutral"
          title={texts.noLogin({ n: count })}
          action={<Button label={texts.inviteAll} onClick={begin} />}
        />
      )}
      {open !== null && (
        <InviteVendorsDialog
          invitations={open}
          hrefOfVendor={hrefOfVendor}
          onInvite={invite}
          onClose={() => setOpen(null)}
        />
      )}
    </>
  );
}
