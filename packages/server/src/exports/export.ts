import { setImmediate } from 'node:timers/promises';
import type { CsvChoice } from '@consignment/domain/text/csv';
import type { Service } from '../actions/service.ts';
import type { Session } from '../common/session.ts';
import { signText } from '../common/signing.ts';
import type { Batch, BatchAsk, Cursor } from '../queries/batch.ts';
import { presentKey } from '../queries/signing-keys.ts';
import type { Tx } from '../database/database.ts';

/*
 * Downloads: lists as CSV, invoices as PDF, statements as either and as JSON.
 *
 * An export is a name and a function from a request to a file (`defineExport`). Its operation calls
 * `answerExport(theExport, query, ask)`: it returns the file itself for `Accept: text/csv`, otherwise `{url}`, a link
 * that works once and for 60 seconds, for a tab that cannot send a bearer token. The file is made when the link is
 * opened, as the session that asked for it and with what that session may see by then.
 *
 * Files are streamed: rows come in batches (`inBatches`), each in its own short transaction, so that memory
 * stays flat and other calls proceed in between; nothing is read before the client has received the rows before, and
 * a disconnected client ends the work. Rows that change meanwhile are written as they are found.
 *
 * To add one: a file with `defineExport`, a line in exports.ts or in the `feature.ts` of its room, and in the operation
 * `if (query.format === 'csv') return answerExport(theExport, query, ask);`
 */

/** A request for a file; `read` runs a transaction that sees only what the session may see. */
export type ExportAsk<Query> = {
  readonly query: Query;
  readonly session: Session;
  readonly now: Date;
  readonly read: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  /** Signs a text with the present key of the installation; the signature is in base64. */
  readonly sign: (text: string) => Promise<{ keyId: string; signature: string }>;
};

export type ExportFile = {
  /** For example 'payouts.csv'. */
  readonly name: string;
  readonly mediaType: 'text/csv; charset=utf-8' | 'application/pdf' | 'application/json';
  /** False where the browser shows the file. */
  readonly isSaved: boolean;
  /** Of a file that the product reads back; the reader's by default. */
  readonly language?: 'en';
  /** Reads it. A list is written in the form of its reader; signed and other files are the same for everybody. */
  readonly content: (form: CsvChoice) => AsyncIterable<string | Uint8Array>;
};

/**
 * Checks the request and returns the file, whose content is not read yet. Throws a Refusal for an invalid query or a
 * missing object.
 */
export type Export<Query> = {
  /** Stored in its links. */
  readonly name: string;
  readonly open: (ask: ExportAsk<Query>) => Promise<ExportFile>;
};

/** One of a list of exports, whose queries differ. */
export type AnyExport = Export<never>;

/** An export whose query is its operation's, validated by openapi.yaml. */
export function defineExport<Query>(name: string, open: Export<Query>['open']): Export<Query> {
  return { name, open };
}

export function exportAsk<Query>(
  { database, secrets }: Pick<Service, 'database' | 'secrets'>,
  { session, query, now }: { session: Session; query: Query; now: Date },
): ExportAsk<Query> {
  const { shopId, vendorIds } = session;
  return {
    query,
    session,
    now,
    read: (work) => database.asShop({ shopId, vendorIds, readOnly: true }, work),
    sign: async (text) => {
      const { keyId, privatePem } = await database.asSystem((tx) => presentKey(tx, secrets, now));
      return { keyId, signature: signText(privatePem, text) };
    },
  };
}

/** Large enough to amortize round trips to the database, small enough not to hold up other calls. */
export const batchSize = 2000;

/** Rows that are converted to text at once; other requests run before the next. */
const rowsAtOnce = 200;

/** All rows of a list in batches; each batch is read in its own transaction. */
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
