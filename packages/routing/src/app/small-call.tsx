import { defineTexts } from '@consignment/domain/text/texts';
import { settled } from '@consignment/client/answer';
import type { Problem } from '@consignment/client/problem';
import { lazy, Suspense } from 'react';
import type { StandInsProps } from './stand-ins.tsx';

const texts = defineTexts('SmallCall', {
  someSettingsOfTheShop: 'Some of the shop’s settings could not be loaded. Please reload the page.',
});

/** The answer of a small call, or its stand-in; `problem` is null once it is known. */
export type Small<Value> = { value: Value; problem: Problem | null };

/** Milliseconds after which a page goes on without. */
const patience = 8_000;

/**
 * A call that no page should have to wait for, or be missing, for want of its answer: a few settings of the shop.
 * Throws only when the session is over.
 */
export async function smallCall<Value>(
  ask: (signal: AbortSignal) => Promise<Value>,
  standIn: Value,
): Promise<Small<Value>> {
  const stop = new AbortController();
  const tooLong = () => stop.abort(new DOMException('The answer took too long.', 'TimeoutError'));
  const timer = setTimeout(tooLong, patience);
  try {
    const answer = await settled(ask(stop.signal));
    return answer.is === 'ready'
      ? { value: answer.value, problem: null }
      : { value: standIn, problem: answer.problem };
  } finally {
    clearTimeout(timer);
  }
}

// They are seldom needed, and then they may not come either.
const AskingStandIns = lazy(() =>
  import('./stand-ins.tsx').then(
    ({ AskingStandIns: Drawn }) => ({ default: Drawn }),
    () => ({ default: Plainly }),
  ),
);

function Plainly() {
  return <p role="status">{texts.someSettingsOfTheShop}</p>;
}

/** Says that the pages use defaults, where `isMissing`, and keeps asking for the real values. */
export function StandIns({ isMissing, ...props }: StandInsProps & { isMissing: boolean }) {
  return (
    isMissing && (
      <Suspense>
        <AskingStandIns {...props} />
      </Suspense>
    )
  );
}
