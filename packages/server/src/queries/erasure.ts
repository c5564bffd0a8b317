import { sql } from 'kysely';
import { revokeKeysOf } from './people/api-keys.ts';
import type { Tx } from '../database/database.ts';
import {
  eraseAllQuestions,
  eraseFromQuestions,
  keptInQuestions,
  type NamedInQuestion,
  type NamedPerson,
} from './question-erasure.ts';

/*
 * Erases personal data at a platform's request; for `asSystem`. Orders, lines, commissions, payouts and the ledger
 * stay: they are the shop's books, and name no person any more.
 */

const nobody = sql`customer_name = '', customer_company = '', customer_email = '', address1 = '', address2 = '',
  city = '', province = '', zip = '', note = ''`;

/** In a record of an order that is compared. */
const noCustomer = JSON.stringify({
  note: '',
  customer: {
    name: '',
    company: '',
    email: '',
    address1: '',
    address2: '',
    city: '',
    province: '',
    zip: '',
    country: '',
  },
});

export type ErasedPerson = {
  readonly customerId: string;
  readonly email: string;
  /** The platform's ids of the person's orders. */
  readonly orders: readonly string[];
};

function theirs(shopId: number, { email, orders }: ErasedPerson) {
  return sql`shop_id = ${shopId} and (platform_id = any (${[...orders]}::text[])
    or (${email} <> '' and lower(customer_email) = lower(${email})))`;
}

/** The person as the orders know them, with every address that they have ordered by. */
async function namedBy(tx: Tx, shopId: number, person: ErasedPerson): Promise<NamedPerson> {
  const { rows } = await sql<{ id: number; name: string; others: string[] }>`
    select id, lower(customer_name) as name, array[lower(customer_company), lower(address1)] as others
    from orders where ${theirs(shopId, person)}`.execute(tx);
  const words = rows.flatMap(({ name, others }) => [...name.split(/\s+/), ...others]);
  return {
    orders: rows.map(({ id }) => id),
    emails: await emailsOf(tx, shopId, person),
    // Shorter ones are parts of many words.
    words: [...new Set(words)].filter((word) => word.length > 2),
  };
}

async function emailsOf(tx: Tx, shopId: number, person: ErasedPerson): Promise<string[]> {
  const { rows } = await sql<{ email: string }>`
    select distinct lower(customer_email) as email from orders
    where ${theirs(shopId, person)} and platform_id = any (${[...person.orders]}::text[]) and customer_email <> ''
    `.execute(tx);
  return [...new Set([person.email.toLowerCase(), ...rows.map((row) => row.email)])].filter(
    (one) => one !== '',
  );
}

/** Erases a customer of the shop; their orders stay without them, even if these are fetched again. */
export async function eraseCustomer(tx: Tx, shopId: number, person: ErasedPerson): Promise<void> {
  const { customerId } = person;
  const named = await namedBy(tx, shopId, person);
  const { emails } = named;
  await eraseFromQuestions(tx, shopId, named);
  await sql`update orders set ${nobody}, customer_erased = true where ${theirs(shopId, person)}`.execute(tx);
  await sql`
    delete from vendor_customers v using customers c
    where v.shop_id = ${shopId} and c.shop_id = v.shop_id and c.id = v.customer_id
      and lower(c.email) = any (${emails}::text[])`.execute(tx);
  await sql`delete from customers where shop_id = ${shopId} and lower(email) = any (${emails}::text[])`.execute(
    tx,
  );
  // The problems of an import quote rows of its files.
  await sql`
    update import_problems p set excerpt = '' from unnest(${emails}::text[]) as e (email)
    where p.shop_id = ${shopId} and strpos(lower(p.excerpt), e.email) > 0`.execute(tx);
  await sql`
    update compared_orders set record = record || ${noCustomer}::jsonb
    where shop_id = ${shopId} and record is not null and (platform_id = any (${[...person.orders]}::text[])
      or lower(record -> 'customer' ->> 'email') = any (${emails}::text[]))`.execute(tx);
  await sql`update vendor_signups set platform_customer_id = null
    where shop_id = ${shopId} and platform_customer_id = ${customerId} and ${customerId} <> ''`.execute(tx);
}

