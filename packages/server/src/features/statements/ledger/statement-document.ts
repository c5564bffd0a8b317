import { createHash } from 'node:crypto';
import {
  entryDocument,
  headDocument,
  type Document,
} from '@consignment/domain/statements/statement-document';
import { statementParts } from '@consignment/domain/statements/statement-file';
import type { Tx } from '../../../database/database.ts';
import type { StatementEntry } from '@consignment/domain/statements/statement';
import type { Batch, BatchAsk, Cursor } from '../../../queries/batch.ts';
import { batchOfEntries } from '../queries/statement-entries.ts';
import { notesOf } from '../queries/statement-notes.ts';
import { statementHeadOf, type StatementRow } from '../queries/statements.ts';

const entriesAtOnce = 2000;

/** The SHA-256 of a statement's canonical document, made from its rows; 64 hexadecimal digits. */
export async function hashOfStatement(tx: Tx, statement: StatementRow): Promise<string> {
  const head = statementHeadOf(statement, await notesOf(tx, statement));
  async function* entries(): AsyncGenerator<Document[]> {
    for (let after: Cursor | null = null; ;) {
      const ask: BatchAsk = { after, size: entriesAtOnce };
      const { rows, end }: Batch<StatementEntry> = await batchOfEntries(
        tx,
        statement.shop_id,
        statement.id,
        ask,
      );
      yield rows.map((entry) => entryDocument(entry, head));
      if (end === null) return;
      after = end;
    }
  }
  const hash = createHash('sha256');
  for await (const part of statementParts(headDocument(head), entries())) hash.update(part);
  return hash.digest('hex');
}
