import { defineTexts } from '@consignment/domain/text/texts';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import * as styles from './rules.css.ts';

const texts = defineTexts('RuleOrder', {
  title: 'How a rule is chosen',
  firstDecides: 'The first of these with a value for an item applies; those below it are ignored.',
  days: 'Each order follows the rules in force on the day of the order. If two versions cover the same day, the later version applies. A rule with days replaces the setting while the rule is in force. Settings have no days: they apply to all unpaid lines. Paid commissions never change.',
  override: 'A commission set by hand on the line',
  variant: 'A variant, then its product',
  vendorType: 'The vendor’s rate for the product type',
  tag: 'A tag, then a collection; if there are several, the first by name',
  productType: 'The product type',
  flat: 'The flat rate: the vendor’s own, or the shop’s',
  vendor: 'The vendor',
  shop: 'The whole shop',
});

/** How a rule is chosen among several: the order of the places, and the days and versions. */
export function RuleOrder() {
  return (
    <Card title={texts.title}>
      <Stack space="small">
        <Text>{texts.firstDecides}</Text>
        <ol className={styles.places}>
          {places.map((place) => (
            <li key={place}>{texts[place]}</li>
          ))}
        </ol>
        <Text size="small" tone="muted">
          {texts.days}
        </Text>
      </Stack>
    </Card>
  );
}

const places = ['override', 'variant', 'vendorType', 'tag', 'productType', 'flat', 'vendor', 'shop'] as const;
