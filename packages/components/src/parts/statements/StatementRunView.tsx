import { periodText } from '@consignment/domain/statements/statement';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Button } from '../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../primitives/actions/ButtonLink.tsx';
import { Inline } from '../../primitives/layout/Inline.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { JobProgress } from '../imports/JobProgress.tsx';
import { SkippedStatements } from './SkippedStatements.tsx';
import { countOfStatements, type StatementPayees, type StatementRun } from './statement.ts';

type Props = {
  run: StatementRun;
  payees: StatementPayees;
  hrefOfStatements: string;
  /** Leaves the result of a run that has ended. */
  onLeave: () => void;
};

/**
 * The issuing of all statements of a period: how far it is, and then what came of it. The preview before it is part of
 * an IssueStatementsPage.
 */
export function StatementRunView({ run, payees, hrefOfStatements, onLeave }: Props) {
  const { total, done, issued, skipped } = run;
  const period = periodText(run.first_day, run.last_day);
  if (run.is_active) {
    return (
      <Stack space="large">
        <JobProgress
          label={total === 0 ? `Issuing statements for ${period}…` : progressText({ done, total }, period)}
          progress={total === 0 ? 0 : (100 * done) / total}
          meanwhile="You can leave this page: it continues without you."
        />
        <SkippedStatements title="Skipped" skipped={skipped} payees={payees} />
      </Stack>
    );
  }
  return (
    <Stack space="large">
      <Banner
        tone={issued === 0 ? 'neutral' : 'positive'}
        title={
          issued === 0
            ? `No statement was issued for ${period}.`
            : `${countOfStatements(issued)} ${issued === 1 ? 'was' : 'were'} issued for ${period}.`
        }
        announcement="polite"
      />
      <SkippedStatements title="Skipped" skipped={skipped} payees={payees} />
      <Inline space="small">
        <ButtonLink href={hrefOfStatements} label="View statements" tone="primary" />
        <Button label="Issue others" onClick={onLeave} />
      </Inline>
    </Stack>
  );
}

function progressText({ done, total }: Pick<StatementRun, 'done' | 'total'>, period: string): string {
  return `Issuing statements for ${period}: ${done.toLocaleString('en-US')} of ${total.toLocaleString('en-US')}`;
}
