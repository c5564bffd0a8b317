import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { useState } from 'react';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { Badge } from '../../../primitives/text/Badge.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { ruleName, type ListedRule, type RuleFinding } from './rule.ts';
import * as styles from './rules.css.ts';

const texts = defineTexts('RuleFindings', {
  findingsNotLoaded: 'The findings could not be loaded.',
  title: 'Worth a look',
  showFewer: 'Show fewer',
  showAll: 'Show all {count}',
  no_products: 'No products',
  always_beaten: 'Never wins',
  shared_products: 'Shared products',
});

type Props = {
  findings: Loadable<readonly RuleFinding[]>;
  /** The page of a rule, or where a setting is changed; null for a person who may not. */
  hrefOfRule: (rule: ListedRule) => string | null;
};

/** More than these are asked for, so that the list below stays in sight. */
const first = 2;

/** Rules that never win and rules that contend for the same products. Draws nothing where there are none. */
export function RuleFindings({ findings, hrefOfRule }: Props) {
  const [isWhole, setIsWhole] = useState(false);
  if (findings.is === 'loading') return null;
  if (findings.is === 'failed') {
    return (
      <FailedState title={texts.findingsNotLoaded} problem={findings.problem} onRetry={findings.onRetry} />
    );
  }
  const all = findings.value;
  if (all.length === 0) return null;
  return (
    <Card title={texts.title}>
      <Stack space="small" align="start">
        <ul role="list" className={styles.findings}>
          {(isWhole ? all : all.slice(0, first)).map(({ rule, finding, detail }) => {
            const href = hrefOfRule(rule);
            const name = ruleName(rule);
            return (
              <li key={`${finding} ${rule.id ?? name} ${detail}`}>
                <Inline space="xsmall" align="baseline">
                  <Badge label={texts[finding]} />
                  {href === null ? <Text as="span">{name}</Text> : <Link href={href} label={name} />}
                  <Text as="span" size="small" tone="muted">
                    {detail}
                  </Text>
                </Inline>
              </li>
            );
          })}
        </ul>
        {all.length > first && (
          <Button
            label={isWhole ? texts.showFewer : texts.showAll({ count: formatCount(all.length) })}
            size="small"
            onClick={() => setIsWhole(!isWhole)}
          />
        )}
      </Stack>
    </Card>
  );
}
