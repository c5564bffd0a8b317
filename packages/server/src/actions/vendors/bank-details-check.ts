import { validate as isRoutingNumber } from 'abavalidator';
import { electronicFormatIBAN, isValidBIC, validateIBAN, ValidationErrorsIBAN as Wrong } from 'ibantools';
import UkModulusChecking from 'uk-modulus-checking';
import { branchCodeIn, type BranchCode } from '@consignment/domain/payouts/account-countries';
import { isCountryCode } from '@consignment/domain/text/countries';
import {
  bsb,
  canadianBranch,
  sortCode,
  usAccountTypes,
  type BankDetails,
  type BankDetailsKind,
  type PostalAddress,
} from '@consignment/domain/payouts/bank-details';
import { defineTexts } from '@consignment/domain/text/texts';

const texts = defineTexts('BankDetailsCheck', {
  foreign: 'This does not apply to this kind of account.',
  noAccountType: 'Choose checking or savings.',
  noCountry: 'Choose the account’s country.',
  addressCharacters: 'This contains characters that banks do not accept.',
  addressTooLong: 'Use at most {most} characters.',
  noCountryCode: 'Enter the country code, such as CH.',
  noHolder: 'Enter the account holder’s name.',
  holderCharacters: 'The name contains characters that banks do not accept.',
  holderTooLong: 'A name can have at most {most} characters.',
  noIban: 'Enter the IBAN.',
  ibanCountry: 'An IBAN begins with a country code, such as DE.',
  ibanLength: 'This IBAN is too short or too long for its country.',
  ibanFormat: 'This IBAN has a character that is not valid for its country.',
  ibanTypo: 'This IBAN has a typing error: its check digits do not match.',
  wrongBic: 'A BIC has 8 or 11 characters, such as COBADEFFXXX. The BIC is optional.',
  noRouting: 'Enter the routing number.',
  routingLength: 'A routing number has nine digits.',
  routingTypo: 'This routing number has a typing error: its check digit does not match.',
  noAccount: 'Enter the account number.',
  usAccountLength: 'An account number has 4 to 17 digits.',
  noSortCode: 'Enter the sort code.',
  sortCodeLength: 'A sort code has six digits, such as 40-12-34.',
  ukAccountLength: 'A UK account number has eight digits. Add zeros at the start of a shorter one.',
  noBsb: 'Enter the BSB.',
  bsbLength: 'A BSB has six digits, such as 062-000.',
  australianAccountLength: 'An Australian account number has four to nine digits.',
  noTransit: 'Enter the institution number and the transit number.',
  transitLength:
    'Enter the three digits of the institution and the five of the transit number, such as 003-12345.',
  canadianAccountLength: 'A Canadian account number has four to twelve digits.',
  otherSortCode: 'This account number does not match the sort code. Check both for typing errors.',
  wrongBranch: 'Use at most 34 characters: A to Z, digits, spaces and hyphens.',
  wrongAccount: 'Use 4 to 34 characters: A to Z, digits, spaces and hyphens.',
  tooFewDigits: 'An account number has at least four digits.',
});

/* Apart from the types, so that no app loads the formats of all countries. */

/** As a person types them: spaces and hyphens do not matter in numbers. */
export type TypedBankDetails = {
  readonly kind: BankDetailsKind;
  readonly holder: string;
  readonly iban?: string | undefined;
  readonly bic?: string | null | undefined;
  readonly routing?: string | undefined;
  readonly account?: string | undefined;
  readonly account_type?: string | undefined;
  readonly branch?: string | undefined;
  /** Of the holder of an IBAN: all of it or nothing, but for the building. Of an other account, its country alone. */
  readonly street?: string | undefined;
  readonly building?: string | undefined;
  readonly postcode?: string | undefined;
  readonly town?: string | undefined;
  readonly country?: string | undefined;
};

export type BankDetailsField = Exclude<keyof TypedBankDetails, 'kind'>;

/** `why` is a sentence for people, without the typed text. */
export type BankDetailsFault = { readonly field: BankDetailsField; readonly why: string };

export type CheckedBankDetails =
  | { readonly is: 'ok'; readonly details: BankDetails }
  | { readonly is: 'refused'; readonly faults: readonly [BankDetailsFault, ...BankDetailsFault[]] };

/** The length that payments in the euro area, and most banks, carry. */
const longestHolder = 70;

const fieldsOf = {
  iban: ['holder', 'iban', 'bic', 'street', 'building', 'postcode', 'town', 'country'],
  aba: ['holder', 'routing', 'account', 'account_type'],
  other: ['holder', 'branch', 'account', 'country'],
} as const satisfies Readonly<Record<BankDetailsKind, readonly BankDetailsField[]>>;