/** Those of these orders whose customer was erased: later personal data of these is not stored either. */
export async function erasedAmong(tx: Tx, shopId: number, orders: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select platform_id as id from orders
    where shop_id = ${shopId} and platform_id = any (${[...orders]}::text[]) and customer_erased`.execute(tx);
  return new Set(rows.map(({ id }) => id));
}

export type KeptOfPerson = {
  readonly orders: readonly {
    readonly name: string;
    readonly day: Date;
    readonly facts: readonly string[];
  }[];
  readonly questions: readonly NamedInQuestion[];
  readonly isCustomer: boolean;
  readonly isVendorAccount: boolean;
};

/** All stored data of a customer of the shop. */
export async function keptOfPerson(tx: Tx, shopId: number, person: ErasedPerson): Promise<KeptOfPerson> {
  const orders = await sql<{ name: string; day: Date; facts: string[] }>`
    select name, processed_at as day, array_remove(array[customer_name, customer_company, customer_email, address1,
      address2, city, province, zip, country, note], '') as facts
    from orders where ${theirs(shopId, person)} order by processed_at, id`.execute(tx);
  const others = await sql<{ isCustomer: boolean; isVendorAccount: boolean }>`
    select exists (select from customers where shop_id = ${shopId} and lower(email) = lower(${person.email}))
        as "isCustomer",
      exists (select from vendor_signups where shop_id = ${shopId} and platform_customer_id = ${person.customerId})
        as "isVendorAccount"`.execute(tx);
  return {
    orders: orders.rows,
    questions: await keptInQuestions(tx, shopId, await namedBy(tx, shopId, person)),
    isCustomer: others.rows[0]?.isCustomer ?? false,
    isVendorAccount: others.rows[0]?.isVendorAccount ?? false,
  };
}

/**
 * Closes a shop: its logins can no longer log in, and all personal data of customers, vendors and the owner is
 * erased. The books stay.
 */
export async function eraseShop(tx: Tx, shopId: number, now: Date): Promise<void> {
  await sql`update orders set ${nobody}, customer_erased = true where shop_id = ${shopId}`.execute(tx);
  await sql`delete from vendor_customers where shop_id = ${shopId}`.execute(tx);
  await sql`delete from customers where shop_id = ${shopId}`.execute(tx);
  await sql`update import_problems set excerpt = '' where shop_id = ${shopId}`.execute(tx);
  await sql`delete from compared_sources where shop_id = ${shopId}`.execute(tx);
  await sql`delete from differences where shop_id = ${shopId}`.execute(tx);
  await eraseAllQuestions(tx, shopId);
  await sql`delete from vendor_metafields where shop_id = ${shopId}`.execute(tx);
  await sql`delete from vendor_bank_details where shop_id = ${shopId}`.execute(tx);
  await sql`update vendors set contact_name = '', email = '', phone = '', address_1 = '', address_2 = '', city = '',
    state = '', zip = '', paypal_email = '', note = '' where shop_id = ${shopId}`.execute(tx);
  await sql`update payouts set paid_to = null where shop_id = ${shopId} and paid_to is not null`.execute(tx);
  await sql`update payouts set issued_to = (select jsonb_object_agg(key, case key when 'name' then value else '""' end)
      from jsonb_each(issued_to)) where shop_id = ${shopId} and issued_to is not null`.execute(tx);
  // A signed statement cannot lose a name and keep its hash: it says that it was erased.
  await sql`update statements set is_erased = true, details = jsonb_set(jsonb_set(details, '{payee,address}', '[]'),
      '{shop,address}', '[]') where shop_id = ${shopId}`.execute(tx);
  await sql`update history_origins set address = '', device = '' where shop_id = ${shopId}`.execute(tx);
  await sql`delete from mails where shop_id = ${shopId}`.execute(tx);
  await sql`delete from payment_settings where shop_id = ${shopId}`.execute(tx);
  await sql`update sessions set revoked_at = ${now}, revoked_because = 'shop_closed'
    where shop_id = ${shopId} and revoked_at is null`.execute(tx);
  await sql`update sessions set device = '', address = '' where shop_id = ${shopId}`.execute(tx);
  await sql`delete from vendor_signup_vendors where shop_id = ${shopId}`.execute(tx);
  await sql`delete from vendor_signups where shop_id = ${shopId}`.execute(tx);
  // Kept as the addresses above went.
  await sql`delete from vendor_former_addresses where shop_id = ${shopId}`.execute(tx);
  await sql`delete from team_invitations where shop_id = ${shopId}`.execute(tx);
  await sql`select set_config('app.closed_shop_id', ${String(shopId)}, true)`.execute(tx);
  await sql`delete from shop_members where shop_id = ${shopId}`.execute(tx);
  await revokeKeysOf(tx, shopId, now);
  await sql`update shops set email = null where id = ${shopId}`.execute(tx);
}
