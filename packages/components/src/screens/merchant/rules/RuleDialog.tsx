import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { Answered } from '../../../primitives/feedback/outcome.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';
import { fieldNamesOf, ruleForm, type RuleForm } from './rule-form.ts';
import { readingOf, ruleDraft, ruleSchema } from './rule-schema.ts';
import type { RuleSearches } from './rule-search.ts';
import { noticeText, type Notice } from '../../../parts/commission/rule-days.ts';
import { noNames, ruleName, type NamedDraft, type TargetNames } from './rule.ts';
import { RuleMore } from './RuleMore.tsx';
import { RuleSentence } from './RuleSentence.tsx';

const texts = defineTexts('RuleDialog', {
  newRule: 'New rule',
  changeRule: 'Change this rule',
  cancel: 'Cancel',
  review: 'Review',
  addToRules: 'Add to the rules',
  calculating: 'Calculating…',
  adding: 'Adding…',
});

type AskedDays =
  /** `first` is the first day before another is chosen. */
  | { is: 'asked'; first: string; notice: Notice }
  /** A rule that is only tried over the past has no days; `today` replaces them. */
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

/** Drafts a rule: its items, their earnings, and its days. Mount it to open it. */
export function RuleDialog({ rule, title: given, days, books, search, onSubmit, onClose }: Props) {
  const [defaults] = useState(() =>
    ruleForm(rule?.rule ?? null, days.is === 'asked' ? days.first : '', books),
  );
  const [form, setForm] = useState<RuleForm>(defaults);
  const [names, setNames] = useState<TargetNames>(rule?.names ?? noNames);
  const notice = days.is === 'asked' ? days.notice : anyDay;
  const asksDays = days.is === 'asked';
  const schema = useMemo(() => ruleSchema(books, { asks: asksDays, notice }), [books, asksDays, notice]);
  const title = given ?? (rule === null ? texts.newRule : texts.changeRule);
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
        <RuleSentence
          form={form}
          books={books}
          target={
            rule === null
              ? {
                  ...search,
                  onNames: (chosen) => setNames((before) => ({ ...before, ...chosen })),
                }
              : null
          }
          notice={asksDays ? notice : null}
        />
        <RuleMore form={form} books={books} asksDays={asksDays} />
        <Text as="div" size="small" tone="muted">
          <output>{isPlain(form) ? '' : readingOf(form, books)}</output>
        </Text>
        {asksDays && (
          <Text size="small" tone="muted">
            {noticeText(notice)}
          </Text>
        )}
        <DialogActions>
          <Button label={texts.cancel} onClick={onClose} />
          <SubmitButton
            label={asksDays ? texts.review : texts.addToRules}
            busyLabel={asksDays ? texts.calculating : texts.adding}
          />
        </DialogActions>
      </Form>
    </Dialog>
  );
}

/** The sentence has all of it. */
function isPlain({ measure, bounds }: RuleForm): boolean {
  return measure === 'one' && bounds === 'none';
}

const anyDay: Notice = { days: 0, soonest: null };
