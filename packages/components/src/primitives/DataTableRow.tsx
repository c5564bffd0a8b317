import { memo } from 'react';
import type { MouseEvent, ReactNode } from 'react';
import { checkbox } from './choice.css.ts';
import type { DataColumn } from './data-table.ts';
import * as styles from './DataTable.css.ts';
import { link } from './Link.css.ts';
import { Anchor } from './Link.tsx';

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
  href: string | null;
  selection: RowSelection<Row> | null;
  onToggle: (id: string) => void;
};

function DataTableRowDrawing<Row>({ id, row, columns, href, selection, onToggle }: Props<Row>) {
  return (
    <tr
      role="row"
      className={styles.row({ isLink: href !== null })}
      data-selected={selection?.isSelected ? '' : undefined}
      data-interactive={href === null ? undefined : ''}
      onClick={href === null ? undefined : followRowLink}
    >
      {selection && (
        <td role="cell" className={`${styles.cell({ isSelfExplanatory: true })} ${styles.checkCell}`}>
          {selection.isSelectable ? (
            <label className={styles.check}>
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
      {columns.map((column) => (
        <Cell key={column.id} row={row} column={column} href={href} />
      ))}
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
    before.href === after.href &&
    before.onToggle === after.onToggle &&
    a?.isSelected === b?.isSelected &&
    a?.isSelectable === b?.isSelectable &&
    a?.label === b?.label
  );
  // memo loses the type parameter; the props are the same.
}) as typeof DataTableRowDrawing;

type CellProps<Row> = { row: Row; column: DataColumn<Row>; href: string | null };

function Cell<Row>({ row, column, href }: CellProps<Row>) {
  const { header, isRowHeader = false, isSelfExplanatory = false, align = 'start', width = 'auto' } = column;
  const className = styles.cell({ align, width, isRowHeader, isSelfExplanatory });
  if (!isRowHeader) {
    return (
      <td role="cell" className={className} data-label={isSelfExplanatory ? undefined : header}>
        {column.cell(row)}
      </td>
    );
  }
  return (
    <th role="rowheader" scope="row" className={className}>
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

/** A press on the row is a press on its link, with the same keys held; marking text is not a press. */
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
