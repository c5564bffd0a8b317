import { defineTexts } from '@consignment/domain/text/texts';
import * as z from 'zod/mini';
import { SettingsPanel } from '../../../parts/pages/SettingsPanel.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { NumberField } from '../../../primitives/fields/NumberField.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Text } from '../../../primitives/text/Text.tsx';

const texts = defineTexts('RuleNoticePanel', {
  daysFault: 'Use a whole number of days from 0 to {most}.',
  savedAnyDay: 'Rules can now start on any day.',
  saved: '{n, plural, one {Vendors now get a day’s notice.} other {Vendors now get # days’ notice.}}',
  title: 'Notice to vendors',
  anyDay: 'Rules can start on any day. The vendors affected will see a notice when a rule is created.',
  someDays:
    '{n, plural, one {Rules start at least a day after they are created.} other {Rules start at least # days after they are created.}} The vendors affected will see a notice when a rule is created.',
  noticeDays: 'Days of notice',
  noticeDaysHint:
    'Rules start at least this many days after they are created, and the vendors affected see a notice immediately. With 0, rules can start on any day.',
  days: 'days',
});

type Props = {
  /** Days between the making of a rule and its first day, at the least. */
  noticeDays: number;
  /** `seen` are the saved days as the person has seen them. Null for a person who may not change it: it is a fact then. */
  onSave: ((noticeDays: number, seen: number) => Promise<Outcome>) | null;
  onDirtyChange: (isDirty: boolean) => void;
};

/** The longest notice that the server takes. */
const most = 90;

const schema = z.object({
  notice_days: z.string().check(({ value, issues }) => {
    const text = value.trim();
    if (/^\d{1,2}$/.test(text) && Number(text) <= most) return;
    issues.push({ code: 'custom', message: texts.daysFault({ most }), input: value });
  }),
});

type Days = { notice_days: string };

function newsOf({ notice_days: days }: Partial<Days>): string {
  const n = Number(days);
  return n === 0 ? texts.savedAnyDay : texts.saved({ n });
}

/** How many days before a rule begins its vendors read of it. */
export function RuleNoticePanel({ noticeDays, onSave, onDirtyChange }: Props) {
  if (onSave === null) {
    return (
      <Card title={texts.title}>
        <Text>{noticeDays === 0 ? texts.anyDay : texts.someDays({ n: noticeDays })}</Text>
      </Card>
    );
  }
  const save = (change: Partial<Days>, seen: Partial<Days>) =>
    onSave(Number(change.notice_days ?? noticeDays), Number(seen.notice_days ?? noticeDays));
  return (
    <SettingsPanel
      title={texts.title}
      schema={schema}
      defaultValues={{ notice_days: String(noticeDays) }}
      toValues={({ notice_days: days }) => ({ notice_days: String(Number(days.trim())) })}
      savedText={newsOf}
      onSave={save}
      undoOf={(former, seen) => () => save(former, seen)}
      onDirtyChange={onDirtyChange}
    >
      <NumberField
        name="notice_days"
        label={texts.noticeDays}
        unit={texts.days}
        hint={texts.noticeDaysHint}
      />
    </SettingsPanel>
  );
}
