import type { BankDetailsKind, UsAccountType } from '@consignment/domain/payouts/bank-details';

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
  /** Why this login may not change payout details now, and what to do; null where it may. */
  change_refused: { code: 'password_by_mail_first' | 'bank_details_stopped'; detail: string } | null;
  /** Why this login may not end the hold; null where it may. */
  release_refused: string | null;
  /** PayPal's words when it refused the PayPal email for good, '' for none; null where it did not. */
  paypal_refused: string | null;
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
  street?: string;
  building?: string;
  postcode?: string;
  town?: string;
  country?: string;
  /** Of a vendor's login. */
  password?: string;
};
