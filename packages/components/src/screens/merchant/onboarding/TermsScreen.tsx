import { defineTexts } from '@consignment/domain/text/texts';
import { SignInPage } from '../../../parts/signing-in/SignInPage.tsx';
import { Wordmark } from '../../../parts/pages/Wordmark.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { TermsForm } from './TermsForm.tsx';

const texts = defineTexts('TermsScreen', {
  title: 'Welcome back',
  about: 'Please agree to the terms before you continue.',
});

type Props = {
  shopName: string;
  hrefOfTerms: string;
  hrefOfPrivacy: string;
  onAgree: () => Promise<Outcome>;
};

/**
 * In front of the whole app for the owner of a shop that is set up and has not agreed to the terms (spec foundations
 * §2). A new shop agrees in the first step of the OnboardingScreen.
 */
export function TermsScreen({ shopName, ...terms }: Props) {
  return (
    <SignInPage brand={<Wordmark name={shopName} />} title={texts.title} description={texts.about}>
      <TermsForm {...terms} />
    </SignInPage>
  );
}
