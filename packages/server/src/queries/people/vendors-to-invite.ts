import { sql } from 'kysely';
import type { Tx } from '../../database/database.ts';

/** A vendor with what decides about its invitation; for `asSystem`. */
export type VendorToInvite = {
  readonly id: number;
  readonly name: string;
  readonly contactName: string;
  readonly email: string;
  /** A person may sign in for it. */
  readonly hasLogin: boolean;
  /** When the open invitation to its email was sent; null without one, and where its mail did not leave. */
  readonly invitedAt: Date | null;
  /** When that invitation ends. */
  readonly invitedUntil: Date | null;
};

/** The vendors of the shop that are neither hidden nor merged, by name; of these ids alone where they are given. */
export async function vendorsToInvite(
  tx: Tx,
  { shopId, now }: { readonly shopId: number; readonly now: Date },
  ids: readonly number[] | null,
): Promise<VendorToInvite[]> {
  const rows = await tx
    .selectFrom('vendors as v')
    .leftJoin('team_invitations as i', (join) =>
      join
        .onRef('i.shop_id', '=', 'v.shop_id')
        .onRef('i.vendor_id', '=', 'v.id')
        .on(sql<boolean>`lower(i.email) = lower(btrim(v.email))`)
        .on('i.accepted_at', 'is', null)
        .on('i.withdrawn_at', 'is', null)
        .on('i.expires_at', '>', now)
        .on(
          sql<boolean>`not exists (select from mails m where m.shop_id = i.shop_id and m.vendor_id = i.vendor_id
            and m.invitation_link = i.link_id and m.state in ('kept', 'failed'))`,
        ),
    )
    .select(['v.id', 'v.name', 'v.contact_name as contactName'])
    .select(['i.sent_at as invitedAt', 'i.expires_at as invitedUntil'])
    .select([
      sql<string>`btrim(v.email)`.as('email'),
      sql<boolean>`exists (select from vendor_signup_vendors l join vendor_signups u on u.shop_id = l.shop_id and u.id = l.signup_id
        where l.shop_id = v.shop_id and l.vendor_id = v.id and u.approved)`.as('hasLogin'),
    ])
    .where('v.shop_id', '=', shopId)
    .where('v.hidden', '=', false)
    .where('v.merged_into_id', 'is', null)
    .$if(ids !== null, (query) => query.where('v.id', 'in', [...(ids ?? [])]))
    .orderBy((eb) => eb.fn('lower', ['v.name']))
    .orderBy('v.id')
    .execute();
  return rows;
}
