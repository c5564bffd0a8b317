import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { ShownDues } from '@consignment/domain/payouts/dues';
import type { ListQuery } from '@consignment/domain/text/list-query';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, type ComponentProps, type ReactNode } from 'react';
import { DaysFilter } from '../../../parts/lists/DaysFilter.tsx';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import { JobProgress } from '../../../parts/imports/JobProgress.tsx';
import { Recalculating, type Recalculation } from '../../../parts/commission/Recalculating.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListView } from '../../../parts/lists/ListView.tsx';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import type { Payable, PayoutAnswer, PayoutTerms } from '../../../parts/payouts/payout-terms.ts';
import { usePayRunDraft } from '../../../parts/payouts/use-pay-run-draft.tsx';
import { PayoutDialogOnUse } from '../../../parts/payouts/payout-dialog-on-use.ts';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { onItsWayOf, type SplitDue } from '../../../parts/money/split-due.ts';
import { StatBoxes } from '../../../parts/money/StatBoxes.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../../primitives/actions/ButtonLink.tsx';
import { MoreActions } from '../../../primitives/actions/MoreActions.tsx';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import { FilterSelect } from '../../../primitives/filters/FilterSelect.tsx';
import type { KnownOutcome, Outcome, Problem } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { AlikeVendors } from './AlikeVendors.tsx';
import { spanOf, type Days } from './pay-all.ts';
import type { PayAllDialog } from './PayAllDialog.tsx';
import { useVendorColumns, type ListedVendor } from './vendor-columns.tsx';
import { onUse } from '../../../parts/pages/on-use.tsx';

const texts = defineTexts('VendorsScreen', {
  show: 'Show',
  date: 'Date',
  vendors: 'Vendors',
  payAll: 'Pay All',
  searchVendors: 'Search vendors',
  emptyTitle: 'There are no vendors yet.',
  emptyDetail:
    'Add vendors from a file, or import your products and orders. Every vendor in the files will appear here.',
  export: 'Export',
  exporting: 'Exporting…',
  rangeNote:
    'Calculated for this view from items sold {span, select, day {on {from}} range {from {from} to {to}} since {since {from}} other {until {to}}}: Earned is their commission, Paid is the part already paid out, and Due is the rest. Additional pay counts on the day it was paid.',
  addFromFile: 'Add from a file',
  import: 'Import',
  updateTotals: 'Update Totals',
  updatingTotals: 'Updating totals…',
  meanwhile:
    'You can keep working, even on other pages, but keep this tab open. The list will reload when the update has finished.',
  updated: 'The totals are up to date.',
  updateFailed: 'Some totals were not updated.',
  totalsNotLoaded: 'The totals could not be loaded.',
  due: 'Due',
  hiddenVendors: 'Hidden vendors',
  cachedNote:
    'Totals are cached. Every import, payout and refund updates them; “Update Totals” recalculates them from every line. Hidden vendors are not included.',
  tryAgain: 'Press Update Totals to try again.',
});

// Few shops pay all vendors in one go, so the dialog comes when it is first opened.
const { Component: PayAllDialogOnUse } = onUse(async () => (await import('./PayAllDialog.tsx')).PayAllDialog);

export type VendorsQuery = ListQuery & Days & { hidden: boolean };

type Totals = SplitDue & { dues: ShownDues; commission_paid: string; commission_earned: string };

/** The server's work under way; null where there is none. `progress` is per cent. A sync is shown above every page. */
type Work = { recalculation: Recalculation | null };

type Update =
  { is: 'idle' } | { is: 'running'; progress: number } | { is: 'done' } | { is: 'failed'; problem: Problem };

