import type { BankDetailsKind } from './bank-details.ts';

/* The country of an account decides which details are needed. */

const us = setOf('US AS GU MP PR VI');
/** Those with sort codes. */
const uk = setOf('GB GG IM JE');
/** Those with BSBs. */
const australia = setOf('AU CC CX NF');
const euro = setOf('AD AT BE BG CY DE EE ES FI FR GR HR IE IT LT LU LV MC ME MT NL PT SI SK SM VA');
/** The others whose accounts have an IBAN (the registry of SWIFT), beside the numbers of the country. */
const otherIban = setOf(
  'AE AL AX AZ BA BH BL BR BY CH CR CZ DJ DK DO EG FK FO GE GF GI GL GP GT HU IL IQ IS JO KW KZ LB LC LI LY MD MF MK MN MQ MR MU NI NO OM PK PL PM PS QA RE RO RS RU SA SC SD SE SO ST SV TF TL TN TR UA VG XK YT',
);

/** The kinds of accounts of a country, the commonest first; none for ''. */
export function accountKindsIn(country: string): readonly BankDetailsKind[] {
  if (country === '') return [];
  if (us.has(country)) return ['aba'];
  if (uk.has(country)) return ['other', 'iban'];
  if (euro.has(country)) return ['iban'];
  return otherIban.has(country) ? ['iban', 'other'] : ['other'];
}

/** The code by which a country names the branch of an account; null where any text, or none, may name it. */
export type BranchCode = 'sort_code' | 'bsb' | 'transit';

export function branchCodeIn(country: string): BranchCode | null {
  if (uk.has(country)) return 'sort_code';
  if (australia.has(country)) return 'bsb';
  return country === 'CA' ? 'transit' : null;
}

/** The country of an existing account, as far as its shown part gives it; '' where it is not known. */
export function countryOfAccount(kind: BankDetailsKind, masked: string, countryOfShop: string): string {
  if (kind === 'iban') return /\b([A-Z]{2})\d{2} /.exec(masked)?.[1] ?? '';
  const likely = kind === 'aba' ? 'US' : countryOfShop;
  return accountKindsIn(likely).includes(kind) ? likely : '';
}

function setOf(codes: string): ReadonlySet<string> {
  return new Set(codes.split(' '));
}
