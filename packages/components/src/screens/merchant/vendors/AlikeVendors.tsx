import { defineTexts } from '@consignment/domain/text/texts';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';

const texts = defineTexts('AlikeVendors', {
  groupsNotLoaded: 'Vendors with similar names could not be loaded.',
  title: 'Some vendors have similar names.',
  detail:
    'If two of them are the same vendor, open the one you want to remove and merge it into the other under Settings.',
  nameAndNumber: '{name}, vendor {id}',
});

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
        <FailedState title={texts.groupsNotLoaded} problem={groups.problem} onRetry={groups.onRetry} />
      </Card>
    );
  }
  if (groups.is === 'loading' || groups.value.length === 0) return null;
  return (
    <Banner tone="info" title={texts.title}>
      <p>{texts.detail}</p>
      <Stack as="ul" space="small">
        {groups.value.flat().map(({ id, name }) => (
          <li key={id}>
            <Link href={hrefOfVendor(id)} label={texts.nameAndNumber({ name, id })} />
          </li>
        ))}
      </Stack>
    </Banner>
  );
}
