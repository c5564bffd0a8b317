import type { CurrencyCode } from '@consignment/domain/money/currency';
import { mostTriedText } from '@consignment/domain/imports/import-trial';
import { defineTexts } from '@consignment/domain/text/texts';
import { useMemo, useState } from 'react';
import { dueTile } from '../../../parts/commission/due-tile.tsx';
import type { ImportRun } from '../../../parts/imports/import-run.ts';
import { MoneyText } from '../../../parts/money/MoneyText.tsx';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { Heading } from '../../../primitives/text/Heading.tsx';
import { Stack } from '../../../primitives/layout/Stack.tsx';
import { StatTiles } from '../../../primitives/text/StatTiles.tsx';
import { Text } from '../../../primitives/text/Text.tsx';

const texts = defineTexts('ImportEffect', {
  dueToVendors: 'Due to vendors',
  tooMany:
    'We can calculate the amounts due after an import for up to {most}. These files contain more: import a shorter period to see the amounts first.',
  nothingChanges: 'The amounts due to vendors won’t change.',
  dueNow: 'Due now',
  dueAfterImport: 'Due after the import',
  changedVendors: 'Vendors whose amount due will change',
  emptyTitle: 'No vendors are affected.',
  showFewer: 'Show fewer',
  vendor: 'Vendor',
  dueAfter: 'Due after',
  showAll: 'Show all {n, plural, one {# vendor} other {# vendors}}',
  changeLess:
    'These are the biggest changes. The changes for {n, plural, one {# other vendor} other {# other vendors}} are smaller.',
});

type Effect = NonNullable<ImportRun['effect']>;
type Props = {
  /** Null where it was not worked out. */
  effect: ImportRun['effect'];
  currency: CurrencyCode;
};

/** Drawn at first. */
const first = 5;

/** The amounts due before an import and after it, in sum and by vendor. */
export function ImportEffect({ effect, currency }: Props) {
  return (
    <Stack space="medium">
      <Heading level={3} size="small">
        {texts.dueToVendors}
      </Heading>
      {effect === null && <Text>{texts.tooMany({ most: mostTriedText() })}</Text>}
      {effect !== null && effect.vendor_count === 0 && <Text>{texts.nothingChanges}</Text>}
      {effect !== null && effect.vendor_count > 0 && <Changes effect={effect} currency={currency} />}
    </Stack>
  );
}

function Changes({ effect, currency }: { effect: Effect; currency: CurrencyCode }) {
  const [isWhole, setIsWhole] = useState(false);
  const columns = useMemo(() => columnsIn(currency), [currency]);
  const { vendors, vendor_count } = effect;
  const rows = isWhole ? vendors : vendors.slice(0, first);
  const hidden = vendor_count - vendors.length;
  return (
    <Stack space="medium">
      <StatTiles
        tiles={[
          dueTile(texts.dueNow, { due: effect.due_before, owedBack: effect.owed_back_before }, currency),
          dueTile(
            texts.dueAfterImport,
            { due: effect.due_after, owedBack: effect.owed_back_after },
            currency,
          ),
        ]}
      />
      <DataTable
        label={texts.changedVendors}
        columns={columns}
        rowId={({ vendor }) => vendor}
        state={{ is: 'ready', rows }}
        sort={null}
        onSort={() => undefined}
        empty={{ title: texts.emptyTitle }}
      />
      {vendors.length > first && (
        <div>
          <Button
            label={isWhole ? texts.showFewer : texts.showAll({ n: vendors.length })}
            size="small"
            onClick={() => setIsWhole(!isWhole)}
          />
        </div>
      )}
      {hidden > 0 && (
        <Text key={hidden} size="small" tone="muted">
          {texts.changeLess({ n: hidden })}
        </Text>
      )}
    </Stack>
  );
}

function columnsIn(currency: CurrencyCode): readonly DataColumn<Effect['vendors'][number]>[] {
  return [
    { id: 'vendor', header: texts.vendor, cell: ({ vendor }) => vendor, isRowHeader: true, width: 'wide' },
    {
      id: 'before',
      header: texts.dueNow,
      cell: ({ due_before }) => <MoneyText amount={due_before} currency={currency} />,
      align: 'end',
    },
    {
      id: 'after',
      header: texts.dueAfter,
      cell: ({ due_after }) => <MoneyText amount={due_after} currency={currency} />,
      align: 'end',
    },
  ];
}
