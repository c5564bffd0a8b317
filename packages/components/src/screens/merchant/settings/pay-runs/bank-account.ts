import {
  bankFileFormats,
  bankFileRules,
  currencyRefusal,
  sepaCountries,
  type BankFileFormat,
} from '@consignment/domain/pay-runs/bank-file';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { accountKindsIn, branchCodeIn } from '@consignment/domain/payouts/account-countries';
import {
  bankDetailsKinds,
  bankDetailsKindWords,
  type BankDetailsKind,
} from '@consignment/domain/payouts/bank-details';
import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { addressShape, emptyAddress, typedAddress } from '../../../../parts/payouts/address.ts';
import { formatOf } from './pay-run-settings.ts';

/** Of a field that is left empty. */
const missing = defineTexts('BankAccount', {
  holder: 'Enter the account holder’s name.',
  iban: 'Enter the IBAN.',
  routing: 'Enter the routing number.',
  sort_code: 'Enter the sort code.',
  bsb: 'Enter the BSB.',
  transit: 'Enter the institution and transit number.',
  account: 'Enter the account number.',
  companyId: 'Enter the company identification.',
  bankName: 'Enter the bank’s name.',
  apcaUserId: 'Enter the APCA user ID.',
  originatorId: 'Enter the originator ID.',
  serviceUserNumber: 'Enter the service user number.',
  bankCode: 'Enter the bank’s three-character code.',
  dataCentre: 'Enter the data centre.',
});

/** The shop's own account as it is typed. */
type TypedAccount =
  | ({ kind: 'iban'; holder: string; iban: string; bic: string | null } & Partial<typeof emptyAddress>)
  | {
      kind: 'aba';
      holder: string;
      routing: string;
      account: string;
      account_type: 'checking' | 'savings';
      bank_name: string;
      company_id: string;
    }
  | {
      kind: 'other';
      holder: string;
      branch: string;
      account: string;
      company_id?: string;
      bank_name?: string;
    };

/** Without an account the saved one stays. The last two are asked for ACH files, and a balanced one for Australia's too. */
export type BankFileChange = {
  file_format: BankFileFormat;
  from?: TypedAccount;
  balanced_file?: boolean;
  immediate_origin?: string | null;
};

type Draft = z.infer<ReturnType<typeof accountSchema>>;

export const emptyAccount = {
  holder: '',
  iban: '',
  bic: '',
  branch: '',
  routing: '',
  account: '',
  accountType: 'checking',
  companyId: '',
  bankName: '',
  ...emptyAddress,
};

const typedFields = [
  'holder',
  'iban',
  'bic',
  'branch',
  'routing',
  'account',
  'companyId',
  'bankName',
  'street',
  'building',
  'postcode',
  'town',
  'country',
] as const satisfies readonly (keyof typeof emptyAccount)[];

const needed = {
  iban: ['holder', 'iban'],
  aba: ['holder', 'routing', 'account', 'companyId', 'bankName'],
  other: ['holder', 'branch', 'account'],
} as const;

/** The names that an account has in files of a format: that of the shop at its bank, then that of the bank. */
export type AccountName = 'apcaUserId' | 'originatorId' | 'serviceUserNumber' | 'bankCode' | 'dataCentre';

const names: Partial<Record<BankFileFormat, readonly AccountName[]>> = {
  aba: ['apcaUserId', 'bankCode'],
  cpa_005: ['originatorId', 'dataCentre'],
  bacs_18: ['serviceUserNumber'],
};

export function fieldOf(name: AccountName): 'companyId' | 'bankName' {
  return name === 'bankCode' || name === 'dataCentre' ? 'bankName' : 'companyId';
}

export function namesIn(format: BankFileFormat): readonly AccountName[] {
  return names[format] ?? [];
}

/** The country of the accounts that files of a format pay from; that which was chosen where they may be anywhere. */
export function countryIn(format: BankFileFormat, chosen: string): string {
  switch (bankFileRules[format].currency) {
    case 'AUD':
      return 'AU';
    case 'CAD':
      return 'CA';
    case 'GBP':
      return 'GB';
    default:
      return chosen;
  }
}

/** The kind of account that files of a format pay from. Those of any currency take an IBAN where a country has nothing else. */
export function kindOf(format: BankFileFormat, country: string): BankDetailsKind {
  if (format.startsWith('nacha')) return 'aba';
  if (format.startsWith('pain')) return 'iban';
  if (bankFileRules[format].currency !== null) return 'other';
  return accountKindsIn(country)[0] === 'iban' ? 'iban' : 'other';
}

