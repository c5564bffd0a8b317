import { answerOf, outcomeOf } from '@consignment/client/answer';
import {
  PortalRegisterScreen,
  type RegisterOutcome,
  type Registration,
} from '@consignment/components/screens/portal/register/PortalRegisterScreen';
import { useSearchParams } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';

export function Component() {
  const shop = useShop();
  const [params] = useSearchParams();
  return (
    <PortalRegisterScreen
      shop={shop}
      invited={{ name: params.get('name') ?? '', email: params.get('email') ?? '' }}
      onRegister={(registration) => register(registration, shop.myshopify_domain)}
      hrefOfLogin={paths.login}
    />
  );
}

async function register(registration: Registration, myshopify_domain: string): Promise<RegisterOutcome> {
  let message = '';
  const body = { ...registration, myshopify_domain };
  const call = answerOf(client.POST('/accounts/vendor-register/', { body }));
  const outcome = await outcomeOf(call.then((account) => (message = account.message)));
  return outcome.is === 'done' ? { is: 'done', message } : outcome;
}
