import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { isolated } from '@consignment/domain/text/direction';
import type { ListQuery } from '@consignment/domain/text/list-query';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import { isGivenBack, type ShownFeeCharge } from '../../../parts/fees/fee-charge.ts';
import { feeChargeColumns } from '../../../parts/fees/fee-charge-columns.tsx';
import { FileButton } from '../../../parts/lists/FileButton.tsx';
import type { ListControls, ListState } from '../../../parts/lists/list.ts';
import { ListView } from '../../../parts/lists/ListView.tsx';
import { VendorFilter } from '../../../parts/lists/VendorFilter.tsx';
import type { VendorChoice } from '../../../parts/people/SetVendorDialog.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { FilterSelect } from '../../../primitives/filters/FilterSelect.tsx';
import type { SearchAnswer } from '../../../primitives/filters/use-remote-search.ts';
import { Heading } from '../../../primitives/text/Heading.tsx';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';

const texts = defineTexts('FeeCharges', {
  charges: 'Charges',
  fee: 'Fee',
  allFees: 'All',
  vendor: 'Vendor',
  actions: 'Actions',
  export: 'Export',
  exporting: 'Exporting…',
  emptyTitle: 'Nothing has been charged yet.',
  emptyDetail: 'Each charge will be listed here, with its reason.',
  waive: 'Waive',
  waiveTitle: 'Waive {amount} of {fee}?',
  waiveCharged:
    'The amount returns to the balance of {vendor}. The charge stays in the list as waived. This cannot be undone.',
  waiveWaiting:
    '{vendor} is no longer charged this amount. The charge stays in the list as waived. This cannot be undone.',
  waiving: 'Waiving…',
});

export type FeeChargesQuery = ListQuery & { fee: number | null; vendor: number | null };

export type FeeChargesProps = {
  /** The newest first. */
  charges: ListState<ShownFeeCharge>;
  controls: ListControls<FeeChargesQuery>;
  /** The one that the list is narrowed to; null for none, or while its name is not known. */
  vendor: VendorChoice | null;
  onSearchVendors: (text: string, signal: AbortSignal) => Promise<SearchAnswer<VendorChoice>>;
  /** All of the list as a file; null for a person who may not take it along, and so is the other. */
  onExport: (() => Promise<Outcome>) | null;
  onWaive: ((chargeId: number) => Promise<Outcome>) | null;
};

type Props = FeeChargesProps & {
  fees: readonly { id: number; name: string }[];
  currency: CurrencyCode;
};

/** The charges of all fees, found by fee and vendor. One that no payout has taken off can be waived. */
export function FeeCharges({ charges, controls, fees, currency, vendor, onWaive, ...props }: Props) {
  const [waived, setWaived] = useState<ShownFeeCharge | null>(null);
  const mayWaive = onWaive !== null;
  const columns = useMemo(() => columnsOf(currency, mayWaive ? setWaived : null), [currency, mayWaive]);
  const { query, onQuery } = controls;
  return (
    <Stack space="medium">
      <Heading level={2}>{texts.charges}</Heading>
      <ListView
        label={texts.charges}
        searchLabel={null}
        list={charges}
        controls={controls}
        columns={columns}
        rowId={({ id }) => String(id)}
        isFiltered={query.fee !== null || query.vendor !== null}
        filters={
          <>
            <FilterSelect
              label={texts.fee}
              options={[
                { value: '', label: texts.allFees },
                ...fees.map(({ id, name }) => ({ value: String(id), label: name })),
              ]}
              value={query.fee === null ? '' : String(query.fee)}
              onSelect={(value) => onQuery({ fee: value === '' ? null : Number(value) })}
            />
            <VendorFilter
              value={query.vendor}
              vendor={vendor}
              onSearch={props.onSearchVendors}
              onSelect={(id) => onQuery({ vendor: id })}
            />
          </>
        }
        actions={<FileButton label={texts.export} busyLabel={texts.exporting} onFetch={props.onExport} />}
        empty={{ title: texts.emptyTitle, detail: texts.emptyDetail }}
      />
      {waived !== null && onWaive !== null && (
        <ConfirmDialog
          isOpen
          onClose={() => setWaived(null)}
          {...questionOf(waived, currency)}
          confirmLabel={texts.waive}
          busyLabel={texts.waiving}
          onConfirm={() => onWaive(waived.id)}
        />
      )}
    </Stack>
  );
}

function questionOf(
  { amount, fee_name: fee, vendor_name: vendor, state }: ShownFeeCharge,
  currency: CurrencyCode,
) {
  const of = { vendor: isolated(vendor) };
  return {
    title: texts.waiveTitle({ amount: formatDecimal(amount, currency), fee: isolated(fee) }),
    description: state === 'waiting' ? texts.waiveWaiting(of) : texts.waiveCharged(of),
  };
}

function mayBeWaived(charge: ShownFeeCharge): boolean {
  return !isGivenBack(charge) && (charge.state === 'waiting' || charge.state === 'charged');
}

function columnsOf(
  currency: CurrencyCode,
  onWaive: ((charge: ShownFeeCharge) => void) | null,
): DataColumn<ShownFeeCharge>[] {
  const [day, fee, ...others] = feeChargeColumns<ShownFeeCharge>(currency);
  const vendor: DataColumn<ShownFeeCharge> = {
    id: 'vendor',
    header: texts.vendor,
    cell: ({ vendor_name: name }) => <bdi>{name}</bdi>,
    width: 'name',
  };
  const actions: DataColumn<ShownFeeCharge> = {
    id: 'actions',
    header: texts.actions,
    cell: (charge) =>
      mayBeWaived(charge) && <Button label={texts.waive} size="small" onClick={() => onWaive?.(charge)} />,
    isBlank: (charge) => !mayBeWaived(charge),
    isSelfExplanatory: true,
    width: 'narrow',
    isFixed: true,
  };
  return [day, fee, vendor, ...others, ...(onWaive === null ? [] : [actions])].filter(
    (column) => column !== undefined,
  );
}
