import { csvFileParts } from '@consignment/domain/statements/statement-csv';
import { entryDocument, headDocument } from '@consignment/domain/statements/statement-document';
import { jsonFileParts } from '@consignment/domain/statements/statement-file';
import { thisMonth } from '@consignment/domain/time/periods';
import { statementFor } from './statement-access.ts';
import { batchOfEntries } from './queries/statement-entries.ts';
import { notesOf } from './queries/statement-notes.ts';
import { statementHeadOf } from './queries/statements.ts';
import { partsInLanguage } from '../../common/language.ts';
import { defineExport, inBatches, type ExportFile } from '../../exports/export.ts';
import { letterheadOf } from '../../exports/letterhead.ts';
import { signedPdf } from '../../exports/signed-pdf.ts';
import { drawStatement } from './statement-pdf.ts';

type StatementQuery = { readonly id: number; readonly type: 'pdf' | 'csv' | 'json' };

/** A statement as a file that anyone can check: what it showed when it was issued, and its proof. */
export const statementExport = defineExport<StatementQuery>(
  'statement',
  async ({ query, session, read, sign }) => {
    const { shopId } = session;
    const { statement, notes, letterhead } = await read(async (tx) => {
      const found = await statementFor(tx, session, query.id);
      return {
        statement: found,
        notes: await notesOf(tx, found),
        letterhead: await letterheadOf(tx, shopId),
      };
    });
    const head = statementHeadOf(statement, notes);
    const document = headDocument(head);
    const { hash, key_id: key, signature } = statement;
    const proof = { hash, key, signature };
    const name = `statement-${head.number}-${periodInName(head)}`;

    const entries = () => inBatches(read, (tx, batch) => batchOfEntries(tx, shopId, statement.id, batch));
    async function* documents() {
      for await (const batch of entries()) yield batch.map((entry) => entryDocument(entry, head));
    }
    const json = () => jsonFileParts(document, proof, documents());

    const drawn = () =>
      partsInLanguage(statement.language, () =>
        drawStatement({
          head,
          proof,
          withdrawnAt: statement.withdrawn_at,
          letterhead,
          entries: entries(),
          file: { name: `${name}.json`, content: json() },
        }),
      );

    const files = {
      json: () => ({
        name: `${name}.json`,
        mediaType: 'application/json',
        isSaved: true,
        content: json,
      }),
      csv: () => ({
        name: `${name}.csv`,
        mediaType: 'text/csv; charset=utf-8',
        isSaved: true,
        content: () => csvFileParts(document, proof, documents()),
      }),
      pdf: () => ({
        name: `${name}.pdf`,
        mediaType: 'application/pdf',
        isSaved: false,
        content: () => signedPdf(drawn(), hash, sign),
      }),
    } satisfies Record<StatementQuery['type'], () => ExportFile>;
    return files[query.type]();
  },
);

/** Such as '2025-10' for a month, and both days for any other period. */
function periodInName({ firstDay, lastDay }: { firstDay: string; lastDay: string }): string {
  const { start, end } = thisMonth(firstDay);
  return firstDay === start && lastDay === end ? firstDay.slice(0, 7) : `${firstDay}-${lastDay}`;
}