/**
 * Reads the typed text, with each field at fault in the order of the form. An other account has a sort code, a BSB or a transit
 * number by its country, and without one by the shop's currency.
 */
export function checkBankDetails(typed: TypedBankDetails, shopCurrency: string): CheckedBankDetails {
  const holder = typed.holder.trim().replaceAll(/\s+/g, ' ');
  const faults: BankDetailsFault[] = [
    ...faultOf('holder', holderFault(holder)),
    ...foreignFields(typed).map((field) => ({
      field,
      why: texts.foreign,
    })),
  ];
  const [details, more] = read(typed, holder, shopCurrency);
  const [first, ...rest] = [...faults, ...more];
  if (first === undefined) return { is: 'ok', details };
  return { is: 'refused', faults: [first, ...rest] };
}

const addressFields = ['street', 'building', 'postcode', 'town', 'country'] as const;

function foreignFields(typed: TypedBankDetails): BankDetailsField[] {
  const own: readonly string[] = fieldsOf[typed.kind];
  const others = [
    ...(['iban', 'bic', 'routing', 'account', 'account_type', 'branch'] as const),
    ...addressFields,
  ];
  return others.filter((field) => !own.includes(field) && (typed[field] ?? '') !== '');
}

function read(
  typed: TypedBankDetails,
  holder: string,
  shopCurrency: string,
): [BankDetails, BankDetailsFault[]] {
  switch (typed.kind) {
    case 'iban': {
      const iban = electronicFormatIBAN(typed.iban) ?? '';
      const bic = (typed.bic ?? '').replaceAll(/[\s-]/g, '').toUpperCase();
      const address = addressOf(typed);
      return [
        {
          kind: 'iban',
          holder,
          iban,
          bic: bic === '' ? null : bic,
          ...(address === null ? {} : { address }),
        },
        [
          ...faultOf('iban', ibanFault(iban)),
          ...faultOf('bic', bicFault(bic)),
          ...(address === null ? [] : addressFaults(address)),
        ],
      ];
    }
    case 'aba': {
      const routing = digitsOf(typed.routing);
      const account = digitsOf(typed.account);
      const accountType = usAccountTypes.find((type) => type === typed.account_type);
      return [
        { kind: 'aba', holder, routing, account, accountType: accountType ?? 'checking' },
        [
          ...faultOf('routing', routingFault(routing)),
          ...faultOf('account', usAccountFault(account)),
          ...faultOf('account_type', accountType === undefined ? texts.noAccountType : null),
        ],
      ];
    }
    case 'other': {
      const country = (typed.country ?? '').trim();
      const code = country === '' ? (codeOfCurrency[shopCurrency] ?? null) : branchCodeIn(country);
      const branch = branchIn(code, (typed.branch ?? '').trim());
      const account = code === null ? (typed.account ?? '').trim() : digitsOf(typed.account);
      return [
        { kind: 'other', holder, branch, account },
        [
          ...faultOf('country', country === '' || isCountryCode(country) ? null : texts.noCountry),
          ...faultOf('branch', code === null ? branchFault(branch) : codeFault(code, branch)),
          ...faultOf(
            'account',
            code === null ? otherAccountFault(account) : accountFault(code, branch, account),
          ),
        ],
      ];
    }
  }
}

function faultOf(field: BankDetailsField, why: string | null): BankDetailsFault[] {
  return why === null ? [] : [{ field, why }];
}

function digitsOf(text = ''): string {
  return text.replaceAll(/[\s-]/g, '');
}

/** Null where nothing of it was typed. */
function addressOf(typed: TypedBankDetails): PostalAddress | null {
  const part = (field: (typeof addressFields)[number]) => (typed[field] ?? '').trim().replaceAll(/\s+/g, ' ');
  if (addressFields.every((field) => part(field) === '')) return null;
  const [street, building, postcode] = [part('street'), part('building'), part('postcode')];
  return { street, building, postcode, town: part('town'), country: part('country').toUpperCase() };
}

/** The lengths of ISO 20022. */
const addressParts = [
  ['street', 70],
  ['building', 16],
  ['postcode', 16],
  ['town', 35],
] as const;

const missingParts = defineTexts('MissingPartsBankDetailsCheck', {
  street: 'Enter the street.',
  postcode: 'Enter the postcode.',
  town: 'Enter the town.',
});

