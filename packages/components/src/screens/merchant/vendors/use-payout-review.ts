import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import type { Payable, UnpaidAnswer } from '../../../parts/payouts/payout-terms.ts';
import type { Problem } from '../../../primitives/feedback/outcome.ts';

const texts = defineTexts('UsePayoutReview', {
  notKnown: 'The amount due could not be loaded. Please try again.',
});

/** The data that is the same whichever lines are chosen. */
type Known = Omit<Payable, 'line_items' | 'amount'>;

/**
 * The review of a payout of chosen lines. Open reversals go along with them and are fetched when the
 * review opens, with how it can be paid; `known` is null while it is closed.
 */
export function usePayoutReview(onAskUnpaid: () => Promise<UnpaidAnswer>) {
  const [known, setKnown] = useState<Loadable<Known> | null>(null);
  const [time, setTime] = useState(0);

  const ask = async () => {
    const answer = await onAskUnpaid().catch((error: unknown): UnpaidAnswer => {
      reportError(error);
      return { is: 'refused', problem: notKnown() };
    });
    // It may have been closed meanwhile.
    setKnown((open) => (open === null ? null : loadableOf(answer)));
  };
  const loadableOf = (answer: UnpaidAnswer): Loadable<Known> =>
    answer.is === 'done'
      ? { is: 'ready', value: answer.payable }
      : { is: 'failed', problem: answer.problem, onRetry: open };
  const open = () => {
    setKnown({ is: 'loading' });
    void ask();
  };

  return {
    known,
    /** The key of its dialog: each opening begins from an empty form. */
    time,
    open,
    /** After a refusal, which may come from a refund in between. The review stays on the screen until the answer. */
    refresh: () => void ask(),
    close: () => {
      setKnown(null);
      setTime((before) => before + 1);
    },
  };
}

/** Of chosen lines the others that are on their way do not matter. */
const nothingHeld = { line_items: [], amount: '0', next_available_on: null, next_available_amount: '0' };

function notKnown(): Problem {
  return { detail: texts.notKnown, errors: [] };
}

export function payableOf(
  known: Loadable<Known>,
  lines: readonly number[],
  amount: string,
): Loadable<Payable> {
  if (known.is !== 'ready') return known;
  const held = new Set(known.value.on_its_way?.line_items);
  const chosen_early = lines.filter((id) => held.has(id)).length;
  return {
    is: 'ready',
    value: { ...known.value, on_its_way: nothingHeld, line_items: lines, amount, chosen_early },
  };
}
