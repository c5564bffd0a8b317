import type { LineState } from '@consignment/domain/commission/commission-rules';
import { reasonText } from '@consignment/domain/commission/commission-reasons';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { ListQuery } from '@consignment/domain/text/list-query';
import { formatDecimal, moneyToWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import { DaysFilter } from '../../../parts/lists/DaysFilter.tsx';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListView } from '../../../parts/lists/ListView.tsx';
import type { PreviewCommission } from '../../../parts/commission/override-preview.ts';
import { PaidFilter, type Paid } from '../../../parts/payouts/PaidFilter.tsx';
import type { PayoutAnswer, PayoutTerms, UnpaidAnswer } from '../../../parts/payouts/payout-terms.ts';
import { currencyOf, type ShopCurrency } from '../../../parts/money/shop-currency.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { MoreActions } from '../../../primitives/actions/MoreActions.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { VisuallyHidden } from '../../../primitives/layout/VisuallyHidden.tsx';
import type { CustomItem } from './AddCustomItemDialog.tsx';
import { commissionColumns, nameOfLine } from './commission-columns.tsx';
import type { CommissionColumnSwitches, CommissionLine } from './commission-columns.tsx';
import { PaySelected } from './PaySelected.tsx';
import { SelectionBar } from './SelectionBar.tsx';
import { useLineSelection } from './use-line-selection.ts';
import { useRemoveItem, type RemoveItem } from './use-remove-item.tsx';
import { useSetCommission, type SaveCommission } from './use-set-commission.tsx';
import { onUse } from '../../../parts/pages/on-use.tsx';

const texts = defineTexts('CommissionsTab', {
  date: 'Date',
  export: 'Export',
  exporting: 'Exporting…',
  addCustomItem: 'Add Custom Item',
  commissions: 'Commissions',
  searchLineItems: 'Search line items',
  emptyTitle: 'Vendor does not currently have any commissions.',
  select: 'Select {line}',
  cannotBeSelected: 'Cannot be selected. {reason}',
  selected: '{n, plural, one {# line item} other {# line items}} selected: {total}',
});

const { Component: AddCustomItemDialogOnUse } = onUse(
  async () => (await import('./AddCustomItemDialog.tsx')).AddCustomItemDialog,
);

/** Days as 'YYYY-MM-DD' in the shop's zone, both included; empty for no limit. */
export type CommissionsQuery = ListQuery & { paid: Paid; from: string; to: string };

export type { UnpaidAnswer };

type Props = {
  vendor: {
    id: number;
    name: string;
    paypal_email: string;
    hidden: boolean;
    currency: CurrencyCode | null;
    commission_totals: { due: string };
    last_payout_date?: string | null;
  };
  lines: ListState<CommissionLine>;
  controls: ListControls<CommissionsQuery>;
  currency: ShopCurrency;
  /** IANA zone of the shop. */
  timeZone: string;
  switches: CommissionColumnSwitches;
  hrefOfOrder: (orderId: number) => string;
  hrefOfQuestion: (id: number) => string;
  hrefOfPayout: (payoutId: number) => string;
  /** A line's commission with an override, without setting it. */
  onPreviewCommission: PreviewCommission;
  /** Null for a person who may not, and so are the next two. */
  onSetCommission: SaveCommission | null;
  onAddItem: ((item: CustomItem) => Promise<Outcome>) | null;
  onRemoveItem: RemoveItem | null;
  /** Saves the list under its search, filters and order as a file, all pages of it. */
  onExport: (() => Promise<Outcome>) | null;
  /** Asks for everything unpaid under the search and the dates of the query, and for amounts carried over. */
  onAskUnpaid: () => Promise<UnpaidAnswer>;
  /** Null for a person who may not pay: no line can be selected then. */
  onPay: ((terms: PayoutTerms) => Promise<PayoutAnswer>) | null;
};

/** More records than this, and everything unpaid can be selected at once (spec operations §9). */
const selectAllAbove = 50;

