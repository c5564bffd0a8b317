import { PrivacyPage } from '@consignment/components/parts/pages/PrivacyPage';
import { TermsPage } from '@consignment/components/parts/pages/TermsPage';

type Props = {
  /** Stands in the title of the window. */
  app: string;
  paths: { home: string; terms: string; privacy: string };
};

/** The terms, in the shop's own apps (spec accounts §2.2). */
export function TermsOfService({ app, paths }: Props) {
  return (
    <>
      <title>{`Terms of service · ${app}`}</title>
      <TermsPage hrefOfHome={paths.home} hrefOfPrivacy={paths.privacy} />
    </>
  );
}

export function PrivacyPolicy({ app, paths }: Props) {
  return (
    <>
      <title>{`Privacy policy · ${app}`}</title>
      <PrivacyPage hrefOfHome={paths.home} hrefOfTerms={paths.terms} />
    </>
  );
}
