import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatMoney } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import type { QuestionAct } from '@consignment/domain/questions/question';

/** An act, with the asker's earnings from the line before and after it, in minor units. */
export type DoneAct = {
  readonly act: QuestionAct;
  /** Null for a custom item. */
  readonly before: number | null;
  readonly after: number;
  readonly currency: CurrencyCode;
};

const texts = defineTexts('QuestionActText', {
  takenOff: '{amount} was deducted from what you are owed.',
  added: '{amount} was added to what you are owed.',
  stays: 'The commission was set by hand and is still {now}.',
  changed: 'The commission was {was} and is now {now}.',
  notYours: 'The item no longer counts as yours, so its commission of {was} has been deducted.',
  moved: 'The item was moved. Your commission on it was {was} and is now {now}.',
  override: 'The commission was changed.',
  custom_item: 'An amount was added to your account.',
  move: 'The item was moved.',
});

/** An act in a sentence to its asker, which names no other vendor; without amounts where the shop hides them. */
export function actText({ act, before, after, currency }: DoneAct, showsAmounts: boolean): string {
  if (!showsAmounts) return texts[act];
  const now = formatMoney(after, currency);
  const was = formatMoney(before ?? 0, currency);
  switch (act) {
    case 'custom_item':
      return after < 0
        ? texts.takenOff({ amount: formatMoney(-after, currency) })
        : texts.added({ amount: now });
    case 'override':
      return before === after ? texts.stays({ now }) : texts.changed({ was, now });
    case 'move':
      return after === 0 && before !== 0 ? texts.notYours({ was }) : texts.moved({ was, now });
  }
}
