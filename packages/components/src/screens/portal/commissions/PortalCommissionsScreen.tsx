import { currencyFor, type CurrencyCode } from '@consignment/domain/currency';
import type { ListQuery } from '@consignment/domain/list-query';
import type { ShopSwitches } from '@consignment/domain/shop-switches';
import { useMemo } from 'react';
import { Greeting } from '../../../parts/Greeting.tsx';
import { ListView } from '../../../parts/ListView.tsx';
import type { ListControls, ListState } from '../../../parts/list.ts';
import type { Loadable } from '../../../parts/loadable.ts';
import { PaidFilter, type Paid } from '../../../parts/PaidFilter.tsx';
import { StatBoxes } from '../../../parts/StatBoxes.tsx';
import { Card } from '../../../primitives/Card.tsx';
import { DateRangeFilter } from '../../../primitives/DateRangeFilter.tsx';
import { FailedState } from '../../../primitives/FailedState.tsx';
import { Page } from '../../../primitives/Page.tsx';
import { Stack } from '../../../primitives/Stack.tsx';
import { commissionColumns, type ColumnSwitches, type CommissionField } from './commission-columns.tsx';
import type { PortalLine } from './portal-line.ts';

/** `from` and `to` are days as 'YYYY-MM-DD', both included, or empty. */
export type PortalCommissionsQuery = ListQuery & { paid: Paid; from: string; to: string };

/** Decimal strings; sales and tax only where the shop shows them. */
export type PortalTotals = {
  commission_due: string;
  commission_paid: string;
  commission_earned: string;
  total_sales?: string | undefined;
  amount_taxed?: string | undefined;
};

type Props = {
  shop: { currency: CurrencyCode; time_zone: string };
  vendor: { name: string; contact_name: string; currency: CurrencyCode };
  now: Date;
  totals: Loadable<PortalTotals>;
  lines: ListState<PortalLine>;
  controls: ListControls<PortalCommissionsQuery>;
  switches: StatSwitches & ColumnSwitches;
  /** The shop's own list of columns, used where the switch says so. */
  commissionFields: readonly CommissionField[];
};

type StatSwitches = Pick<ShopSwitches, 'hidePortalStats' | 'showVendorSalesStat' | 'showVendorTaxesStat'>;

/** What a vendor is owed, line by line (spec accounts §2.4). */
export function PortalCommissionsScreen(props: Props) {
  const { shop, vendor, now, totals, lines, controls, switches, commissionFields } = props;
  const { query, onQuery } = controls;
  const timeZone = shop.time_zone;
  const currency = currencyFor({ vendor: vendor.currency, shop: shop.currency });
  const rows = lines.is === 'ready' ? lines.rows : noRows;
  const columns = useMemo(
    () => commissionColumns({ rows, switches, fields: commissionFields, currency, timeZone }),
    [rows, switches, commissionFields, currency, timeZone],
  );
  return (
    <Page title="Commissions">
      <Stack space="medium">
        <Greeting name={vendor.contact_name.trim() || vendor.name} now={now} timeZone={timeZone} />
        {!switches.hidePortalStats && <Totals totals={totals} switches={switches} currency={currency} />}
      </Stack>
      <ListView
        label="Commissions"
        searchLabel="Search line items"
        list={lines}
        controls={controls}
        columns={columns}
        rowId={(line) => String(line.id)}
        empty={{ title: 'No commissions yet.', detail: 'They appear here when your products sell.' }}
        isFiltered={query.paid !== 'all' || query.from !== '' || query.to !== ''}
        filters={
          <>
            <PaidFilter value={query.paid} onSelect={(paid) => onQuery({ paid })} />
            <DateRangeFilter
              label="Order date"
              value={{ from: query.from, to: query.to }}
              onApply={(range) => onQuery(range)}
            />
          </>
        }
        minWidth={columns.length > usualCount ? 1600 : 1000}
      />
    </Page>
  );
}

const noRows: readonly never[] = [];

/** More columns than this do not fit the width that the usual ones have. */
const usualCount = 8;

function Totals({
  totals,
  switches,
  currency,
}: {
  totals: Loadable<PortalTotals>;
  switches: StatSwitches;
  currency: CurrencyCode;
}) {
  if (totals.is === 'failed') {
    return (
      <Card>
        <FailedState what="Your totals" problem={totals.problem} onRetry={totals.onRetry} />
      </Card>
    );
  }
  const figures = totals.is === 'ready' ? totals.value : null;
  return (
    <StatBoxes
      currency={currency}
      dueLabel="Owed"
      stats={
        figures && {
          due: figures.commission_due,
          paid: figures.commission_paid,
          earned: figures.commission_earned,
          ...(switches.showVendorSalesStat &&
            figures.total_sales !== undefined && { sales: figures.total_sales }),
          ...(switches.showVendorTaxesStat &&
            figures.amount_taxed !== undefined && { taxes: figures.amount_taxed }),
        }
      }
    />
  );
}
