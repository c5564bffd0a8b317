import type { CurrencyCode } from '@consignment/domain/money/currency';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo } from 'react';
import { DateTimeText } from '../../../parts/lists/DateTimeText.tsx';
import { Badge } from '../../../primitives/text/Badge.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';
import { ruleDaysText, ruleValueText, type RuleVersion, ruleStateBadge } from './rule.ts';

const texts = defineTexts('RuleVersions', {
  title: 'Versions',
  label: 'Rule versions',
  emptyTitle: 'There are no versions.',
  version: 'Version',
  numbered: 'Version {version}',
  earns: 'Earns',
  before: 'Before: {value}',
  days: 'Days',
  made: 'Created',
  state: 'State',
});

type Props = {
  /** All for the same lines, the latest first. */
  versions: readonly RuleVersion[];
  /** The one whose page this is. */
  current: number;
  /** In which amounts are counted. */
  books: CurrencyCode;
  /** IANA zone of the shop. */
  timeZone: string;
  hrefOfRule: (id: number) => string;
};

type Row = RuleVersion & { before: RuleVersion | null };

/** The versions of a rule as a history: when each was made, by whom and why, and from which value to which. */
export function RuleVersions({ versions, current, books, timeZone, hrefOfRule }: Props) {
  const columns = useMemo(() => columnsOf(books, timeZone), [books, timeZone]);
  const rows = useMemo(
    () => versions.map((version, at): Row => ({ ...version, before: versions[at + 1] ?? null })),
    [versions],
  );
  return (
    <Card title={texts.title} padding="none">
      <DataTable
        label={texts.label}
        columns={columns}
        rowId={({ id }) => String(id)}
        rowHref={({ id }) => (id === current ? null : hrefOfRule(id))}
        state={{ is: 'ready', rows }}
        empty={{ title: texts.emptyTitle }}
        sort={null}
        onSort={() => undefined}
      />
    </Card>
  );
}

function columnsOf(books: CurrencyCode, timeZone: string): DataColumn<Row>[] {
  return [
    {
      id: 'version',
      header: texts.version,
      cell: ({ version }) => texts.numbered({ version }),
      isRowHeader: true,
      width: 'narrow',
    },
    {
      id: 'value',
      header: texts.earns,
      cell: (row) => (
        <Stack space="xxsmall">
          <span>{ruleValueText(row, books)}</span>
          {row.before !== null && (
            <Text as="span" size="small" tone="muted">
              {texts.before({ value: ruleValueText(row.before, books) })}
            </Text>
          )}
        </Stack>
      ),
      width: 'wide',
    },
    { id: 'days', header: texts.days, cell: ruleDaysText },
    {
      id: 'made',
      header: texts.made,
      cell: ({ made_at: at, made_by: by, reason }) => (
        <Stack space="xxsmall">
          <span>
            <DateTimeText instant={at} timeZone={timeZone} />
            {by !== null && (
              <span>
                , <bdi>{by}</bdi>
              </span>
            )}
          </span>
          {reason !== '' && (
            <Text as="span" size="small" tone="muted">
              <bdi>{reason}</bdi>
            </Text>
          )}
        </Stack>
      ),
    },
    {
      id: 'state',
      header: texts.state,
      cell: ({ state }) => <Badge {...ruleStateBadge(state)} />,
      width: 'narrow',
    },
  ];
}
