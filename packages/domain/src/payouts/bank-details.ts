import { defineTexts } from '../text/texts.ts';

/* Where a vendor is paid by bank. Only the checks know formats; here numbers are read as they are kept. */

const texts = defineTexts('PayoutBankDetails', {
  held: 'The payout details of {vendorName} were changed recently, so payments to {vendorName} are held until {until}. An owner who did not make the change can release the payments sooner, and so can the vendor if the shop made the change.',
});

/** Where the holder of an account lives, in the parts that banks read. */
export type PostalAddress = {
  readonly street: string;
  /** '' for none, or where the street has it. */
  readonly building: string;
  readonly postcode: string;
  readonly town: string;
  /** ISO 3166, two capitals. */
  readonly country: string;
};

export type IbanDetails = {
  readonly kind: 'iban';
  /** The name of the account's holder. */
  readonly holder: string;
  /** In capitals, without spaces. */
  readonly iban: string;
  /** Null where the bank finds it by the IBAN. */
  readonly bic: string | null;
  /** Absent where none was entered. */
  readonly address?: PostalAddress;
};

export const usAccountTypes = ['checking', 'savings'] as const;
export type UsAccountType = (typeof usAccountTypes)[number];

export type AbaDetails = {
  readonly kind: 'aba';
  readonly holder: string;
  /** Nine digits. */
  readonly routing: string;
  /** Digits, as a text: leading zeros count. */
  readonly account: string;
  readonly accountType: UsAccountType;
};

/** For files of a shop's own columns, such as those of banks in the United Kingdom. */
export type OtherDetails = {
  readonly kind: 'other';
  readonly holder: string;
  /** Sort code, branch or bank; '' for none. */
  readonly branch: string;
  readonly account: string;
};

export type BankDetails = IbanDetails | AbaDetails | OtherDetails;
export type BankDetailsKind = BankDetails['kind'];
export const bankDetailsKinds = ['iban', 'aba', 'other'] as const satisfies readonly BankDetailsKind[];

/** The kinds as written in the shown part of an account, which is stored and compared. */
export const bankDetailsKindWords = {
  iban: 'IBAN',
  aba: 'US account',
  other: 'Other account',
} as const satisfies Readonly<Record<BankDetailsKind, string>>;

/** A sort code of the UK in its one form, '40-12-34'; the branch of an account elsewhere as it is. */
export function sortCode(branch: string, currency: string): string {
  const digits = branch.replaceAll(/[\s-]/g, '');
  if (currency !== 'GBP' || !/^\d{6}$/.test(digits)) return branch;
  return `${digits.slice(0, 2)}-${digits.slice(2, 4)}-${digits.slice(4)}`;
}

/** A BSB of Australia in its one form, '062-000'; null for a text that is none. */
export function bsb(branch: string): string | null {
  const digits = branch.replaceAll(/[\s-]/g, '');
  return /^\d{6}$/.test(digits) ? `${digits.slice(0, 3)}-${digits.slice(3)}` : null;
}

/** The branch of a Canadian account, in digits. */
export type CanadianBranch = {
  /** The bank: three digits. */
  readonly institution: string;
  /** The branch of that bank: five digits. */
  readonly transit: string;
};

/**
 * A branch as people have it from their bank; null for another text. '003-12345' and '12345-003', as on cheques, differ
 * by their lengths. Without a sign between them the institution comes first: '00312345', or '000312345' with the
 * leading zero of electronic payments.
 */
export function canadianBranch(text: string): CanadianBranch | null {
  const parts = /^(?<institution>\d{3})[ -]?(?<transit>\d{5})$/.exec(bare(text))?.groups;
  const onCheque = /^(?<transit>\d{5})[ -](?<institution>\d{3})$/.exec(bare(text))?.groups;
  const { institution = '', transit = '' } = parts ?? onCheque ?? {};
  // No bank has the number 000, so zeros there are a sign of a branch that was typed another way.
  return institution === '' || institution === '000' ? null : { institution, transit };
}

function bare(text: string): string {
  return text.trim().replace(/^0(?=\d{8}$)/, '');
}

const hidden = '••••';

/**
 * The form in which people see the details, such as 'IBAN DE89 •••• 3000'. Of an account's number it has the last
 * four characters at most, and never more than half; of an IBAN the country and its check digits too.
 */
export function maskedBankDetails(details: BankDetails): string {
  const words = bankDetailsKindWords[details.kind];
  if (details.kind === 'iban') {
    const { iban } = details;
    return `${words} ${iban.slice(0, 4)} ${hidden}${endOf(iban.slice(4))}`;
  }
  return `${words} ${hidden}${endOf(details.account)}`;
}

function endOf(number: string): string {
  const characters = Array.from(number);
  const shown = Math.min(4, Math.floor(characters.length / 2));
  return shown === 0 ? '' : ` ${characters.slice(-shown).join('')}`;
}

export function sameBankDetails(one: BankDetails | null, other: BankDetails | null): boolean {
  if (one === null || other === null) return one === other;
  return sorted(one) === sorted(other);
}

function sorted(details: BankDetails): string {
  return JSON.stringify(Object.entries(details).sort(([a], [b]) => (a < b ? -1 : 1)));
}

/** How long a change holds the payments of its vendor. */
export const bankHoldHours = 48;

/** The end of the hold that a change at `now` begins. */
export function bankHoldUntil(now: Date): Date {
  return new Date(now.getTime() + bankHoldHours * 3_600_000);
}

/** Why payments to a vendor are held after a change; `until` in words of the shop's zone. */
export function bankHoldText(vendorName: string, until: string): string {
  return texts.held({ vendorName, until });
}
