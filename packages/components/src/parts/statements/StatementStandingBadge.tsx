import { defineTexts } from '@consignment/domain/text/texts';
import { Badge } from '../../primitives/text/Badge.tsx';
import type { StatementStanding } from './statement.ts';

const texts = defineTexts('StatementStandingBadge', {
  latest: 'Latest',
  followed: 'Replaced',
  withdrawn: 'Withdrawn',
});

type Props = { standing: StatementStanding };

/** The state of a statement among those of its payee. A withdrawn one stands out; the others are plain. */
export function StatementStandingBadge({ standing }: Props) {
  return <Badge label={texts[standing]} tone={standing === 'withdrawn' ? 'neutral' : 'plain'} />;
}
