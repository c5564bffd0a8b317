/**
 * Gives a list that is loaded again the rows of its last answer where they are the same, so that only what has changed
 * is drawn again: another order of the same lines, or the list after a save.
 */
export function createKnownRows<Row extends { id: number }>(): (rows: readonly Row[]) => Row[] {
  let known = new Map<number, { text: string; row: Row }>();
  return (rows) => {
    const present = rows.map((row) => {
      const text = JSON.stringify(row);
      const before = known.get(row.id);
      return before?.text === text ? before : { text, row };
    });
    known = new Map(present.map((one) => [one.row.id, one]));
    return present.map(({ row }) => row);
  };
}
