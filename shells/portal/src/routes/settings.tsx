import { answerOf, settled } from '@consignment/client/answer';
import { PortalSettingsScreen } from '@consignment/components/screens/portal/settings/PortalSettingsScreen';
import { termsAddress } from '@consignment/domain/shop/shop-address';
import { askBankDetails, BankDetails } from '@consignment/routing/pages/bank-details';
import { LeaveGuard } from '@consignment/routing/app/LeaveGuard';
import { requestReset } from '@consignment/routing/session/password-reset';
import { useSave } from '@consignment/routing/app/use-save';
import { useUnsaved } from '@consignment/routing/app/use-unsaved';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { chosenShop, chosenVendor } from '../chosen.ts';
import { may } from '../may.ts';
import { paths } from '../paths.ts';
import { useShop } from './portal.tsx';
import { useVendor } from './vendor.tsx';

/** Asked for again: the values on this page were loaded with the login. */
export async function loader({ request: { signal } }: LoaderFunctionArgs) {
  const vendor = chosenVendor((await answerOf(client.GET('/vendors/me/', { signal }))).results);
  if (vendor === null) return null;
  return { vendor, bank: await settled(askBankDetails(client, vendor.id, signal)) };
}

export function Component() {
  const loaded = useLoaderData<typeof loader>();
  const shop = useShop();
  const { switches } = useVendor();
  const { unsaved, onUnsaved } = useUnsaved();
  const save = useSave();
  if (loaded === null) return null;
  const { vendor, bank } = loaded;
  const params = { path: { id: vendor.id } };
  return (
    <>
      <PortalSettingsScreen
        shop={shop}
        vendor={vendor}
        payoutDetailsRefused={bank.is === 'ready' ? bank.value.change_refused : null}
        hasPaypalEmail={may('updateVendor') && shop.country_code !== 'CA' && !switches.hidePortalPaypalEmail}
        bankDetails={
          <BankDetails
            client={client}
            vendor={vendor}
            loaded={bank}
            isOwn
            timeZone={shop.time_zone}
            country={shop.country_code ?? ''}
            mayChange={may('updateBankDetails')}
            mayRelease={may('releaseBankHold')}
            onRetryPaypal={null}
          />
        }
        hrefOfTerms={termsAddress(shop)}
        hrefOfTeam={paths.team}
        onChangeEmail={(email) => save(answerOf(client.PUT('/accounts/change-email/', { body: { email } })))}
        onMailPasswordLink={() => requestReset(client, vendor.account_email, chosenShop())}
        onChangePaypalEmail={(body) => save(answerOf(client.PUT('/vendors/{id}/', { params, body })))}
        onChangePassword={(body) => save(answerOf(client.PUT('/accounts/change-password/', { body })))}
        onUnsaved={onUnsaved}
      />
      <LeaveGuard unsaved={unsaved} />
    </>
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
