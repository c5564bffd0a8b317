import { Badge } from '../../../primitives/text/Badge.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';

type Props = {
  approved: boolean;
  /** Registered, and not decided about yet. */
  isWaiting?: boolean;
};

/** Whether an account may log in (spec accounts §4), and whether it is new. */
export function AccountStatusBadge({ approved, isWaiting = false }: Props) {
  if (approved) return <Badge label="Active" tone="plain" />;
  if (!isWaiting) return <Badge label="Disabled" />;
  return (
    <Inline space="xxsmall" as="span">
      <Badge label="Disabled" />
      <Badge label="New" tone="caution" />
    </Inline>
  );
}
