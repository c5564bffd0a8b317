import type { CurrencyCode } from '@consignment/domain/currency';
import { useMemo } from 'react';
import type { Loadable } from '../../../parts/loadable.ts';
import { MoneyText } from '../../../parts/MoneyText.tsx';
import { Badge } from '../../../primitives/Badge.tsx';
import { Card } from '../../../primitives/Card.tsx';
import type { DataColumn } from '../../../primitives/data-table.ts';
import { DataTable } from '../../../primitives/DataTable.tsx';
import { Inline } from '../../../primitives/Inline.tsx';

/** What a sales rep earns of an order; `percent` is a percent string, `commission` a decimal string. */
export type RepCommission = {
  id: number;
  percent: string;
  sales_rep: { user: { first_name: string; last_name: string } };
  commission: string;
  /** Only what is accrued counts. */
  commission_state: 'accrued' | 'pending' | 'ineligible';
};

type Props = {
  reps: Loadable<readonly RepCommission[]>;
  /** Of the shop. */
  currency: CurrencyCode;
};

/** What the sales reps earn of an order (spec accounts §2.5). What its vendors earn stands with the lines. */
export function OrderReps({ reps, currency }: Props) {
  const columns = useMemo(() => columnsOf(currency), [currency]);
  return (
    <Card title="Sales Reps" padding="none">
      <DataTable
        label="Sales Reps"
        columns={columns}
        rowId={({ id }) => String(id)}
        state={reps.is === 'ready' ? { is: 'ready', rows: reps.value } : reps}
        sort={null}
        onSort={() => undefined}
        empty={{ title: 'No sales rep earns a commission of this order.' }}
      />
    </Card>
  );
}

function columnsOf(currency: CurrencyCode): DataColumn<RepCommission>[] {
  return [
    { id: 'rep', header: 'Sales Rep', cell: nameOf, isRowHeader: true, width: 'wide' },
    { id: 'percent', header: 'Commission %', cell: ({ percent }) => `${percent}%`, align: 'end' },
    {
      id: 'commission',
      header: 'Commission',
      cell: ({ commission, commission_state: state }) => (
        <Inline space="xsmall" justify="end">
          {badges[state]}
          {state !== 'ineligible' && <MoneyText amount={commission} currency={currency} />}
        </Inline>
      ),
      align: 'end',
    },
  ];
}

const badges = {
  accrued: null,
  pending: <Badge label="Pending" tone="caution" />,
  ineligible: <Badge label="No commission" />,
};

function nameOf({ sales_rep: { user } }: RepCommission): string {
  return `${user.first_name} ${user.last_name}`.trim() || 'N/A';
}
