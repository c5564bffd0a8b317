import type { CurrencyCode } from '@consignment/domain/money/currency';
import { isEmail } from '@consignment/domain/shop/customer';
import type { PayoutMethod } from '@consignment/domain/payouts/payout-method';
import type { WireRateSpell } from '@consignment/domain/rules/rates-on-wire';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Outcome } from '../../../../primitives/feedback/outcome.ts';
import * as z from 'zod/mini';

const texts = defineTexts('VendorSettings', {
  notAnEmail: '“{value}” is not an email address.',
});

/** Whom to write to, and where. Empty strings where nothing is known. */
export type ContactValues = {
  contact_name: string;
  email: string;
  phone: string;
  address_1: string;
  address_2: string;
  city: string;
  state: string;
  zip: string;
};

/** `commission_rate` is a percentage as a decimal string; null everywhere follows the shop, and '0' is a rate. */
export type CommissionValues = {
  commission_rate: string | null;
  flat_rate: boolean | null;
  by_profit: boolean;
  by_compare_at_price: boolean;
  collects_tax: boolean;
  currency: CurrencyCode | null;
  paypal_email: string;
  /** How a pay run pays the vendor. */
  payout_method: PayoutMethod | null;
  pay_type: string;
  discount_codes: string;
  hidden: boolean;
};

export type NoteValues = { note: string };

/** The changes of one panel; fields that are not in it keep their values. */
export type VendorChange = Partial<NoteValues & ContactValues & CommissionValues>;

/** Saves the changes of one panel, and takes them back; `seen` has the values that the person has seen. */
export type SaveVendor = (change: VendorChange, seen: VendorChange, reason?: string) => Promise<Outcome>;

/** A vendor as its settings show it; the shop's own fields are left out for other logins. */
export type VendorSettings = { name: string } & ContactValues &
  Omit<CommissionValues, 'commission_rate' | 'payout_method' | 'pay_type' | 'discount_codes'> &
  Partial<
    { rates_ahead: readonly WireRateSpell[] } & NoteValues &
      Pick<CommissionValues, 'commission_rate' | 'payout_method' | 'pay_type' | 'discount_codes'>
  >;

export function emailOrEmpty() {
  return z.string().check(({ value, issues }) => {
    const email = value.trim();
    if (email === '' || isEmail(email)) return;
    const message = texts.notAnEmail({ value: email.slice(0, 100) });
    issues.push({ code: 'custom', message, input: value });
  });
}
