import { defineTexts } from '@consignment/domain/text/texts';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import type {
  QuestionAct,
  QuestionMessageKind,
  QuestionReason,
  QuestionSide,
  QuestionState,
} from '@consignment/domain/questions/question';

/** A file of a message; its size is in bytes. */
export type QuestionFile = { id: number; name: string; content_type: string; size: number };

/**
 * A change that was made. `amount_before` and `amount_after` are decimal strings of what the line earned its asker, and left
 * out where the shop hides them; of a custom item `amount_after` is the item's own amount.
 */
export type MadeAct = {
  do: QuestionAct;
  amount_before?: string | null;
  amount_after?: string;
  /** Of an override, as it was typed. */
  set_to: string | null;
  /** The vendor that has the line since; for the shop alone. */
  vendor_name: string | null;
};

/** An entry of a thread: words with their files, a change that was made, or a new state. */
export type QuestionMessage = {
  id: number;
  side: QuestionSide;
  /** The person's name; null where it is not shown. */
  author: string | null;
  /** ISO 8601. */
  at: string;
  kind: QuestionMessageKind;
  text: string;
  state: QuestionState | null;
  act: MadeAct | null;
  files: readonly QuestionFile[];
};

/** A question in a list. Fields that the shop hides from its vendors are left out for them. */
export type ListedQuestion = {
  id: number;
  number: number;
  /** The line as it was when it was asked. */
  title: string;
  order_name?: string;
  reason: QuestionReason;
  state: QuestionState;
  is_overdue: boolean;
  /** The decimal amount of the line when it was asked. */
  amount_asked?: string;
  currency: CurrencyCode;
  /** ISO 8601, as the other instants. */
  asked_at: string;
  /** Of an open one: until when the shop is to answer; null for no such promise. */
  due_at: string | null;
  /** When an answered one closes automatically; null for never. */
  closes_at: string | null;
  vendor_name: string | null;
  sales_rep_name: string | null;
};

/** The vendor or the sales rep that a question is of. */
export function askerOf(question: Pick<ListedQuestion, 'vendor_name' | 'sales_rep_name'>): string {
  return question.vendor_name ?? question.sales_rep_name ?? 'N/A';
}

/** `Folding table, #1001`. */
export function lineOfQuestion({
  title,
  order_name: order = '',
}: Pick<ListedQuestion, 'title' | 'order_name'>) {
  return order === '' ? title : `${title}, ${order}`;
}

/** How a change was made, for the reader of a thread. */
export const actWords = defineTexts('Question', {
  override: 'The commission was set by hand.',
  custom_item: 'An item has been added to the next payout.',
  move: 'The line has been moved to another vendor.',
} satisfies Record<QuestionAct, string>);
