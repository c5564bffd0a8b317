import type { QuestionState } from '@consignment/domain/questions/question';
import { defineTexts } from '@consignment/domain/text/texts';
import type { BadgeTone } from '../../primitives/text/Badge.tsx';

const texts = defineTexts('QuestionState', {
  question: 'Question {number}, {toLowerCase}',
});

/** The shop, and the side that asked: a vendor or a sales rep. The same state has other words for each. */
export type Reader = 'shop' | 'asker';

/** The latest question about a line. */
export type LineQuestion = { id: number; number: number; state: QuestionState };

type Badge = { label: string; tone: BadgeTone };

const badges = {
  shop: {
    open: { label: 'To answer', tone: 'caution' },
    answered: { label: 'Answered', tone: 'neutral' },
    settled: { label: 'Settled', tone: 'plain' },
    closed: { label: 'Closed', tone: 'neutral' },
  },
  asker: {
    open: { label: 'With the shop', tone: 'neutral' },
    answered: { label: 'Answered', tone: 'neutral' },
    settled: { label: 'Settled', tone: 'plain' },
    closed: { label: 'Closed', tone: 'neutral' },
  },
} as const satisfies Record<Reader, Record<QuestionState, Badge>>;

const overdue: Badge = { label: 'Overdue', tone: 'critical' };

/** The state in the reader's words. Only the shop reads that an answer is overdue. */
export function stateBadge(of: { state: QuestionState; isOverdue: boolean; reader: Reader }): Badge {
  if (of.isOverdue && of.reader === 'shop') return overdue;
  return badges[of.reader][of.state];
}

/** `Question 12, answered`, beside its line. */
export function noteOfQuestion({ number, state }: LineQuestion, reader: Reader): string {
  return texts.question({ number, toLowerCase: badges[reader][state].label.toLowerCase() });
}
