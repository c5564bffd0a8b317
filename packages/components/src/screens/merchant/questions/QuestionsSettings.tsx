import * as z from 'zod/mini';
import { SettingsPanel } from '../../../parts/pages/SettingsPanel.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Checkbox } from '../../../primitives/fields/Checkbox.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { NumberField } from '../../../primitives/fields/NumberField.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';

/** As the wire has them. */
export type QuestionSettings = { answer_days: number; close_days: number; holds_lines: boolean };

type Props = {
  settings: QuestionSettings;
  /** Only what was changed, and what the person has seen of it. Null for a person who may not change it: they are facts then. */
  onSave: ((change: Partial<QuestionSettings>, seen: Partial<QuestionSettings>) => Promise<Outcome>) | null;
  onDirtyChange: (isDirty: boolean) => void;
};

const most = { answer: 60, close: 90 };

/** How long a question waits for an answer and for a reply, and whether its line waits with it. */
export function QuestionsSettings({ settings, onSave, onDirtyChange }: Props) {
  const { answer_days: answer, close_days: close, holds_lines: holds } = settings;
  if (onSave === null) {
    return (
      <Card title="Questions">
        <DescriptionList
          items={[
            {
              term: 'Answer due',
              description: answer === 0 ? 'No day is promised' : `Within ${daysText(answer)}`,
            },
            {
              term: 'Closes automatically',
              description: close === 0 ? 'Never' : `${daysText(close)} after an answer without a reply`,
            },
            { term: 'Lines', description: holds ? 'Wait out of pay runs' : 'Are paid as usual' },
          ]}
        />
      </Card>
    );
  }
  return (
    <SettingsPanel
      title="Questions"
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
        label="Days to answer"
        unit="days"
        hint="A question counts as overdue after them. 0 for no such day."
      />
      <NumberField
        name="close_days"
        label="Days to reply"
        unit="days"
        hint="An answered question without a reply closes automatically after them. 0 for never."
      />
      <Checkbox
        name="holds_lines"
        label="The line of a question waits out of pay runs"
        hint="It stays due, and a payout made by hand can still include it."
      />
    </SettingsPanel>
  );
}

function newsOf({ answer_days: answer, close_days: close, holds_lines: holds }: Partial<Typed>): string {
  if ([answer, close, holds].filter((one) => one !== undefined).length > 1)
    return 'The settings of questions were changed.';
  if (holds !== undefined)
    return holds
      ? 'Lines in question are now left out of pay runs.'
      : 'Lines in question are now paid as usual.';
  if (answer !== undefined)
    return answer === '0'
      ? 'No day is promised for an answer now.'
      : `An answer is now due within ${daysText(Number(answer))}.`;
  return close === '0'
    ? 'Questions no longer close automatically.'
    : `A question now closes ${daysText(Number(close))} after an answer without a reply.`;
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

function daysText(days: number): string {
  return days === 1 ? '1 day' : `${days} days`;
}

function daysUpTo(limit: number) {
  return z.string().check(({ value, issues }) => {
    const text = value.trim();
    if (/^\d{1,2}$/.test(text) && Number(text) <= limit) return;
    issues.push({
      code: 'custom',
      message: `Use a whole number of days from 0 to ${limit}.`,
      input: value,
    });
  });
}

const schema = z.object({
  answer_days: daysUpTo(most.answer),
  close_days: daysUpTo(most.close),
  holds_lines: z.boolean(),
});
