import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { formatDays } from '@consignment/domain/time/dates';
import { useMemo, useState } from 'react';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { ConfirmDialog } from '../../../primitives/overlays/ConfirmDialog.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import type { Outcome } from '../../../primitives/feedback/outcome.ts';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import {
  agreementText,
  comparedFileNames,
  type ComparedFile,
  type ShownReconciliation,
} from './reconciliation.ts';
import { UnreadRowsDialog } from './UnreadRowsDialog.tsx';

const texts = defineTexts('ComparedSources', {
  title: 'Compared with',
  emptyTitle: 'Only the books themselves are being checked.',
  emptyDetail:
    'Compare the books with an orders export, refunds, PayPal’s activity or a bank statement. Nothing will be imported.',
  removeTitle: 'Remove this file?',
  confirmRemove: 'Remove',
  saving: 'Saving…',
  source: 'Source',
  read: 'Read',
  when: 'When',
  differences: 'Differences',
  action: 'Action',
  remove: 'Remove…',
  notYet: 'Not yet',
  formerMember: 'A former member',
  removeDetail:
    '{name} will no longer be compared, and its differences will be removed. The books won’t change, and you can compare the file again.',
  orders: '{n, plural, one {# order} other {# orders}}',
  refunds: '{n, plural, one {# refund} other {# refunds}}',
  payments: '{n, plural, one {# payment} other {# payments}}',
  notRead: '{n, plural, one {# row} other {# rows}} not read…',
});

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
    <Card title={texts.title} padding="none">
      <DataTable
        label={texts.title}
        columns={columns}
        rowId={({ id }) => id}
        state={{ is: 'ready', rows }}
        sort={null}
        onSort={() => undefined}
        empty={{
          title: texts.emptyTitle,
          detail: texts.emptyDetail,
        }}
      />
      {reading !== null && <UnreadRowsDialog file={reading} onClose={() => setReading(null)} />}
      {onRemove !== null && (
        <ConfirmDialog
          isOpen={removing !== null}
          onClose={() => setRemoving(null)}
          title={texts.removeTitle}
          description={texts.removeDetail({ name: removing?.name ?? '' })}
          confirmLabel={texts.confirmRemove}
          busyLabel={texts.saving}
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
      header: texts.source,
      cell: (source) =>
        'platform' in source ? <bdi>{source.platform.name}</bdi> : <FileName file={source.file} />,
      isRowHeader: true,
      width: 'wide',
    },
    {
      id: 'read',
      header: texts.read,
      cell: (source) =>
        'platform' in source ? (
          texts.orders({ n: source.platform.orders })
        ) : (
          <FileRecords file={source.file} onRead={onRead} />
        ),
    },
    {
      id: 'at',
      header: texts.when,
      cell: (source) => <When source={source} timeZone={timeZone} />,
    },
    {
      id: 'open',
      header: texts.differences,
      cell: (source) => {
        const standing = 'platform' in source ? source.platform : source.file;
        return agreementText(standing) ?? formatCount(standing.open);
      },
      align: 'end',
    },
    onRemove !== null && {
      id: 'action',
      header: texts.action,
      cell: (source) =>
        'platform' in source ? null : (
          <Button label={texts.remove} size="small" onClick={() => onRemove(source.file)} />
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
      {/* Within a line, so that a name of another direction is on the side where the page's text starts. */}
      <span>
        <bdi>{name}</bdi>
      </span>
      <Text as="span" size="small" tone="muted">
        {comparedFileNames[role]}
      </Text>
    </Stack>
  );
}

function FileRecords({ file, onRead }: { file: ComparedFile; onRead: (file: ComparedFile) => void }) {
  const { role, records, first_day: from, last_day: to, problem_count: problems } = file;
  const days = from === null || to === null ? null : formatDays({ from, to });
  return (
    <Stack space="xxsmall" align="start">
      <span>{recordsText(role, records)}</span>
      {days !== null && (
        <Text as="span" size="small" tone="muted">
          {days}
        </Text>
      )}
      {problems > 0 && (
        <Button
          label={texts.notRead({ n: problems })}
          size="small"
          tone="quiet"
          onClick={() => onRead(file)}
        />
      )}
    </Stack>
  );
}

function recordsText(role: ComparedFile['role'], n: number): string {
  if (role === 'orders') return texts.orders({ n });
  return role === 'refunds' ? texts.refunds({ n }) : texts.payments({ n });
}

function When({ source, timeZone }: { source: Source; timeZone: string }) {
  if ('platform' in source) {
    const { read_at: readAt } = source.platform;
    return readAt === null ? (
      <span>{texts.notYet}</span>
    ) : (
      <DateTimeText instant={readAt} timeZone={timeZone} />
    );
  }
  const { by, uploaded_at: at } = source.file;
  return (
    <Stack space="xxsmall">
      <DateTimeText instant={at} timeZone={timeZone} />
      <Text as="span" size="small" tone="muted">
        <bdi>{by ?? texts.formerMember}</bdi>
      </Text>
    </Stack>
  );
}
