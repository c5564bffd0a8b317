import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { ListQuery } from '@consignment/domain/text/list-query';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import { DaysFilter } from '../../../parts/lists/DaysFilter.tsx';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListView } from '../../../parts/lists/ListView.tsx';
import type { PreviewCommission } from '../../../parts/commission/override-preview.ts';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { commissionColumns } from './commission-columns.tsx';
import type { CommissionColumnSwitches, CommissionLine } from './commission-columns.tsx';
import { useRemoveItem, type RemoveItem } from './use-remove-item.tsx';
import { useSetCommission, type SaveCommission } from './use-set-commission.tsx';

const texts = defineTexts('UnpaidOrdersTab', {
  unpaidOrders: 'Unpaid orders',
  searchLineItems: 'Search line items',
  emptyTitle: 'Everything has been paid.',
  emptyDetail: 'This vendor’s next sales will appear here.',
  date: 'Date',
  export: 'Export',
  exporting: 'Exporting…',
});

/** Days as 'YYYY-MM-DD' in the shop's zone, both included; empty for no limit. */
export type UnpaidQuery = ListQuery & { from: string; to: string };

type Props = {
  vendor: {
    name: string;
    currency: CurrencyCode | null;
    commission_totals: { due: string };
    last_payout_date?: string | null;
  };
  lines: ListState<CommissionLine>;
  controls: ListControls<UnpaidQuery>;
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  switches: CommissionColumnSwitches;
  hrefOfOrder: (orderId: number) => string;
  hrefOfQuestion: (id: number) => string;
  /** A line's commission with an override, without setting it. */
  onPreviewCommission: PreviewCommission;
  /** Null for a person who may not. */
  onSetCommission: SaveCommission | null;
  onRemoveItem: RemoveItem | null;
  /** Saves the list under its search, days and order as a file, all pages of it. */
  onExport: (() => Promise<Outcome>) | null;
};

/** Lines that are in no payout yet, to look at: paying is done in the CommissionsTab (spec operations §2). */
export function UnpaidOrdersTab(props: Props) {
  const { vendor, lines, controls, currency, timeZone, switches, hrefOfOrder, hrefOfQuestion } = props;
  const { query } = controls;
  const shown = currencyOf(currency, vendor);
  const commission = useSetCommission(currency, props.onPreviewCommission, props.onSetCommission);
  const removal = useRemoveItem({ vendor, currency }, props.onRemoveItem);
  const columns = useMemo(
    () =>
      commissionColumns({
        currency: shown,
        timeZone,
        switches,
        hrefOfOrder,
        hrefOfQuestion,
        onSetCommission: commission.open,
        onRemoveItem: removal.open,
      }),
    [shown, timeZone, switches, hrefOfOrder, hrefOfQuestion, commission.open, removal.open],
  );
  return (
    <>
      <ListView
        label={texts.unpaidOrders}
        searchLabel={texts.searchLineItems}
        list={lines}
        controls={controls}
        columns={columns}
        rowId={(line) => String(line.id)}
        minWidth={columns.length > 6 ? 1600 : 1000}
        isFiltered={query.from !== '' || query.to !== ''}
        empty={{ title: texts.emptyTitle, detail: texts.emptyDetail }}
        filters={
          <DaysFilter
            label={texts.date}
            controls={controls}
            timeZone={timeZone}
            lastPaidAt={vendor.last_payout_date}
          />
        }
        actions={<FileButton label={texts.export} busyLabel={texts.exporting} onFetch={props.onExport} />}
      />
      {commission.dialog}
      {removal.dialog}
    </>
  );
}
