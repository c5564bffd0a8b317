import { defineTexts } from '@consignment/domain/text/texts';
import { isFixed, type ColumnChoice, type DataColumn } from '../../primitives/tables/data-table.ts';
import { Dropdown } from '../../primitives/filters/Dropdown.tsx';
import { onUse } from '../pages/on-use.tsx';

const texts = defineTexts('ColumnsFilter', {
  columns: 'Columns',
  all: 'All',
  some: '{shown} of {all}',
});

const { Component: ColumnsPanelOnUse, fetchSoon: fetchColumnsPanel } = onUse(
  async () => (await import('./ColumnsPanel.tsx')).ColumnsPanel,
);

type Props<Row> = {
  columns: readonly DataColumn<Row>[];
  choice: ColumnChoice;
};

/** Says how many of a list's columns are shown, and chooses them. The name of a row and its money always stay. */
export function ColumnsFilter<Row>({ columns, choice: { hidden, onColumns } }: Props<Row>) {
  const choosable = columns.filter((column) => !isFixed(column));
  const shown = columns.filter((column) => isFixed(column) || !hidden.includes(column.id));
  return (
    <Dropdown
      label={texts.columns}
      shown={
        shown.length === columns.length ? texts.all : texts.some({ shown: shown.length, all: columns.length })
      }
      onNear={fetchColumnsPanel}
    >
      {() => <ColumnsPanelOnUse columns={choosable} hidden={hidden} onColumns={onColumns} />}
    </Dropdown>
  );
}
