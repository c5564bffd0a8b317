import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { vendorFieldLabel } from '@consignment/domain/vendor-files/vendor-file';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import { Card } from '../../../../primitives/layout/Card.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Link } from '../../../../primitives/navigation/Link.tsx';
import type { DataColumn } from '../../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../../primitives/tables/DataTable.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import type { VendorFileCheck } from './vendor-file-check.ts';

const texts = defineTexts('VendorFileResult', {
  noNames: 'Which column has the vendors’ names?',
  chooseNames: 'The headings don’t show this. Choose “Vendor name” for the correct column.',
  andMore: 'And {n} more.',
  paypalHold:
    'Payments to a vendor with a newly added PayPal email will be held for 48 hours, and the vendor will get an email.',
  rowsLeftOut: 'Rows left out',
  emptyTitle: 'No rows have problems.',
  wholeRow: 'Whole row',
  filled:
    '{n, plural, one {# vendor is} other {# vendors are}} already in the shop. Empty fields will be filled in, and no other fields will change.',
  unchanged:
    '{n, plural, one {# vendor is} other {# vendors are}} already in the shop, with nothing to fill in.',
  leftOut: '{n, plural, one {# row is} other {# rows are}} left out',
  added: '{n, plural, one {# new vendor} other {# new vendors}}',
  noneAdded: 'No new vendors in {n, plural, one {# row} other {# rows}}',
  namesAndMore: '{names} and {n} more.',
  row: 'Row',
  rowNumber: 'Row {n}',
  column: 'Column',
  problem: 'Problem',
});

type Props = { check: VendorFileCheck; hrefOfVendor: (vendorId: number) => string };

/** The effect of a file on the vendors of the shop, before it is written. */
export function VendorFileResult({ check, hrefOfVendor }: Props) {
  const { added, filled, unchanged, problems, problem_rows: left } = check;
  if (!check.columns.some(({ field }) => field === 'name')) {
    return (
      <Banner tone="caution" title={texts.noNames} announcement="polite">
        <p>{texts.chooseNames}</p>
      </Banner>
    );
  }
  return (
    <Stack space="medium">
      <Card title={titleOf(check)}>
        <Stack space="small">
          {added.length > 0 && <Text>{namesOf(added.map(({ name }) => name))}</Text>}
          {filled.length > 0 && (
            <>
              <Text>{texts.filled({ n: filled.length })}</Text>
              <Stack as="ul" space="xsmall">
                {filled.slice(0, mostListed).map(({ id, name, fields }) => (
                  <li key={id}>
                    <Link href={hrefOfVendor(id)} label={name} />
                    <Text as="span" size="small" tone="muted">
                      {` ${fields.map(vendorFieldLabel).join(', ')}`}
                    </Text>
                  </li>
                ))}
              </Stack>
              {filled.length > mostListed && (
                <Text size="small" tone="muted">
                  {texts.andMore({ n: formatCount(filled.length - mostListed) })}
                </Text>
              )}
            </>
          )}
          {filled.some(({ fields }) => fields.includes('paypal_email')) && (
            <Text size="small" tone="muted">
              {texts.paypalHold}
            </Text>
          )}
          {unchanged > 0 && <Text tone="muted">{texts.unchanged({ n: unchanged })}</Text>}
        </Stack>
      </Card>
      {problems.length > 0 && (
        <Card title={texts.leftOut({ n: left })} padding="none">
          <DataTable
            label={texts.rowsLeftOut}
            columns={problemColumns()}
            // One row can have two problems in one column.
            rowId={({ row, column, detail }) => `${row}:${column ?? ''}:${detail}`}
            state={{ is: 'ready', rows: problems }}
            sort={null}
            onSort={() => undefined}
            empty={{ title: texts.emptyTitle }}
          />
        </Card>
      )}
    </Stack>
  );
}

const mostListed = 10;

function titleOf({ added, rows }: VendorFileCheck): string {
  return added.length > 0 ? texts.added({ n: added.length }) : texts.noneAdded({ n: rows });
}

function namesOf(names: readonly string[]): string {
  const more = names.length - mostListed;
  const listed = names.slice(0, mostListed).join(', ');
  return more > 0 ? texts.namesAndMore({ names: listed, n: formatCount(more) }) : `${listed}.`;
}

function problemColumns(): DataColumn<VendorFileCheck['problems'][number]>[] {
  return [
    {
      id: 'row',
      header: texts.row,
      cell: ({ row }) => texts.rowNumber({ n: formatCount(row) }),
      width: 'narrow',
      isRowHeader: true,
    },
    { id: 'column', header: texts.column, cell: ({ column }) => column ?? texts.wholeRow, width: 'narrow' },
    { id: 'detail', header: texts.problem, cell: ({ detail }) => detail, width: 'wide' },
  ];
}