function addressFaults(address: PostalAddress): BankDetailsFault[] {
  const parts = addressParts.flatMap(([field, longest]) => {
    const text = address[field];
    if (text === '') return faultOf(field, field === 'building' ? null : missingParts[field]);
    if (/\p{C}/u.test(text)) return faultOf(field, texts.addressCharacters);
    return faultOf(field, text.length > longest ? texts.addressTooLong({ most: longest }) : null);
  });
  const isCountry = /^[A-Z]{2}$/.test(address.country);
  return [...parts, ...faultOf('country', isCountry ? null : texts.noCountryCode)];
}

function holderFault(holder: string): string | null {
  if (holder === '') return texts.noHolder;
  if (/\p{C}/u.test(holder)) return texts.holderCharacters;
  return holder.length > longestHolder ? texts.holderTooLong({ most: longestHolder }) : null;
}

function ibanFault(iban: string): string | null {
  if (iban === '') return texts.noIban;
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return null;
  const [worst] = [
    [Wrong.NoIBANCountry, texts.ibanCountry],
    [Wrong.WrongBBANLength, texts.ibanLength],
    [Wrong.WrongBBANFormat, texts.ibanFormat],
  ].flatMap(([code, why]) => (errorCodes.some((one) => one === code) ? [String(why)] : []));
  return worst ?? texts.ibanTypo;
}

function bicFault(bic: string): string | null {
  if (bic === '' || isValidBIC(bic)) return null;
  return texts.wrongBic;
}

/** The first two digits of the numbers that are given out. */
function isRoutingRange(routing: string): boolean {
  const prefix = Number(routing.slice(0, 2));
  return prefix <= 12 || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72) || prefix === 80;
}

function routingFault(routing: string): string | null {
  if (routing === '') return texts.noRouting;
  if (!/^\d{9}$/.test(routing)) return texts.routingLength;
  if (isRoutingNumber(routing) && isRoutingRange(routing)) return null;
  return texts.routingTypo;
}

function usAccountFault(account: string): string | null {
  if (account === '') return texts.noAccount;
  return /^\d{4,17}$/.test(account) ? null : texts.usAccountLength;
}

/** Of an account without a country. */
const codeOfCurrency: Readonly<Record<string, BranchCode>> = { GBP: 'sort_code', AUD: 'bsb', CAD: 'transit' };

/** In the one form of its country; another text as it is. */
function branchIn(code: BranchCode | null, branch: string): string {
  if (code === 'bsb') return bsb(branch) ?? branch;
  if (code === 'transit') {
    const read = canadianBranch(branch);
    return read === null ? branch : `${read.institution}-${read.transit}`;
  }
  return sortCode(branch, code === null ? '' : 'GBP');
}

const codes: Readonly<Record<BranchCode, { form: RegExp; missing: () => string; wrong: () => string }>> = {
  sort_code: {
    form: /^\d{2}-\d{2}-\d{2}$/,
    missing: () => texts.noSortCode,
    wrong: () => texts.sortCodeLength,
  },
  bsb: { form: /^\d{3}-\d{3}$/, missing: () => texts.noBsb, wrong: () => texts.bsbLength },
  transit: { form: /^\d{3}-\d{5}$/, missing: () => texts.noTransit, wrong: () => texts.transitLength },
};

function codeFault(code: BranchCode, branch: string): string | null {
  const { form, missing, wrong } = codes[code];
  if (branch === '') return missing();
  return form.test(branch) ? null : wrong();
}

function accountFault(code: BranchCode, branch: string, account: string): string | null {
  if (code === 'sort_code') return ukAccountFault(branch, account);
  if (account === '') return texts.noAccount;
  if (code === 'bsb') return /^\d{4,9}$/.test(account) ? null : texts.australianAccountLength;
  return /^\d{4,12}$/.test(account) ? null : texts.canadianAccountLength;
}

/** A sort code that the scheme's table does not list takes every number. */
function ukAccountFault(branch: string, account: string): string | null {
  if (account === '') return texts.noAccount;
  if (!/^\d{8}$/.test(account)) {
    return texts.ukAccountLength;
  }
  const isPair =
    !codes.sort_code.form.test(branch) ||
    new UkModulusChecking({ sortCode: branch, accountNumber: account }).isValid();
  return isPair ? null : texts.otherSortCode;
}

function branchFault(branch: string): string | null {
  return /^[\p{L}\p{N} ./-]{0,34}$/u.test(branch) ? null : texts.wrongBranch;
}

function otherAccountFault(account: string): string | null {
  if (account === '') return texts.noAccount;
  if (!/^[\p{L}\p{N} ./-]{4,34}$/u.test(account)) return texts.wrongAccount;
  return (account.match(/\d/g) ?? []).length < 4 ? texts.tooFewDigits : null;
}
