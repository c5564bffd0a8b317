import { defineTexts } from '@consignment/domain/text/texts';
import type { DataColumn } from '../data-table.ts';
import * as styles from '../DataTable.css.ts';
import { checkCell } from './DataTableEdges.css.ts';
import { VisuallyHidden } from '../../layout/VisuallyHidden.tsx';

const texts = defineTexts('UnreadableRow', {
  unreadable: 'this row could not be read',
});

const boxCell = `${styles.cell({ isSelfExplanatory: true, isLeading: true })} ${checkCell}`;

/** A row of which nothing can be shown: it keeps its place, and says so. DataTable draws it; nothing else should. */
export function UnreadableRow<Row>({
  columns,
  classes,
  hasSelection,
}: {
  columns: readonly DataColumn<Row>[];
  classes: readonly string[];
  hasSelection: boolean;
}) {
  return (
    <tr role="row" className={styles.row({ isLink: false })}>
      {hasSelection && <td role="cell" className={boxCell} />}
      {columns.map(({ id, header, isRowHeader = false, isSelfExplanatory = false }, index) =>
        isRowHeader ? (
          <th key={id} role="rowheader" scope="row" className={classes[index]}>
            N/A<VisuallyHidden>{`: ${texts.unreadable}`}</VisuallyHidden>
          </th>
        ) : (
          <td
            key={id}
            role="cell"
            className={classes[index]}
            data-label={isSelfExplanatory ? undefined : header}
          >
            N/A
          </td>
        ),
      )}
    </tr>
  );
}
