import type { Loadable } from '../../../parts/lists/loadable.ts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';

export type AlikeVendor = { id: number; name: string };

type Props = {
  /** Vendors whose names look alike; empty where there are none, and for a person who may not merge. */
  groups: Loadable<readonly (readonly AlikeVendor[])[]>;
  hrefOfVendor: (vendorId: number) => string;
};

/** Offers to merge vendors whose names look alike. */
export function AlikeVendors({ groups, hrefOfVendor }: Props) {
  if (groups.is === 'failed') {
    return (
      <Card>
        <FailedState
          what="Vendors with names that look alike"
          problem={groups.problem}
          onRetry={groups.onRetry}
        />
      </Card>
    );
  }
  if (groups.is === 'loading' || groups.value.length === 0) return null;
  return (
    <Banner tone="info" title="Some vendors have names that look alike.">
      <p>If they are one vendor, open the one that should go, and merge it into the other under Settings.</p>
      <Stack as="ul" space="small">
        {groups.value.flat().map(({ id, name }) => (
          <li key={id}>
            <Link href={hrefOfVendor(id)} label={`${name}, vendor ${id}`} />
          </li>
        ))}
      </Stack>
    </Banner>
  );
}
