import { PrivacyPage } from '@consignment/components/parts/pages/PrivacyPage';
import { TermsPage } from '@consignment/components/parts/pages/TermsPage';

type Props = {
  paths: { home: string; terms: string; privacy: string };
};

/** The terms, in the shop's own apps (spec accounts §2.2). */
export function TermsOfService({ paths }: Props) {
  return <TermsPage hrefOfHome={paths.home} hrefOfPrivacy={paths.privacy} />;
}

export function PrivacyPolicy({ paths }: Props) {
  return <PrivacyPage hrefOfHome={paths.home} hrefOfTerms={paths.terms} />;
}