/** The format that banks of a country take most often in a currency; of a country that is not known, the currency's own. */
export function formatIn(country: string, currency: CurrencyCode): BankFileFormat {
  const [kind = 'iban'] = accountKindsIn(country);
  switch (currency) {
    case 'EUR':
      return kind === 'iban' && (country === '' || sepaCountries.has(country)) ? 'pain.001.001.09' : 'csv';
    case 'USD':
      return country === '' || kind === 'aba' ? 'nacha_ppd' : 'csv';
    case 'AUD':
      return 'aba';
    case 'CAD':
      return 'cpa_005';
    default:
      return 'csv';
  }
}

/** The formats that can pay in the shop's currency, the likeliest first, and the present one in any case. */
export function formatsIn(
  country: string,
  currency: CurrencyCode,
  present: BankFileFormat | null,
): BankFileFormat[] {
  const likely = formatIn(country, currency);
  const others = bankFileFormats.filter(
    (format) => format !== likely && (format === present || currencyRefusal(format, currency) === null),
  );
  return [likely, ...others];
}

/** The kind of a saved account, by its shown part. */
export function kindSaved(masked: string): BankDetailsKind | null {
  return bankDetailsKinds.find((kind) => masked.startsWith(bankDetailsKindWords[kind])) ?? null;
}

/** Nothing of an account was typed, in whatever field. */
function isUntouched(draft: Draft): boolean {
  return typedFields.every((field) => draft[field].trim() === '');
}

/** The server checks the numbers; here only missing fields are noticed. */
export function accountSchema(keeps: boolean) {
  return z
    .object({
      accountCountry: z.string(),
      format: z.string(),
      holder: z.string(),
      iban: z.string(),
      bic: z.string(),
      branch: z.string(),
      routing: z.string(),
      account: z.string(),
      accountType: z.string(),
      companyId: z.string(),
      bankName: z.string(),
      isBalanced: z.boolean(),
      immediateOrigin: z.string(),
      ...addressShape,
    })
    .check(({ value, issues }) => {
      const format = formatOf(value.format) ?? 'csv';
      const kind = kindOf(format, value.accountCountry);
      if (keeps && isUntouched(value)) return;
      const code = branchCodeIn(countryIn(format, value.accountCountry));
      for (const field of needed[kind].filter((one) => value[one].trim() === '')) {
        const name = field === 'branch' ? code : field;
        if (name === null) continue;
        issues.push({ code: 'custom', message: missing[name], path: [field], input: value[field] });
      }
      for (const name of namesIn(format).filter((one) => value[fieldOf(one)].trim() === '')) {
        issues.push({ code: 'custom', message: missing[name], path: [fieldOf(name)], input: '' });
      }
    });
}

export function bankFileChange(draft: Draft, keeps: boolean): BankFileChange {
  const format = formatOf(draft.format) ?? 'csv';
  const kind = kindOf(format, draft.accountCountry);
  const asked = {
    ...(kind === 'aba' || format === 'aba' ? { balanced_file: draft.isBalanced } : {}),
    ...(kind === 'aba' ? { immediate_origin: draft.immediateOrigin.trim() || null } : {}),
  };
  const from = keeps && isUntouched(draft) ? {} : { from: accountOf(draft, format, kind) };
  return { file_format: format, ...from, ...asked };
}

function accountOf(draft: Draft, format: BankFileFormat, kind: keyof typeof needed): TypedAccount {
  const asked = namesIn(format).map(fieldOf);
  const holder = draft.holder.trim();
  const account = draft.account.trim();
  switch (kind) {
    case 'iban':
      return { kind, holder, iban: draft.iban.trim(), bic: draft.bic.trim() || null, ...typedAddress(draft) };
    case 'aba':
      return {
        kind,
        holder,
        routing: draft.routing.trim(),
        account,
        account_type: draft.accountType === 'savings' ? 'savings' : 'checking',
        bank_name: draft.bankName.trim(),
        company_id: draft.companyId.trim(),
      };
    case 'other':
      return {
        kind,
        holder,
        branch: draft.branch.trim(),
        account,
        ...(asked.includes('companyId') ? { company_id: draft.companyId.trim() } : {}),
        ...(asked.includes('bankName') ? { bank_name: draft.bankName.trim() } : {}),
      };
  }
}
