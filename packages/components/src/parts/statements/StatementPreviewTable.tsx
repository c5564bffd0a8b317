import { oddityText, periodText } from '@consignment/domain/statements/statement';
import { duesOver } from '@consignment/domain/payouts/dues';
import { formatMoney, moneyFromWire } from '@consignment/domain/money/money';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import { Badge } from '../../primitives/text/Badge.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import { DataTable } from '../../primitives/tables/DataTable.tsx';
import { FilterSelect } from '../../primitives/filters/FilterSelect.tsx';
import { Inline } from '../../primitives/layout/Inline.tsx';
import { Pagination } from '../../primitives/tables/Pagination.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { pagesOf } from '../lists/list.ts';
import { MoneyText } from '../money/MoneyText.tsx';
import {
  payeeHeader,
  type PreviewedStatement,
  type StatementPayees,
  type StatementPeriod,
  type StatementsPreview,
} from './statement.ts';
import { oddityTone } from '../lists/status-tone.ts';

const texts = defineTexts('StatementPreviewTable', {
  show: 'Show',
  statementsToIssue: 'Statements to issue',
  emptyTitle: 'There is nothing to issue for this period.',
  emptyDetail: 'Choose another period, or wait until something is earned or paid.',
  period: 'Period',
  opening: 'Opening',
  adjustments: 'Adjustments',
  closing: 'Closing',
  toLook: 'To check',
  allOf: 'All ({n, plural, other {#}})',
  oddOf: 'To check ({n, plural, other {#}})',
  closeAt:
    '{n, plural, one {# statement has a closing balance of {due}.} other {# statements have closing balances totalling {due}.}}',
  closeAtAndOwedBack:
    '{n, plural, one {# statement has a closing balance of {due}, and {owedBack} is owed back.} other {# statements have closing balances totalling {due}, and {owedBack} is owed back.}}',
});

type Props = {
  preview: Pick<StatementsPreview, 'statements' | 'currency'>;
  /** The period that was asked for; one that is longer is named. */
  period: StatementPeriod;
  payees: StatementPayees;
};

/** All of them came at once, so their pages are turned here. */
const rowsOnPage = 100;

/**
 * The statements that would be issued, with what deserves a look. Those that are issued are a ListView with the
 * statementColumns.
 */
export function StatementPreviewTable({ preview, period, payees }: Props) {
  const { statements, currency } = preview;
  const [isOddOnly, setIsOddOnly] = useState(false);
  const [page, setPage] = useState(1);
  const odd = statements.filter(({ oddities }) => oddities.length > 0);
  const shown = isOddOnly ? odd : statements;
  const columns = useMemo(
    () => columnsOf({ statements, period, payees, currency }),
    [statements, period, payees, currency],
  );
  const { from, to, total, previous, next } = pagesOf({
    page,
    pageSize: rowsOnPage,
    total: shown.length,
    hrefOfPage: String,
  });
  return (
    <Stack space="medium">
      {statements.length > 0 && (
        <Inline space="small" justify="between">
          <Text isTabular>{inAll(preview)}</Text>
          {odd.length > 0 && odd.length < statements.length && (
            <FilterSelect
              label={texts.show}
              value={isOddOnly ? 'odd' : 'all'}
              options={[
                { value: 'all', label: texts.allOf({ n: statements.length }) },
                { value: 'odd', label: texts.oddOf({ n: odd.length }) },
              ]}
              onSelect={(chosen) => {
                setIsOddOnly(chosen === 'odd');
                setPage(1);
              }}
            />
          )}
        </Inline>
      )}
      <Card padding="none">
        <DataTable
          label={texts.statementsToIssue}
          columns={columns}
          rowId={keyOf}
          state={{ is: 'ready', rows: shown.slice(from - 1, to) }}
          sort={null}
          onSort={() => undefined}
          empty={{
            title: texts.emptyTitle,
            detail: texts.emptyDetail,
          }}
        />
      </Card>
      {total > rowsOnPage && (
        <Pagination
          label={texts.statementsToIssue}
          from={from}
          to={to}
          total={total}
          previous={previous && { onSelect: () => setPage(page - 1) }}
          next={next && { onSelect: () => setPage(page + 1) }}
        />
      )}
    </Stack>
  );
}

/** '34 statements close at £12,340.00 in all.'; what some of the payees owe back is never netted with it. */
function inAll({ statements, currency }: Props['preview']): string {
  const { due, owedBack } = duesOver(
    statements.map(({ payee_name: name, closing }) => ({ name, due: moneyFromWire(closing, currency) })),
  );
  const sum = { n: statements.length, due: formatMoney(due, currency) };
  return owedBack === 0
    ? texts.closeAt(sum)
    : texts.closeAtAndOwedBack({ ...sum, owedBack: formatMoney(owedBack, currency) });
}

function keyOf({ vendor, sales_rep: rep }: PreviewedStatement): string {
  return `${vendor ?? ''}/${rep ?? ''}`;
}

type Of = Pick<StatementsPreview, 'statements' | 'currency'> & Omit<Props, 'preview'>;

function columnsOf({ statements, period, payees, currency }: Of): DataColumn<PreviewedStatement>[] {
  const money = (id: 'opening' | 'adjustments' | 'closing', header: string) => ({
    id,
    header,
    cell: (row: PreviewedStatement) => <MoneyText amount={row[id]} currency={currency} />,
    align: 'end' as const,
    width: 'narrow' as const,
  });
  const isAnother = ({ first_day: first, last_day: last }: PreviewedStatement) =>
    first !== period.first_day || last !== period.last_day;
  const columns: (DataColumn<PreviewedStatement> | false)[] = [
    {
      id: 'payee',
      header: payeeHeader(payees),
      cell: ({ payee_name: name }) => <bdi>{name}</bdi>,
      isRowHeader: true,
      width: 'wide',
    },
    statements.some(isAnother) && {
      id: 'period',
      header: texts.period,
      cell: (row) => (isAnother(row) ? periodText(row.first_day, row.last_day) : '–'),
      width: 'narrow',
    },
    money('opening', texts.opening),
    statements.some(({ adjustments }) => Number(adjustments) !== 0) && {
      ...money('adjustments', texts.adjustments),
      cell: ({ adjustments }) =>
        Number(adjustments) === 0 ? '–' : <MoneyText amount={adjustments} currency={currency} />,
    },
    money('closing', texts.closing),
    statements.some(({ oddities }) => oddities.length > 0) && {
      id: 'oddities',
      header: texts.toLook,
      cell: ({ oddities }) => <Oddities oddities={oddities} />,
    },
  ];
  return columns.filter((column) => column !== false);
}

function Oddities({ oddities }: Pick<PreviewedStatement, 'oddities'>) {
  if (oddities.length === 0) return <span>–</span>;
  return (
    <Inline space="xxsmall">
      {oddities.map((oddity) => (
        <Badge key={oddity} tone={oddityTone[oddity]} label={oddityText(oddity)} />
      ))}
    </Inline>
  );
}
