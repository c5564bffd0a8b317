import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { JobProgress } from '../../../parts/imports/JobProgress.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { stepWords, type ReconciliationRun, type ShownReconciliation } from './reconciliation.ts';

type Props = {
  reconciliation: Pick<ShownReconciliation, 'run' | 'checked_at'>;
  /** IANA zone of the shop. */
  timeZone: string;
};

/** How far the comparison under way is, or when the last one was and what came of it. */
export function ReconciliationStanding({ reconciliation, timeZone }: Props) {
  const { run, checked_at: checkedAt } = reconciliation;
  if (run?.state === 'running') {
    return (
      <Card>
        <JobProgress
          label={run.step === null ? 'Starting…' : stepWords[run.step]}
          progress={run.progress}
          meanwhile="Nothing in the books is changed. You can leave this page; it continues."
        />
      </Card>
    );
  }
  const when =
    checkedAt === null ? null : (
      <Text size="small" tone="muted">
        Last compared <DateTimeText instant={checkedAt} timeZone={timeZone} />
        {run?.state === 'done' && <span>{endText(run)}</span>}
      </Text>
    );
  if (run === null || (run.state === 'done' && run.problem === '')) return when;
  return (
    <>
      <Banner
        tone={run.state === 'failed' ? 'critical' : 'caution'}
        title={run.state === 'failed' ? 'The last comparison stopped before its end.' : run.problem}
      >
        {run.state === 'failed' && <p>{run.problem === '' ? 'Compare again.' : run.problem}</p>}
      </Banner>
      {when}
    </>
  );
}

/** ', by itself: 3 new, 1 gone.' */
function endText({ because, found, settled }: ReconciliationRun): string {
  const cause = { asked: '', file: ', with a new choice of files', schedule: ', automatically' }[because];
  const news = [
    ...(found === 0 ? [] : [`${found.toLocaleString('en-US')} new`]),
    ...(settled === 0 ? [] : [`${settled.toLocaleString('en-US')} gone`]),
  ];
  return `${cause}: ${news.length === 0 ? 'nothing new' : news.join(', ')}.`;
}
