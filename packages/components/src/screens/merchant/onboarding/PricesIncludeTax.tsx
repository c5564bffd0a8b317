import { usuallyIncludesTax } from '@consignment/domain/orders/order-tax';
import { defineTexts } from '@consignment/domain/text/texts';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import type { PanelProps } from './onboarding.ts';

const texts = defineTexts('PricesIncludeTax', {
  label: 'Prices include tax',
  hint: 'This applies to orders that don’t say whether prices include tax. Any tax included in a price is deducted before the percentage is applied, unless the vendor collects tax.',
});

/** Whether a tax is part of each price, which the base of a percentage depends on. */
export function PricesIncludeTax() {
  return <Checkbox name="pricesIncludeTax" label={texts.label} hint={texts.hint} />;
}

type Known = Pick<PanelProps, 'saved' | 'isAnswered' | 'orders' | 'currency'>;

/** The answer that is saved, or a connected platform's; without one, the usual answer of the currency. */
export function includesTaxAtFirst({ saved, isAnswered, orders, currency }: Known): boolean {
  const isUsual = !isAnswered && orders !== 'coming' && usuallyIncludesTax(currency);
  return saved.pricesIncludeTax || isUsual;
}
