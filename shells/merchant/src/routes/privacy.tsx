import { PrivacyScreen } from '@consignment/components/screens/merchant/legal/PrivacyScreen';
import { paths } from '../paths.tsx';

export function Component() {
  return (
    <>
      <title>Privacy policy · Consignment</title>
      <PrivacyScreen hrefOfHome={paths.home} hrefOfTerms={paths.terms} />
    </>
  );
}
