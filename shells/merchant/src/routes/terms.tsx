import { TermsScreen } from '@consignment/components/screens/merchant/legal/TermsScreen';
import { paths } from '../paths.tsx';

export function Component() {
  return (
    <>
      <title>Terms of service · Consignment</title>
      <TermsScreen hrefOfHome={paths.home} hrefOfPrivacy={paths.privacy} />
    </>
  );
}
