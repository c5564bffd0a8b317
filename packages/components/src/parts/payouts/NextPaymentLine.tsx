import { FailedState } from '../../primitives/feedback/FailedState.tsx';
import { Skeleton } from '../../primitives/feedback/Skeleton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';
import type { Loadable } from '../lists/loadable.ts';
import { nextPaymentDay, type ShownNextPayment } from './next-payment.ts';

type Props = { payment: Loadable<ShownNextPayment> };

/** The day of a vendor's next payment and its reason, in a line that keeps its place while it loads. Among figures, show it as one of them. */
export function NextPaymentLine({ payment }: Props) {
  if (payment.is === 'failed') {
    return <FailedState what="The next payment" problem={payment.problem} onRetry={payment.onRetry} />;
  }
  return (
    <Text size="small" tone="muted" isTabular>
      {'Next payment: '}
      {payment.is === 'loading' ? (
        <span aria-busy>
          <VisuallyHidden>Loading…</VisuallyHidden>
          <Skeleton shape="shortLine" />
        </span>
      ) : (
        <span>
          <Text as="strong" size="small" weight="semibold">
            {nextPaymentDay(payment.value)}
          </Text>
          <span>{`. ${payment.value.detail}`}</span>
        </span>
      )}
    </Text>
  );
}
