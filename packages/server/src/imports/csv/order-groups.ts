import type { Readable } from 'node:stream';
import type { ColumnsOf } from './columns.ts';
import { readCsv, type CsvRow } from './read-csv.ts';
import { CsvRefused } from './refused.ts';

/*
 * Groups the rows of an orders export by order: they are adjacent and share a name, and only the first has the
 * order's own columns. Sorting in a spreadsheet scatters them; the name still identifies them.
 */

export type OrderCsvRow = CsvRow<ColumnsOf['orders']>;

/** The rows of one order, the first with its own columns; or rows that belong to no order, with the reason `why`. */
export type OrderGroup =
  | { readonly is: 'order'; readonly head: OrderCsvRow; readonly rows: readonly OrderCsvRow[] }
  | { readonly is: 'stray'; readonly head: OrderCsvRow; readonly rows: number; readonly why: Stray };

type Stray = 'no_name' | 'no_first_row' | 'several_first_rows';

// More than any order has; without a limit, a file with one name in every row would be held in memory whole.
const maximumRows = 5000;
/** The limit of scattered rows, which are held until the end of the file. */
const maximumHeld = 50_000;

const tornApart =
  'In the orders file the rows of many orders are not together, for example after sorting. Export the orders again and import the file unchanged.';

/**
 * The names of orders whose rows do not all follow their first row. `onRow` gets every row. Throws CsvRefused where there are too many such rows.
 */
export async function ordersApart(
  input: Readable,
  onRow: (row: OrderCsvRow) => void = () => undefined,
): Promise<ReadonlySet<string>> {
  const names = new Set<string>();
  let rows = 0;
  for await (const run of runsOf(noted(readCsv('orders', input), onRow))) {
    const [head] = run;
    if (head === undefined || beginsAnOrder(head) || head.cells.name === '') continue;
    names.add(head.cells.name);
    rows += run.length;
    if (rows > maximumHeld) throw new CsvRefused(tornApart);
  }
  return names;
}

async function* noted(
  rows: AsyncIterable<OrderCsvRow>,
  onRow: (row: OrderCsvRow) => void,
): AsyncGenerator<OrderCsvRow> {
  for await (const row of rows) {
    onRow(row);
    yield row;
  }
}

/** The orders of a file; those in `apart` come last, with all of their rows. */
export async function* orderGroups(
  rows: AsyncIterable<OrderCsvRow>,
  apart: ReadonlySet<string>,
): AsyncGenerator<OrderGroup> {
  const held = new Map<string, OrderCsvRow[][]>();
  let count = 0;
  for await (const run of runsOf(rows)) {
    const [head] = run;
    if (head === undefined) continue;
    const { name } = head.cells;
    if (apart.has(name)) {
      count += run.length;
      if (count > maximumHeld) throw new CsvRefused(tornApart);
      const runs = held.get(name) ?? [];
      runs.push(run);
      held.set(name, runs);
    } else if (beginsAnOrder(head)) yield { is: 'order', head, rows: run };
    else yield { is: 'stray', head, rows: run.length, why: name === '' ? 'no_name' : 'no_first_row' };
  }
  for (const runs of held.values()) yield* together(runs);
}

function* together(runs: readonly OrderCsvRow[][]): Generator<OrderGroup> {
  const all = runs.flat();
  const heads = runs.flatMap(([head]) => (head !== undefined && isFirst(head) ? [head] : []));
  const [head] = heads;
  if (head !== undefined && heads.length === 1 && all.length <= maximumRows) {
    yield { is: 'order', head, rows: [head, ...all.filter((row) => row !== head)] };
    return;
  }
  for (const [first, ...rest] of runs) {
    if (first === undefined) continue;
    const why = head === undefined ? 'no_first_row' : 'several_first_rows';
    yield { is: 'stray', head: first, rows: rest.length + 1, why };
  }
}

async function* runsOf(rows: AsyncIterable<OrderCsvRow>): AsyncGenerator<OrderCsvRow[]> {
  let run: OrderCsvRow[] = [];
  for await (const row of rows) {
    const [head] = run;
    if (head !== undefined && !(run.length < maximumRows && continues(row, head))) {
      yield run;
      run = [];
    }
    run.push(row);
  }
  if (run.length > 0) yield run;
}

function continues(row: OrderCsvRow, head: OrderCsvRow): boolean {
  if (row.cells.name !== head.cells.name) return false;
  // A malformed row has its cells in the wrong columns, so it cannot start a new order.
  if (row.problem !== null) return true;
  const { id } = row.cells;
  if (!isFirst(row)) return true;
  if (!isFirst(head)) return false;
  return hasOwnColumns(row) ? isFilledDown(row, head) : id === head.cells.id;
}

// A malformed first row is refused for its own error, together with the rows below it.
function beginsAnOrder(row: OrderCsvRow): boolean {
  return row.problem !== null || isFirst(row);
}

function isFirst(row: OrderCsvRow): boolean {
  const { id, name } = row.cells;
  return row.problem === null && name !== '' && (id !== '' || hasOwnColumns(row));
}

function hasOwnColumns({ cells }: OrderCsvRow): boolean {
  return cells.currency !== '' || cells.financialStatus !== '';
}

const ownColumns = [
  'id',
  'createdAt',
  'currency',
  'financialStatus',
  'subtotal',
  'taxes',
  'total',
  'discountAmount',
  'refundedAmount',
  'cancelledAt',
] as const satisfies readonly ColumnsOf['orders'][];
const lineColumns = [
  'lineName',
  'lineSku',
  'linePrice',
  'lineQuantity',
  'lineDiscount',
] as const satisfies readonly ColumnsOf['orders'][];

// Some programs repeat the order's own columns on each of its rows; a repeated line then means a repeated order.
function isFilledDown(row: OrderCsvRow, head: OrderCsvRow): boolean {
  return (
    ownColumns.every((column) => row.cells[column] === head.cells[column]) &&
    lineColumns.some((column) => row.cells[column] !== head.cells[column])
  );
}
