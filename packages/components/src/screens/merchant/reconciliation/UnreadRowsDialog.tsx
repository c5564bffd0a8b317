import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import type { ComparedFile } from './reconciliation.ts';

const texts = defineTexts('UnreadRowsDialog', {
  description: '{name}: these rows were not compared. Correct them in the file, then compare the file again.',
  label: 'Rows not read',
  emptyTitle: 'Every row can be read.',
  more: 'And {n, plural, one {# more row} other {# more rows}}.',
  close: 'Close',
  wholeFile: 'Whole file',
  title: '{n, plural, one {# row} other {# rows}} not read',
  rowHeader: 'Row',
  row: 'Row {row}',
  reason: 'Reason',
});

type Props = {
  file: Pick<ComparedFile, 'name' | 'problem_count' | 'problems'>;
  onClose: () => void;
};

type UnreadRow = ComparedFile['problems'][number];

/** The rows of a compared file that could not be read. Mount it to open it. */
export function UnreadRowsDialog({ file: { name, problem_count: count, problems }, onClose }: Props) {
  const more = count - problems.length;
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={texts.title({ n: count })}
      description={texts.description({ name })}
    >
      <DataTable
        label={texts.label}
        columns={columns}
        rowId={({ row, detail }) => `${row} ${detail}`}
        state={{ is: 'ready', rows: problems }}
        sort={null}
        onSort={() => undefined}
        empty={{ title: texts.emptyTitle }}
      />
      {more > 0 && <p>{texts.more({ n: more })}</p>}
      <DialogActions>
        <Button label={texts.close} onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
}

const columns: readonly DataColumn<UnreadRow>[] = [
  {
    id: 'row',
    get header() {
      return texts.rowHeader;
    },
    cell: ({ row }) => (row === 0 ? texts.wholeFile : texts.row({ row: formatCount(row) })),
    isRowHeader: true,
    width: 'narrow',
  },
  {
    id: 'detail',
    get header() {
      return texts.reason;
    },
    cell: ({ detail }) => detail,
    width: 'wide',
  },
];
