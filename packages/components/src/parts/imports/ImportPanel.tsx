import type { CurrencyCode } from '@consignment/domain/money/currency';
import { importHeading, isAllRight } from '@consignment/domain/imports/import-summary';
import type { ReactNode } from 'react';
import { Banner } from '../../primitives/feedback/Banner.tsx';
import { ButtonLink } from '../../primitives/actions/ButtonLink.tsx';
import { Card } from '../../primitives/layout/Card.tsx';
import { DescriptionList } from '../../primitives/text/DescriptionList.tsx';
import type { Outcome } from '../../primitives/feedback/outcome.ts';
import { ProgressBar } from '../../primitives/feedback/ProgressBar.tsx';
import { Stack } from '../../primitives/layout/Stack.tsx';
import { Text } from '../../primitives/text/Text.tsx';
import { DateTimeText } from '../lists/DateTimeText.tsx';
import { counted } from '../lists/counted.ts';
import { dateOrderNames, unreadFiles, type ImportRun } from './import-run.ts';
import { ImportChoice } from './ImportChoice.tsx';
import { ImportFindings } from './ImportFindings.tsx';

type Props = {
  run: ImportRun;
  currency: CurrencyCode;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfVendors: string;
  /** The money that the import moves, drawn under the heading. */
  money?: ReactNode;
  /** Imports the files that are checked; done once it runs. */
  onImport: () => Promise<Outcome>;
  /** Gives up the check and its files. */
  onCancel: () => Promise<Outcome>;
};

/**
 * How far an import or its check is, or how it ended, and what it has read. The reading of orders from a connected shop
 * is a SyncProgress.
 */
export function ImportPanel(props: Props) {
  const { run, timeZone, onImport, onCancel } = props;
  const isChecked = run.state === 'checked';
  const answered = run.files.flatMap(({ name, date_order }) =>
    date_order === null ? [] : [{ name, order: dateOrderNames[date_order] }],
  );
  const isBefore = isChecked || run.state === 'checking' || run.state === 'check_failed';
  return (
    <Card title={titleOf(run)}>
      <Stack space="large">
        {endings[run.state](props)}
        {props.money}
        {(isChecked || run.state === 'done') && (
          <ImportFindings run={run} currency={props.currency} when={isChecked ? 'ahead' : 'past'} />
        )}
        <DescriptionList layout="columns" items={countsOf(run, isBefore)} />
        {isChecked && run.new_vendors.length > 0 && <Text>{newVendorsText(run)}</Text>}
        {answered.map(({ name, order }) => (
          <Text key={name}>{`The dates of ${name} are read ${order.toLowerCase()}.`}</Text>
        ))}
        {isChecked && <ImportChoice key={run.id} onImport={onImport} onCancel={onCancel} />}
        {run.state === 'checking' && <ImportChoice key={run.id} onImport={null} onCancel={onCancel} />}
        <Text size="small" tone="muted">
          <span>{run.files.map(({ name }) => name).join(', ')}</span> · started{' '}
          <DateTimeText instant={run.started_at} timeZone={timeZone} />
          {run.finished_at !== null && (
            <span>
              {' '}
              · ended <DateTimeText instant={run.finished_at} timeZone={timeZone} />
            </span>
          )}
        </Text>
      </Stack>
    </Card>
  );
}

const titles = {
  waiting: 'Waiting for the files',
  checking: 'Checking the files',
  checked: 'Ready to import',
  check_failed: 'These files cannot be imported',
  running: 'Import under way',
  done: 'Import finished',
  failed: 'Import stopped',
} satisfies Record<ImportRun['state'], string>;

function titleOf(run: ImportRun): string {
  return run.state === 'done' && unreadFiles(run).length > 0 ? 'Import finished in part' : titles[run.state];
}

const endings = {
  waiting: () => <Text>The files have not all arrived. Start again if they were not sent to the end.</Text>,
  checking: ({ run }) => (
    <Reading run={run} meanwhile="Nothing is imported yet. You can leave this page; the check continues." />
  ),
  checked: ({ run }) => (
    <Banner tone={isClean(run) ? 'positive' : 'caution'} title={importHeading(run)} announcement="polite">
      <p>Nothing is imported yet.</p>
    </Banner>
  ),
  check_failed: ({ run }) => (
    <Banner tone="critical" title={run.problem ?? 'The check stopped before it was finished.'}>
      <p>Nothing was imported.</p>
    </Banner>
  ),
  running: ({ run }) => <Reading run={run} meanwhile="You can leave this page; the import continues." />,
  failed: ({ run }) => (
    <Banner tone="critical" title={run.problem ?? 'The import stopped before it was finished.'}>
      {unreadFiles(run).length === run.files.length ? (
        <p>Nothing was imported.</p>
      ) : (
        <p>Rows read until then are kept. Run the same files again to finish: nothing is counted twice.</p>
      )}
    </Banner>
  ),
  done: ({ run, hrefOfVendors }) => (
    <Banner
      tone={isClean(run) ? 'positive' : 'neutral'}
      title={run.counts.skipped === 0 ? 'All rows are imported.' : 'All readable rows are imported.'}
      announcement="polite"
      action={<ButtonLink href={hrefOfVendors} label="View vendors" tone="primary" />}
    />
  ),
} satisfies Record<ImportRun['state'], (props: Props) => ReactNode>;

function Reading({ run, meanwhile }: { run: ImportRun; meanwhile: string }) {
  return (
    <Stack space="small">
      <ProgressBar label={run.description} value={run.progress} />
      <Text size="small" tone="muted">
        {meanwhile}
      </Text>
    </Stack>
  );
}

function isClean(run: ImportRun): boolean {
  return unreadFiles(run).length === 0 && isAllRight(run);
}

function countsOf({ counts }: ImportRun, isBefore: boolean) {
  const named: [string, number][] = [
    ['Products', counts.products],
    ['Variants', counts.variants],
    ['Orders', counts.orders],
    ['Line items', counts.lines],
    ['Refunds', counts.refunds],
    ['New vendors', counts.vendors_created],
    ...(isBefore ? [['Known vendors', counts.vendors_known] satisfies [string, number]] : []),
    [isBefore ? 'Rows left out' : 'Rows not read', counts.skipped],
  ];
  return named.map(([term, count]) => ({ term, description: count.toLocaleString('en-US') }));
}

function newVendorsText({ new_vendors: names, counts }: ImportRun): string {
  const more = counts.vendors_created - names.length;
  return `New vendors: ${names.join(', ')}${more > 0 ? ` and ${counted(more, 'other')}` : ''}. Look for names that are spelt in two ways.`;
}
