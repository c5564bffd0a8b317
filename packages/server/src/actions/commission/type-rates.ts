import type { CurrencyCode } from '@consignment/domain/money/currency';
import { percentToWire } from '@consignment/domain/money/rate';
import { moneyToWire } from '@consignment/domain/money/money';
import { plainName } from '@consignment/domain/text/plain-name';
import type { HistoryValues } from '@consignment/domain/history/history-entry';
import { defineTexts } from '@consignment/domain/text/texts';
import type { components } from '@consignment/client/generated/api';
import { moneyOf, rateOf } from '../../common/figures.ts';
import type { Jobs } from '../../jobs/jobs.ts';
import { record, type Act } from '../../ledger/record.ts';
import { notFound, refuse } from '../../common/problem.ts';
import {
  putTypeRate,
  typeRateById,
  typeRateOf,
  type TypeRateChange,
  type TypeRateRow,
} from '../../queries/products/product-types.ts';
import { shopOf } from '../../queries/shops/shops.ts';
import { lockSettings } from '../../pricing/shop-rules.ts';
import { vendorById } from '../../queries/vendors/vendors.ts';
import { rulesChanged } from './rules-change.ts';
import type { Tx } from '../../database/database.ts';
import { typeRateToWire } from '../../wire/product-type.ts';

const texts = defineTexts('ActionTypeRates', {
  noType: 'Enter a product type.',
  otherType: 'This rate is for “{type}” and cannot be moved to another product type.',
  amountTooLarge: 'This amount is too large.',
});

type Sent = {
  readonly product_type: string;
  readonly commission_rate: string | null;
  readonly commission_percentage: boolean;
};
type Answer = components['schemas']['ProductTypeCommission'];

/** The level of a rate, the whole shop or one vendor, with the author and the reason of its change. */
export type RateOwner = Act & { readonly reason: string; readonly vendorId: number | null };

/** Sets the rate of a product type; an equal rate changes nothing. A job prices the lines that depend on it. */
export async function createTypeRate(tx: Tx, jobs: Jobs, owner: RateOwner, sent: Sent): Promise<Answer> {
  const { shopId, vendorId } = owner;
  const productType = plainName(sent.product_type);
  if (productType === '') {
    throw refuse(422, 'invalid_value', texts.noType, { pointer: '/product_type' });
  }
  await lockSettings(tx, shopId, 'change');
  if (vendorId !== null && (await vendorById(tx, shopId, vendorId)) === null) throw notFound();
  const before = await typeRateOf(tx, shopId, vendorId, productType);
  return write(tx, jobs, owner, { productType, before, sent });
}

/** The same for an existing rate; a rate keeps its product type. */
export async function updateTypeRate(
  tx: Tx,
  jobs: Jobs,
  owner: RateOwner & { readonly id: number },
  sent: Sent,
): Promise<Answer> {
  await lockSettings(tx, owner.shopId, 'change');
  const before = await typeRateById(tx, owner.shopId, owner.vendorId, owner.id);
  if (before === null) throw notFound();
  if (plainName(sent.product_type) !== before.product_type) {
    throw refuse(422, 'invalid_value', texts.otherType({ type: before.product_type }), {
      pointer: '/product_type',
    });
  }
  return write(tx, jobs, owner, { productType: before.product_type, before, sent });
}

async function write(
  tx: Tx,
  jobs: Jobs,
  { vendorId, reason, ...act }: RateOwner,
  { productType, before, sent }: { productType: string; before: TypeRateRow | null; sent: Sent },
): Promise<Answer> {
  const { shopId } = act;
  const { currency } = await shopOf(tx, shopId);
  const after = await putTypeRate(
    tx,
    shopId,
    { vendorId, productType },
    typeRateChangeOf(sent, currency, '/commission_rate'),
  );
  const [rate, amount] = [before?.rate_ppm ?? null, before?.amount ?? null];
  if (rate !== after.rate_ppm || amount !== after.amount) {
    await rulesChanged(tx, jobs, vendorId === null ? { shopId } : { shopId, vendorId });
    await record(tx, act, [
      {
        event: before === null ? 'rule.created' : 'rule.updated',
        id: after.id,
        vendorId,
        ...(before === null ? {} : { before: recorded(before, currency) }),
        after: recorded(after, currency),
        reason,
      },
    ]);
  }
  return typeRateToWire(after, currency);
}

function recorded(
  { product_type, rate_ppm: ppm, amount }: TypeRateRow,
  currency: CurrencyCode,
): HistoryValues {
  return {
    product_type,
    rate: ppm === null ? null : percentToWire(ppm),
    amount: amount === null ? null : moneyToWire(amount, currency),
  };
}

/** The largest amount for each unit, in minor units: the limit of the stored formula. */
const largestAmount = 9_000_000_000;

/** The rate as the table stores it. Throws a Refusal (422) at `pointer`. */
export function typeRateChangeOf(
  { commission_rate: figure, commission_percentage }: Pick<Sent, 'commission_rate' | 'commission_percentage'>,
  currency: CurrencyCode,
  pointer: string,
): TypeRateChange {
  if (commission_percentage)
    return { commission_percentage, rate_ppm: rateOf(figure, pointer), amount: null };
  const amount = figure === null ? null : moneyOf(figure, currency, pointer);
  if (amount !== null && amount > largestAmount) {
    throw refuse(422, 'invalid_value', texts.amountTooLarge, { pointer });
  }
  return { commission_percentage, rate_ppm: null, amount };
}
