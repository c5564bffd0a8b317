import { periodText } from '@consignment/domain/statements/statement';
import { defineTexts } from '@consignment/domain/text/texts';
import type { DataColumn } from '../../primitives/tables/data-table.ts';
import { DateText } from '../lists/DateText.tsx';
import { MoneyText } from '../money/MoneyText.tsx';
import type { ShownStatement } from './statement.ts';
import { StatementStandingBadge } from './StatementStandingBadge.tsx';

const texts = defineTexts('StatementColumns', {
  period: 'Period',
  no: 'No.',
  opening: 'Opening',
  paid: 'Paid',
  closing: 'Closing',
  issued: 'Issued',
  standing: 'Status',
});

/** A statement in a list, which needs less of it than its page. */
export type ListedStatement = Pick<
  ShownStatement,
  | 'number'
  | 'payee_name'
  | 'first_day'
  | 'last_day'
  | 'currency'
  | 'opening'
  | 'payouts'
  | 'closing'
  | 'standing'
  | 'issued_at'
> & { id: number };

type Of = {
  /** IANA zone of the shop. */
  timeZone: string;
  /** Such as `Vendor`, in a list of several; null where all are of one payee. */
  payee: string | null;
};

/** The columns that lists of statements have in common. The row's name is its payee, or its period where all are of one. */
export function statementColumns({ timeZone, payee }: Of): DataColumn<ListedStatement>[] {
  const money = (id: string, header: string, amountOf: (row: ListedStatement) => string) => ({
    id,
    header,
    cell: (row: ListedStatement) => <MoneyText amount={amountOf(row)} currency={row.currency} />,
    align: 'end' as const,
    width: 'narrow' as const,
  });
  return [
    ...(payee === null ? [] : [payeeColumn(payee)]),
    {
      id: 'period',
      header: texts.period,
      cell: (row) => periodText(row.first_day, row.last_day),
      isRowHeader: payee === null,
      width: 'narrow',
    },
    { id: 'number', header: texts.no, cell: (row) => row.number, align: 'end', width: 'narrow' },
    money('opening', texts.opening, (row) => row.opening),
    money('paid', texts.paid, paidOf),
    { ...money('closing', texts.closing, (row) => row.closing), isFixed: true },
    {
      id: 'issued',
      header: texts.issued,
      cell: (row) => <DateText instant={row.issued_at} timeZone={timeZone} />,
      width: 'narrow',
    },
    {
      id: 'standing',
      header: texts.standing,
      cell: (row) => <StatementStandingBadge standing={row.standing} />,
    },
  ];
}

function payeeColumn(header: string): DataColumn<ListedStatement> {
  return { id: 'payee', header, cell: (row) => row.payee_name, isRowHeader: true, width: 'wide' };
}

/** Paid money lowers a balance, so its sum is below zero in a statement. */
export function paidOf({ payouts }: Pick<ListedStatement, 'payouts'>): string {
  if (Number(payouts) === 0) return payouts;
  return payouts.startsWith('-') ? payouts.slice(1) : `-${payouts}`;
}
