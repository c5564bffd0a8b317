import { setImmediate } from 'node:timers/promises';
import type { Session } from '../common/session.ts';
import type { Batch, BatchAsk, Cursor } from '../queries/batch.ts';
import type { Database, Tx } from '../database/database.ts';

/*
 * Files that people take with them: lists as CSV, invoices as PDF.
 *
 * An export is a function from who asks and what for to a file (`defineExport`), entered by name in exports.ts. Its
 * operation answers it with `answerExport(name, query, ask)`: the file itself to `Accept: text/csv`, otherwise `{url}`,
 * a link that works once and for 60 seconds, for a tab that cannot send a bearer token. The file is made when the link
 * is opened, as the session that asked for it and with what that session may see by then.
 *
 * Files are whole and made while they are sent: rows come in batches (`inBatches`), each in a short transaction of its
 * own, so that memory stays flat and other calls go on in between; nothing is read before the receiver has taken what
 * came before, and a receiver that is gone ends the work. Rows that change meanwhile are written as they are found.
 *
 * To add one: exports/<name>.ts with `defineExport`, a line in exports.ts, and in the operation
 * `if (query.format === 'csv') return answerExport('<name>', query, ask);`
 */

/** Who asks for a file; `read` is a transaction that sees what the session may see and nothing else. */
export type ExportAsk<Query> = {
  readonly query: Query;
  readonly session: Session;
  readonly read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
};

export type ExportFile = {
  /** Such as 'payouts.csv'. */
  readonly name: string;
  readonly mediaType: 'text/csv; charset=utf-8' | 'application/pdf';
  /** False to be shown by the browser. */
  readonly isSaved: boolean;
  readonly content: AsyncIterable<string | Uint8Array>;
};

/**
 * Checks what is asked and answers the file, of which nothing is made yet. Throws a Refusal for what cannot be asked
 * or is not there.
 */
export type Export<Query> = (ask: ExportAsk<Query>) => Promise<ExportFile>;

/** An export whose query is the one that the operation was asked with, checked by openapi.yaml. */
export function defineExport<Query>(open: Export<Query>): Export<Query> {
  return open;
}

export function exportAsk<Query>(database: Database, session: Session, query: Query): ExportAsk<Query> {
  const { shopId, vendorIds } = session;
  return {
    query,
    session,
    read: (work) => database.asShop({ shopId, vendorIds, readOnly: true }, work),
  };
}

/** Big enough that the way to the database costs little, small enough that other calls hardly wait. */
export const batchSize = 2000;

/** Rows that are made into text at once; whoever called meanwhile is answered before the next. */
const rowsAtOnce = 200;

/** Every row of a list, a few at a time; each batch is read in a transaction of its own. */
export async function* inBatches<Row>(
  read: ExportAsk<unknown>['read'],
  batch: (tx: Tx, ask: BatchAsk) => Promise<Batch<Row>>,
): AsyncGenerator<Row[]> {
  let after: Cursor | null = null;
  do {
    const ask: BatchAsk = { after, size: batchSize };
    const { rows, end }: Batch<Row> = await read((tx) => batch(tx, ask));
    for (let from = 0; from < rows.length; from += rowsAtOnce) {
      await setImmediate();
      yield rows.slice(from, from + rowsAtOnce);
    }
    after = end;
  } while (after !== null);
}
