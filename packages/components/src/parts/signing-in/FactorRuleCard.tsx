import type { SecondFactorRule } from '@consignment/domain/people/second-factor';
import { defineTexts } from '@consignment/domain/text/texts';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { Card } from '../../primitives/layout/Card.tsx';
import { Form } from '../../primitives/forms/Form.tsx';
import { useForm } from '../../primitives/forms/form-context.ts';
import { useEffectEvent } from '../../primitives/feedback/use-effect-event.ts';
import { FormActions } from '../../primitives/forms/FormActions.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { RadioCards } from '../../primitives/fields/RadioCards.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { SubmitButton } from '../../primitives/forms/SubmitButton.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { TextField } from '../../primitives/fields/TextField.tsx';

const texts = defineTexts('FactorRuleCard', {
  title: 'Second factor for this shop',
  label: 'Second factor',
  save: 'Save',
  saving: 'Saving…',
  resetTitle: 'Someone has lost their second factor',
  resetDetail:
    'First make sure, by some means other than email, that it’s really them. Their passkeys, app and recovery codes will be removed, and they will be logged out everywhere.',
  resetLabel: 'Reset a second factor',
  resetDone: 'The second factor has been reset. The person will be notified by email.',
  email: 'Login email',
  reset: 'Reset',
  resetting: 'Resetting…',
  optional: 'Not required',
  optionalDetail: 'It’s up to each person. Anyone who has a second factor will always be asked for it.',
  payers: 'Required for people who pay',
  payersDetail: 'They will have to set one up on their next visit.',
  everybody: 'Required for everyone in the shop',
  everybodyDetail: 'Vendors can decide for themselves.',
  enterEmail: 'Enter an email address, such as ana@example.com.',
});

export type RuleActions = {
  /** `before` is the saved rule; the page announces the change. */
  onSaveRule: (rule: SecondFactorRule, before: SecondFactorRule) => Promise<Outcome>;
  /** Takes away the factors of a person of the shop who has lost them. */
  onReset: (email: string) => Promise<Outcome>;
};

type Props = RuleActions & { rule: SecondFactorRule };

const rules = ['optional', 'payers', 'everybody'] as const satisfies readonly SecondFactorRule[];

const ruleSchema = z.object({ rule: z.enum(rules) });
const emailSchema = z.object({
  email: z.string().check(z.trim(), z.email({ error: () => texts.enterEmail })),
});

/** The shop's rule for its people, and help for one who is locked out. Only an owner sees it. */
export function FactorRuleCard({ rule, onSaveRule, onReset }: Props) {
  const [resetStatus, setResetStatus] = useState('');
  return (
    <>
      <Card title={texts.title}>
        <Form
          label={texts.title}
          schema={ruleSchema}
          defaultValues={{ rule }}
          onSubmit={(typed) => onSaveRule(typed.rule, rule)}
        >
          <SavedRule rule={rule} />
          <RadioCards
            name="rule"
            label={texts.label}
            choices={rules.map((value) => ({ value, label: texts[value], detail: texts[`${value}Detail`] }))}
          />
          <FormActions>
            <SubmitButton label={texts.save} busyLabel={texts.saving} />
          </FormActions>
        </Form>
      </Card>
      <Card title={texts.resetTitle}>
        <Stack space="small">
          <Text tone="muted">{texts.resetDetail}</Text>
          <Form
            label={texts.resetLabel}
            schema={emailSchema}
            defaultValues={{ email: '' }}
            afterSave={() => ({ email: '' })}
            onSubmit={async ({ email }) => {
              setResetStatus('');
              const outcome = await onReset(email);
              if (outcome.is === 'done') setResetStatus(texts.resetDone);
              return outcome;
            }}
          >
            <TextField name="email" type="email" label={texts.email} autoComplete="off" />
            <FormActions>
              <SubmitButton label={texts.reset} busyLabel={texts.resetting} tone="critical" />
              <Text as="span" size="small" tone="muted">
                <output>{resetStatus}</output>
              </Text>
            </FormActions>
          </Form>
        </Stack>
      </Card>
    </>
  );
}

/** Chooses the saved rule again when the change of it was undone. */
function SavedRule({ rule }: { rule: SecondFactorRule }) {
  const form = useForm();
  const choose = useEffectEvent(() => form?.rebase({ rule }));
  useEffect(() => choose(), [rule]);
  return null;
}
