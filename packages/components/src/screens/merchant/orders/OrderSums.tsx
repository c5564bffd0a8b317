import type { CurrencyCode } from '@consignment/domain/money/currency';
import { moneyFromWire } from '@consignment/domain/money/money';
import type { SumsCause } from '@consignment/domain/orders/cross-foot';
import { sumsText } from '@consignment/domain/orders/sums-text';
import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { ready } from '../../../primitives/actions/action-state.ts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { rejected, type Outcome, type Problem } from '../../../primitives/feedback/outcome.ts';
import { RefusalBanner } from '../../../primitives/feedback/RefusalBanner.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';

const texts = defineTexts('OrderSums', {
  acceptedTitle: 'The figures for this order do not add up. Your shop has accepted this.',
  title: 'The figures for this order do not add up.',
  undo: 'Put back on hold',
  accept: 'Accept as is',
  undoing: 'Undoing…',
  accepting: 'Accepting…',
  detail: 'Vendors won’t be paid for this order until you import a complete file or accept the order as is.',
});

export type SumsOff = {
  /** A decimal, below 0 where its parts come to less than the order says. */
  difference: string;
  cause: SumsCause;
  /** ISO 8601; null while its lines wait. */
  accepted_at: string | null;
};

type Props = {
  sums: SumsOff;
  currency: CurrencyCode;
  /** Null for a person who may not. */
  onAccept: ((isAccepted: boolean) => Promise<Outcome>) | null;
};

/** An order whose own sums do not add up: the difference, its likely cause, and the way to let the order earn anyway. */
export function OrderSums({ sums, currency, onAccept }: Props) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<Problem | null>(null);
  const isAccepted = sums.accepted_at !== null;
  const press = async () => {
    if (onAccept === null) return;
    setSending(true);
    setProblem(null);
    const outcome = await onAccept(!isAccepted).catch(rejected);
    setSending(false);
    if (outcome.is === 'refused') setProblem(outcome.problem);
  };
  const found = { by: moneyFromWire(sums.difference, currency), cause: sums.cause };
  return (
    <Stack space="small">
      <Banner
        tone={isAccepted ? 'info' : 'caution'}
        title={isAccepted ? texts.acceptedTitle : texts.title}
        action={
          onAccept !== null && (
            <Button
              label={isAccepted ? texts.undo : texts.accept}
              state={isSending ? { is: 'busy', label: isAccepted ? texts.undoing : texts.accepting } : ready}
              onClick={() => void press()}
            />
          )
        }
      >
        <p>{sumsText(found, currency)}</p>
        {!isAccepted && <p>{texts.detail}</p>}
      </Banner>
      {problem !== null && <RefusalBanner problem={problem} />}
    </Stack>
  );
}
