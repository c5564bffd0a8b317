import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { SettingsPanel } from '../../../parts/pages/SettingsPanel.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { NumberField } from '../../../primitives/fields/NumberField.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';

const texts = defineTexts('QuestionsSettings', {
  questions: 'Questions',
  answerDue: 'Answer due',
  noDueDate: 'No due date',
  within: 'Within {n, plural, one {# day} other {# days}}',
  closesAutomatically: 'Closes automatically',
  never: 'Never',
  closesAfter: '{n, plural, one {# day} other {# days}} after an answer, if there is no reply',
  questionedLines: 'Questioned lines',
  leftOut: 'Left out of pay runs',
  paidAsUsual: 'Paid as usual',
  daysToAnswer: 'Days to answer',
  answerDaysHint: 'A question that hasn’t been answered within this many days is overdue. 0 means never.',
  daysToReply: 'Days to reply',
  closeDaysHint:
    'An answered question closes automatically if there is no reply within this many days. 0 means never.',
  holdsLines: 'Leave questioned lines out of pay runs',
  holdsLinesHint: 'These lines stay due, and a manual payout can still include them.',
  settingsChanged: 'The question settings have been changed.',
  nowLeftOut: 'Questioned lines are now left out of pay runs.',
  nowPaidAsUsual: 'Questioned lines are now paid as usual.',
  nowNoDueDate: 'Answers no longer have a due date.',
  nowDueWithin: 'An answer is now due within {n, plural, one {# day} other {# days}}.',
  nowNeverCloses: 'Questions no longer close automatically.',
  nowClosesAfter:
    'A question now closes {n, plural, one {# day} other {# days}} after an answer if there is no reply.',
  notDays: 'Use a whole number of days from 0 to {limit}.',
  days: 'days',
});

/** As the wire has them. */
export type QuestionSettings = { answer_days: number; close_days: number; holds_lines: boolean };

type Props = {
  settings: QuestionSettings;
  /** Only the changed values, and those that the person has seen. Null for a person who may not change it: they are facts then. */
  onSave: ((change: Partial<QuestionSettings>, seen: Partial<QuestionSettings>) => Promise<Outcome>) | null;
  onDirtyChange: (isDirty: boolean) => void;
};

const most = { answer: 60, close: 90 };

/** How long a question waits for an answer and for a reply, and whether its line waits with it. */
export function QuestionsSettings({ settings, onSave, onDirtyChange }: Props) {
  const { answer_days: answer, close_days: close, holds_lines: holds } = settings;
  if (onSave === null) {
    return (
      <Card title={texts.questions}>
        <DescriptionList
          items={[
            {
              term: texts.answerDue,
              description: answer === 0 ? texts.noDueDate : texts.within({ n: answer }),
            },
            {
              term: texts.closesAutomatically,
              description: close === 0 ? texts.never : texts.closesAfter({ n: close }),
            },
            { term: texts.questionedLines, description: holds ? texts.leftOut : texts.paidAsUsual },
          ]}
        />
      </Card>
    );
  }
  return (
    <SettingsPanel
      title={texts.questions}
      schema={schema}
      defaultValues={{ answer_days: String(answer), close_days: String(close), holds_lines: holds }}
      toValues={(draft) => ({
        answer_days: String(Number(draft.answer_days.trim())),
        close_days: String(Number(draft.close_days.trim())),
        holds_lines: draft.holds_lines,
      })}
      savedText={newsOf}
      undoOf={(former, seen) => () => onSave(someOf(former), someOf(seen))}
      onSave={(change, seen) => onSave(someOf(change), someOf(seen))}
      onDirtyChange={onDirtyChange}
    >
      <NumberField
        name="answer_days"
        label={texts.daysToAnswer}
        unit={texts.days}
        hint={texts.answerDaysHint}
      />
      <NumberField name="close_days" label={texts.daysToReply} unit={texts.days} hint={texts.closeDaysHint} />
      <Checkbox name="holds_lines" label={texts.holdsLines} hint={texts.holdsLinesHint} />
    </SettingsPanel>
  );
}

function newsOf({ answer_days: answer, close_days: close, holds_lines: holds }: Partial<Typed>): string {
  if ([answer, close, holds].filter((one) => one !== undefined).length > 1) return texts.settingsChanged;
  if (holds !== undefined) return holds ? texts.nowLeftOut : texts.nowPaidAsUsual;
  if (answer !== undefined)
    return answer === '0' ? texts.nowNoDueDate : texts.nowDueWithin({ n: Number(answer) });
  return close === '0' ? texts.nowNeverCloses : texts.nowClosesAfter({ n: Number(close) });
}

type Typed = { answer_days: string; close_days: string; holds_lines: boolean };

function someOf(values: Partial<Typed>): Partial<QuestionSettings> {
  const { answer_days: answer, close_days: close, holds_lines: holds } = values;
  return {
    ...(answer !== undefined && { answer_days: Number(answer) }),
    ...(close !== undefined && { close_days: Number(close) }),
    ...(holds !== undefined && { holds_lines: holds }),
  };
}

function daysUpTo(limit: number) {
  return z.string().check(({ value, issues }) => {
    const text = value.trim();
    if (/^\d{1,2}$/.test(text) && Number(text) <= limit) return;
    issues.push({
      code: 'custom',
      message: texts.notDays({ limit }),
      input: value,
    });
  });
}

const schema = z.object({
  answer_days: daysUpTo(most.answer),
  close_days: daysUpTo(most.close),
  holds_lines: z.boolean(),
});
