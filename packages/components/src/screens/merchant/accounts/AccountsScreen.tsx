import { isolated } from '@consignment/domain/text/direction';
import type { ListQuery } from '@consignment/domain/text/list-query';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListView } from '../../../parts/lists/ListView.tsx';
import type { NewPassword } from '../../../parts/signing-in/new-password.ts';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { FilterSelect } from '../../../primitives/filters/FilterSelect.tsx';
import { isStale, type Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import { accountColumns } from './account-columns.tsx';
import type { Account, AccountChange, AccountVendor } from './account.ts';
import type { AccountNews } from './EditAccountDialog.tsx';
import { PortalSteps } from './PortalSteps.tsx';
import { onUse } from '../../../parts/pages/on-use.tsx';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('AccountsScreen', {
  vendorAccounts: 'Vendor Accounts',
  searchAccounts: 'Search accounts',
  status: 'Status',
  emptyTitle: 'No accounts have been registered yet.',
  emptyDetail: 'Send your vendors the link above, or invite a vendor in the vendor’s settings.',
  export: 'Export',
  exporting: 'Exporting…',
  deleted: '{name}’s account has been deleted.',
  passwordUpdated: 'Password has been updated',
  passwordDetail: '{name} has been logged out everywhere and will need the new password to log in.',
});

const { Component: EditAccountDialogOnUse } = onUse(
  async () => (await import('./EditAccountDialog.tsx')).EditAccountDialog,
);

export type { AccountChange, NewPassword };

/** `waiting` are new ones that are not decided about; they are disabled too. */
export type AccountsQuery = ListQuery & { state: 'all' | 'waiting' | 'active' | 'disabled' };

type Props = {
  accounts: ListState<Account>;
  controls: ListControls<AccountsQuery>;
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  /** Where vendors register and log in. */
  portalAddress: string;
  /** The shop saves no account without a vendor. */
  requiresVendor: boolean;
  hrefOfVendor: (vendorId: number) => string;
  hrefOfSettings: string;
  hrefOfHelp: string;
  /** The history of an account. */
  hrefOfHistory: (accountId: number) => string;
  /** Opens the file of the whole list in a new tab; called within the press. */
  onExport: (() => Promise<Outcome>) | null;
  onSearchVendors: (text: string, signal: AbortSignal) => Promise<SearchAnswer<AccountVendor>>;
  /** Null for a person who may only read the accounts: none can be opened then. */
  onSave: ((account: Account, change: AccountChange) => Promise<Outcome>) | null;
  onChangePassword: (account: Account, password: NewPassword) => Promise<Outcome>;
  onSendReset: (account: Account) => Promise<Outcome>;
  onDelete: (account: Account) => Promise<Outcome>;
  /** Called when an account that is being edited starts or ceases to hold unsaved values. */
  onUnsaved: (isUnsaved: boolean) => void;
};

/** The accounts that may log in to the vendor portal, and for which vendors (spec accounts §2.1). */
export function AccountsScreen({ accounts, controls, currency, hrefOfVendor, onSave, ...props }: Props) {
  const { state } = controls.query;
  const [edited, setEdited] = useState<Account | null>(null);
  const [isReadAgain, setIsReadAgain] = useState(false);
  const [news, setNews] = useState<News | null>(null);
  const shown = currencyOf(currency, null);
  const canEdit = onSave !== null;
  const columns = useMemo(
    () =>
      accountColumns({
        currency: shown,
        hrefOfVendor,
        onEdit: canEdit
          ? (account) => {
              setNews(null);
              setIsReadAgain(false);
              setEdited(account);
            }
          : null,
      }),
    [shown, hrefOfVendor, canEdit],
  );
  const steps = canEdit && (
    <PortalSteps
      portalAddress={props.portalAddress}
      hrefOfSettings={props.hrefOfSettings}
      hrefOfHelp={props.hrefOfHelp}
    />
  );
  // Until there is an account they come first.
  const isFirst =
    accounts.is === 'ready' && accounts.total === 0 && state === 'all' && controls.query.search === '';
  return (
    <Page title={texts.vendorAccounts}>
      {isFirst && steps}
      {news !== null && <NewsBanner news={news} />}
      <ListView
        label={texts.vendorAccounts}
        searchLabel={texts.searchAccounts}
        list={accounts}
        controls={controls}
        columns={columns}
        rowId={(account) => String(account.id)}
        minWidth={1000}
        isFiltered={state !== 'all'}
        filters={
          <FilterSelect
            label={texts.status}
            options={states.map((one) => ({ value: one, label: stateTexts[one] }))}
            value={state}
            onSelect={(chosen) => controls.onQuery({ state: states.find((one) => one === chosen) ?? 'all' })}
          />
        }
        empty={{
          title: texts.emptyTitle,
          detail: texts.emptyDetail,
        }}
        actions={<FileButton label={texts.export} busyLabel={texts.exporting} onFetch={props.onExport} />}
      />
      {!isFirst && steps}
      {edited !== null && onSave !== null && (
        <EditAccountDialogOnUse
          key={edited.id}
          account={edited}
          timeZone={props.timeZone}
          requiresVendor={props.requiresVendor}
          hrefOfHistory={props.hrefOfHistory(edited.id)}
          onSearchVendors={props.onSearchVendors}
          onSave={async (change) => {
            // After its own save, and after the notice that somebody else has changed it, it is as the list has it now.
            const rows = isReadAgain && accounts.is === 'ready' ? accounts.rows : [];
            const outcome = await onSave(rows.find(({ id }) => id === edited.id) ?? edited, change);
            if (outcome.is === 'done' || isStale(outcome)) setIsReadAgain(true);
            return outcome;
          }}
          onChangePassword={(password) => props.onChangePassword(edited, password)}
          onSendReset={() => props.onSendReset(edited)}
          onDelete={() => props.onDelete(edited)}
          onDirtyChange={props.onUnsaved}
          onClose={(what) => {
            setEdited(null);
            setNews(what === null ? null : { what, name: edited.vendor_signup_name });
          }}
        />
      )}
    </Page>
  );
}

const states = ['all', 'waiting', 'active', 'disabled'] as const satisfies readonly AccountsQuery['state'][];

const stateTexts = defineTexts('StatesAccountsScreen', {
  all: 'All',
  waiting: 'New',
  active: 'Active',
  disabled: 'Disabled',
} satisfies Record<AccountsQuery['state'], string>);

type News = { what: AccountNews; name: string };

function NewsBanner({ news: { what, name } }: { news: News }) {
  if (what === 'deleted') {
    return <Banner tone="positive" title={texts.deleted({ name: isolated(name) })} announcement="polite" />;
  }
  return (
    <Banner key="password" tone="positive" title={texts.passwordUpdated} announcement="polite">
      <p>
        <TextWithElements text={texts.passwordDetail} elements={{ name: <bdi>{name}</bdi> }} />
      </p>
    </Banner>
  );
}
