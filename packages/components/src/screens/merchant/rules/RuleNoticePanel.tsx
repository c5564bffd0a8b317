import * as z from 'zod/mini';
import { SettingsPanel } from '../../../parts/pages/SettingsPanel.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { NumberField } from '../../../primitives/fields/NumberField.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Text } from '../../../primitives/text/Text.tsx';

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
    issues.push({ code: 'custom', message: `Use a whole number of days from 0 to ${most}.`, input: value });
  }),
});

type Days = { notice_days: string };

function newsOf({ notice_days: days }: Partial<Days>): string {
  if (days === '0') return 'A rule can now begin on any day.';
  return `Vendors now get ${days === '1' ? 'a day’s' : `${days} days’`} notice.`;
}

/** How many days before a rule begins its vendors read of it. */
export function RuleNoticePanel({ noticeDays, onSave, onDirtyChange }: Props) {
  if (onSave === null) {
    return (
      <Card title="Notice to vendors">
        <Text>
          {noticeDays === 0
            ? 'A rule can begin on any day. Vendors whom it concerns read a notice when it is made.'
            : `A rule begins ${noticeDays === 1 ? 'a day' : `${noticeDays} days`} after it is made at the soonest. Vendors whom it concerns read a notice when it is made.`}
        </Text>
      </Card>
    );
  }
  const save = (change: Partial<Days>, seen: Partial<Days>) =>
    onSave(Number(change.notice_days ?? noticeDays), Number(seen.notice_days ?? noticeDays));
  return (
    <SettingsPanel
      title="Notice to vendors"
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
        label="Days of notice"
        unit="days"
        hint="A rule begins this many days after it is made at the soonest, and vendors read of it when it is made. 0 allows any day."
      />
    </SettingsPanel>
  );
}