/** A vendor's line items, and the way to pay some or all of them (spec operations §2). */
export function CommissionsTab(props: Props) {
  const { vendor, lines, controls, currency, timeZone, switches } = props;
  const { query, onQuery } = controls;
  const scope = JSON.stringify([vendor.id, query.search, query.paid, query.from, query.to]);
  const rows = lines.is === 'ready' ? lines.rows : noLines;
  const selection = useLineSelection(rows, currency.books, scope);
  const shown = currencyOf(currency, vendor);
  const commission = useSetCommission(currency, props.onPreviewCommission, props.onSetCommission);
  const { hrefOfOrder, hrefOfQuestion, onExport, onAddItem, onRemoveItem, onPay } = props;
  const remove =
    onRemoveItem &&
    (async (lineId: number) => {
      const outcome = await onRemoveItem(lineId);
      // The selection may hold it, and the payout would be refused for it.
      if (outcome.is === 'done') selection.clear();
      return outcome;
    });
  const removal = useRemoveItem({ vendor, currency }, remove);
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
  const [isAdding, setIsAdding] = useState(false);
  // The same element again while the query is the same, so that a selection does not draw it.
  const filters = useMemo(
    () => (
      <>
        <PaidFilter value={query.paid} onSelect={(paid) => onQuery({ paid })} />
        <DaysFilter
          label={texts.date}
          controls={controls}
          timeZone={timeZone}
          lastPaidAt={vendor.last_payout_date}
        />
      </>
    ),
    [controls, query.paid, onQuery, timeZone, vendor.last_payout_date],
  );
  const canAdd = onAddItem !== null;
  const actions = useMemo(
    () =>
      (onExport !== null || canAdd) && (
        <MoreActions>
          <FileButton label={texts.export} busyLabel={texts.exporting} onFetch={onExport} />
          {canAdd && <Button label={texts.addCustomItem} onClick={() => setIsAdding(true)} />}
        </MoreActions>
      ),
    [onExport, canAdd],
  );
  const total = moneyToWire(selection.total, currency.books);
  const count = selection.ids.size;

  return (
    <>
      <ListView
        label={texts.commissions}
        searchLabel={texts.searchLineItems}
        list={lines}
        controls={controls}
        columns={columns}
        rowId={(line) => String(line.id)}
        minWidth={columns.length > 6 ? 1600 : 1000}
        isFiltered={query.paid !== 'all' || query.from !== '' || query.to !== ''}
        empty={{ title: texts.emptyTitle }}
        {...(onPay !== null && {
          selection: {
            selectedIds: selection.ids,
            isSelectable,
            notSelectable,
            labelOf: (line: CommissionLine) => texts.select({ line: nameOfLine(line) }),
            onChange: selection.change,
          },
        })}
        filters={filters}
        actions={actions}
        notice={
          onPay !== null && (
            <SelectionBar
              summary={count === 0 ? null : texts.selected({ n: count, total: formatDecimal(total, shown) })}
              isEverything={selection.isEverything}
              canSelectAll={
                lines.is === 'ready' &&
                (lines.total > selectAllAbove || lines.isLeast === true) &&
                query.paid !== 'paid'
              }
              onSelectAll={async () => {
                const answer = await props.onAskUnpaid();
                if (answer.is === 'done') selection.selectEverything(answer.payable);
                return answer;
              }}
              onUndo={selection.undo}
              onClear={selection.clear}
              action={
                <PaySelected
                  vendor={vendor}
                  lines={selection.ids}
                  total={total}
                  currency={currency}
                  hrefOfPayout={props.hrefOfPayout}
                  onAskUnpaid={props.onAskUnpaid}
                  onPay={onPay}
                  onPaid={selection.clear}
                />
              }
            />
          )
        }
      />
      {commission.dialog}
      {removal.dialog}
      {isAdding && onAddItem !== null && (
        <AddCustomItemDialogOnUse
          vendor={vendor}
          due={vendor.commission_totals.due}
          currency={currency}
          onAdd={onAddItem}
          onClose={() => setIsAdding(false)}
        />
      )}
    </>
  );
}

const noLines: readonly CommissionLine[] = [];

function isSelectable(line: CommissionLine): boolean {
  return !line.vendor_paid && line.commission_state === 'accrued' && line.commission_type !== 'reversal';
}

/** The commission's own cell gives sighted readers the reason; the words here are for those who come by the box. */
function notSelectable(line: CommissionLine) {
  if (line.vendor_paid) return 'PAID';
  return (
    <>
      <span aria-hidden>–</span>
      <VisuallyHidden>{texts.cannotBeSelected({ reason: reasonOf(line) })}</VisuallyHidden>
    </>
  );
}

function reasonOf({ commission_reason: reason, commission_state: state }: CommissionLine): string {
  return reason === null ? unpayable[state] : reasonText[reason];
}

const unpayable = defineTexts('UnpayableCommissionsTab', {
  accrued: 'This commission is part of the next payout.',
  pending: 'This commission is pending.',
  blocked: 'This commission is blocked.',
  ineligible: 'This item earns no commission.',
  unassigned: 'No vendor has been set.',
} satisfies Record<LineState, string>);
