import { InstallScreen } from '@consignment/components/screens/merchant/install/InstallScreen';
import { AppRoot } from '@consignment/routing/AppRoot';
import { withNext } from '@consignment/routing/require-session';
import { useNavigate } from 'react-router-dom';
import { paths } from '../paths.tsx';

/** The referral code goes along in the address until the shop is known that it is kept for. */
export function Component() {
  const navigate = useNavigate();
  return (
    <AppRoot scheme="light" brand={null}>
      <title>Install · Consignment</title>
      <InstallScreen
        onInstall={async (referral) => {
          const query = referral === null ? '' : `?${new URLSearchParams({ referral }).toString()}`;
          await navigate(withNext(paths.signIn, `${paths.onboarding}${query}`));
          return { is: 'done' };
        }}
      />
    </AppRoot>
  );
}
