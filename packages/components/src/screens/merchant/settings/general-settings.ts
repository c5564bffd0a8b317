import type { CurrencyCode } from '@consignment/domain/money/currency';
import * as z from 'zod/mini';

/** `currency` null shows amounts in the currency that they are counted in. */
export type GeneralValues = {
  theme: 'light' | 'dark';
  currency: CurrencyCode | null;
  vendor_enable_order_notifications: boolean;
  vendor_enable_order_notifications_cc: boolean;
  vendor_disable_approval_email: boolean;
};

/** As chosen: no currency is the empty string. */
export type GeneralDraft = Omit<GeneralValues, 'currency'> & { currency: string };

export const generalSchema = z.object({
  theme: z.enum(['light', 'dark']),
  currency: z.string(),
  vendor_enable_order_notifications: z.boolean(),
  vendor_enable_order_notifications_cc: z.boolean(),
  vendor_disable_approval_email: z.boolean(),
});

export function generalDraft({ currency, ...values }: GeneralValues): GeneralDraft {
  return { ...values, currency: currency ?? '' };
}

export function generalValues({ currency, ...draft }: GeneralDraft): GeneralValues {
  return { ...draft, currency: currency === '' ? null : currency };
}
