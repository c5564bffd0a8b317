import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { JobProgress } from '../../../parts/imports/JobProgress.tsx';
import { Banner } from '../../../primitives/feedback/Banner.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { stepWords, type ReconciliationRun, type ShownReconciliation } from './reconciliation.ts';
import { TextWithElements } from '../../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('ReconciliationStanding', {
  starting: 'Starting…',
  canLeave:
    'This doesn’t change anything in the books. You can leave this page; the comparison will continue.',
  stopped: 'The last comparison stopped before it finished.',
  compareAgain: 'Compare again.',
  comparedFiles: 'Last compared on {time}, after the files changed: {news}.',
  comparedAutomatically: 'Last compared automatically on {time}: {news}.',
  nothingNew: 'nothing new',
  compared: 'Last compared on {time}',
  comparedByPerson: 'Last compared on {time}: {news}.',
  someNew: '{found} new',
  someGone: '{settled} cleared',
  newAndGone: '{found} new, {settled} cleared',
});

type Props = {
  reconciliation: Pick<ShownReconciliation, 'run' | 'checked_at'>;
  /** IANA zone of the shop. */
  timeZone: string;
};

/** The progress of the current comparison, or the time and the outcome of the last one. */
export function ReconciliationStanding({ reconciliation, timeZone }: Props) {
  const { run, checked_at: checkedAt } = reconciliation;
  if (run?.state === 'running') {
    return (
      <Card>
        <JobProgress
          label={run.step === null ? texts.starting : stepWords[run.step]}
          progress={run.progress}
          meanwhile={texts.canLeave}
        />
      </Card>
    );
  }
  const when =
    checkedAt === null ? null : (
      <Text size="small" tone="muted">
        <TextWithElements
          text={comparedText(run)}
          elements={{ time: <DateTimeText instant={checkedAt} timeZone={timeZone} /> }}
        />
      </Text>
    );
  if (run === null || (run.state === 'done' && run.problem === '')) return when;
  return (
    <>
      <Banner
        tone={run.state === 'failed' ? 'critical' : 'caution'}
        title={run.state === 'failed' ? texts.stopped : run.problem}
      >
        {run.state === 'failed' && <p>{run.problem === '' ? texts.compareAgain : run.problem}</p>}
      </Banner>
      {when}
    </>
  );
}

/** ', by itself: 3 new, 1 gone.' */
function comparedText(run: ReconciliationRun | null): (at: { time: string }) => string {
  if (run?.state !== 'done') return texts.compared;
  const text = {
    asked: texts.comparedByPerson,
    file: texts.comparedFiles,
    schedule: texts.comparedAutomatically,
  }[run.because];
  return ({ time }) => text({ time, news: newsOf(run) });
}

function newsOf({ found, settled }: ReconciliationRun): string {
  if (found === 0 && settled === 0) return texts.nothingNew;
  const counts = { found: formatCount(found), settled: formatCount(settled) };
  if (settled === 0) return texts.someNew(counts);
  return found === 0 ? texts.someGone(counts) : texts.newAndGone(counts);
}
