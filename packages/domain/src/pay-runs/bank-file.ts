/* Files of payments for a bank: their formats, the account that pays, and the columns of a shop's own CSV. */

import type { BankDetails, BankDetailsKind, PostalAddress, UsAccountType } from '../payouts/bank-details.ts';
import type { CurrencyCode } from '../money/currency.ts';
import { defineTexts } from '../text/texts.ts';

const texts = defineTexts('RefusalsOfBankFile', {
  achAccount:
    'ACH payments need a US routing number and account number, but these bank details don’t include them.',
  achCurrency: 'ACH payments can only be made in USD, but these payments are in {currency}.',
  immediateOrigin: 'The immediate origin can have up to ten characters: A to Z, digits, spaces and hyphens.',
  noAccount: 'Choose the column for the account number or the IBAN.',
  noAmount: 'Choose the column for the amount.',
  noName: 'Choose the column for the name.',
  noReference: 'Choose the column for the reference, which is used to match the statement.',
  noShopAddress:
    'Banks require addresses for SEPA payments from {home} to {abroad}. Enter the shop’s address with the account it pays from, in Settings, under Payments.',
  noVendorAddress:
    'Banks require addresses for SEPA payments from {home} to {abroad}. Enter the vendor’s address with the vendor’s bank details.',
  sepaAccount: 'SEPA payments need an IBAN, but these bank details don’t include one.',
  sepaCurrency: 'SEPA payments can only be made in EUR, but these payments are in {currency}.',
  onlyCurrency: 'Files in this format can only pay in {only}, but these payments are in {currency}.',
  otherAccount:
    'Files in this format need a bank code and an account number, but these bank details don’t include them.',
  tooManyColumns: 'A file can have at most 50 columns.',
  twoCommas: 'Amounts with a decimal comma need a separator other than a comma.',
});

export const bankFileFormats = [
  'pain.001.001.09',
  'pain.001.001.03',
  'nacha_ppd',
  'nacha_ccd',
  'aba',
  'cpa_005',
  'bacs_18',
  'wise_csv',
  'csv',
] as const;
export type BankFileFormat = (typeof bankFileFormats)[number];

/** The formats in the words of the apps. */
export const bankFileFormatWords = defineTexts('FormatsOfBankFile', {
  'pain.001.001.09': 'SEPA credit transfer (pain.001.001.09)',
  'pain.001.001.03': 'SEPA credit transfer, older banks (pain.001.001.03)',
  nacha_ppd: 'US ACH to people (NACHA PPD)',
  nacha_ccd: 'US ACH to companies (NACHA CCD)',
  aba: 'Australian direct entry (ABA)',
  cpa_005: 'Canadian EFT (CPA Standard 005)',
  bacs_18: 'UK Bacs direct credit (Standard 18)',
  wise_csv: 'Wise batch payment (CSV)',
  csv: 'CSV with your bank’s columns',
} satisfies Record<BankFileFormat, string>);

type FormatRules = {
  /** The one currency of the format; null for any. */
  readonly currency: CurrencyCode | null;
  /** The bank details that it can pay to. */
  readonly kinds: readonly BankDetailsKind[];
};

const sepa: FormatRules = { currency: 'EUR', kinds: ['iban'] };
const ach: FormatRules = { currency: 'USD', kinds: ['aba'] };
const otherIn = (currency: CurrencyCode): FormatRules => ({ currency, kinds: ['other'] });

export const bankFileRules: Readonly<Record<BankFileFormat, FormatRules>> = {
  'pain.001.001.09': sepa,
  'pain.001.001.03': sepa,
  nacha_ppd: ach,
  nacha_ccd: ach,
  aba: otherIn('AUD'),
  cpa_005: otherIn('CAD'),
  bacs_18: otherIn('GBP'),
  wise_csv: { currency: null, kinds: ['iban', 'aba', 'other'] },
  csv: { currency: null, kinds: ['iban', 'aba', 'other'] },
};

/** The countries of IBANs that SEPA reaches (EPC409-09 of 2025); territories share the code of their country. */
export const sepaCountries: ReadonlySet<string> = new Set(
  'AD AL AT BE BG CH CY CZ DE DK EE ES FI FR GB GI GR HR HU IE IS IT LI LT LU LV MC MD ME MK MT NL NO PL PT RO RS SE SI SK SM VA'.split(
    ' ',
  ),
);

/** Why a format cannot pay in a currency, or null. */
export function currencyRefusal(format: BankFileFormat, currency: string): string | null {
  const only = bankFileRules[format].currency;
  if (only === null || only === currency) return null;
  if (only === 'EUR') return texts.sepaCurrency({ currency });
  return only === 'USD' ? texts.achCurrency({ currency }) : texts.onlyCurrency({ only, currency });
}

/** Why a format cannot pay to bank details of a kind, or null. */
export function kindRefusal(format: BankFileFormat, kind: BankDetailsKind): string | null {
  const { kinds } = bankFileRules[format];
  if (kinds.includes(kind)) return null;
  if (kinds.includes('iban')) return texts.sepaAccount;
  return kinds.includes('aba') ? texts.achAccount : texts.otherAccount;
}

