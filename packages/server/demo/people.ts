import type { Tx } from '../src/database/database.ts';
import { facePicture } from './picture-names.ts';
import { demoSignups, demoVendors } from './vendors.ts';

/** Of the public login of the portal. */
const vendorPerson = 'Marguerite Lowe';
const demoViewer = { name: 'Tobias Lowe', email: 'viewer@demo.example' };
/** Numbers that are kept for fiction. */
const phones = '01632 960';
const dayInMs = 86_400_000;

/** The people behind the vendors, with their terms. */
export async function addPeople(tx: Tx, shopId: number, since: Date): Promise<void> {
  const vendors = await tx
    .selectFrom('vendors')
    .select(['id', 'name', 'slug'])
    .where('shop_id', '=', shopId)
    .execute();
  const known = new Map(vendors.map((vendor) => [vendor.name, vendor]));
  for (const [index, { name, contact, face, city, payType, terms = {} }] of demoVendors.entries()) {
    const vendor = known.get(name);
    if (vendor === undefined) throw new Error(`The demo has no vendor ${name}.`);
    const email = `hello@${vendor.slug}.example`;
    await tx
      .updateTable('vendors')
      .set({
        ...terms,
        contact_name: contact,
        email,
        phone: `${phones}${String(100 + index)}`,
        city,
        pay_type: payType,
        paypal_email: payType === 'PayPal' ? email : '',
        image: facePicture(name, face),
        created_at: since,
      })
      .where('shop_id', '=', shopId)
      .where('id', '=', vendor.id)
      .execute();
  }
}

/** The public login has the two vendors with the most due; the others have one each, and one waits for approval. */
export async function addVendorLogins(
  tx: Tx,
  shopId: number,
  { publicEmail, hash, now }: { publicEmail: string; hash: string; now: Date },
): Promise<void> {
  const vendors = await tx
    .selectFrom('vendor_totals as t')
    .innerJoin('vendors as v', (join) =>
      join.onRef('v.shop_id', '=', 't.shop_id').onRef('v.id', '=', 't.vendor_id'),
    )
    .select(['v.id', 'v.name'])
    .where('t.shop_id', '=', shopId)
    .orderBy('t.due', 'desc')
    .orderBy('v.id')
    .execute();
  const best = vendors.slice(0, 2);
  await tx
    .updateTable('vendors')
    .set({ contact_name: vendorPerson })
    .where('shop_id', '=', shopId)
    .where(
      'id',
      'in',
      best.map(({ id }) => id),
    )
    .execute();
  const people = [
    {
      name: vendorPerson,
      email: publicEmail,
      daysAgo: 340,
      approved: true,
      vendors: best,
      role: 'vendor' as const,
    },
    ...demoSignups.map(({ vendor, ...person }) => ({
      ...person,
      role: 'vendor' as const,
      email: `${person.name.toLowerCase().replace(' ', '.')}@demo.example`,
      vendors: vendors.filter(({ name }) => name === vendor),
    })),
    // A second person of the same vendors, who only looks on.
    { ...demoViewer, daysAgo: 120, approved: true, vendors: best, role: 'vendor_viewer' as const },
  ];
  let team: number | null = null;
  for (const { name, email, daysAgo, approved, vendors: own, role } of people) {
    const at = daysBefore(now, daysAgo);
    const login = await tx
      .insertInto('logins')
      .values({ email, name, password_hash: hash, created_at: at })
      .returning('id')
      .executeTakeFirstOrThrow();
    const signup = await tx
      .insertInto('vendor_signups')
      .values({
        shop_id: shopId,
        login_id: login.id,
        name,
        approved,
        decided: approved,
        role,
        ...(role === 'vendor_viewer' && team !== null ? { team_id: team } : {}),
        created_at: at,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    // The public login comes first, and the viewer is of its team.
    team ??= signup.id;
    if (own.length === 0) continue;
    await tx
      .insertInto('vendor_signup_vendors')
      .values(own.map(({ id }) => ({ signup_id: signup.id, shop_id: shopId, vendor_id: id })))
      .execute();
  }
}

export function daysBefore(now: Date, days: number): Date {
  return new Date(now.getTime() - days * dayInMs);
}
