import { Badge } from '../../primitives/text/Badge.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import type { StatementStanding } from './statement.ts';

type Props = { standing: StatementStanding };

/**
 * Where a statement stands among those of its payee: the latest, followed by another, or withdrawn. One that is followed is
 * the rule in a list, and so has words without a badge.
 */
export function StatementStandingBadge({ standing }: Props) {
  if (standing === 'latest') return <Badge tone="neutral" label="Latest" />;
  if (standing === 'withdrawn') return <Badge tone="critical" label="Withdrawn" />;
  return (
    <Text as="span" size="small" tone="muted">
      Followed by another
    </Text>
  );
}
