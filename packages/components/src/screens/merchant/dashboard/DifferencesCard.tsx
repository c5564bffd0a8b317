import {
  differenceGroups,
  differenceGroupText,
  type DifferenceGroup,
} from '@consignment/domain/reconciliation/difference-groups';
import { CardRows } from '../../../parts/lists/CardRows.tsx';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { OpenCount } from './OpenCount.tsx';

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
                  amount: <OpenCount open={counts.is === 'ready' ? openIn(counts.value, group) : null} />,
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
