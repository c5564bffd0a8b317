import type { ReactNode } from 'react';
import { Box } from '@consignment/components/primitives/layout/Box';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Stack } from '@consignment/components/primitives/layout/Stack';
import { Text } from '@consignment/components/primitives/text/Text';

type Props<Row extends string, Column extends string> = {
  rows: readonly Row[];
  columns: readonly Column[];
  cell: (row: Row, column: Column) => ReactNode;
};

/** Every pair of two variants, named; the lists come from the recipe, so a new variant is drawn the day it is born. */
export function Matrix<Row extends string, Column extends string>({
  rows,
  columns,
  cell,
}: Props<Row, Column>) {
  return (
    <Stack space="large">
      {rows.map((row) => (
        <Stack key={row} space="xsmall">
          <Text size="small" tone="muted">
            {row}
          </Text>
          <Inline space="medium">
            {columns.map((column) => (
              <Box key={column}>{cell(row, column)}</Box>
            ))}
          </Inline>
        </Stack>
      ))}
    </Stack>
  );
}

/** The names of one variant of a recipe: `variantNames(button.classNames.variants.tone)`. */
export function variantNames<Variant extends object>(
  variant: Variant,
): `${keyof Variant & (string | number)}`[] {
  // Object.keys forgets the type of the keys; a recipe's variants have no others.
  return Object.keys(variant) as `${keyof Variant & (string | number)}`[];
}
