import { Badge, type BadgeTone } from '../../primitives/text/Badge.tsx';
import type { StatementStanding } from './statement.ts';

type Props = { standing: StatementStanding };

/** Where a statement stands among those of its payee. One that is withdrawn stands out; the others are plain. */
export function StatementStandingBadge({ standing }: Props) {
  return <Badge {...badges[standing]} />;
}

const badges = {
  latest: { label: 'Latest', tone: 'plain' },
  followed: { label: 'Followed by another', tone: 'plain' },
  withdrawn: { label: 'Withdrawn', tone: 'neutral' },
} as const satisfies Record<StatementStanding, { label: string; tone: BadgeTone }>;
