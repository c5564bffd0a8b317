import type { CurrencyCode } from '@consignment/domain/money/currency';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { formatDay } from '@consignment/domain/time/dates';
import { useMemo } from 'react';
import type { ShownFeeCharge } from '../../../parts/fees/fee-charge.ts';
import { feeChargeColumns } from '../../../parts/fees/fee-charge-columns.tsx';
import type { FeeVersions } from '../../../parts/fees/fee-version.ts';
import { FeeTermsCell } from '../../../parts/fees/FeeTermsCell.tsx';
import type { Loadable } from '../../../parts/lists/loadable.ts';
import { FailedState } from '../../../primitives/feedback/FailedState.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

const texts = defineTexts('PortalFees', {
  title: 'Your fees',
  notLoaded: 'Your fees could not be loaded.',
  fee: 'Fee',
  terms: 'Amount',
  nextOn: 'Next charge',
  none: 'You pay no fees now.',
  waiting: '{amount} is waiting, and will be taken off once you have earned enough.',
  charges: 'Recent charges',
  noCharges: 'Nothing has been charged yet.',
});

type PortalFee = FeeVersions & { id: number; name: string; next_on: string | null };

/** The fees of a vendor; `waiting` is the sum of charges that wait. */
export type ShownPortalFees = {
  results: readonly PortalFee[];
  charges: readonly ShownFeeCharge[];
  waiting: string;
};

type Props = {
  fees: Loadable<ShownPortalFees>;
  currency: CurrencyCode;
};

/** The fees of a vendor and its last charges; nothing where it has neither. */
export function PortalFees({ fees, currency }: Props) {
  const columns = useMemo(() => feeColumnsOf(currency), [currency]);
  const chargeColumns = useMemo(() => feeChargeColumns<ShownFeeCharge>(currency), [currency]);
  if (fees.is === 'loading') return null;
  if (fees.is === 'failed') {
    return (
      <Card>
        <FailedState title={texts.notLoaded} problem={fees.problem} onRetry={fees.onRetry} />
      </Card>
    );
  }
  const { results, charges, waiting } = fees.value;
  const shown = results.filter(({ held, coming }) => (held?.terms ?? coming) !== null);
  if (shown.length === 0 && charges.length === 0) return null;
  return (
    <Stack space="large">
      <Card title={texts.title} padding="none">
        <DataTable
          label={texts.title}
          columns={columns}
          rowId={({ id }) => String(id)}
          state={{ is: 'ready', rows: shown }}
          empty={{ title: texts.none }}
          sort={null}
          onSort={() => undefined}
        />
      </Card>
      {Number(waiting) > 0 && (
        <Text size="small" tone="muted">
          {texts.waiting({ amount: formatDecimal(waiting, currency) })}
        </Text>
      )}
      <Card title={texts.charges} padding="none">
        <DataTable
          label={texts.charges}
          columns={chargeColumns}
          rowId={({ id }) => String(id)}
          state={{ is: 'ready', rows: charges }}
          empty={{ title: texts.noCharges }}
          sort={null}
          onSort={() => undefined}
        />
      </Card>
    </Stack>
  );
}

function feeColumnsOf(currency: CurrencyCode): DataColumn<PortalFee>[] {
  return [
    {
      id: 'fee',
      header: texts.fee,
      cell: ({ name }) => <bdi>{name}</bdi>,
      isRowHeader: true,
      width: 'name',
    },
    {
      id: 'terms',
      header: texts.terms,
      cell: (fee) => <FeeTermsCell fee={fee} currency={currency} />,
      width: 'wide',
    },
    {
      id: 'next',
      header: texts.nextOn,
      cell: ({ next_on: day }) => (day === null ? '–' : formatDay(day)),
      isBlank: ({ next_on: day }) => day === null,
      width: 'narrow',
    },
  ];
}
