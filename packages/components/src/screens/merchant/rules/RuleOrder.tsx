import { Card } from '../../../primitives/layout/Card.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import * as styles from './rules.css.ts';

/** How a rule is chosen among several: the order of the places, and the days and versions. */
export function RuleOrder() {
  return (
    <Card title="How a rule is chosen">
      <Stack space="small">
        <Text>The first of these that has a value for an item decides; the ones below it do not count.</Text>
        <ol className={styles.places}>
          {places.map((text) => (
            <li key={text}>{text}</li>
          ))}
        </ol>
        <Text size="small" tone="muted">
          An order takes the rules of its own day. On days of two versions the later version counts, and while
          a rule with days holds, the setting of the same place waits. Settings have no days: they are for all
          unpaid lines. Paid commissions never change.
        </Text>
      </Stack>
    </Card>
  );
}

const places = [
  'A commission that was set by hand on the line',
  'A variant, then its product',
  'The vendor’s rate for the product type',
  'A tag, then a collection; of several the first by name',
  'The product type',
  'The flat rate: the vendor’s own, or the shop’s',
  'The vendor',
  'The whole shop',
];
