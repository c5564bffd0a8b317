import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { useState } from 'react';
import { isolated } from '@consignment/domain/text/direction';
import type { ImportRunFile } from '../../../parts/imports/import-run.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import { Card } from '../../../primitives/layout/Card.tsx';
import { DescriptionList } from '../../../primitives/text/DescriptionList.tsx';
import { Heading } from '../../../primitives/text/Heading.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

const texts = defineTexts('ImportColumns', {
  columns: 'Columns',
  hide: 'Hide how the columns are read',
  show: 'Show how the columns are read',
  missing: 'No {header}',
  allRead: '{n, plural, one {The only column has been read.} other {All # columns have been read.}}',
  someRead: '{read} of {n, plural, one {# column has been} other {# columns have been}} read.',
  notRead: 'Not read: {headers}.',
});

type Columns = NonNullable<ImportRunFile['columns']>;

/** How the columns of each file are read, folded away. Missing columns always show, each with its consequence. */
export function ImportColumns({ files }: { files: readonly ImportRunFile[] }) {
  const [isOpen, setIsOpen] = useState(false);
  const read = files.flatMap(({ name, columns }) => (columns === null ? [] : [{ name, columns }]));
  if (read.length === 0) return null;
  return (
    <Card title={texts.columns}>
      <Stack space="large">
        {read.map(({ name, columns }) => (
          <File key={name} name={name} columns={columns} isOpen={isOpen} />
        ))}
        <div>
          <Button label={isOpen ? texts.hide : texts.show} size="small" onClick={() => setIsOpen(!isOpen)} />
        </div>
      </Stack>
    </Card>
  );
}

function File({ name, columns, isOpen }: { name: string; columns: Columns; isOpen: boolean }) {
  const { read, ignored, missing } = columns;
  return (
    <Stack space="small">
      <Heading level={3} size="small">
        {name}
      </Heading>
      <Text key={`${read.length} ${ignored.length}`}>{sentence(columns)}</Text>
      {missing.length > 0 && (
        <DescriptionList
          items={missing.map(({ header, without }) => ({
            term: texts.missing({ header }),
            description: without,
          }))}
        />
      )}
      {isOpen && (
        <DescriptionList
          items={[...byMeaning(read)].map(([meaning, headers]) => ({
            term: headers.join(', '),
            description: meaning,
          }))}
        />
      )}
      {isOpen && ignored.length > 0 && (
        <Text key={ignored.join()} size="small" tone="muted">
          {texts.notRead({ headers: ignored.map(isolated).join(', ') })}
        </Text>
      )}
    </Stack>
  );
}

function sentence({ read, ignored }: Columns): string {
  const n = read.length + ignored.length;
  return ignored.length === 0 ? texts.allRead({ n }) : texts.someRead({ read: formatCount(read.length), n });
}

/** Columns that say one thing together, such as an address, are one row. */
function byMeaning(read: Columns['read']): Map<string, string[]> {
  const headers = new Map<string, string[]>();
  for (const { header, taken_for } of read) {
    headers.set(taken_for, [...(headers.get(taken_for) ?? []), header]);
  }
  return headers;
}
