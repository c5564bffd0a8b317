import { defineTexts } from '@consignment/domain/text/texts';
import { thisMonth } from '@consignment/domain/time/periods';
import { AmountsChart } from '../../../parts/money/AmountsChart.tsx';
import { axisLabels } from '../../../parts/money/chart-periods.ts';
import { Card } from '../../../primitives/layout/Card.tsx';
import { nameOfStatement, type PortalStatementRow } from './portal-statement.ts';

const texts = defineTexts('ClosingChart', {
  title: 'How much you were owed at the end of each statement',
  closingBalance: 'Closing balance',
  byStatement: 'Closing balance by statement',
  statement: 'Statement',
});

type Props = {
  /** The latest first, as they are listed; withdrawn ones are left out. */
  statements: readonly PortalStatementRow[];
};

/** The closing balance of a vendor's last twelve statements; nothing for fewer than two. The months themselves are an EarningsCard. */
export function ClosingChart({ statements }: Props) {
  const all = statements.filter(({ standing }) => standing !== 'withdrawn');
  const currency = all[0]?.currency;
  // Amounts in the currency that the vendor had before have no place on the same axis.
  const shown = all
    .filter((statement) => statement.currency === currency)
    .slice(0, mostShown)
    .toReversed();
  if (currency === undefined || shown.length < 2) return null;
  const areMonths = shown.every(isMonth);
  const days = shown.map(({ first_day: first, last_day: last }) => (areMonths ? first : last));
  return (
    <Card title={texts.title}>
      <AmountsChart
        label={texts.byStatement}
        periods={shown.map((statement) => ({
          start: statement.first_day,
          name: nameOfStatement(statement),
          due: statement.closing,
        }))}
        periodHeader={texts.statement}
        series={[{ kind: 'due', name: texts.closingBalance }]}
        labelsFor={(most) => axisLabels(days, areMonths ? 'month' : 'day', most)}
        currency={currency}
      />
    </Card>
  );
}

const mostShown = 12;

function isMonth({ first_day: first, last_day: last }: PortalStatementRow): boolean {
  const { start, end } = thisMonth(first);
  return first === start && last === end;
}
