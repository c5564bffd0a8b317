import type { TypeRate } from '@consignment/domain/commission-input';
import type { CurrencyCode } from '@consignment/domain/currency';
import { formatDecimal } from '@consignment/domain/money';
import Pencil from 'lucide-react/icons/pencil';
import { useMemo, useState } from 'react';
import type { ListControls, ListState } from './list.ts';
import { Recalculating } from './Recalculating.tsx';
import { SetTypeRateDialogOnUse } from './set-type-rate-dialog-on-use.ts';
import { Card } from '../primitives/Card.tsx';
import type { DataColumn } from '../primitives/data-table.ts';
import { DataTable } from '../primitives/DataTable.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { Inline } from '../primitives/Inline.tsx';
import type { Answered } from '../primitives/outcome.ts';
import { Pagination } from '../primitives/Pagination.tsx';
import { SavingCheckbox } from '../primitives/SavingCheckbox.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';

/** A product type with the rate of it, a decimal string: per cent or an amount a unit. */
export type ProductTypeRow = {
  id: number;
  product_type: string;
  /** Null where no rate was ever set. */
  commission: { id: number; commission_rate: string | null; commission_percentage: boolean } | null;
};

type Props = {
  /** What a rate set here wins over. */
  intro: string;
  /** Where there are no product types. */
  empty: { title: string; detail: string };
  types: ListState<ProductTypeRow>;
  controls: Pick<ListControls, 'query' | 'pageSize' | 'hrefOf'>;
  currency: {
    /** In which amounts are counted. */
    books: CurrencyCode;
    /** In which they are written. */
    shown: CurrencyCode;
  };
  /** Per cent of the recalculation that goes on; null when none does. */
  recalculation: number | null;
  /** Keep it the same: a new one draws every row again. */
  onSave: (type: ProductTypeRow, rate: TypeRate) => Promise<Answered>;
};

/**
 * Rates by product type, of the whole shop or of one vendor (spec accounts §2.1, operations §2). The commission of
 * one line is set in a SetCommissionDialog.
 */
export function TypeRates({ intro, empty, types, controls, currency, recalculation, onSave }: Props) {
  const [open, setOpen] = useState<ProductTypeRow | null>(null);
  const { shown, books } = currency;
  const columns = useMemo(() => columnsOf(shown, setOpen, onSave), [shown, onSave]);
  return (
    <Card title="Product Type Commissions">
      <Stack space="medium">
        <Text tone="muted">{intro}</Text>
        {recalculation !== null && <Recalculating progress={recalculation} />}
        <DataTable
          label="Product types"
          columns={columns}
          rowId={({ id }) => String(id)}
          state={types}
          sort={null}
          onSort={() => undefined}
          empty={empty}
        />
        {types.is === 'ready' && types.total > controls.pageSize && (
          <Pages total={types.total} controls={controls} />
        )}
      </Stack>
      {open !== null && (
        <SetTypeRateDialogOnUse
          productType={open.product_type}
          current={rateOf(open)}
          currency={books}
          onSave={(rate) => onSave(open, rate)}
          onClose={() => setOpen(null)}
        />
      )}
    </Card>
  );
}

/** A percentage is what a rate is unless somebody said otherwise. */
function rateOf({ commission }: ProductTypeRow): TypeRate {
  return {
    rate: commission?.commission_rate ?? null,
    isPercentage: commission?.commission_percentage ?? true,
  };
}

function rateText(row: ProductTypeRow, currency: CurrencyCode): string {
  const { rate, isPercentage } = rateOf(row);
  if (rate === null) return 'default';
  return isPercentage ? `${rate}%` : `${formatDecimal(rate, currency)} a unit`;
}

function columnsOf(
  currency: CurrencyCode,
  onOpen: (row: ProductTypeRow) => void,
  onSave: Props['onSave'],
): DataColumn<ProductTypeRow>[] {
  return [
    {
      id: 'type',
      header: 'Product Type',
      cell: ({ product_type: type }) => type,
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'rate',
      header: 'Commission Rate',
      cell: (row) => (
        <Inline space="xxsmall">
          {rateText(row, currency)}
          <IconButton
            icon={Pencil}
            size="small"
            label={`Set Commission: ${row.product_type}`}
            onClick={() => onOpen(row)}
          />
        </Inline>
      ),
    },
    {
      id: 'percentage',
      header: 'Percentage',
      cell: (row) => (
        <SavingCheckbox
          label={`Percentage: ${row.product_type}`}
          isOn={rateOf(row).isPercentage}
          onChange={(isPercentage) => onSave(row, { ...rateOf(row), isPercentage })}
        />
      ),
      width: 'narrow',
    },
  ];
}

function Pages({ total, controls }: { total: number; controls: Props['controls'] }) {
  const { query, pageSize, hrefOf } = controls;
  const to = Math.min(query.page * pageSize, total);
  return (
    <Pagination
      label="Product types"
      from={Math.min((query.page - 1) * pageSize + 1, to)}
      to={to}
      total={total}
      previous={query.page > 1 ? { href: hrefOf({ page: query.page - 1 }) } : null}
      next={to < total ? { href: hrefOf({ page: query.page + 1 }) } : null}
    />
  );
}
