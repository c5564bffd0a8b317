import { nearDay } from '@consignment/domain/time/dates';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatMoneyInFile } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';

const texts = defineTexts('QuestionNote', {
  note: 'Question {number}: {parts}.',
  asked: 'asked {day}',
  open: 'open on {day}',
  settled: 'settled {day}',
  closed: 'closed {day}',
  became: 'changed from {before} to {after}',
  customItems: 'custom items totalling {amount}',
  unchanged: 'no change',
});

/** A question as a statement's period knows it. Days are 'YYYY-MM-DD' in the shop's zone, amounts in minor units. */
export type NotedQuestion = {
  readonly number: number;
  /** The day on which it was asked; null where that was before the period. */
  readonly askedOn: string | null;
  /** Null where it was still open when the period ended. */
  readonly ended: { readonly as: 'settled' | 'closed'; readonly on: string } | null;
  /** The amounts of the line before the first and after the last change that it brought in the period; null without one. */
  readonly changed: { readonly before: number; readonly after: number } | null;
  /** The sum of the custom items that it brought in the period; null without one. */
  readonly customItems: number | null;
};

/**
 * The text of a statement's note: 'Question 12: asked Nov 3, settled Nov 20, £5.00 became £7.00.' It is frozen with the
 * statement. `lastDay` is the last one of its period.
 */
export function questionNoteText(
  question: NotedQuestion,
  of: { readonly lastDay: string; readonly currency: CurrencyCode; readonly locale: string },
): string {
  const { number, askedOn, ended } = question;
  const { lastDay, currency, locale } = of;
  const parts = [
    ...(askedOn === null ? [] : [texts.asked({ day: nearDay(askedOn, locale) })]),
    ended === null
      ? texts.open({ day: nearDay(lastDay, locale) })
      : texts[ended.as]({ day: nearDay(ended.on, locale) }),
    ...(ended === null ? [] : outcomeOf(question, currency)),
  ];
  return texts.note({ number, parts: parts.join(', ') });
}

function outcomeOf({ changed, customItems }: NotedQuestion, currency: CurrencyCode): string[] {
  const money = (minor: number) => formatMoneyInFile(minor, currency);
  const isChanged = changed !== null && changed.before !== changed.after;
  const parts = [
    ...(isChanged ? [texts.became({ before: money(changed.before), after: money(changed.after) })] : []),
    ...(customItems === null ? [] : [texts.customItems({ amount: money(customItems) })]),
  ];
  return parts.length > 0 ? parts : [texts.unchanged];
}
