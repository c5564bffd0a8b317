import { formatDays } from '@consignment/domain/time/dates';
import { useMemo, useState } from 'react';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { counted } from '../../../parts/lists/counted.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { agreementText, roleWords, type ComparedFile, type ShownReconciliation } from './reconciliation.ts';
import { UnreadRowsDialog } from './UnreadRowsDialog.tsx';

type Props = {
  sources: Pick<ShownReconciliation, 'platform' | 'files'>;
  /** IANA zone of the shop. */
  timeZone: string;
  /** Takes a file out, and its differences with it. Null for a person who may not. */
  onRemove: ((fileId: number) => Promise<Outcome>) | null;
};

type Source =
  { id: string; platform: NonNullable<ShownReconciliation['platform']> } | { id: string; file: ComparedFile };

/** The other sides of the comparison: the connected platform, and the files that were read for it. */
export function ComparedSources({ sources, timeZone, onRemove }: Props) {
  const { platform, files } = sources;
  const [removing, setRemoving] = useState<ComparedFile | null>(null);
  const [reading, setReading] = useState<ComparedFile | null>(null);
  const canRemove = onRemove !== null;
  const columns = useMemo(
    () => columnsOf({ timeZone, onRead: setReading, onRemove: canRemove ? setRemoving : null }),
    [timeZone, canRemove],
  );
  const rows: Source[] = [
    ...(platform === null ? [] : [{ id: 'platform', platform }]),
    ...files.map((file) => ({ id: String(file.id), file })),
  ];
  return (
    <Card title="Compared with" padding="none">
      <DataTable
        label="Compared with"
        columns={columns}
        rowId={({ id }) => id}
        state={{ is: 'ready', rows }}
        sort={null}
        onSort={() => undefined}
        empty={{
          title: 'Only the books are compared, among themselves.',
          detail:
            'Compare an orders export, refunds, PayPal’s activity or a bank statement: nothing of it is imported.',
        }}
      />
      {reading !== null && <UnreadRowsDialog file={reading} onClose={() => setReading(null)} />}
      {onRemove !== null && (
        <ConfirmDialog
          isOpen={removing !== null}
          onClose={() => setRemoving(null)}
          title="Take this file out?"
          description={`${removing?.name ?? ''} is not compared any more, and its differences go with it. Nothing in the books changes, and the file can be compared again.`}
          confirmLabel="Take it out"
          busyLabel="Saving…"
          onConfirm={() => (removing === null ? Promise.resolve({ is: 'done' }) : onRemove(removing.id))}
        />
      )}
    </Card>
  );
}

type Of = {
  timeZone: string;
  onRead: (file: ComparedFile) => void;
  onRemove: ((file: ComparedFile) => void) | null;
};

function columnsOf({ timeZone, onRead, onRemove }: Of): DataColumn<Source>[] {
  const columns: (DataColumn<Source> | false)[] = [
    {
      id: 'source',
      header: 'Source',
      cell: (source) =>
        'platform' in source ? <bdi>{source.platform.name}</bdi> : <FileName file={source.file} />,
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'read',
      header: 'Read',
      cell: (source) =>
        'platform' in source ? (
          counted(source.platform.orders, 'order')
        ) : (
          <FileRecords file={source.file} onRead={onRead} />
        ),
    },
    {
      id: 'at',
      header: 'When',
      cell: (source) => <When source={source} timeZone={timeZone} />,
    },
    {
      id: 'open',
      header: 'Differences',
      cell: (source) => {
        const standing = 'platform' in source ? source.platform : source.file;
        return agreementText(standing) ?? standing.open.toLocaleString('en-US');
      },
      align: 'end',
    },
    onRemove !== null && {
      id: 'action',
      header: 'Action',
      cell: (source) =>
        'platform' in source ? null : (
          <Button label="Remove…" size="small" onClick={() => onRemove(source.file)} />
        ),
      align: 'end',
      width: 'narrow',
      isSelfExplanatory: true,
    },
  ];
  return columns.filter((column) => column !== false);
}

function FileName({ file: { name, role } }: { file: ComparedFile }) {
  return (
    <Stack space="xxsmall">
      {/* Within a line, so that a name of another direction stands on the side of the page's. */}
      <span>
        <bdi>{name}</bdi>
      </span>
      <Text as="span" size="small" tone="muted">
        {roleWords[role].name}
      </Text>
    </Stack>
  );
}

function FileRecords({ file, onRead }: { file: ComparedFile; onRead: (file: ComparedFile) => void }) {
  const { role, records, first_day: from, last_day: to, problem_count: problems } = file;
  const days = from === null || to === null ? null : formatDays({ from, to });
  return (
    <Stack space="xxsmall" align="start">
      <span>{counted(records, roleWords[role].record)}</span>
      {days !== null && (
        <Text as="span" size="small" tone="muted">
          {days}
        </Text>
      )}
      {problems > 0 && (
        <Button
          label={`${counted(problems, 'row')} not read…`}
          size="small"
          tone="quiet"
          onClick={() => onRead(file)}
        />
      )}
    </Stack>
  );
}

function When({ source, timeZone }: { source: Source; timeZone: string }) {
  if ('platform' in source) {
    const { read_at: readAt } = source.platform;
    return readAt === null ? <span>Not yet</span> : <DateTimeText instant={readAt} timeZone={timeZone} />;
  }
  const { by, uploaded_at: at } = source.file;
  return (
    <Stack space="xxsmall">
      <DateTimeText instant={at} timeZone={timeZone} />
      <Text as="span" size="small" tone="muted">
        <bdi>{by ?? 'A former member'}</bdi>
      </Text>
    </Stack>
  );
}
