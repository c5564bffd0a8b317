import { vendorFieldLabel } from '@consignment/domain/vendor-files/vendor-file';
import { counted } from '../../../../parts/lists/counted.ts';
import { Banner } from '../../../../primitives/feedback/Banner.tsx';
import { Card } from '../../../../primitives/layout/Card.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Link } from '../../../../primitives/navigation/Link.tsx';
import type { DataColumn } from '../../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../../primitives/tables/DataTable.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import type { VendorFileCheck } from './vendor-file-check.ts';

type Props = { check: VendorFileCheck; hrefOfVendor: (vendorId: number) => string };

/** The effect of a file on the vendors of the shop, before it is written. */
export function VendorFileResult({ check, hrefOfVendor }: Props) {
  const { added, filled, unchanged, problems, problem_rows: left } = check;
  if (!check.columns.some(({ field }) => field === 'name')) {
    return (
      <Banner tone="caution" title="Which column has the names of the vendors?" announcement="polite">
        <p>No heading says so. Choose “Vendor name” for that column.</p>
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
              <Text>
                {`${counted(filled.length, 'vendor')} ${filled.length === 1 ? 'is' : 'are'} in the shop already. Empty fields are filled in, and no other field changes.`}
              </Text>
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
                <Text size="small" tone="muted">{`And ${filled.length - mostListed} more.`}</Text>
              )}
            </>
          )}
          {filled.some(({ fields }) => fields.includes('paypal_email')) && (
            <Text size="small" tone="muted">
              A PayPal email that is filled in holds payments to that vendor for 48 hours, and the vendor gets
              a mail.
            </Text>
          )}
          {unchanged > 0 && (
            <Text tone="muted">
              {`${counted(unchanged, 'vendor')} ${unchanged === 1 ? 'is' : 'are'} in the shop already, with nothing to fill in.`}
            </Text>
          )}
        </Stack>
      </Card>
      {problems.length > 0 && (
        <Card title={`${counted(left, 'row')} ${left === 1 ? 'is' : 'are'} left out`} padding="none">
          <DataTable
            label="Rows that are left out"
            columns={problemColumns}
            // One row can have two problems in one column.
            rowId={({ row, column, detail }) => `${row}:${column ?? ''}:${detail}`}
            state={{ is: 'ready', rows: problems }}
            sort={null}
            onSort={() => undefined}
            empty={{ title: 'No row has a problem.' }}
          />
        </Card>
      )}
    </Stack>
  );
}

const mostListed = 10;

function titleOf({ added, rows }: VendorFileCheck): string {
  if (added.length > 0) return `${counted(added.length, 'vendor')} ${added.length === 1 ? 'is' : 'are'} new`;
  return `No vendor is new in ${counted(rows, 'row')}`;
}

function namesOf(names: readonly string[]): string {
  const more = names.length - mostListed;
  const listed = names.slice(0, mostListed).join(', ');
  return more > 0 ? `${listed} and ${more.toLocaleString('en-US')} more.` : `${listed}.`;
}

const problemColumns: readonly DataColumn<VendorFileCheck['problems'][number]>[] = [
  {
    id: 'row',
    header: 'Row',
    cell: ({ row }) => `Row ${row.toLocaleString('en-US')}`,
    width: 'narrow',
    isRowHeader: true,
  },
  { id: 'column', header: 'Column', cell: ({ column }) => column ?? 'Whole row', width: 'narrow' },
  { id: 'detail', header: 'Problem', cell: ({ detail }) => detail, width: 'wide' },
];
