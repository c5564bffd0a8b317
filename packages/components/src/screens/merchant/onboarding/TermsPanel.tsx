import { defineTexts } from '@consignment/domain/text/texts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { PanelProps } from './onboarding.ts';
import { TermsForm } from './TermsForm.tsx';

const texts = defineTexts('TermsPanel', {
  intro:
    'Consignment reads your orders, calculates to the cent how much each vendor has earned, shows why, and records your payouts. Setup takes eight short steps. You can change everything later in Settings.',
});

/** The first panel: the purpose of the app, and the terms to agree to. */
export function TermsPanel({ onChoose, hrefOfTerms, hrefOfPrivacy }: PanelProps) {
  return (
    <Stack space="medium">
      <Text>{texts.intro}</Text>
      <TermsForm
        hrefOfTerms={hrefOfTerms}
        hrefOfPrivacy={hrefOfPrivacy}
        onAgree={() => onChoose({ step: 'terms' })}
      />
    </Stack>
  );
}
