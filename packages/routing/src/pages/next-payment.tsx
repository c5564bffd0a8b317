import { NextPaymentLine } from '@consignment/components/parts/payouts/NextPaymentLine';
import type { ComponentProps } from 'react';
import { useCard, type Card } from '../app/use-card.tsx';

type Known = Extract<ComponentProps<typeof NextPaymentLine>['payment'], { is: 'ready' }>['value'];

/** The next payment to a vendor. No page waits for its data. */
export function NextPayment({ card }: { card: Card<Known> }) {
  return <NextPaymentLine payment={useCard(card)} />;
}
