import type { CurrencyCode } from '@consignment/domain/money/currency';
import { useMemo, useState } from 'react';
import { Button } from '../../../primitives/actions/Button.tsx';
import { DateField } from '../../../primitives/fields/DateField.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { FieldSet } from '../../../primitives/fields/FieldSet.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { Answered } from '../../../primitives/feedback/outcome.ts';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { fieldNamesOf, ruleForm, type RuleForm } from './rule-form.ts';
import { ruleDraft, ruleSchema } from './rule-schema.ts';
import type { RuleSearches } from './rule-search.ts';
import { noticeText, type Notice } from '../../../parts/commission/rule-days.ts';
import { noNames, ruleName, type NamedDraft, type TargetNames } from './rule.ts';
import * as styles from './rules.css.ts';
import { RuleTargetFields } from './RuleTargetFields.tsx';
import { RuleValueFields } from './RuleValueFields.tsx';

type AskedDays =
  /** `first` is what the first day is before another is chosen. */
  | { is: 'asked'; first: string; notice: Notice }
  /** A rule that is only tried over the past has no days of its own; `today` stands for them. */
  | { is: 'none'; today: string };

type Props = {
  /** The rule that is changed or filled in, whose lines stay the same; null for an empty form. */
  rule: NamedDraft | null;
  /** In place of the usual title. */
  title?: string;
  days: AskedDays;
  /** In which amounts are counted. */
  books: CurrencyCode;
  search: RuleSearches;
  /** Shows the effect first, where it is to be saved. Done closes the dialog. */
  onSubmit: (draft: NamedDraft) => Promise<Answered>;
  onClose: () => void;
};

/** Drafts a rule: which items it is for, what they earn, and its days. Mount it to open it. */
export function RuleDialog({ rule, title: given, days, books, search, onSubmit, onClose }: Props) {
  const [defaults] = useState(() =>
    ruleForm(rule?.rule ?? null, days.is === 'asked' ? days.first : '', books),
  );
  const [form, setForm] = useState<RuleForm>(defaults);
  const [names, setNames] = useState<TargetNames>(rule?.names ?? noNames);
  const notice = days.is === 'asked' ? days.notice : anyDay;
  const asksDays = days.is === 'asked';
  const schema = useMemo(() => ruleSchema(books, { asks: asksDays, notice }), [books, asksDays, notice]);
  const title = given ?? (rule === null ? 'New rule' : 'Change this rule');
  const submit = async (typed: RuleForm): Promise<Answered> => {
    const draft = ruleDraft(typed, books, days.is === 'none' ? days.today : null);
    const outcome = await onSubmit({ rule: draft, names });
    if (outcome.is === 'done') onClose();
    return outcome;
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      {...(rule !== null && { description: ruleName({ ...rule.rule, ...rule.names }) })}
    >
      <Form
        label={title}
        schema={schema}
        defaultValues={defaults}
        fieldNames={fieldNamesOf(form)}
        onValuesChange={setForm}
        onSubmit={submit}
      >
        {rule === null && (
          <RuleTargetFields
            {...search}
            form={form}
            onNames={(chosen) => setNames((before) => ({ ...before, ...chosen }))}
          />
        )}
        <RuleValueFields form={form} books={books} />
        {days.is === 'asked' && (
          <FieldSet legend="Days" hint={noticeText(days.notice)}>
            <div className={styles.fields}>
              <DateField
                name="from_day"
                label="First day"
                {...(days.notice.soonest !== null && { min: days.notice.soonest })}
              />
              <DateField name="until_day" label="Last day" isOptional />
            </div>
          </FieldSet>
        )}
        <DialogActions>
          <Button label="Cancel" onClick={onClose} />
          <SubmitButton
            label={asksDays ? 'Review' : 'Add to the rules'}
            busyLabel={asksDays ? 'Working it out…' : 'Adding…'}
          />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

const anyDay: Notice = { days: 0, soonest: null };
