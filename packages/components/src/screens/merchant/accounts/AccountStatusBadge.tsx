import { Badge } from '../../../primitives/Badge.tsx';

/** Whether an account may sign in (spec accounts §4). */
export function AccountStatusBadge({ approved }: { approved: boolean }) {
  return approved ? <Badge label="Active" tone="positive" /> : <Badge label="Disabled" tone="caution" />;
}
