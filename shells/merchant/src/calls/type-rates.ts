import { answerOf } from '@consignment/client/answer';
import type { ProductTypesTab } from '@consignment/components/screens/merchant/vendors/ProductTypesTab';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import type { useSave } from '@consignment/routing/app/use-save';
import type { ComponentProps } from 'react';
import { client } from '../api.ts';

const texts = defineTexts('MerchantTypeRates', {
  ofVendor:
    '{kind, select, usual {{vendor} now earns the usual rate on {type}.} percent {{vendor} now earns {rate}% on {type}.} other {{vendor} now earns {rate} per unit on {type}.}}',
  ofEveryVendor:
    '{kind, select, usual {Every vendor now earns the usual rate on {type}.} percent {Every vendor now earns {rate}% on {type}.} other {Every vendor now earns {rate} per unit on {type}.}}',
});

type Call = NonNullable<ComponentProps<typeof ProductTypesTab>['onSave']>;
type Row = Parameters<Call>[0];
type TypedRate = Parameters<Call>[1];

/** Whose rates these are; null for every vendor's. */
type Whose = { id: number; name: string } | null;

/** The body of the calls that look at a rate and save it. */
export function typeRateBody(vendor: Whose, { product_type }: Row, { rate, isPercentage }: TypedRate) {
  return {
    product_type,
    commission_rate: rate,
    commission_percentage: isPercentage,
    ...(vendor !== null && { vendor: vendor.id }),
  };
}

/** Saves the rate of a product type, says it, and offers the rate of before. */
export async function saveTypeRate(
  save: ReturnType<typeof useSave>,
  { vendor, type, books }: { vendor: Whose; type: Row; books: CurrencyCode },
  rate: TypedRate,
  reason: string,
) {
  const before = {
    rate: type.commission?.commission_rate ?? null,
    isPercentage: type.commission?.commission_percentage ?? true,
  };
  const first = put(vendor, type, rate, { id: type.commission?.id ?? null, reason });
  return save(first, newsOf(vendor, type, { ...rate, books }), async () =>
    put(vendor, type, before, { id: (await first).id, reason: '' }),
  );
}

function put(
  vendor: Whose,
  type: Row,
  rate: TypedRate,
  { id, reason }: { id: number | null; reason: string },
): Promise<{ id: number }> {
  const body = { ...typeRateBody(vendor, type, rate), reason };
  if (vendor === null) {
    return answerOf(
      id === null
        ? client.POST('/vendors/product-type-commissions/', { body })
        : client.PUT('/vendors/product-type-commission/{id}/', { params: { path: { id } }, body }),
    );
  }
  const own = { ...body, vendor: vendor.id };
  return answerOf(
    id === null
      ? client.POST('/vendors/vendor-product-type-commissions/', { body: own })
      : client.PUT('/vendors/vendor-product-type-commission/{id}/', { params: { path: { id } }, body: own }),
  );
}

function newsOf(
  vendor: Whose,
  { product_type: type }: Row,
  { rate, isPercentage, books }: TypedRate & { books: CurrencyCode },
): string {
  const shown =
    rate === null
      ? { kind: 'usual', rate: '' }
      : isPercentage
        ? { kind: 'percent', rate }
        : { kind: 'amount', rate: formatDecimal(rate, books) };
  return vendor === null
    ? texts.ofEveryVendor({ type, ...shown })
    : texts.ofVendor({ type, vendor: vendor.name, ...shown });
}
