import { thisMonth } from '@consignment/domain/time/periods';
import { AmountsChart } from '../../../parts/money/AmountsChart.tsx';
import { axisLabels } from '../../../parts/money/chart-periods.ts';
import { Card } from '../../../primitives/layout/Card.tsx';
import { nameOfStatement, type PortalStatementRow } from './portal-statement.ts';

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
    <Card title={title}>
      <AmountsChart
        label="Closing balance by statement"
        periods={shown.map((statement) => ({
          start: statement.first_day,
          name: nameOfStatement(statement),
          due: statement.closing,
        }))}
        periodHeader="Statement"
        series={[{ kind: 'due', name: 'Closing balance' }]}
        labelsFor={(most) => axisLabels(days, areMonths ? 'month' : 'day', most)}
        currency={currency}
      />
    </Card>
  );
}

const title = 'How much you were owed at the end of each statement';
const mostShown = 12;

function isMonth({ first_day: first, last_day: last }: PortalStatementRow): boolean {
  const { start, end } = thisMonth(first);
  return first === start && last === end;
}
