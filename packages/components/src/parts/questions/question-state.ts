import type { QuestionState } from '@consignment/domain/questions/question';
import { defineTexts } from '@consignment/domain/text/texts';
import type { BadgeTone } from '../../primitives/text/Badge.tsx';

const texts = defineTexts('QuestionState', {
  question:
    '{state, select, toAnswer {Question {number}, to answer} withShop {Question {number}, with the shop} answered {Question {number}, answered} settled {Question {number}, settled} other {Question {number}, closed}}',
  toAnswer: 'To answer',
  withShop: 'With the shop',
  answered: 'Answered',
  settled: 'Settled',
  closed: 'Closed',
  overdue: 'Overdue',
});

/** The shop, and the side that asked: a vendor or a sales rep. The same state has other words for each. */
export type Reader = 'shop' | 'asker';

/** The latest question about a line. */
export type LineQuestion = { id: number; number: number; state: QuestionState };

type Badge = { label: string; tone: BadgeTone };

const badges = {
  shop: {
    open: { label: 'toAnswer', tone: 'caution' },
    answered: { label: 'answered', tone: 'neutral' },
    settled: { label: 'settled', tone: 'plain' },
    closed: { label: 'closed', tone: 'neutral' },
  },
  asker: {
    open: { label: 'withShop', tone: 'neutral' },
    answered: { label: 'answered', tone: 'neutral' },
    settled: { label: 'settled', tone: 'plain' },
    closed: { label: 'closed', tone: 'neutral' },
  },
} as const satisfies Record<Reader, Record<QuestionState, { label: keyof typeof texts; tone: BadgeTone }>>;

/** The state in the reader's words. Only the shop reads that an answer is overdue. */
export function stateBadge(of: { state: QuestionState; isOverdue: boolean; reader: Reader }): Badge {
  if (of.isOverdue && of.reader === 'shop') return { label: texts.overdue, tone: 'critical' };
  const { label, tone } = badges[of.reader][of.state];
  return { label: texts[label], tone };
}

/** `Question 12, answered`, beside its line. */
export function noteOfQuestion({ number, state }: LineQuestion, reader: Reader): string {
  return texts.question({ number, state: badges[reader][state].label });
}