/** The account that a shop pays from. */
export type ShopAccount =
  | {
      readonly kind: 'iban';
      readonly holder: string;
      /** In capitals, without spaces. */
      readonly iban: string;
      readonly bic: string | null;
      /** Absent where none was entered. */
      readonly address?: PostalAddress;
    }
  | {
      readonly kind: 'aba';
      readonly holder: string;
      /** Nine digits. */
      readonly routing: string;
      readonly account: string;
      readonly accountType: UsAccountType;
      /** The name of the bank, which is at the head of the file. */
      readonly bankName: string;
      /** By which the bank knows the company: up to ten characters, often '1' and the tax number. */
      readonly companyId: string;
    }
  | {
      readonly kind: 'other';
      readonly holder: string;
      /** Sort code, branch or bank; '' for none. */
      readonly branch: string;
      readonly account: string;
      /**
       * By which its bank knows the shop, for the formats that name it: in Australia the APCA user id, in Canada the originator id, in
       * the United Kingdom the service user number of Bacs.
       */
      readonly companyId?: string;
      /** The name of the bank in those formats: in Canada its data centre. */
      readonly bankName?: string;
    };

/** Why a text cannot be the immediate origin at the head of an ACH file, or null. */
export function immediateOriginFault(text: string): string | null {
  return /^[A-Za-z0-9][A-Za-z0-9 -]{0,9}$/.test(text) ? null : texts.immediateOrigin;
}

/** Those of them that are not in the European Economic Area: banks ask for addresses of payments to and from there. */
const withoutEea: ReadonlySet<string> = new Set('AD AL CH GB GI MC MD ME MK RS SM VA'.split(' '));

/** Why a bank would refuse a payment for an address that is missing, with what to do; null where it would not. */
export function addressRefusal(format: BankFileFormat, from: ShopAccount, to: BankDetails): string | null {
  if (bankFileRules[format].currency !== 'EUR' || from.kind !== 'iban' || to.kind !== 'iban') return null;
  const [home, abroad] = [from.iban.slice(0, 2), to.iban.slice(0, 2)];
  if (home === abroad || (!withoutEea.has(home) && !withoutEea.has(abroad))) return null;
  if (from.address === undefined) return texts.noShopAddress({ home, abroad });
  if (to.address === undefined) return texts.noVendorAddress({ home, abroad });
  return null;
}

export const csvSeparators = [',', ';', '\t'] as const;
export type CsvSeparator = (typeof csvSeparators)[number];

export const decimalSigns = ['.', ','] as const;
export type DecimalSign = (typeof decimalSigns)[number];

export const csvDateForms = [
  'YYYY-MM-DD',
  'DD/MM/YYYY',
  'MM/DD/YYYY',
  'DD.MM.YYYY',
  'DD-MM-YYYY',
  'YYYYMMDD',
  'DDMMYYYY',
] as const;
export type CsvDateForm = (typeof csvDateForms)[number];

/** How a bank's CSV is written. */
export type CsvForm = {
  readonly separator: CsvSeparator;
  readonly decimal: DecimalSign;
  readonly date: CsvDateForm;
};

export const csvFields = [
  'name',
  'branch',
  'account',
  'iban',
  'bic',
  'amount',
  'currency',
  'reference',
  'text',
  'date',
  'from_branch',
  'from_account',
  'fixed',
] as const;
/** The content of a column; 'fixed' is the same text in each row. */
export type CsvField = (typeof csvFields)[number];

/** The columns of the file that a shop's bank reads, from the left. */
export type CsvColumns = CsvForm & {
  readonly hasHeader: boolean;
  readonly columns: readonly {
    readonly title: string;
    readonly field: CsvField;
    /** The text of a 'fixed' column; '' for the others. */
    readonly text: string;
  }[];
};

/** The columns of the statement that a shop's bank gives, counted from 1. */
export type StatementColumns = CsvForm & {
  /** The rows before the first entry. */
  readonly headerRows: number;
  readonly dateColumn: number;
  /** One column of signed amounts, or one of money out and one of money in. */
  readonly amount:
    | { readonly is: 'signed'; readonly column: number }
    | { readonly is: 'two'; readonly out: number; readonly in: number };
  /** The columns with a payment's reference and text, in which the reference is looked for. */
  readonly textColumns: readonly number[];
};

/** Why columns cannot be used, in one sentence each; none for columns that can. */
export function columnFaults({ columns, separator, decimal }: CsvColumns): string[] {
  const has = (...fields: CsvField[]) => columns.some(({ field }) => fields.includes(field));
  return [
    ...(columns.length > 50 ? [texts.tooManyColumns] : []),
    ...(has('name') ? [] : [texts.noName]),
    ...(has('account', 'iban') ? [] : [texts.noAccount]),
    ...(has('amount') ? [] : [texts.noAmount]),
    ...(has('reference') ? [] : [texts.noReference]),
    ...(separator === ',' && decimal === ',' ? [texts.twoCommas] : []),
  ];
}

/** The reference that a payout has at the bank; at most 23 characters. */
export function bankReference(payoutId: number): string {
  return `po-${payoutId}`;
}

// Banks write references in capitals, and some leave the hyphen out or put a space there. A longer word is another
// reference, and so is a number without its end.
const reference = /(?<![\p{L}\p{N}])po[- ]?([1-9]\d{0,15})(?![\p{L}\p{N}])/giu;

/** The references of payouts within a text that a bank has written, each once. */
export function bankReferencesIn(text: string): string[] {
  const found = [...text.matchAll(reference)].map(([, id = '']) => bankReference(Number(id)));
  return [...new Set(found)];
}

/** The payout of a reference; null for another text. */
export function payoutOfReference(text: string): number | null {
  const id = /^po-([1-9]\d{0,15})$/.exec(text)?.[1];
  return id === undefined || !Number.isSafeInteger(Number(id)) ? null : Number(id);
}
