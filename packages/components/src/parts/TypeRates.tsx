import type { TypeRate } from '@consignment/domain/commission-input';
import type { CurrencyCode } from '@consignment/domain/currency';
import { formatDecimal } from '@consignment/domain/money';
import Pencil from 'lucide-react/icons/pencil';
import { useMemo, useState } from 'react';
import { pagesOf, type ListControls, type ListState } from './list.ts';
import { Recalculating, type Recalculation } from './Recalculating.tsx';
import type { PreviewAnswer } from './rule-preview.ts';
import { currencyOf, type ShopCurrency } from './shop-currency.ts';
import { useRuleReview } from './use-rule-review.tsx';
import { Card } from '../primitives/Card.tsx';
import type { DataColumn } from '../primitives/data-table.ts';
import { DataTable } from '../primitives/DataTable.tsx';
import { IconButton } from '../primitives/IconButton.tsx';
import { Inline } from '../primitives/Inline.tsx';
import { unknownProblem, type Answered, type Outcome } from '../primitives/outcome.ts';
import { Pagination } from '../primitives/Pagination.tsx';
import { SavingCheckbox } from '../primitives/SavingCheckbox.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { useSteady } from '../primitives/use-steady.ts';
import { onUse } from './on-use.tsx';

// The dialog with its form comes when somebody sets a rate for the first time.
const { Component: SetTypeRateDialogOnUse } = onUse(
  async () => (await import('./SetTypeRateDialog.tsx')).SetTypeRateDialog,
);

/** A product type with the rate of it, a decimal string: per cent or an amount a unit. */
export type ProductTypeRow = {
  id: number;
  product_type: string;
  /** Null where no rate was ever set. */
  commission: { id: number; commission_rate: string | null; commission_percentage: boolean } | null;
};

type Props = {
  /** The rates that a rate set here wins over. */
  intro: string;
  /** Where there are no product types. */
  empty: { title: string; detail: string };
  types: ListState<ProductTypeRow>;
  controls: Pick<ListControls, 'query' | 'pageSize' | 'hrefOf'>;
  /** Whose rates these are; null for the whole shop's. */
  vendor: { currency: CurrencyCode | null } | null;
  currency: ShopCurrency;
  /** The recalculation that goes on; null when none does. */
  recalculation: Recalculation | null;
  /** The effect of the rate on unpaid lines, without setting it. */
  onPreview: (type: ProductTypeRow, rate: TypeRate) => Promise<PreviewAnswer>;
  /** Null for a person who may only read the rates. */
  onSave: ((type: ProductTypeRow, rate: TypeRate, reason: string) => Promise<Outcome>) | null;
};

/**
 * Rates by product type, of the whole shop or of one vendor (spec accounts §2.1, operations §2). None is saved before
 * it was shown what it does to what is due. The commission of one line is set in a SetCommissionDialog.
 */
export function TypeRates({ intro, empty, types, controls, vendor, currency, recalculation, ...on }: Props) {
  const [open, setOpen] = useState<ProductTypeRow | null>(null);
  const canSave = on.onSave !== null;
  const saveRate = on.onSave ?? readOnly;
  const { ask, dialog } = useRuleReview<Proposed>({
    onPreview: ({ type, rate }) => on.onPreview(type, rate),
    onSave: ({ type, rate }, reason) => saveRate(type, rate, reason),
    vendor,
    currency,
    findsVendorsAgain: () => false,
  });
  const save = useSteady((type: ProductTypeRow, rate: TypeRate): Promise<Answered> =>
    isWithoutEffect(type, rate) ? saveRate(type, rate, '') : ask({ type, rate }),
  );
  const shown = currencyOf(currency, vendor);
  const columns = useMemo(
    () => columnsOf(shown, canSave ? { onOpen: setOpen, onSave: save } : null),
    [shown, save, canSave],
  );
  return (
    <Card title="Product Type Commissions">
      <Stack space="medium">
        <Text tone="muted">{intro}</Text>
        {recalculation !== null && <Recalculating {...recalculation} />}
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
          currency={currency.books}
          onSave={(rate) => save(open, rate)}
          onClose={() => setOpen(null)}
        />
      )}
      {dialog}
    </Card>
  );
}

/** Of a person who may only read the rates; nothing calls it. */
const readOnly = (): Promise<Outcome> => Promise.resolve({ is: 'refused', problem: unknownProblem });

type Proposed = { type: ProductTypeRow; rate: TypeRate };

/** Whether no rate is a percentage or an amount, nothing is worked out by it. */
function isWithoutEffect({ commission }: ProductTypeRow, { rate }: TypeRate): boolean {
  return rate === null && (commission?.commission_rate ?? null) === null;
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
  editing: {
    onOpen: (row: ProductTypeRow) => void;
    onSave: (type: ProductTypeRow, rate: TypeRate) => Promise<Answered>;
  } | null,
): DataColumn<ProductTypeRow>[] {
  const columns: (DataColumn<ProductTypeRow> | false)[] = [
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
          {editing !== null && (
            <IconButton
              icon={Pencil}
              size="small"
              label={`Set Commission: ${row.product_type}`}
              onClick={() => editing.onOpen(row)}
            />
          )}
        </Inline>
      ),
    },
    // The rate itself says it.
    editing !== null && {
      id: 'percentage',
      header: 'Percentage',
      cell: (row) => (
        <SavingCheckbox
          label={`Percentage: ${row.product_type}`}
          isOn={rateOf(row).isPercentage}
          onChange={(isPercentage) => editing.onSave(row, { ...rateOf(row), isPercentage })}
        />
      ),
      width: 'narrow',
    },
  ];
  return columns.filter((column) => column !== false);
}

function Pages({ total, controls }: { total: number; controls: Props['controls'] }) {
  const { query, pageSize, hrefOf } = controls;
  const hrefOfPage = (page: number) => hrefOf({ page });
  return <Pagination label="Product types" {...pagesOf({ page: query.page, pageSize, total, hrefOfPage })} />;
}
