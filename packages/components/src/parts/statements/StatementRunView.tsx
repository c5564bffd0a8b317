import { periodText } from '@consignment/domain/statements/statement';
import { defineTexts } from '@consignment/domain/text/texts';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { Button } from '../../primitives/actions/Button.tsx';
import { ButtonLink } from '../../primitives/actions/ButtonLink.tsx';
import { Inline } from '../../primitives/layout/Inline.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { JobProgress } from '../imports/JobProgress.tsx';
import { SkippedStatements } from './SkippedStatements.tsx';
import type { StatementPayees, StatementRun } from './statement.ts';

const texts = defineTexts('StatementRunView', {
  meanwhile: 'You can leave this page: the statements will still be issued.',
  noneIssued: 'No statements were issued for {period}.',
  viewStatements: 'View statements',
  issueOthers: 'Issue other statements',
  issuing: 'Issuing statements for {period}…',
  progress: 'Issuing statements for {period}: {done, plural, other {#}} of {total, plural, other {#}}',
  issued:
    '{n, plural, one {# statement has been issued for {period}.} other {# statements have been issued for {period}.}}',
});

type Props = {
  run: StatementRun;
  payees: StatementPayees;
  hrefOfStatements: string;
  /** Leaves the result of a run that has ended. */
  onLeave: () => void;
};

/**
 * The issuing of all statements of a period: its progress, and then its outcome. The preview before it is part of
 * an IssueStatementsPage.
 */
export function StatementRunView({ run, payees, hrefOfStatements, onLeave }: Props) {
  const { total, done, issued, skipped } = run;
  const period = periodText(run.first_day, run.last_day);
  if (run.is_active) {
    return (
      <Stack space="large">
        <JobProgress
          label={total === 0 ? texts.issuing({ period }) : texts.progress({ period, done, total })}
          progress={total === 0 ? 0 : (100 * done) / total}
          meanwhile={texts.meanwhile}
        />
        <SkippedStatements kind="skipped" skipped={skipped} payees={payees} />
      </Stack>
    );
  }
  return (
    <Stack space="large">
      <Banner
        tone={issued === 0 ? 'neutral' : 'positive'}
        title={issued === 0 ? texts.noneIssued({ period }) : texts.issued({ n: issued, period })}
        announcement="polite"
      />
      <SkippedStatements kind="skipped" skipped={skipped} payees={payees} />
      <Inline space="small">
        <ButtonLink href={hrefOfStatements} label={texts.viewStatements} tone="primary" />
        <Button label={texts.issueOthers} onClick={onLeave} />
      </Inline>
    </Stack>
  );
}
