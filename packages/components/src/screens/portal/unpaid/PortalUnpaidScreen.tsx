import { currencyFor, type CurrencyCode } from '@consignment/domain/money/currency';
import type { ListQuery } from '@consignment/domain/text/list-query';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import { DaysFilter } from '../../../parts/lists/DaysFilter.tsx';
import { ListView } from '../../../parts/lists/ListView.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { useAskQuestion, type AskCalls } from '../../../parts/questions/use-ask-question.tsx';
import { useLastRows } from '../../../parts/lists/use-last-rows.ts';
import { Page } from '../../../primitives/layout/Page.tsx';
import { unpaidColumns, type UnpaidSwitches } from '../commissions/commission-columns.tsx';
import type { PortalLine } from '../commissions/portal-line.ts';
import { hasOrderDays } from '../commissions/order-days.ts';
import { PortalStats, type PortalTotals, type StatSwitches } from '../commissions/PortalStats.tsx';

const texts = defineTexts('PortalUnpaidScreen', {
  title: 'Unpaid Orders',
  list: 'Unpaid orders',
  everythingIsPaid: 'Everything has been paid.',
  emptyDetail: 'Your next sales will appear here.',
  orderDate: 'Order date',
});

/** `from` and `to` are days as 'YYYY-MM-DD', both included, or empty. */
export type PortalUnpaidQuery = ListQuery & { from: string; to: string };

type Props = {
  shop: { currency: CurrencyCode; time_zone: string; vendor_field_order_date: boolean };
  vendor: { currency: CurrencyCode };
  totals: Loadable<PortalTotals>;
  lines: ListState<PortalLine>;
  controls: ListControls<PortalUnpaidQuery>;
  switches: StatSwitches & UnpaidSwitches;
  /** The same again while nothing changes. */
  hrefOfQuestion: (id: number) => string;
  /** Null for a person who does not ask. */
  asking: AskCalls | null;
};

/** A vendor's sales that are not paid yet (spec accounts §2.4). Everything sold is PortalCommissionsScreen. */
export function PortalUnpaidScreen({ shop, vendor, totals, lines, controls, switches, ...props }: Props) {
  const { query } = controls;
  const timeZone = shop.time_zone;
  const currency = currencyFor({ vendor: vendor.currency, shop: shop.currency });
  const rows = useLastRows(lines);
  const { open, dialog } = useAskQuestion(props.asking);
  const { hrefOfQuestion } = props;
  const columns = useMemo(
    () =>
      unpaidColumns({
        rows,
        switches,
        currency,
        timeZone,
        questions: { hrefOf: hrefOfQuestion, onAsk: open },
      }),
    [rows, switches, currency, timeZone, hrefOfQuestion, open],
  );
  return (
    <Page title={texts.title}>
      <PortalStats totals={totals} switches={switches} currency={currency} />
      <ListView
        label={texts.list}
        searchLabel={null}
        list={lines}
        controls={controls}
        columns={columns}
        rowId={(line) => String(line.id)}
        empty={{ title: texts.everythingIsPaid, detail: texts.emptyDetail }}
        isFiltered={query.from !== '' || query.to !== ''}
        filters={
          hasOrderDays(shop, query) && (
            <DaysFilter label={texts.orderDate} controls={controls} timeZone={timeZone} />
          )
        }
        minWidth={columns.length > usualCount ? 1600 : 1000}
      />
      {dialog}
    </Page>
  );
}

/** More columns than this do not fit the width that the usual ones have. */
const usualCount = 8;
