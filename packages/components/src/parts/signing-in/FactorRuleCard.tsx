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
  secondFactorInThisShop: 'Second factor in this shop',
  aSecondFactor: 'A second factor is',
  save: 'Save',
  saving: 'Saving…',
  somebodyLostTheirSecond: 'Somebody lost their second factor',
  makeSureThatItThem:
    'Make sure that it is them, not by email. Their passkeys, app and recovery codes are removed, and they are logged out everywhere.',
  resetASecondFactor: 'Reset a second factor',
  resetTheyAreNotifiedMail: 'Reset. They are notified by mail.',
  emailOfTheirLogin: 'Email of their login',
  reset: 'Reset',
  resetting: 'Resetting…',
});

export type RuleActions = {
  /** `before` is the rule that is saved; what was changed is said by the page. */
  onSaveRule: (rule: SecondFactorRule, before: SecondFactorRule) => Promise<Outcome>;
  /** Takes away the factors of a person of the shop who has lost them. */
  onReset: (email: string) => Promise<Outcome>;
};

type Props = RuleActions & { rule: SecondFactorRule };

const choices = [
  {
    value: 'optional',
    label: 'Not required',
    detail: 'Each person decides. One who has a second factor is always asked.',
  },
  { value: 'payers', label: 'Required of those who pay', detail: 'They set one up at their next visit.' },
  {
    value: 'everybody',
    label: 'Required of everybody in the shop',
    detail: 'Vendors decide for themselves.',
  },
] as const satisfies readonly { value: SecondFactorRule; label: string; detail: string }[];

const ruleSchema = z.object({ rule: z.enum(['optional', 'payers', 'everybody']) });
const emailSchema = z.object({
  email: z.string().check(z.trim(), z.email({ error: 'Enter an email address, such as ana@example.com.' })),
});

/** The shop's rule for its people, and help for one who is locked out. Only an owner sees it. */
export function FactorRuleCard({ rule, onSaveRule, onReset }: Props) {
  const [resetStatus, setResetStatus] = useState('');
  return (
    <>
      <Card title={texts.secondFactorInThisShop}>
        <Form
          label={texts.secondFactorInThisShop}
          schema={ruleSchema}
          defaultValues={{ rule }}
          onSubmit={(typed) => onSaveRule(typed.rule, rule)}
        >
          <SavedRule rule={rule} />
          <RadioCards name="rule" label={texts.aSecondFactor} choices={choices} />
          <FormActions>
            <SubmitButton label={texts.save} busyLabel={texts.saving} />
          </FormActions>
        </Form>
      </Card>
      <Card title={texts.somebodyLostTheirSecond}>
        <Stack space="small">
          <Text tone="muted">{texts.makeSureThatItThem}</Text>
          <Form
            label={texts.resetASecondFactor}
            schema={emailSchema}
            defaultValues={{ email: '' }}
            afterSave={() => ({ email: '' })}
            onSubmit={async ({ email }) => {
              setResetStatus('');
              const outcome = await onReset(email);
              if (outcome.is === 'done') setResetStatus(texts.resetTheyAreNotifiedMail);
              return outcome;
            }}
          >
            <TextField name="email" type="email" label={texts.emailOfTheirLogin} autoComplete="off" />
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
