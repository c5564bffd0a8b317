import { formatWirePercent } from '@consignment/domain/money/rate';
import type { TypedRate } from '@consignment/domain/commission/commission-input';
import type { CurrencyCode } from '@consignment/domain/money/currency';
import type { RulePlace } from '@consignment/domain/commission/dated-rules';
import { formatDecimal } from '@consignment/domain/money/money';
import type { WireRateSpell } from '@consignment/domain/rules/rates-on-wire';
import { defineTexts } from '@consignment/domain/text/texts';
import Pencil from 'lucide-react/icons/pencil';
import { useMemo, useState } from 'react';
import { pagesOf, type ListControls, type ListState } from '../lists/list.ts';
import type { RateDates } from './rate-from.ts';
import { useDatedRate } from './use-dated-rate.tsx';
import { NextOrderRate } from './NextOrderRate.tsx';
import { Recalculating, type Recalculation } from './Recalculating.tsx';
import type { PreviewAnswer } from './rule-preview.ts';
import { currencyOf, type ShopCurrency } from '../money/shop-currency.ts';
import { useRuleReview } from './use-rule-review.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import { DataTable } from '../../primitives/tables/DataTable.tsx';
import { IconButton } from '../../primitives/actions/IconButton.tsx';
import { Inline } from '../../primitives/layout/Inline.tsx';
import { unknownProblem, type Answered, type Outcome } from '../../primitives/feedback/outcome.ts';
import { Pagination } from '../../primitives/tables/Pagination.tsx';
import { SavingCheckbox } from '../../primitives/fields/SavingCheckbox.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { useSteady } from '../../primitives/feedback/use-steady.ts';
import { onUse } from '../pages/on-use.tsx';

const texts = defineTexts('TypeRates', {
  title: 'Product Type Commissions',
  productTypes: 'Product types',
  aUnit: '{rate} a unit',
  productType: 'Product Type',
  commissionRate: 'Commission Rate',
  setCommission: 'Set Commission: {product_type}',
  percentage: 'Percentage',
  percentageOf: 'Percentage: {product_type}',
});

// The dialog with its form comes when somebody sets a rate for the first time.
const { Component: SetTypeRateDialogOnUse } = onUse(
  async () => (await import('./SetTypeRateDialog.tsx')).SetTypeRateDialog,
);

/** A product type with the rate of it, a decimal string: per cent or an amount a unit. */
export type ProductTypeRow = {
  id: number;
  product_type: string;
  rates_ahead: readonly WireRateSpell[];
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
  hrefOfRule: (id: number) => string;
  /** Null for a person who may not make rules. */
  dates: RateDates | null;
  /** The recalculation that goes on; null when none does. */
  recalculation: Recalculation | null;
  /** The effect of the rate on unpaid lines, without setting it. */
  onPreview: (type: ProductTypeRow, rate: TypedRate) => Promise<PreviewAnswer>;
  /** Null for a person who may only read the rates. */
  onSave: ((type: ProductTypeRow, rate: TypedRate, reason: string) => Promise<Outcome>) | null;
};

/**
 * Rates by product type, of the whole shop or of one vendor (spec accounts §2.1, operations §2). None is saved before
 * it was shown what it does to what is due. The commission of one line is set in a SetCommissionDialog.
 */
