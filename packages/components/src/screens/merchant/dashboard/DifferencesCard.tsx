import {
  differenceGroups,
  differenceGroupText,
  type DifferenceGroup,
} from '@consignment/domain/difference-groups';
import { CardRows } from '../../../parts/CardRows.tsx';
import type { Loadable } from '../../../parts/loadable.ts';
import { Badge } from '../../../primitives/Badge.tsx';
import { Card } from '../../../primitives/Card.tsx';
import { Link } from '../../../primitives/Link.tsx';
import { Skeleton } from '../../../primitives/Skeleton.tsx';
import { Text } from '../../../primitives/Text.tsx';
import { VisuallyHidden } from '../../../primitives/VisuallyHidden.tsx';

/** Open ones in each group. */
export type OpenDifferences = { groups: readonly { group: DifferenceGroup; open: number }[] };

type Props = {
  counts: Loadable<OpenDifferences>;
  hrefOfAll: string;
  hrefOfGroup: (group: DifferenceGroup) => string;
};

/** How many differences are open, by group. Its rows are known from the start, so that nothing moves. */
export function DifferencesCard({ counts, hrefOfAll, hrefOfGroup }: Props) {
  return (
    <Card title="Reconciliation" actions={<Link href={hrefOfAll} label="All differences" />}>
      <CardRows
        label="Open differences"
        empty="There is nothing to compare."
        rows={
          counts.is === 'failed'
            ? counts
            : {
                is: 'ready',
                value: differenceGroups.map((group, id) => ({
                  id,
                  name: differenceGroupText(group),
                  href: hrefOfGroup(group),
                  amount: <Count open={counts.is === 'ready' ? openIn(counts.value, group) : null} />,
                })),
              }
        }
      />
    </Card>
  );
}

function openIn({ groups }: OpenDifferences, group: DifferenceGroup): number {
  return groups.find((one) => one.group === group)?.open ?? 0;
}

/** Null while it is being loaded. */
function Count({ open }: { open: number | null }) {
  if (open === null) {
    return (
      <>
        <VisuallyHidden>Loading…</VisuallyHidden>
        <Skeleton shape="shortLine" />
      </>
    );
  }
  if (open > 0) return <Badge tone="caution" label={open.toLocaleString('en-US')} />;
  return (
    <Text as="span" size="small" tone="muted">
      None
    </Text>
  );
}
