import { defineTexts } from '@consignment/domain/text/texts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { FormActions } from '../../../primitives/forms/FormActions.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';

const texts = defineTexts('StepActions', {
  back: 'Back',
  starting: 'Starting…',
  saving: 'Saving…',
  getStarted: 'Get Started',
  continue: 'Continue',
  next: 'Next',
  finish: 'Finish',
});

type Props = {
  label: 'getStarted' | 'continue' | 'next' | 'finish';
  /** Why the panel cannot be left yet; null when it can. */
  waitsFor?: string | null;
  /** Null on the first panel. */
  onBack: (() => void) | null;
};

/** The ways out of an onboarding panel: on with the choices, or back. It closes the panel's form. */
export function StepActions({ label, waitsFor = null, onBack }: Props) {
  return (
    <FormActions>
      {onBack !== null && <Button label={texts.back} onClick={onBack} />}
      <SubmitButton
        label={texts[label]}
        busyLabel={label === 'finish' ? texts.starting : texts.saving}
        disabledReason={waitsFor}
      />
    </FormActions>
  );
}
