import type { CurrencyCode } from '@consignment/domain/money/currency';
import { importHeading, isAllRight } from '@consignment/domain/imports/import-summary';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
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
import { unreadFiles, type ImportRun } from './import-run.ts';
import { ImportChoice } from './ImportChoice.tsx';
import { ImportFindings } from './ImportFindings.tsx';
import { TextWithElements } from '../../primitives/text/TextWithElements.tsx';

const texts = defineTexts('ImportPanel', {
  doneInPart: 'Import partly finished',
  waitingDetail: 'Some of the files have not been uploaded yet. If the upload was interrupted, start again.',
  checkContinues: 'Nothing has been imported yet. You can leave this page; the check will continue.',
  nothingYet: 'Nothing has been imported yet.',
  checkStopped: 'The check stopped before it finished.',
  nothingImported: 'Nothing has been imported.',
  importContinues: 'You can leave this page; the import will continue.',
  importStopped: 'The import stopped before it finished.',
  rowsAreKept:
    'Rows read up to that point have been kept. Import the same files again to finish: nothing will be counted twice.',
  allImported: 'All rows have been imported.',
  allReadableImported: 'All readable rows have been imported.',
  viewVendors: 'View vendors',
  products: 'Products',
  variants: 'Variants',
  orders: 'Orders',
  lineItems: 'Line items',
  refunds: 'Refunds',
  newVendors: 'New vendors',
  knownVendors: 'Known vendors',
  rowsLeftOut: 'Rows left out',
  rowsNotRead: 'Rows not read',
  datesRead:
    '{order, select, day_first {Dates in {name} are read with the day first.} month_first {Dates in {name} are read with the month first.} other {Dates in {name} are read with the year first.}}',
  started: '{files} · started {start}',
  startedAndEnded: '{files} · started {start} · ended {end}',
  waiting: 'Waiting for the files',
  checking: 'Checking the files',
  checked: 'Ready to import',
  check_failed: 'These files cannot be imported',
  running: 'Import under way',
  done: 'Import finished',
  failed: 'Import stopped',
  newVendorNames:
    '{more, plural, =0 {New vendors: {names}. Check for names spelt in two different ways.} one {New vendors: {names} and # other. Check for names spelt in two different ways.} other {New vendors: {names} and # others. Check for names spelt in two different ways.}}',
});

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
    date_order === null ? [] : [{ name, order: date_order }],
  );
  const files = <span>{run.files.map(({ name }) => name).join(', ')}</span>;
  const start = <DateTimeText instant={run.started_at} timeZone={timeZone} />;
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
          <Text key={name}>{texts.datesRead({ name, order })}</Text>
        ))}
        {isChecked && <ImportChoice key={run.id} onImport={onImport} onCancel={onCancel} />}
        {run.state === 'checking' && <ImportChoice key={run.id} onImport={null} onCancel={onCancel} />}
        <Text size="small" tone="muted">
          {run.finished_at === null ? (
            <TextWithElements text={texts.started} elements={{ files, start }} />
          ) : (
            <TextWithElements
              text={texts.startedAndEnded}
              elements={{
                files,
                start,
                end: <DateTimeText instant={run.finished_at} timeZone={timeZone} />,
              }}
            />
          )}
        </Text>
      </Stack>
    </Card>
  );
}

function titleOf(run: ImportRun): string {
  return run.state === 'done' && unreadFiles(run).length > 0 ? texts.doneInPart : texts[run.state];
}

const endings = {
  waiting: () => <Text>{texts.waitingDetail}</Text>,
  checking: ({ run }) => <Reading run={run} meanwhile={texts.checkContinues} />,
  checked: ({ run }) => (
    <Banner tone={isClean(run) ? 'positive' : 'caution'} title={importHeading(run)} announcement="polite">
      <p>{texts.nothingYet}</p>
    </Banner>
  ),
  check_failed: ({ run }) => (
    <Banner tone="critical" title={run.problem ?? texts.checkStopped}>
      <p>{texts.nothingImported}</p>
    </Banner>
  ),
  running: ({ run }) => <Reading run={run} meanwhile={texts.importContinues} />,
  failed: ({ run }) => (
    <Banner tone="critical" title={run.problem ?? texts.importStopped}>
      {unreadFiles(run).length === run.files.length ? (
        <p>{texts.nothingImported}</p>
      ) : (
        <p>{texts.rowsAreKept}</p>
      )}
    </Banner>
  ),
  done: ({ run, hrefOfVendors }) => (
    <Banner
      tone={isClean(run) ? 'positive' : 'neutral'}
      title={run.counts.skipped === 0 ? texts.allImported : texts.allReadableImported}
      announcement="polite"
      action={<ButtonLink href={hrefOfVendors} label={texts.viewVendors} tone="primary" />}
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
    [texts.products, counts.products],
    [texts.variants, counts.variants],
    [texts.orders, counts.orders],
    [texts.lineItems, counts.lines],
    [texts.refunds, counts.refunds],
    [texts.newVendors, counts.vendors_created],
    ...(isBefore ? [[texts.knownVendors, counts.vendors_known] satisfies [string, number]] : []),
    [isBefore ? texts.rowsLeftOut : texts.rowsNotRead, counts.skipped],
  ];
  return named.map(([term, count]) => ({ term, description: formatCount(count) }));
}

function newVendorsText({ new_vendors: names, counts }: ImportRun): string {
  const more = counts.vendors_created - names.length;
  return texts.newVendorNames({ names: names.join(', '), more: Math.max(more, 0) });
}
