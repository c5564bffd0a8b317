import {
  vendorFieldLabel,
  vendorFileFields,
  type VendorFileField,
} from '@consignment/domain/vendor-files/vendor-file';
import { Card } from '../../../../primitives/layout/Card.tsx';
import { Stack } from '../../../../primitives/layout/Stack.tsx';
import { Text } from '../../../../primitives/text/Text.tsx';
import { Select } from '../../../../primitives/fields/Select.tsx';
import type { VendorFileCheck, VendorFileColumnChoice } from './vendor-file-check.ts';
import * as styles from './VendorFileColumns.css.ts';

type Props = {
  columns: VendorFileCheck['columns'];
  /** All columns with one of them changed. */
  onChange: (columns: VendorFileColumnChoice) => void;
};

/** The meaning of each column of a file, as it was found, to be changed. */
export function VendorFileColumns({ columns, onChange }: Props) {
  const fields = columns.map(({ field }) => field);
  return (
    <Card title="Columns">
      <Stack space="medium">
        <Text size="small" tone="muted">
          Each heading of your file, and what it is read as. Two columns of one meaning, such as first and
          last name, are joined.
        </Text>
        <div className={styles.columns}>
          {columns.map(({ heading, example, field }, at) =>
            heading === '' && example === '' ? null : (
              <Select
                // Headings may be equal, and keep their places.
                key={at}
                name={`column-${at + 1}`}
                label={heading === '' ? `Column ${at + 1}` : heading}
                hint={example === '' ? 'No value' : `Such as ${short(example)}`}
                options={options}
                placeholder="Not read"
                defaultValue={field ?? ''}
                onChange={(value) => onChange(fields.with(at, fieldOf(value)))}
              />
            ),
          )}
        </div>
      </Stack>
    </Card>
  );
}

const options = vendorFileFields.map((field) => ({ value: field, label: vendorFieldLabel(field) }));

function fieldOf(value: string): VendorFileField | null {
  return vendorFileFields.find((field) => field === value) ?? null;
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39).toWellFormed()}…` : text;
}
