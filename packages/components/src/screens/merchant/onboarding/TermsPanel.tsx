import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import type { PanelProps } from './onboarding.ts';
import { TermsForm } from './TermsForm.tsx';

/** The first panel: what the app does, and the terms to agree to. */
export function TermsPanel({ onChoose, hrefOfTerms, hrefOfPrivacy }: PanelProps) {
  return (
    <Stack space="medium">
      <Text>
        Consignment reads your orders, works out to the cent what each vendor has earned and why, and keeps
        account of what you pay them. Eight short steps set it up, and everything can be changed later in
        Settings.
      </Text>
      <TermsForm
        hrefOfTerms={hrefOfTerms}
        hrefOfPrivacy={hrefOfPrivacy}
        onAgree={() => onChoose({ step: 'terms' })}
      />
    </Stack>
  );
}
