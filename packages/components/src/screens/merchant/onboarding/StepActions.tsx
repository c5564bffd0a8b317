import { Button } from '../../../primitives/actions/Button.tsx';
import { FormActions } from '../../../primitives/forms/FormActions.tsx';
import { SubmitButton } from '../../../primitives/forms/SubmitButton.tsx';

type Props = {
  label: 'Get Started' | 'Continue' | 'Next' | 'Finish';
  /** Why the panel cannot be left yet; null when it can. */
  waitsFor?: string | null;
  /** Null on the first panel. */
  onBack: (() => void) | null;
};

/** How a panel of the onboarding is left: on with what was chosen, or back. It closes the panel's form. */
export function StepActions({ label, waitsFor = null, onBack }: Props) {
  return (
    <FormActions>
      {onBack !== null && <Button label="Back" onClick={onBack} />}
      <SubmitButton
        label={label}
        busyLabel={label === 'Finish' ? 'Starting…' : 'Saving…'}
        disabledReason={waitsFor}
      />
    </FormActions>
  );
}
