import { defineTexts } from '@consignment/domain/text/texts';
import type { createClient } from '@consignment/client/create-client';
import type { Done } from '@consignment/client/answer';
import { setOverride } from '@consignment/client/set-override';
import type { Override } from '@consignment/domain/commission/commission';
import { overrideText } from '@consignment/domain/commission/override-text';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { useSave } from '../app/use-save.tsx';

const texts = defineTexts('UseSetCommission', {
  byRates: 'The commission is based on the rates again.',
  set: 'The commission has been set.',
});

/** `before` is the override that the line has, as it would be typed; empty for none, or for one that is not shown. */
type LineToSet = { id: number; isOverridden: boolean; before: string };

/** Sets the commission of a line by hand, or takes it back with null; `books` is the currency of the shop's books. */
export function useSetCommission(
  client: Pick<ReturnType<typeof createClient>, 'POST' | 'PUT'>,
  books: CurrencyCode,
): (line: LineToSet, override: Override | null) => Promise<Done> {
  const save = useSave();
  return (line, override) => {
    const { id, isOverridden, before } = line;
    const news = override === null ? texts.byRates : texts.set;
    const undo = () =>
      setOverride(client, { id, isOverridden: override !== null }, before === '' ? null : before);
    // An override that counts for nothing yet is not shown, and so cannot be set again.
    const isKnown = !isOverridden || before !== '';
    return save(setOverride(client, line, overrideText(override, books)), news, isKnown ? undo : undefined);
  };
}
