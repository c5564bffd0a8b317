import { validate as isRoutingNumber } from 'abavalidator';
import { electronicFormatIBAN, isValidBIC, validateIBAN, ValidationErrorsIBAN as Wrong } from 'ibantools';
import { usAccountTypes, type BankDetails, type BankDetailsKind } from './bank-details.ts';

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
};

export type BankDetailsField = Exclude<keyof TypedBankDetails, 'kind'>;

/** `why` is a sentence for people, without what was typed. */
export type BankDetailsFault = { readonly field: BankDetailsField; readonly why: string };

export type CheckedBankDetails =
  | { readonly is: 'ok'; readonly details: BankDetails }
  | { readonly is: 'refused'; readonly faults: readonly [BankDetailsFault, ...BankDetailsFault[]] };

/** The length that payments in the euro area, and most banks, carry. */
const longestHolder = 70;

const fieldsOf = {
  iban: ['holder', 'iban', 'bic'],
  aba: ['holder', 'routing', 'account', 'account_type'],
  other: ['holder', 'branch', 'account'],
} as const satisfies Readonly<Record<BankDetailsKind, readonly BankDetailsField[]>>;

/** Reads what was typed, with each field at fault in the order of the form. */
export function checkBankDetails(typed: TypedBankDetails): CheckedBankDetails {
  const holder = typed.holder.trim().replaceAll(/\s+/g, ' ');
  const faults: BankDetailsFault[] = [
    ...faultOf('holder', holderFault(holder)),
    ...foreignFields(typed).map((field) => ({
      field,
      why: 'This does not belong to an account of this kind.',
    })),
  ];
  const [details, more] = read(typed, holder);
  const [first, ...rest] = [...faults, ...more];
  if (first === undefined) return { is: 'ok', details };
  return { is: 'refused', faults: [first, ...rest] };
}

function foreignFields(typed: TypedBankDetails): BankDetailsField[] {
  const own: readonly string[] = fieldsOf[typed.kind];
  const others = ['iban', 'bic', 'routing', 'account', 'account_type', 'branch'] as const;
  return others.filter((field) => !own.includes(field) && (typed[field] ?? '') !== '');
}

function read(typed: TypedBankDetails, holder: string): [BankDetails, BankDetailsFault[]] {
  switch (typed.kind) {
    case 'iban': {
      const iban = electronicFormatIBAN(typed.iban) ?? '';
      const bic = (typed.bic ?? '').replaceAll(/[\s-]/g, '').toUpperCase();
      return [
        { kind: 'iban', holder, iban, bic: bic === '' ? null : bic },
        [...faultOf('iban', ibanFault(iban)), ...faultOf('bic', bicFault(bic))],
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
          ...faultOf('account_type', accountType === undefined ? 'Choose checking or savings.' : null),
        ],
      ];
    }
    case 'other': {
      const branch = (typed.branch ?? '').trim();
      const account = (typed.account ?? '').trim();
      return [
        { kind: 'other', holder, branch, account },
        [...faultOf('branch', branchFault(branch)), ...faultOf('account', otherAccountFault(account))],
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

function holderFault(holder: string): string | null {
  if (holder === '') return 'Enter the name of the account’s holder.';
  if (/\p{C}/u.test(holder)) return 'The name has characters that no bank takes.';
  return holder.length > longestHolder ? `A name can have ${longestHolder} characters at most.` : null;
}

function ibanFault(iban: string): string | null {
  if (iban === '') return 'Enter the IBAN.';
  const { valid, errorCodes } = validateIBAN(iban);
  if (valid) return null;
  const [worst] = [
    [Wrong.NoIBANCountry, 'An IBAN begins with the code of its country, such as DE.'],
    [Wrong.WrongBBANLength, 'This IBAN is too short or too long for its country.'],
    [Wrong.WrongBBANFormat, 'This IBAN has a character at the wrong place for its country.'],
  ].flatMap(([code, why]) => (errorCodes.some((one) => one === code) ? [String(why)] : []));
  return worst ?? 'This IBAN has a typing error: its check digits do not fit.';
}

function bicFault(bic: string): string | null {
  if (bic === '' || isValidBIC(bic)) return null;
  return 'A BIC has 8 or 11 characters, such as COBADEFFXXX. It can be left out.';
}

/** The first two digits of the numbers that are given out. */
function isRoutingRange(routing: string): boolean {
  const prefix = Number(routing.slice(0, 2));
  return prefix <= 12 || (prefix >= 21 && prefix <= 32) || (prefix >= 61 && prefix <= 72) || prefix === 80;
}

function routingFault(routing: string): string | null {
  if (routing === '') return 'Enter the routing number.';
  if (!/^\d{9}$/.test(routing)) return 'A routing number has nine digits.';
  if (isRoutingNumber(routing) && isRoutingRange(routing)) return null;
  return 'This routing number has a typing error: its check digit does not fit.';
}

function usAccountFault(account: string): string | null {
  if (account === '') return 'Enter the account number.';
  return /^\d{4,17}$/.test(account) ? null : 'An account number has 4 to 17 digits.';
}

function branchFault(branch: string): string | null {
  return /^[\p{L}\p{N} ./-]{0,34}$/u.test(branch)
    ? null
    : 'Use A to Z, digits, spaces and hyphens, 34 at most.';
}

function otherAccountFault(account: string): string | null {
  if (account === '') return 'Enter the account number.';
  return /^[\p{L}\p{N} ./-]{4,34}$/u.test(account)
    ? null
    : 'Use 4 to 34 of A to Z, digits, spaces and hyphens.';
}
