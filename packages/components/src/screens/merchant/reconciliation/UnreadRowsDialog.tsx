import { counted } from '../../../parts/lists/counted.ts';
import { Button } from '../../../primitives/actions/Button.tsx';
import type { DataColumn } from '../../../primitives/tables/data-table.ts';
import { DataTable } from '../../../primitives/tables/DataTable.tsx';
import { Dialog } from '../../../primitives/overlays/Dialog.tsx';
import { DialogActions } from '../../../primitives/overlays/DialogActions.tsx';
import type { ComparedFile } from './reconciliation.ts';

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
      title={`${counted(count, 'row')} not read`}
      description={`${name}: what these rows say is not compared. Correct them in the file, and compare it again.`}
    >
      <DataTable
        label="Rows not read"
        columns={columns}
        rowId={({ row, detail }) => `${row} ${detail}`}
        state={{ is: 'ready', rows: problems }}
        sort={null}
        onSort={() => undefined}
        empty={{ title: 'Every row can be read.' }}
      />
      {more > 0 && <p>{`And ${counted(more, 'more row')}.`}</p>}
      <DialogActions>
        <Button label="Close" onClick={onClose} />
      </DialogActions>
    </Dialog>
  );
}

const columns: readonly DataColumn<UnreadRow>[] = [
  {
    id: 'row',
    header: 'Row',
    cell: ({ row }) => (row === 0 ? 'Whole file' : `Row ${row.toLocaleString('en-US')}`),
    isRowHeader: true,
    width: 'narrow',
  },
  { id: 'detail', header: 'Reason', cell: ({ detail }) => detail, width: 'wide' },
];
