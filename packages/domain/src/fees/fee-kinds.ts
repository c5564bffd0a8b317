/** The kinds of fees, the likeliest first. */
export const feeKinds = [
  'monthly',
  'weekly',
  'quarterly',
  'yearly',
  'once',
  'per_item',
  'processing',
  'per_payout',
  'monthly_minimum',
] as const;

export type FeeKind = (typeof feeKinds)[number];

export type FeeField = 'percent' | 'day' | 'month' | 'before_rate' | 'method' | 'prorated';

const fields: Readonly<Record<FeeKind, readonly FeeField[]>> = {
  weekly: ['day', 'prorated'],
  monthly: ['day', 'prorated'],
  quarterly: ['day', 'month', 'prorated'],
  yearly: ['day', 'month', 'prorated'],
  once: [],
  per_item: ['percent', 'before_rate'],
  processing: ['percent'],
  per_payout: ['percent', 'method'],
  monthly_minimum: [],
};

/** Whether terms of a kind have this beside their amount. */
export function feeHas(kind: FeeKind, field: FeeField): boolean {
  return fields[kind].includes(field);
}
