import type { CurrencyCode } from '@consignment/domain/money/currency';
import {
  findingSumText,
  importFindings,
  isBlockedKind,
  type ImportFindingKind,
} from '@consignment/domain/imports/import-findings';
import { isInDoubt } from '@consignment/domain/imports/import-summary';
import { formatDecimal } from '@consignment/domain/money/money';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import type { ImportFinding, ImportFindingSum } from '../../../parts/imports/import-run.ts';
import { pagesOf, type ListState } from '../../../parts/lists/list.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Badge } from '../../../primitives/text/Badge.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { Heading } from '../../../primitives/text/Heading.tsx';
import { Inline } from '../../../primitives/layout/Inline.tsx';
import { Pagination } from '../../../primitives/tables/Pagination.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Text } from '../../../primitives/text/Text.tsx';
import { ActButton } from '../moves/ActButton.tsx';

const texts = defineTexts('ImportMoney', {
  inDoubt: 'In doubt',
  hideTheOrders: 'Hide orders',
  showTheOrders: 'Show orders',
  savingTheSetting: 'Saving the setting…',
  emptyTitle: 'No orders of this kind.',
  order: 'Order',
  row: 'Row',
  found: 'Found',
  vendor: 'Vendor',
  sales: 'Sales',
  commission: 'Commission',
  otherVendors: 'and {n, plural, one {# other vendor} other {# other vendors}}',
  turnOn: 'Turn on “Prices include tax”',
  turnOff: 'Turn off “Prices include tax”',
});

export type OpenFindings = {
  /** The kind whose orders are shown; null for none. */
  kind: ImportFindingKind | null;
  orders: ListState<ImportFinding>;
  page: number;
  pageSize: number;
  hrefOfPage: (page: number) => string;
  onOpen: (kind: ImportFindingKind | null) => void;
};

type Props = {
  sums: readonly ImportFindingSum[];
  open: OpenFindings;
  currency: CurrencyCode;
  /** Sets 'Prices include tax' as the orders propose; null for a person who may not change settings. */
  onSetPricesIncludeTax: ((isIncluded: boolean) => Promise<Outcome>) | null;
};

/** As many vendors are named for a kind; its orders name all of them. */
const mostVendors = 5;

/** The findings of an import’s files that move money, by kind: the number of orders, the commission of each vendor, and the orders themselves. */
export function ImportMoney({ sums, ...props }: Props) {
  return (
    <Stack space="large">
      {sums.map((sum) => (
        <Kind key={sum.kind} sum={sum} {...props} />
      ))}
    </Stack>
  );
}

function Kind({ sum, open, currency, ...props }: Omit<Props, 'sums'> & { sum: ImportFindingSum }) {
  const { kind, detail, amount, vendors, vendor_count } = sum;
  const { proposed_prices_include_tax: proposed } = sum;
  const isOpen = open.kind === kind;
  const named = vendors.slice(0, mostVendors);
  const others = vendor_count - named.length;
  const worth = findingSumText(sum, Number(amount) === 0 ? null : formatDecimal(amount, currency));
  return (
    <Stack space="small" align="stretch">
      <Inline space="xsmall" align="baseline">
        <Heading level={3} size="small">
          {importFindings[kind]}
        </Heading>
        {isInDoubt(kind) && <Badge label={texts.inDoubt} tone="caution" />}
      </Inline>
      <Text key={`${worth} ${detail}`} size="small" tone="muted">
        {detail === '' ? worth : detail}
      </Text>
      {proposed !== undefined && props.onSetPricesIncludeTax !== null && (
        <SetPricesIncludeTax isIncluded={proposed} onSet={props.onSetPricesIncludeTax} />
      )}
      {named.length > 0 && (
        <DescriptionList
          items={named.map((one) => ({
            term: one.vendor,
            description: <MoneyText amount={one.amount} currency={currency} />,
          }))}
        />
      )}
      {named.length > 0 && others > 0 && (
        <Text key={others} size="small" tone="muted">
          {texts.otherVendors({ n: others })}
        </Text>
      )}
      {detail === '' && (
        <div>
          <Button
            label={isOpen ? texts.hideTheOrders : texts.showTheOrders}
            size="small"
            onClick={() => open.onOpen(isOpen ? null : kind)}
          />
        </div>
      )}
      {isOpen && <Orders kind={kind} open={open} currency={currency} />}
    </Stack>
  );
}

type Setting = { isIncluded: boolean; onSet: (isIncluded: boolean) => Promise<Outcome> };

function SetPricesIncludeTax({ isIncluded, onSet }: Setting) {
  return (
    <ActButton
      label={isIncluded ? texts.turnOn : texts.turnOff}
      busyLabel={texts.savingTheSetting}
      size="small"
      onAct={() => onSet(isIncluded)}
    />
  );
}

function Orders({
  kind,
  open,
  currency,
}: Omit<Props, 'sums' | 'onSetPricesIncludeTax'> & { kind: ImportFindingKind }) {
  const name = importFindings[kind];
  const { orders, page, pageSize, hrefOfPage } = open;
  const columns = useMemo(() => columnsIn(currency, kind), [currency, kind]);
  const total = orders.is === 'ready' ? orders.total : 0;
  return (
    <Stack space="small">
      <DataTable
        label={name}
        columns={columns}
        rowId={({ order_name, row, vendor, detail }) => JSON.stringify([order_name, row, vendor, detail])}
        state={orders}
        sort={null}
        onSort={() => undefined}
        empty={{ title: texts.emptyTitle }}
      />
      {total > pageSize && <Pagination label={name} {...pagesOf({ page, pageSize, total, hrefOfPage })} />}
    </Stack>
  );
}

function columnsIn(currency: CurrencyCode, kind: ImportFindingKind): readonly DataColumn<ImportFinding>[] {
  return [
    { id: 'order', header: texts.order, isRowHeader: true, cell: ({ order_name }) => order_name },
    {
      id: 'row',
      header: texts.row,
      cell: ({ row }) => formatCount(row),
      align: 'end',
      width: 'narrow',
    },
    { id: 'detail', header: texts.found, cell: ({ detail }) => detail, width: 'wide' },
    { id: 'vendor', header: texts.vendor, cell: ({ vendor }) => vendor },
    {
      id: 'amount',
      header: isBlockedKind(kind) ? texts.sales : texts.commission,
      cell: ({ amount }) => <MoneyText amount={amount} currency={currency} />,
      align: 'end',
      width: 'narrow',
    },
  ];
}
