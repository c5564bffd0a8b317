import { answerOf, outcomeOf } from '@consignment/client/answer';
import { PortalForgotPasswordScreen } from '@consignment/components/screens/portal/password/PortalForgotPasswordScreen';
import { client } from '../api.ts';
import { chosenShop } from '../chosen.ts';
import { paths } from '../paths.tsx';
import { useShop } from './portal.tsx';

export function Component() {
  const shop = useShop();
  const named = chosenShop();
  const query = named === null ? {} : { shop: named };
  return (
    <>
      <title>{`Forgot your password · ${shop.name}`}</title>
      <PortalForgotPasswordScreen
        shop={shop}
        onRequest={(email) => {
          const ask = { params: { query }, body: { email } };
          return outcomeOf(answerOf(client.PUT('/accounts/vendor-send-reset-pw-email/', ask)));
        }}
        hrefOfLogin={paths.login}
      />
    </>
  );
}
