import type { Party } from '@consignment/domain/people/roles';

/*
 * Every text of a shop contains a canary that names its readers, so that each answer can be searched for texts that
 * its reader must not see.
 */

/**
 * The readers of a text. `everybody`: visitors of public pages. `shop`: everyone in the shop. `vendor`: the vendor
 * that it belongs to, and the staff. `staff`: merchant and sales reps. `merchant`: the merchant. `nobody`: it is
 * never sent.
 */
export type Readers = 'everybody' | 'shop' | 'vendor' | 'staff' | 'merchant' | 'nobody';

/** A reader by the words of its shop and vendor; null for none. */
export type Reader = {
  readonly name: string;
  readonly party: Party | null;
  readonly shop: string | null;
  readonly vendor: string | null;
};

export function canary(shop: string, vendor: string, readers: Readers): string {
  return `~${shop}.${vendor}.${readers}~`;
}

/** The cost of every variant and line of the fixtures, in major units: hidden from vendors by default. */
export const plantedCost = { major: '73.19', minor: 7319 };

const costIn = new RegExp(
  String.raw`(?<![\w.])${plantedCost.major.replace('.', String.raw`\.`)}(?![\w.])|"cost":${plantedCost.minor}\b`,
);

/** The tags in `text` that this reader must not see. */
export function leaksIn(text: string, reader: Reader): string[] {
  const leaks = [...text.matchAll(/~(\w+)\.(\w+)\.(\w+)~/g)]
    .filter(([, shop = '', vendor = '', readers = '']) => !mayRead(reader, shop, vendor, readers))
    .map(([found]) => found);
  if (reader.party !== 'merchant' && reader.party !== 'salesrep' && costIn.test(text)) leaks.push('a cost');
  if (text.includes('$argon2')) leaks.push('the hash of a password');
  return [...new Set(leaks)].map((leak) => `${reader.name} got ${leak}`);
}

function mayRead(reader: Reader, shop: string, vendor: string, readers: string): boolean {
  if (readers === 'everybody') return true;
  if (readers === 'nobody' || reader.shop !== shop) return false;
  const isStaff = reader.party === 'merchant' || reader.party === 'salesrep';
  if (readers === 'shop') return true;
  if (readers === 'vendor') return isStaff || reader.vendor === vendor;
  if (readers === 'staff') return isStaff;
  return reader.party === 'merchant';
}
