import { currencyFor, type CurrencyCode } from '@consignment/domain/money/currency';
import { greetingOf } from '@consignment/domain/text/greeting';
import type { ListQuery } from '@consignment/domain/text/list-query';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, type ReactNode } from 'react';
import { DaysFilter } from '../../../parts/lists/DaysFilter.tsx';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import { ListView } from '../../../parts/lists/ListView.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { PaidFilter, type Paid } from '../../../parts/payouts/PaidFilter.tsx';
import { useAskQuestion, type AskCalls } from '../../../parts/questions/use-ask-question.tsx';
import { useLastRows } from '../../../parts/lists/use-last-rows.ts';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { HomeFigures } from '../home/HomeFigures.tsx';
import { isNewVendor } from '../home/new-vendor.ts';
import {
  portalCommissionColumns,
  type PortalColumnSwitches,
  type ChosenColumn,
} from './commission-columns.tsx';
import { hasOrderDays } from './order-days.ts';
import type { PortalLine } from './portal-line.ts';
import type { PortalTotals, StatSwitches } from './PortalStats.tsx';

const texts = defineTexts('PortalCommissionsScreen', {
  commissions: 'Commissions',
  searchLineItems: 'Search line items',
  noCommissions: 'No commissions yet.',
  emptyDetail: 'Your commissions will appear here when your products sell.',
  orderDate: 'Order date',
  export: 'Export',
  exporting: 'Exporting…',
});

export type { PortalTotals };

/** `from` and `to` are days as 'YYYY-MM-DD', both included, or empty. */
export type PortalCommissionsQuery = ListQuery & { paid: Paid; from: string; to: string };

type Props = {
  shop: { name: string; currency: CurrencyCode; time_zone: string; vendor_field_order_date: boolean };
  vendor: { name: string; contact_name: string; currency: CurrencyCode };
  /** The name of the person who is logged in; empty where it is not known. */
  person: string;
  now: Date;
  /** A RatesNotice; null where there is none. */
  rates: ReactNode;
  totals: Loadable<PortalTotals>;
  /** A PayoutLine; null where the shop keeps its payouts out of the portal. */
  payouts: ReactNode;
  /** StatementLine; null where vendors get no statements. */
  statement: ReactNode;
  /** A PortalOverview below the lines; for a new vendor a PortalWelcome above them. They load separately. */
  overview: ReactNode;
  welcome: ReactNode;
  lines: ListState<PortalLine>;
  controls: ListControls<PortalCommissionsQuery>;
  switches: StatSwitches & PortalColumnSwitches;
  /** The shop's own list of columns, used where the switch says so. */
  commissionFields: readonly ChosenColumn[];
  /** The same again while nothing changes. */
  hrefOfQuestion: (id: number) => string;
  /** Null for a person who does not ask. */
  asking: AskCalls | null;
  /** Saves the list under its search, filters and order as a file, all pages of it. */
  onExport: () => Promise<Outcome>;
};

/** A vendor's first page: its balance with the shop, then its commissions line by line (spec accounts §2.4). */
export function PortalCommissionsScreen(props: Props) {
  const { shop, vendor, now, totals, lines, controls, switches, commissionFields } = props;
  const { query, onQuery } = controls;
  const timeZone = shop.time_zone;
  const currency = currencyFor({ vendor: vendor.currency, shop: shop.currency });
  const rows = useLastRows(lines);
  const { open, dialog } = useAskQuestion(props.asking);
  const { hrefOfQuestion } = props;
  const columns = useMemo(
    () =>
      portalCommissionColumns({
        rows,
        switches,
        fields: commissionFields,
        currency,
        timeZone,
        questions: { hrefOf: hrefOfQuestion, onAsk: open },
      }),
    [rows, switches, commissionFields, currency, timeZone, hrefOfQuestion, open],
  );
  const isNew = isNewVendor({ totals, lines, query });
  return (
    <Page
      title={texts.commissions}
      description={greetingOf(props.person || vendor.contact_name.trim() || vendor.name, now, timeZone)}
    >
      <Stack space="medium">
        {props.rates}
        <HomeFigures
          totals={totals}
          payouts={props.payouts}
          statement={props.statement}
          switches={switches}
          currency={currency}
        />
      </Stack>
      {isNew && props.welcome}
      <ListView
        label={texts.commissions}
        searchLabel={texts.searchLineItems}
        list={lines}
        controls={controls}
        columns={columns}
        rowId={(line) => String(line.id)}
        empty={{ title: texts.noCommissions, detail: texts.emptyDetail }}
        isFiltered={query.paid !== 'all' || query.from !== '' || query.to !== ''}
        filters={
          <>
            <PaidFilter value={query.paid} onSelect={(paid) => onQuery({ paid })} />
            {hasOrderDays(shop, query) && (
              <DaysFilter label={texts.orderDate} controls={controls} timeZone={timeZone} />
            )}
          </>
        }
        actions={<FileButton label={texts.export} busyLabel={texts.exporting} onFetch={props.onExport} />}
        minWidth={columns.length > usualCount ? 1600 : 1000}
      />
      {!isNew && props.overview}
      {dialog}
    </Page>
  );
}

/** More columns than this do not fit the width that the usual ones have. */
const usualCount = 8;
