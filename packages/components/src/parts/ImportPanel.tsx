import type { ReactNode } from 'react';
import { Banner } from '../primitives/Banner.tsx';
import { ButtonLink } from '../primitives/ButtonLink.tsx';
import { Card } from '../primitives/Card.tsx';
import { DescriptionList } from '../primitives/DescriptionList.tsx';
import { ProgressBar } from '../primitives/ProgressBar.tsx';
import { Stack } from '../primitives/Stack.tsx';
import { Text } from '../primitives/Text.tsx';
import { DateTimeText } from './DateTimeText.tsx';
import type { ImportRun } from './import-run.ts';

type Props = {
  run: ImportRun;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfVendors: string;
};

/**
 * How far an import is, or how it ended, and what it has read. The reading of orders from a connected shop is a
 * SyncProgress.
 */
export function ImportPanel({ run, timeZone, hrefOfVendors }: Props) {
  return (
    <Card title={titles[run.state]}>
      <Stack space="large">
        {endings[run.state]({ run, hrefOfVendors })}
        <DescriptionList layout="columns" items={countsOf(run)} />
        <Text size="small" tone="muted">
          {run.files.map(({ name }) => name).join(', ')} · started{' '}
          <DateTimeText instant={run.started_at} timeZone={timeZone} />
          {run.finished_at !== null && (
            <>
              {' '}
              · ended <DateTimeText instant={run.finished_at} timeZone={timeZone} />
            </>
          )}
        </Text>
      </Stack>
    </Card>
  );
}

const titles = {
  waiting: 'Waiting for the files',
  running: 'Import under way',
  done: 'Import finished',
  failed: 'Import stopped',
} satisfies Record<ImportRun['state'], string>;

type EndingProps = Omit<Props, 'timeZone'>;

const endings = {
  waiting: () => <Text>The files have not all arrived. Start again if they were not sent to the end.</Text>,
  running: ({ run }) => (
    <Stack space="small">
      <ProgressBar label={run.description} value={run.progress} />
      <Text size="small" tone="muted">
        You can leave this page; the import goes on.
      </Text>
    </Stack>
  ),
  failed: ({ run }) => (
    <Banner tone="critical" title={run.problem ?? 'The import stopped before it was finished.'}>
      <p>What was read until then is kept. Run the same files again to finish: nothing is counted twice.</p>
    </Banner>
  ),
  done: ({ run, hrefOfVendors }) => (
    <Banner
      tone={run.counts.skipped === 0 ? 'positive' : 'caution'}
      title={endingOf(run.counts)}
      announcement="polite"
      action={<ButtonLink href={hrefOfVendors} label="See your vendors" tone="primary" />}
    />
  ),
} satisfies Record<ImportRun['state'], (props: EndingProps) => ReactNode>;

function endingOf({ skipped }: ImportRun['counts']): string {
  if (skipped === 0) return 'Every row was read.';
  return skipped === 1
    ? 'One row was not read. It is listed below with its reason.'
    : `${skipped.toLocaleString('en-US')} rows were not read. They are listed below with their reasons.`;
}

function countsOf({ counts }: ImportRun) {
  const named: [string, number][] = [
    ['Products', counts.products],
    ['Variants', counts.variants],
    ['Orders', counts.orders],
    ['Line items', counts.lines],
    ['Refunds', counts.refunds],
    ['New vendors', counts.vendors_created],
    ['Rows not read', counts.skipped],
  ];
  return named.map(([term, count]) => ({ term, description: count.toLocaleString('en-US') }));
}
