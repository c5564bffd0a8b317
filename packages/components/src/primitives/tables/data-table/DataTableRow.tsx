import { memo, useMemo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { checkbox } from '../../fields/choice.css.ts';
import { withEdges } from './data-table-edges.ts';
import type { DataColumn } from '../data-table.ts';
import * as styles from '../DataTable.css.ts';
import { check, checkCell as boxCell } from './DataTableEdges.css.ts';
import { pinned } from './DataTablePins.css.ts';
import { link } from '../../navigation/Link.css.ts';
import { Anchor } from '../../navigation/Anchor.tsx';

type RowSelection<Row> = {
  isSelected: boolean;
  isSelectable: boolean;
  label: string;
  notSelectable: (row: Row) => ReactNode;
};

type Props<Row> = {
  id: string;
  row: Row;
  columns: readonly DataColumn<Row>[];
  /** Of its cells, one for each column. */
  classes: readonly string[];
  href: string | null;
  selection: RowSelection<Row> | null;
  onToggle: (id: string) => void;
};

const plainRow = styles.row({ isLink: false });
const linkRow = styles.row({ isLink: true });
const checkCell = `${styles.cell({ isSelfExplanatory: true, isLeading: true })} ${boxCell}`;

function DataTableRowDrawing<Row>({ id, row, columns, classes, href, selection, onToggle }: Props<Row>) {
  // The same elements again when only the selection changes, which React then leaves as they are.
  const cells = useMemo(
    () => columns.map((column, index) => cellOf(row, column, href, classes[index])),
    [row, columns, classes, href],
  );
  return (
    <tr
      role="row"
      className={href === null ? plainRow : linkRow}
      data-selected={selection?.isSelected ? '' : undefined}
      data-interactive={href === null ? undefined : ''}
      onClick={href === null ? undefined : followRowLink}
    >
      {selection && (
        <td role="cell" className={checkCell}>
          {selection.isSelectable ? (
            <label className={check}>
              <input
                type="checkbox"
                aria-label={selection.label}
                checked={selection.isSelected}
                onChange={() => onToggle(id)}
                className={checkbox}
              />
            </label>
          ) : (
            selection.notSelectable(row)
          )}
        </td>
      )}
      {cells}
    </tr>
  );
}

/**
 * One row of a DataTable, drawn again only when something it shows has changed. `notSelectable` is left out of the
 * comparison, since a caller writes it in place and it may depend on the row alone. DataTable draws it; nothing else
 * should.
 */
export const DataTableRow = memo(DataTableRowDrawing, (before, after) => {
  const a = before.selection;
  const b = after.selection;
  return (
    before.id === after.id &&
    before.row === after.row &&
    before.columns === after.columns &&
    before.classes === after.classes &&
    before.href === after.href &&
    before.onToggle === after.onToggle &&
    a?.isSelected === b?.isSelected &&
    a?.isSelectable === b?.isSelectable &&
    a?.label === b?.label
  );
  // memo loses the type parameter; the props are the same.
}) as typeof DataTableRowDrawing;

function cellOf<Row>(
  row: Row,
  column: DataColumn<Row>,
  href: string | null,
  className: string | undefined,
): ReactNode {
  const { id, header, isRowHeader = false, isSelfExplanatory = false } = column;
  if (!isRowHeader) {
    return (
      <td
        key={id}
        role="cell"
        className={className}
        data-label={isSelfExplanatory ? undefined : header}
        data-blank={column.isBlank?.(row) || undefined}
      >
        {column.cell(row)}
      </td>
    );
  }
  return (
    <th key={id} role="rowheader" scope="row" className={className}>
      {href === null ? (
        column.cell(row)
      ) : (
        <Anchor href={href} className={link({ tone: 'strong' })} data-row-link="">
          {column.cell(row)}
        </Anchor>
      )}
    </th>
  );
}

/** The classes of the cells of every row, one for each column. */
export function cellClasses(
  columns: readonly Omit<DataColumn<never>, 'cell' | 'isBlank'>[],
  hasSelection: boolean,
): string[] {
  const header = columns.findIndex((column) => column.isRowHeader);
  return columns.map((column, index) => {
    const { isRowHeader = false, isSelfExplanatory = false, hasPicture = false, align, width, pin } = column;
    const isLeading = isSelfExplanatory && index < header;
    const look = styles.cell({ align, width, isRowHeader, isSelfExplanatory, isLeading, hasPicture });
    return withEdges(pin === undefined ? look : `${look} ${pinned[pin]}`, {
      index,
      count: columns.length,
      hasBox: hasSelection,
    });
  });
}

/** A press on the row is a press on its link, with the same keys held; selecting text is not a press. */
function followRowLink(event: MouseEvent<HTMLTableRowElement>) {
  const { target, currentTarget } = event;
  if (!(target instanceof Element) || target.closest('a, button, input, select, textarea, label')) return;
  // Dialogs and menus are children of the row for React, but do not lie in it.
  if (!currentTarget.contains(target) || window.getSelection()?.isCollapsed === false) return;
  const { ctrlKey, metaKey, shiftKey, altKey } = event;
  currentTarget
    .querySelector('a[data-row-link]')
    ?.dispatchEvent(
      new window.MouseEvent('click', { bubbles: true, cancelable: true, ctrlKey, metaKey, shiftKey, altKey }),
    );
}
