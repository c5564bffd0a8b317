import { answerOf, deletionOf, linkOf, listOf, outcomeOf, settled } from '@consignment/client/answer';
import { openFile } from '@consignment/client/open-file';
import {
  AccountsScreen,
  type AccountChange,
  type AccountsQuery,
} from '@consignment/components/screens/merchant/accounts/AccountsScreen';
import { portalSignInAddress } from '@consignment/domain/shop/shop-address';
import { defineTexts } from '@consignment/domain/text/texts';
import { LeaveGuard } from '@consignment/routing/app/LeaveGuard';
import { listCodec, narrowedCodec, oneOf, pageOf, searchOf } from '@consignment/routing/lists/list-codec';
import { useListQuery, type ListCodec } from '@consignment/routing/lists/use-list-query';
import { useRegion } from '@consignment/routing/app/use-region';
import { useSave } from '@consignment/routing/app/use-save';
import { useState } from 'react';
import { useLoaderData, type LoaderFunctionArgs } from 'react-router-dom';
import { client } from '../api.ts';
import { hrefOfHistory } from '../history.ts';
import { may } from '../may.ts';
import { paths } from '../paths.ts';
import { accountBefore, saveAccount } from '../calls/save-account.ts';
import { searchVendors } from '../calls/search-vendors.ts';
import { askAppAgain, useApp } from './app.tsx';

const texts = defineTexts('MerchantAccounts', {
  vendorsChanged: '{name}’s vendors were changed.',
  accountChanged: '{name}’s account was changed.',
  approved: '{name} can log in now.',
  closed: '{name} can no longer log in.',
  thisAccount: 'this account',
});

const pageSize = 50;
const list = listCodec(['name', 'commission_due', 'commission_paid', 'approved'], 'name');
const states = ['waiting', 'active', 'disabled'] as const;

const accountsCodec: ListCodec<AccountsQuery> = narrowedCodec(list, { state: oneOf(states, 'all') });

function stateOf({ state }: AccountsQuery) {
  return state === 'all' ? {} : { state };
}

export async function loader({ request }: LoaderFunctionArgs) {
  const query = accountsCodec.parse(new URL(request.url).searchParams);
  const asked = {
    ...pageOf(query, pageSize),
    ...stateOf(query),
    ordering: list.orderingOf(query),
    expand: 'vendors',
  };
  const { signal } = request;
  const call = client.GET('/vendors/shop-vendor-accounts/', { params: { query: asked }, signal });
  return { accounts: await settled(listOf(call)) };
}

/** All of the list, not only the page that is shown. */
function exportAccounts(query: AccountsQuery) {
  const asked = {
    ...searchOf(query),
    ...stateOf(query),
    ordering: list.orderingOf(query),
    page_size: 1000,
    format: 'csv',
  } as const;
  return openFile(() => linkOf(client.GET('/vendors/signups/', { params: { query: asked } })));
}

/** A decision changes how many accounts wait, which the menu says. */
function accountNews(
  { vendor_signup_name: name }: { vendor_signup_name: string },
  { approved, added, removed }: AccountChange,
): string {
  if (approved === undefined) return texts.vendorsChanged({ name });
  if (added.length + removed.length > 0) return texts.accountChanged({ name });
  return approved ? texts.approved({ name }) : texts.closed({ name });
}

async function counted<Done>(change: Promise<Done>): Promise<Done> {
  const done = await change;
  askAppAgain();
  return done;
}

export function Component() {
  const { accounts } = useLoaderData<typeof loader>();
  const { currency, timeZone, switches, myshopifyDomain } = useApp();
  const region = useRegion();
  const save = useSave();
  const controls = { ...useListQuery(accountsCodec), pageSize };
  const [isUnsaved, setIsUnsaved] = useState(false);
  return (
    <>
      <AccountsScreen
        accounts={region.list(accounts)}
        controls={controls}
        currency={currency}
        timeZone={timeZone}
        portalAddress={portalSignInAddress(window.location.origin, myshopifyDomain)}
        requiresVendor={switches.requireAccountVendors}
        hrefOfVendor={paths.vendor}
        hrefOfSettings={paths.settings}
        hrefOfHelp={paths.connectingAccounts}
        hrefOfHistory={(id) => hrefOfHistory({ type: 'account', id: String(id) })}
        onExport={may('listSignups') ? () => exportAccounts(controls.query) : null}
        onSearchVendors={searchVendors}
        onSave={
          may('saveVendorAccounts')
            ? (account, change) => {
                const back = accountBefore(account, change);
                return save(
                  counted(saveAccount(account, change)),
                  accountNews(account, change),
                  // An approval is mailed.
                  change.approved === undefined ? () => counted(saveAccount(...back)) : undefined,
                );
              }
            : null
        }
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
          return save(counted(deletionOf(answerOf(call))));
        }}
        onUnsaved={setIsUnsaved}
      />
      <LeaveGuard unsaved={isUnsaved ? [texts.thisAccount] : []} />
    </>
  );
}

export { RouteProblem as ErrorBoundary } from '@consignment/routing/app/ProblemBoundary';
