import type { CurrencyCode } from '@consignment/domain/money/currency';
import { nextOrderText } from '@consignment/domain/rules/rates-ahead-text';
import { rateSpellsFromWire, type WireRateSpell } from '@consignment/domain/rules/rates-on-wire';
import { defineTexts } from '@consignment/domain/text/texts';
import { Link } from '../../primitives/navigation/Link.tsx';
import { Text } from '../../primitives/text/Text.tsx';

const texts = defineTexts('NextOrderRate', {
  viewTheRule: 'View the rule',
});

type Props = {
  rates: readonly WireRateSpell[];
  /** Of the shop's books. */
  currency: CurrencyCode;
  /** The page of a version of a rule with days. */
  hrefOfRule: (id: number) => string;
};

/**
 * The rate that the next order earns, its end, and the rate after that, with a link to the rule that makes it. A setting that is
 * edited beside it is only one of the rules that can decide.
 */
export function NextOrderRate({ rates, currency, hrefOfRule }: Props) {
  const rule = rates[0]?.rules[0]?.rule ?? null;
  return (
    <Text as="div" size="small">
      <span>{nextOrderText(rateSpellsFromWire(rates, currency), { before: null, currency })}</span>{' '}
      {rule !== null && <Link href={hrefOfRule(rule)} label={texts.viewTheRule} />}
    </Text>
  );
}
