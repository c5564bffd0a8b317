import { sepaCountries, type BankFileFormat } from '@consignment/domain/pay-runs/bank-file';
import { accountKindsIn } from '@consignment/domain/payouts/account-countries';
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
  account: 'Enter the account number.',
  companyId: 'Enter the company identification.',
  bankName: 'Enter the bank’s name.',
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
  | { kind: 'other'; holder: string; branch: string; account: string };

/** Without an account the saved one stays. The last two are asked for ACH files. */
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
  other: ['holder', 'account'],
} as const;

/** The kind of account that files of a format pay from. Those of own columns take an IBAN where a country has nothing else. */
export function kindOf(format: BankFileFormat, country: string): BankDetailsKind {
  if (format.startsWith('nacha')) return 'aba';
  if (format !== 'csv') return 'iban';
  return accountKindsIn(country)[0] === 'iban' ? 'iban' : 'other';
}

/** The format that banks of a country take most often; of a country that is not known, SEPA’s. */
export function formatIn(country: string): BankFileFormat {
  if (country === '') return 'pain.001.001.09';
  const [kind] = accountKindsIn(country);
  if (kind === 'aba') return 'nacha_ppd';
  return kind === 'iban' && sepaCountries.has(country) ? 'pain.001.001.09' : 'csv';
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
      const fields = needed[kindOf(formatOf(value.format) ?? 'csv', value.accountCountry)];
      if (keeps && isUntouched(value)) return;
      for (const field of fields.filter((one) => value[one].trim() === '')) {
        issues.push({ code: 'custom', message: missing[field], path: [field], input: value[field] });
      }
    });
}

export function bankFileChange(draft: Draft, keeps: boolean): BankFileChange {
  const format = formatOf(draft.format) ?? 'csv';
  const kind = kindOf(format, draft.accountCountry);
  const asked =
    kind === 'aba'
      ? { balanced_file: draft.isBalanced, immediate_origin: draft.immediateOrigin.trim() || null }
      : {};
  const from = keeps && isUntouched(draft) ? {} : { from: accountOf(draft, kind) };
  return { file_format: format, ...from, ...asked };
}

function accountOf(draft: Draft, kind: keyof typeof needed): TypedAccount {
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
      return { kind, holder, branch: draft.branch.trim(), account };
  }
}