type PayAll = {
  /** The payout under review; null while there is none. */
  review: Pick<
    ComponentProps<typeof PayAllDialog>,
    'plan' | 'days' | 'paypal' | 'isByPaypal' | 'isEarly'
  > | null;
  onOpen: () => void;
  /** Opens a pay run instead, where the shop pays by more than hand; null for the dialog. */
  onReview: (() => Promise<KnownOutcome>) | null;
} & Pick<ComponentProps<typeof PayAllDialog>, 'onByPaypal' | 'onEarly' | 'onPay' | 'onClose'>;

type Props = {
  /** With days in the query, the sales of those days; else the kept totals. */
  vendors: ListState<ListedVendor>;
  controls: ListControls<VendorsQuery>;
  /** Of all vendors that are not hidden, whatever the days; not shown with days. */
  totals: Loadable<Totals>;
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  work: Work;
  hrefOfVendor: (vendorId: number) => string;
  hrefOfPayout: (payoutId: number) => string;
  hrefOfPayouts: string;
  /** Null for a person who may not import. */
  hrefOfImport: string | null;
  /** Null for a person who may not add vendors. */
  hrefOfFile: string | null;
  /** The way to invite those without a login. */
  invite: ReactNode;
  /** Saves the list under its search, filters and order as a file, all pages of it. */
  onExport: (() => Promise<Outcome>) | null;
  update: Update;
  onUpdateTotals: () => void;
  /** Vendors whose names look alike; empty for a person who may not merge them. */
  alike: ComponentProps<typeof AlikeVendors>['groups'];
  /** The switch `showPayAllVendors`; null without it. */
  payAll: PayAll | null;
  /** The payout under review; null while none is. */
  paying: {
    vendor: { id: number; name: string; paypal_email: string; currency: CurrencyCode | null };
    payable: Loadable<Payable>;
  } | null;
  /** Null for a person who may not pay. */
  onPayNow: ((vendorId: number) => void) | null;
  onClosePayout: () => void;
  onPay: (vendorId: number, terms: PayoutTerms) => Promise<PayoutAnswer>;
};

/** All vendors with what each is owed (spec operations §2). */
export function VendorsScreen(props: Props) {
  const { vendors, controls, totals, currency, paying, payAll, hrefOfVendor } = props;
  const { query, onQuery } = controls;
  const { timeZone } = props;
  const { hidden } = query;
  const rows = vendors.is === 'ready' ? vendors.rows : [];
  const hasOnItsWay = rows.some(({ on_its_way: amount = '0' }) => Number(amount) !== 0);
  const columns = useVendorColumns(currency, hidden, props.onPayNow, hasOnItsWay);
  const span = spanOf(query);
  // The same elements again while the query is the same, so that progress does not draw them.
  const filters = useMemo(
    () => (
      <>
        <FilterSelect
          label={texts.show}
          options={visibilities()}
          value={hidden ? 'hidden' : 'visible'}
          onSelect={(value) => onQuery({ hidden: value === 'hidden' })}
        />
        <DaysFilter label={texts.date} controls={controls} timeZone={timeZone} />
      </>
    ),
    [controls, hidden, onQuery, timeZone],
  );
  const onReview = payAll?.onReview ?? null;
  const draft = usePayRunDraft(onReview);
  const onPayAll = onReview === null ? payAll?.onOpen : draft.start;
  return (
    <Page
      title={texts.vendors}
      actions={
        <Actions
          {...props}
          payAllButton={
            onPayAll && <Button label={texts.payAll} tone="primary" onClick={onPayAll} state={draft.button} />
          }
        />
      }
    >
      {draft.answer}
      <Progress {...props} />
      <AlikeVendors groups={props.alike} hrefOfVendor={hrefOfVendor} />
      {span === null && <Stats totals={totals} currency={currency} />}
      <ListView
        label={texts.vendors}
        searchLabel={texts.searchVendors}
        list={vendors}
        controls={controls}
        columns={columns}
        rowId={(vendor) => String(vendor.id)}
        rowHref={(vendor) => hrefOfVendor(vendor.id)}
        isFiltered={hidden || span !== null}
        empty={{
          title: texts.emptyTitle,
          detail: texts.emptyDetail,
        }}
        filters={filters}
        actions={<FileButton label={texts.export} busyLabel={texts.exporting} onFetch={props.onExport} />}
        notice={span !== null && <Note words={texts.rangeNote(span)} />}
      />
      {span === null && <Note words={texts.cachedNote} />}
      {paying !== null && (
        <PayoutDialogOnUse
          key={paying.vendor.id}
          vendor={paying.vendor}
          payable={paying.payable}
          currency={currency}
          onPay={(terms) => props.onPay(paying.vendor.id, terms)}
          hrefOfPayout={props.hrefOfPayout}
          onClose={props.onClosePayout}
        />
      )}
      {payAll !== null && payAll.review !== null && (
        <PayAllDialogOnUse
          plan={payAll.review.plan}
          days={payAll.review.days}
          currency={currency}
          paypal={payAll.review.paypal}
          isByPaypal={payAll.review.isByPaypal}
          onByPaypal={payAll.onByPaypal}
          isEarly={payAll.review.isEarly}
          onEarly={payAll.onEarly}
          onPay={payAll.onPay}
          hrefOfPayout={props.hrefOfPayout}
          hrefOfPayouts={props.hrefOfPayouts}
          onClose={payAll.onClose}
        />
      )}
    </Page>
  );
}

