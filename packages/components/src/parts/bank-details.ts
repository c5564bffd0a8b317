import type { BankDetailsKind, UsAccountType } from '@consignment/domain/bank-details';

/** Where a vendor is paid by bank, as far as people see it. */
export type MaskedBankDetails = {
  /** Null where the vendor has none. */
  kind: BankDetailsKind | null;
  /** Such as 'IBAN DE89 •••• 3000'; '' for none. */
  masked: string;
  changed_date: string | null;
  /** Null where payments are not held. */
  held_until: string | null;
  /** They are held since a change was stopped by its mail. */
  is_stopped: boolean;
};

/** As typed, with the fields of the kind; by the names of the API. */
export type TypedBankDetails = {
  kind: BankDetailsKind;
  holder: string;
  iban?: string;
  bic?: string;
  routing?: string;
  account?: string;
  account_type?: UsAccountType;
  branch?: string;
  /** Of a vendor's login. */
  password?: string;
};
