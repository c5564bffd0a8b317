import { defineTexts } from '../text/texts.ts';

/*
 * A question is a thread about one line: a vendor's about a line item, or one about a sales rep's part of an order. Which of its
 * sides has the word, who may do what with it, and by when.
 */

/** The reasons for a question, in words of the person who asks. */
export const questionReasons = defineTexts('LineQuestion', {
  rate: 'The rate looks wrong',
  price: 'The price looks wrong',
  discount: 'The discount looks wrong',
  refund: 'A refund looks wrong',
  quantity: 'The quantity looks wrong',
  not_mine: 'This item is not mine',
  missing: 'Something is missing',
  other: 'Something else',
});

export type QuestionReason = keyof typeof questionReasons;

/**
 * `open`: the shop is to answer. `answered`: the asker may reply. `settled`: an act or an agreement ended it. `closed`: it ended
 * without one.
 */
export type QuestionState = 'open' | 'answered' | 'settled' | 'closed';

/** The states in which a question is under way, and its line may wait for it. */
export const activeStates = ['open', 'answered'] as const satisfies readonly QuestionState[];

export type QuestionSide = 'vendor' | 'rep' | 'shop' | 'system';
export type QuestionMessageKind = 'text' | 'act' | 'state';
export type QuestionAct = 'override' | 'custom_item' | 'move';

export const questionFileTypes = [
  'image/png',
  'image/jpeg',
  'image/webp',
  'image/gif',
  'application/pdf',
] as const;
export type QuestionFileType = (typeof questionFileTypes)[number];

/** The most of everything: characters of a text, bytes of a file, files of a message and of a thread. */
export const questionLimits = { text: 5000, fileBytes: 5_242_880, files: 5, filesOfThread: 20 } as const;

export type QuestionSettings = {
  /** A question is answered within so many days; 0 for no such promise. */
  readonly answerDays: number;
  /** An answered one without a reply closes automatically after so many days; 0 for never. */
  readonly closeDays: number;
  /** The line of a question under way waits out of pay runs. */
  readonly holdsLines: boolean;
};

/** Of a shop that has set nothing. */
export const usualQuestionSettings: QuestionSettings = { answerDays: 5, closeDays: 14, holdsLines: true };

export function isActive(state: QuestionState): boolean {
  return state === 'open' || state === 'answered';
}

/** The state after a message of this side: a word of the shop answers, one of the asker opens it again. */
export function stateAfter(side: Exclude<QuestionSide, 'system'>): 'open' | 'answered' {
  return side === 'shop' ? 'answered' : 'open';
}

const day = 86_400_000;

/** The day by which the shop is to answer a question asked now; null without a promise. */
export function dueAfter(asked: Date, { answerDays }: Pick<QuestionSettings, 'answerDays'>): Date | null {
  return answerDays === 0 ? null : new Date(asked.getTime() + answerDays * day);
}

/** When an answered question closes automatically; null for never, and for one that is not answered. */
export function closesAt(
  answered: Date | null,
  { closeDays }: Pick<QuestionSettings, 'closeDays'>,
): Date | null {
  return answered === null || closeDays === 0 ? null : new Date(answered.getTime() + closeDays * day);
}

export function isOverdue(
  { state, dueAt }: { readonly state: QuestionState; readonly dueAt: Date | null },
  now: Date,
): boolean {
  return state === 'open' && dueAt !== null && dueAt < now;
}
