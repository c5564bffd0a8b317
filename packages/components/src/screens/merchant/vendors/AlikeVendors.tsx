import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Link } from '../../../primitives/navigation/Link.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';

export type AlikeVendor = { id: number; name: string };

type Props = {
  /** Vendors whose names look alike; empty where there are none, and for a person who may not merge. */
  groups: readonly (readonly AlikeVendor[])[];
  hrefOfVendor: (vendorId: number) => string;
};

/** Offers to merge vendors whose names look alike. */
export function AlikeVendors({ groups, hrefOfVendor }: Props) {
  if (groups.length === 0) return null;
  return (
    <Banner tone="info" title="Some vendors have names that look alike.">
      <p>If they are one vendor, open the one that should go, and merge it into the other under Settings.</p>
      <Stack as="ul" space="small">
        {groups.flat().map(({ id, name }) => (
          <li key={id}>
            <Link href={hrefOfVendor(id)} label={`${name}, vendor ${id}`} />
          </li>
        ))}
      </Stack>
    </Banner>
  );
}
