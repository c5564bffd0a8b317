import { usuallyIncludesTax } from '@consignment/domain/orders/order-tax';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import type { PanelProps } from './onboarding.ts';

/** Whether a tax is part of each price, which the base of a percentage depends on. */
export function PricesIncludeTax() {
  return (
    <Checkbox
      name="pricesIncludeTax"
      label="Prices include tax"
      hint="Tax within a price is no part of a percentage, unless the vendor collects it. This decides for orders that do not say it themselves."
    />
  );
}

type Known = Pick<PanelProps, 'saved' | 'isAnswered' | 'orders' | 'currency'>;

/** The answer that is saved, or a connected platform's; without one, the usual answer of the currency. */
export function includesTaxAtFirst({ saved, isAnswered, orders, currency }: Known): boolean {
  const isUsual = !isAnswered && orders !== 'coming' && usuallyIncludesTax(currency);
  return saved.pricesIncludeTax || isUsual;
}
