import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatMoney } from '@consignment/domain/money/money';
import type { QuestionAct } from '@consignment/domain/questions/question';

/** An act, with the asker's earnings from the line before and after it, in minor units. */
export type DoneAct = {
  readonly act: QuestionAct;
  /** Null for a custom item. */
  readonly before: number | null;
  readonly after: number;
  readonly currency: CurrencyCode;
};

/** An act in a sentence to its asker, which names no other vendor; without amounts where the shop hides them. */
export function actText({ act, before, after, currency }: DoneAct, showsAmounts: boolean): string {
  if (!showsAmounts) return plainWords[act];
  const now = formatMoney(after, currency);
  const was = formatMoney(before ?? 0, currency);
  switch (act) {
    case 'custom_item':
      return after < 0
        ? `${formatMoney(-after, currency)} was taken off what you are owed.`
        : `${now} was added to what you are owed.`;
    case 'override':
      return before === after
        ? `The commission was set by hand and stays ${now}.`
        : `The commission was ${was} and is now ${now}.`;
    case 'move':
      return after === 0 && before !== 0
        ? `The item is not counted as yours any more, so its ${was} is taken off.`
        : `The item was moved: your commission for it was ${was} and is now ${now}.`;
  }
}

const plainWords = {
  override: 'The commission was changed.',
  custom_item: 'An amount was added to your account.',
  move: 'The item was moved.',
} as const satisfies Record<QuestionAct, string>;
