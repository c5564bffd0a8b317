import { useState } from 'react';
import * as z from 'zod/mini';
import { RadioCards } from '../../../primitives/fields/RadioCards.tsx';
import { Form } from '../../../primitives/forms/Form.tsx';
import type { OnboardingScheme, PanelProps } from './onboarding.ts';
import { StepActions } from './StepActions.tsx';

const themeSchema = z.object({
  scheme: z.pipe(z.string(), z.enum(['light', 'dark'], { error: 'Choose a theme.' })),
});

/** Whether the app is light or dark. */
export function ThemePanel({ saved, isAnswered, onBack, onChoose, onPreview }: PanelProps) {
  const [chosen, setChosen] = useState<OnboardingScheme | null>(isAnswered ? saved.scheme : null);
  return (
    <Form
      label="Theme"
      schema={themeSchema}
      defaultValues={{ scheme: chosen ?? '' }}
      onSubmit={(values) => onChoose({ step: 'theme', ...values })}
    >
      <RadioCards
        name="scheme"
        label="Which theme do you like?"
        hint="This page shows what you choose."
        choices={[
          { value: 'light', label: 'Light' },
          { value: 'dark', label: 'Dark' },
        ]}
        onChange={(value) => {
          const scheme = value === 'dark' ? value : 'light';
          setChosen(scheme);
          onPreview(scheme);
        }}
      />
      <StepActions
        label="Next"
        waitsFor={chosen === null ? 'Choose one of the two first.' : null}
        onBack={onBack}
      />
    </Form>
  );
}
