import { Badge } from '../../../primitives/text/Badge.tsx';
import { Skeleton } from '../../../primitives/feedback/Skeleton.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';

/** How many wait for the shop, in a row of a card; null while that is being loaded. */
export function OpenCount({ open }: { open: number | null }) {
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
