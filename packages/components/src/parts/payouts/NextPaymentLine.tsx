import { defineTexts } from '@consignment/domain/text/texts';
import { FailedState } from '../../primitives/feedback/FailedState.tsx';
import { Skeleton } from '../../primitives/feedback/Skeleton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { VisuallyHidden } from '../../primitives/layout/VisuallyHidden.tsx';
import type { Loadable } from '../lists/loadable.ts';
import { nextPaymentDay, type ShownNextPayment } from './next-payment.ts';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('NextPaymentLine', {
  notLoaded: 'The next payment could not be loaded.',
  nextPayment: 'Next payment: {day}',
  loading: 'Loading…',
});

type Props = { payment: Loadable<ShownNextPayment> };

/** The day of a vendor's next payment and its reason, in a line that keeps its place while it loads. Among figures, show it as one of them. */
export function NextPaymentLine({ payment }: Props) {
  if (payment.is === 'failed') {
    return <FailedState title={texts.notLoaded} problem={payment.problem} onRetry={payment.onRetry} />;
  }
  return (
    <Text size="small" tone="muted" isTabular>
      <TextWithElements
        text={texts.nextPayment}
        elements={{
          day:
            payment.is === 'loading' ? (
              <span aria-busy>
                <VisuallyHidden>{texts.loading}</VisuallyHidden>
                <Skeleton shape="shortLine" />
              </span>
            ) : (
              <span>
                <Text as="strong" size="small" weight="semibold">
                  {nextPaymentDay(payment.value)}
                </Text>
                <span>{`. ${payment.value.detail}`}</span>
              </span>
            ),
        }}
      />
    </Text>
  );
}
