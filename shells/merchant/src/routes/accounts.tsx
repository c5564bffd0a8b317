import { answerOf, deletionOf, linkOf, settled, outcomeOf } from '@consignment/client/answer';
import { openFile } from '@consignment/client/files';
import { AccountsScreen } from '@consignment/components/screens/merchant/accounts/AccountsScreen';
import type { ListQuery } from '@consignment/domain/list-query';
import { LeaveGuard } from '@consignment/routing/LeaveGuard';
import { listCodec, pageOf, searchOf } from '@consignment/routing/list-codec';
import { RouteProblem } from '@consignment/routing/ProblemBoundary';
import { useListQuery } from '@consignment/routing/use-list-query';
import { useRegion } from '@consignment/routing/use-region';
import { useSave } from '@consignment/routing/use-save';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { paths } from '../paths.tsx';
import { saveAccount } from '../save-account.tsx';
import { searchVendors } from '../search-vendors.tsx';
import { useApp } from './app.tsx';

const pageSize = 50;
const list = listCodec(['name', 'commission_due', 'commission_paid', 'approved'], 'name');

export async function loader({ request }: LoaderFunctionArgs) {
  const query = list.parse(new URL(request.url).searchParams);
  const asked = { ...pageOf(query, pageSize), ordering: list.orderingOf(query), expand: 'vendors' };
  const call = client.GET('/vendors/shop-vendor-accounts/', { params: { query: asked } });
  return { accounts: await settled(answerOf(call)) };
}

/** All of the list, not only the page that is shown. */
function exportAccounts(query: ListQuery) {
  const asked = {
    ...searchOf(query),
    ordering: list.orderingOf(query),
    page_size: 1000,
    format: 'csv',
  } as const;
  return openFile(() => linkOf(client.GET('/vendors/signups/', { params: { query: asked } })));
}

/** The same as the mails lead to. */
function portalAddressOf(domain: string): string {
  return `${window.location.origin}/apps/vendor-portal/login?${new URLSearchParams({ shop: domain }).toString()}`;
}

export function Component() {
  const { accounts } = useLoaderData<typeof loader>();
  const { currency, timeZone, switches, myshopifyDomain } = useApp();
  const region = useRegion();
  const save = useSave();
  const controls = { ...useListQuery(list), pageSize };
  const [isUnsaved, setIsUnsaved] = useState(false);
  return (
    <>
      <title>Vendor Accounts · Consignment</title>
      <AccountsScreen
        accounts={region.list(accounts)}
        controls={controls}
        currency={currency}
        timeZone={timeZone}
        portalAddress={portalAddressOf(myshopifyDomain)}
        requiresVendor={switches.requireAccountVendors}
        hrefOfVendor={paths.vendor}
        hrefOfSettings={paths.settings}
        hrefOfHelp={paths.connectingAccounts}
        onExport={() => exportAccounts(controls.query)}
        onSearchVendors={searchVendors}
        onSave={(account, change) => save(saveAccount(account, change))}
        onChangePassword={({ id }, password) =>
          save(answerOf(client.PUT('/accounts/change-password/', { body: { id, ...password } })))
        }
        onSendReset={({ vendor_signup_user_email: email }) => {
          const params = { query: { shop: myshopifyDomain } };
          return outcomeOf(
            answerOf(client.PUT('/accounts/vendor-send-reset-pw-email/', { params, body: { email } })),
          );
        }}
        onDelete={({ id }) => {
          const call = client.DELETE('/vendors/signups/{id}/delete/', { params: { path: { id } } });
          return save(deletionOf(answerOf(call)));
        }}
        onUnsaved={setIsUnsaved}
      />
      <LeaveGuard unsaved={isUnsaved ? ['this account'] : []} />
    </>
  );
}

export function ErrorBoundary() {
  return <RouteProblem title="Vendor Accounts" what="The accounts" />;
}