export function TypeRates({
  intro,
  empty,
  types,
  controls,
  vendor,
  currency,
  hrefOfRule,
  dates,
  recalculation,
  ...on
}: Props) {
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
  const save = useSteady((type: ProductTypeRow, rate: TypedRate): Promise<Answered> =>
    isWithoutEffect(type, rate) ? saveRate(type, rate, '') : ask({ type, rate }),
  );
  const dated = useDatedRate({ dates, name: open?.product_type ?? '', vendor, currency });
  const saveFrom = (type: ProductTypeRow, rate: TypedRate, fromDay: string | null) =>
    fromDay === null
      ? save(type, rate)
      : dated.saveDated({ ...rate, productType: type.product_type, fromDay }, null);
  const shown = currencyOf(currency, vendor);
  const columns = useMemo(
    () =>
      columnsOf(
        { shown, books: currency.books, hrefOfRule },
        canSave ? { onOpen: setOpen, onSave: save } : null,
      ),
    [shown, currency.books, hrefOfRule, save, canSave],
  );
  return (
    <Card title={texts.title}>
      <Stack space="medium">
        <Text tone="muted">{intro}</Text>
        {recalculation !== null && <Recalculating {...recalculation} />}
        <DataTable
          label={texts.productTypes}
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
          dates={dates}
          onSave={(rate, fromDay) => saveFrom(open, rate, fromDay)}
          onClose={() => setOpen(null)}
        />
      )}
      {dialog}
      {dated.dialog}
    </Card>
  );
}

/** Of a person who may only read the rates; nothing calls it. */
const readOnly = (): Promise<Outcome> => Promise.resolve({ is: 'refused', problem: unknownProblem });

type Proposed = { type: ProductTypeRow; rate: TypedRate };

/** Whether no rate is a percentage or an amount, nothing is worked out by it. */
function isWithoutEffect({ commission }: ProductTypeRow, { rate }: TypedRate): boolean {
  return rate === null && (commission?.commission_rate ?? null) === null;
}

/** A rate is a percentage unless a person has chosen otherwise. */
function rateOf({ commission }: ProductTypeRow): TypedRate {
  return {
    rate: commission?.commission_rate ?? null,
    isPercentage: commission?.commission_percentage ?? true,
  };
}

/** True where the next orders earn this rate, or the usual one where none is set. A dated rule can override either. */
function isInForce({ commission, rates_ahead: spells }: ProductTypeRow): boolean {
  const isSet = (commission?.commission_rate ?? null) !== null;
  return spells.every(({ rules: [first] }) =>
    isSet ? first?.rule === null && isOfType(first.place) : first === undefined || first.rule === null,
  );
}

function isOfType(place: RulePlace): boolean {
  return place === 'vendor_product_type' || place === 'shop_product_type';
}

function rateText(row: ProductTypeRow, currency: CurrencyCode): string {
  const { rate, isPercentage } = rateOf(row);
  if (rate === null) return 'default';
  return isPercentage ? formatWirePercent(rate) : texts.aUnit({ rate: formatDecimal(rate, currency) });
}

function columnsOf(
  { shown, books, hrefOfRule }: { shown: CurrencyCode; books: CurrencyCode; hrefOfRule: Props['hrefOfRule'] },
  editing: {
    onOpen: (row: ProductTypeRow) => void;
    onSave: (type: ProductTypeRow, rate: TypedRate) => Promise<Answered>;
  } | null,
): DataColumn<ProductTypeRow>[] {
  const columns: (DataColumn<ProductTypeRow> | false)[] = [
    {
      id: 'type',
      header: texts.productType,
      cell: ({ product_type: type }) => type,
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'rate',
      header: texts.commissionRate,
      cell: (row) => (
        <Stack space="none">
          <Inline space="xxsmall">
            <span>{rateText(row, shown)}</span>
            {editing !== null && (
              <IconButton
                icon={Pencil}
                size="small"
                label={texts.setCommission({ product_type: row.product_type })}
                onClick={() => editing.onOpen(row)}
              />
            )}
          </Inline>
          {!isInForce(row) && (
            <NextOrderRate rates={row.rates_ahead} currency={books} hrefOfRule={hrefOfRule} />
          )}
        </Stack>
      ),
    },
    // The rate itself says it.
    editing !== null && {
      id: 'percentage',
      header: texts.percentage,
      cell: (row) => (
        <SavingCheckbox
          label={texts.percentageOf({ product_type: row.product_type })}
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
  return (
    <Pagination label={texts.productTypes} {...pagesOf({ page: query.page, pageSize, total, hrefOfPage })} />
  );
}