function Note({ words }: { words: string }) {
  return (
    <Text size="small" tone="muted">
      {words}
    </Text>
  );
}

function visibilities() {
  return [
    { value: 'visible', label: texts.vendors },
    { value: 'hidden', label: texts.hiddenVendors },
  ];
}

function Actions({
  invite,
  hrefOfFile,
  hrefOfImport,
  update,
  onUpdateTotals,
  payAllButton,
}: Pick<Props, 'invite' | 'hrefOfFile' | 'hrefOfImport' | 'update' | 'onUpdateTotals'> & {
  payAllButton: ReactNode;
}) {
  return (
    <>
      {invite}
      <MoreActions>
        {hrefOfFile !== null && <ButtonLink href={hrefOfFile} label={texts.addFromFile} tone="quiet" />}
        {hrefOfImport !== null && <ButtonLink href={hrefOfImport} label={texts.import} />}
        <Button
          label={texts.updateTotals}
          onClick={onUpdateTotals}
          state={update.is === 'running' ? { is: 'busy', label: texts.updatingTotals } : { is: 'ready' }}
        />
      </MoreActions>
      {payAllButton}
    </>
  );
}

function Progress({ work: { recalculation }, update }: Props) {
  return (
    <>
      {recalculation !== null && <Recalculating {...recalculation} />}
      {update.is === 'running' && (
        <JobProgress label={texts.updatingTotals} progress={update.progress} meanwhile={texts.meanwhile} />
      )}
      {update.is === 'done' && <Banner tone="positive" title={texts.updated} announcement="polite" />}
      {update.is === 'failed' && (
        <Banner tone="critical" title={texts.updateFailed} announcement="assertive">
          <p>{update.problem.detail}</p>
          <p>{texts.tryAgain}</p>
        </Banner>
      )}
    </>
  );
}

function Stats({ totals, currency }: Pick<Props, 'totals' | 'currency'>) {
  if (totals.is === 'failed') {
    return <FailedState title={texts.totalsNotLoaded} problem={totals.problem} onRetry={totals.onRetry} />;
  }
  return (
    <StatBoxes
      stats={totals.is === 'ready' ? statsOf(totals.value, currencyOf(currency, null)) : null}
      currency={currencyOf(currency, null)}
      dueLabel={texts.due}
      payees="vendor"
    />
  );
}

function statsOf(totals: Totals, currency: CurrencyCode) {
  return {
    due: totals.dues,
    paid: totals.commission_paid,
    earned: totals.commission_earned,
    waiting: onItsWayOf(totals, currency),
  };
}
