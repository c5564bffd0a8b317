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
  /** When the open invitation to its email ends; null without one. */
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
    .select(['v.id', 'v.name', 'v.contact_name as contactName'])
    .select([
      sql<string>`btrim(v.email)`.as('email'),
      sql<boolean>`exists (select from vendor_signup_vendors l join vendor_signups u on u.id = l.signup_id
        where l.shop_id = v.shop_id and l.vendor_id = v.id and u.approved)`.as('hasLogin'),
      sql<Date | null>`(select max(i.expires_at) from team_invitations i
        where i.shop_id = v.shop_id and i.vendor_id = v.id and lower(i.email) = lower(btrim(v.email))
          and i.accepted_at is null and i.withdrawn_at is null and i.expires_at > ${now})`.as('invitedUntil'),
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
