import type { StatementRow } from '../queries/statements.ts';
import type { Entry } from '../../../ledger/record.ts';

/** An entry on a statement, with what identifies it to people. */
export function statementEntry(
  event: 'statement.issued' | 'statement.withdrawn',
  statement: StatementRow,
  reason?: string,
): Entry {
  return {
    event,
    id: statement.id,
    vendorId: statement.vendor_id,
    after: {
      ...(statement.sales_rep_id === null ? {} : { sales_rep: statement.sales_rep_id }),
      number: statement.number,
      first_day: statement.first_day,
      last_day: statement.last_day,
      hash: statement.hash,
    },
    ...(reason === undefined ? {} : { reason }),
  };
}
