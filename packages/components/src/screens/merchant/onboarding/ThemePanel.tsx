import { defineTexts } from '@consignment/domain/text/texts';
import { useState } from 'react';
import * as z from 'zod/mini';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { OnboardingScheme, PanelProps } from './onboarding.ts';
import { StepActions } from './StepActions.tsx';

const texts = defineTexts('ThemePanel', {
  form: 'Theme',
  title: 'Which theme do you prefer?',
  titleHint: 'This page will switch to the theme you choose.',
  light: 'Light',
  dark: 'Dark',
  notChosen: 'Choose one of the two options first.',
  missing: 'Choose a theme.',
});

const themeSchema = z.object({
  scheme: z.pipe(z.string(), z.enum(['light', 'dark'], { error: () => texts.missing })),
});

/** Whether the app is light or dark. */
export function ThemePanel({ saved, isAnswered, onBack, onChoose, onPreview }: PanelProps) {
  const [chosen, setChosen] = useState<OnboardingScheme | null>(isAnswered ? saved.scheme : null);
  return (
    <Form
      label={texts.form}
      schema={themeSchema}
      defaultValues={{ scheme: chosen ?? '' }}
      onSubmit={(values) => onChoose({ step: 'theme', ...values })}
    >
      <RadioCards
        name="scheme"
        label={texts.title}
        hint={texts.titleHint}
        choices={[
          { value: 'light', label: texts.light },
          { value: 'dark', label: texts.dark },
        ]}
        onChange={(value) => {
          const scheme = value === 'dark' ? value : 'light';
          setChosen(scheme);
          onPreview(scheme);
        }}
      />
      <StepActions label="next" waitsFor={chosen === null ? texts.notChosen : null} onBack={onBack} />
    </Form>
  );
}
