import { partyOf, type Party, type Role } from '@consignment/domain/people/roles';
import type { Database } from '../../../packages/server/src/database/database.ts';
import { signIn, type Fixture, type Ids, type StaffRole, type VendorWord } from './fixture.ts';
import type { Reader } from './canaries.ts';

export const actorNames = [
  'visitor',
  'unapproved vendor',
  'vendor',
  'vendor of two shops',
  'sales rep',
  'merchant',
  'merchant of another shop',
  'manager',
  'payer',
  'bookkeeper',
  'support',
  'view-only vendor',
] as const;
export type ActorName = (typeof actorNames)[number];

export type Actor = Reader & {
  readonly name: ActorName;
  /** Null for an actor without a session, or with one that is no longer valid. */
  readonly role: Role | null;
  readonly token: string | null;
  readonly email: string;
  /** The ids that its calls may name. */
  readonly own: Ids;
  /** The ids that they may not name, by kind. */
  readonly foreign: Readonly<Record<string, Ids>>;
};

export type Actors = Readonly<Record<ActorName, Actor>>;

/** All actors, each with a new session. */
export async function actorsOf(database: Database, fixture: Fixture, now: Date): Promise<Actors> {
  const { alder, birch, logins, staff } = fixture;
  const nobody = { party: null, role: null, shop: null, vendor: null } as const;
  const vendor = async (word: VendorWord) => {
    const { access } = await signIn(database, logins[word], alder.ids[word].shop, 'vendor', now);
    return { token: access, email: logins[word].email, own: alder.ids[word] };
  };
  const member = async (shop: Fixture['alder'], role: 'owner' | 'salesrep', own: VendorWord) => {
    const party: Party = role === 'owner' ? 'merchant' : 'salesrep';
    const login = role === 'owner' ? shop.owner : shop.rep;
    const { access } = await signIn(database, login, shop.ids.first.shop, party, now);
    return {
      party,
      role,
      shop: shop.word,
      vendor: null,
      token: access,
      email: login.email,
      own: shop.ids[own],
    };
  };
  const vendorIn = (word: VendorWord) =>
    ({ party: 'vendor', role: 'vendor', shop: alder.word, vendor: word }) as const;
  const person = async <Name extends ActorName>(name: Name, role: StaffRole) => {
    const party = partyOf(role);
    const login = staff[role];
    const { access } = await signIn(database, login, alder.ids.first.shop, party, now);
    const vendor = party === 'vendor' ? 'first' : null;
    const foreign: Actor['foreign'] =
      party === 'vendor'
        ? { 'another shop': birch.ids.first, 'another vendor': alder.ids.third }
        : { 'another shop': birch.ids.first };
    const reader = { name, party, role, shop: alder.word, vendor };
    return { ...reader, token: access, email: login.email, own: alder.ids.first, foreign };
  };
  return {
    visitor: {
      name: 'visitor',
      ...nobody,
      token: null,
      email: `visitor@${alder.word}.example`,
      own: alder.ids.first,
      foreign: {},
    },
    'unapproved vendor': { name: 'unapproved vendor', ...nobody, ...(await vendor('third')), foreign: {} },
    vendor: {
      name: 'vendor',
      ...vendorIn('first'),
      ...(await vendor('first')),
      foreign: { 'another shop': birch.ids.first, 'another vendor': alder.ids.third },
    },
    'vendor of two shops': {
      name: 'vendor of two shops',
      ...vendorIn('second'),
      ...(await vendor('second')),
      foreign: { 'its other shop': birch.ids.second, 'another vendor': alder.ids.third },
    },
    'sales rep': {
      name: 'sales rep',
      ...(await member(alder, 'salesrep', 'third')),
      foreign: { 'another shop': birch.ids.first },
    },
    merchant: {
      name: 'merchant',
      ...(await member(alder, 'owner', 'first')),
      foreign: { 'another shop': birch.ids.first },
    },
    'merchant of another shop': {
      name: 'merchant of another shop',
      ...(await member(birch, 'owner', 'first')),
      foreign: { 'another shop': alder.ids.first },
    },
    manager: await person('manager', 'manager'),
    payer: await person('payer', 'payer'),
    bookkeeper: await person('bookkeeper', 'bookkeeper'),
    support: await person('support', 'support'),
    'view-only vendor': await person('view-only vendor', 'vendor_viewer'),
  };
}
