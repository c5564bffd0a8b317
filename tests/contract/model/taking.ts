import { moneyToWire, moneyFromWire } from '@consignment/domain/money/money';
import { dayAt } from '@consignment/domain/time/zone';
import type { Present } from './books-model.ts';
import { productTypes, type ModelShop } from './shop.ts';
import type { Snapshot } from './snapshot.ts';
import type { Step } from './steps.ts';

/* Shared by the steps of the model. */

export type StepOf<Do extends Step['do']> = Extract<Step, { do: Do }>;

/** The outcomes of PayPal's batches of a shop: the last report on each, by its batch id. */
export type Batches = Map<string, string>;

export type Run = { readonly shop: ModelShop; readonly batches: Batches; readonly seen: () => Snapshot };

export const givenBack: ReadonlySet<string> = new Set([
  'FAILED',
  'BLOCKED',
  'RETURNED',
  'REVERSED',
  'REFUNDED',
]);

export function nthOf<T>(all: readonly T[], n: number): T | null {
  return all[n % all.length] ?? null;
}

export function vendorAt({ vendors }: ModelShop, n: number): number {
  return vendors[n % vendors.length]?.id ?? 0;
}

export function typeAt(n: number): string {
  return productTypes[n % productTypes.length] ?? '';
}

export function money(minor: number): string {
  return moneyToWire(minor, 'GBP');
}

export function minor(amount: string | undefined): number {
  return moneyFromWire(amount ?? '', 'GBP');
}

export function presentOf({ shop, seen }: Run): Present {
  return {
    today: dayAt(shop.world.server.now, 'Europe/London'),
    isPaypalSetUp: seen().keys === 'valid',
    blocked: new Set(seen().blocked.map(({ vendor_id: vendor, receiver }) => `${vendor} ${receiver}`)),
  };
}
