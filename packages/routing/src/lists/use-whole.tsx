import type { Settled } from '@consignment/client/answer';
import { useEffect, useState } from 'react';

type Counted = { count: number; count_is_least?: boolean; results: unknown[] };

type Whole<Page> = Promise<Page | null> | null;

/** Asks for the count and the sums of a whole list where the answer with its rows stopped counting. */
export function wholeOf<Page extends Counted>(page: Settled<Page>, ask: () => Promise<Page>): Whole<Page> {
  if (page.is !== 'ready' || page.value.count_is_least !== true) return null;
  // Without it the list says that there are more.
  return ask().catch(() => null);
}

/** The page of a list, with the count and the sums of `wholeOf` once they are there. */
export function useWhole<Page extends Counted>(page: Settled<Page>, whole: Whole<Page>): Settled<Page> {
  const [known, setKnown] = useState<{ of: Whole<Page>; value: Page } | null>(null);
  useEffect(() => {
    let isWanted = true;
    void whole?.then((value) => {
      if (isWanted && value !== null) setKnown({ of: whole, value });
    });
    return () => {
      isWanted = false;
    };
  }, [whole]);
  if (page.is !== 'ready' || whole === null || known?.of !== whole) return page;
  return { is: 'ready', value: { ...known.value, results: page.value.results } };
}
