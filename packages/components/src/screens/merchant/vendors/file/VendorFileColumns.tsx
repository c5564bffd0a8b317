import { defineTexts } from '@consignment/domain/text/texts';
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

const texts = defineTexts('VendorFileColumns', {
  columns: 'Columns',
  intro:
    'Choose what each column contains. If you make the same choice for two columns, such as first and last name, the columns will be combined.',
  column: 'Column {n}',
  noValue: 'No value',
  suchAs: 'For example, {example}',
  notRead: 'Not read',
});

type Props = {
  columns: VendorFileCheck['columns'];
  /** All columns with one of them changed. */
  onChange: (columns: VendorFileColumnChoice) => void;
};

/** The meaning of each column of a file, as it was found, to be changed. */
export function VendorFileColumns({ columns, onChange }: Props) {
  const fields = columns.map(({ field }) => field);
  const options = vendorFileFields.map((field) => ({ value: field, label: vendorFieldLabel(field) }));
  return (
    <Card title={texts.columns}>
      <Stack space="medium">
        <Text size="small" tone="muted">
          {texts.intro}
        </Text>
        <div className={styles.columns}>
          {columns.map(({ heading, example, field }, at) =>
            heading === '' && example === '' ? null : (
              <Select
                // Headings may be equal, and keep their places.
                key={at}
                name={`column-${at + 1}`}
                label={heading === '' ? texts.column({ n: at + 1 }) : heading}
                hint={example === '' ? texts.noValue : texts.suchAs({ example: short(example) })}
                options={options}
                placeholder={texts.notRead}
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

function fieldOf(value: string): VendorFileField | null {
  return vendorFileFields.find((field) => field === value) ?? null;
}

function short(text: string): string {
  return text.length > 40 ? `${text.slice(0, 39).toWellFormed()}…` : text;
}
