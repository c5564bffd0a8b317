import { createHash } from 'node:crypto';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyToWire } from '@consignment/domain/money/money';
import { percentToWire } from '@consignment/domain/money/rate';
import type { components } from '@consignment/client/generated/api';
import type { ProductTypeRow, TypeRateRow } from '../queries/products/product-types.ts';

type Schemas = components['schemas'];

export function productTypeToWire(
  row: ProductTypeRow,
  currency: CurrencyCode,
  ratesAhead: Schemas['RatesAhead'],
): Schemas['ProductType'] {
  const { product_type, rate } = row;
  return {
    id: idOf(product_type),
    product_type,
    rates_ahead: ratesAhead,
    commission:
      rate === null
        ? null
        : {
            id: rate.id,
            commission_rate: figureOf(rate, currency),
            commission_percentage: rate.commission_percentage,
          },
  };
}

export function typeRateToWire(row: TypeRateRow, currency: CurrencyCode): Schemas['ProductTypeCommission'] {
  return {
    id: row.id,
    product_type: row.product_type,
    commission_rate: figureOf(row, currency),
    commission_percentage: row.commission_percentage,
    vendor: row.vendor_id,
  };
}

/** A rate without whose it is. */
export function typeRateFigure(row: TypeRateRow, currency: CurrencyCode): Schemas['MergedTypeRate'] {
  return { commission_rate: figureOf(row, currency), commission_percentage: row.commission_percentage };
}

function figureOf(row: TypeRateRow, currency: CurrencyCode): string | null {
  if (row.commission_percentage) return row.rate_ppm === null ? null : percentToWire(row.rate_ppm);
  return row.amount === null ? null : moneyToWire(row.amount, currency);
}

// A product type is a word and has no row; the same word always has the same number.
function idOf(productType: string): number {
  return createHash('sha256').update(productType).digest().readUIntBE(0, 6) + 1;
}
