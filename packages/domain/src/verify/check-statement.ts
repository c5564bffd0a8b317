import { checkMoveReport, type ReportCheck } from './check-move-report.ts';
import { readStatementFile, type ReadStatement } from '../statements/read-statement-file.ts';
import {
  checkOfEntry,
  checkOfNote,
  checksOfHead,
  signedPdfText,
  signedText,
  type Document,
} from '../statements/statement-document.ts';
import { canonicalText, isSigned, sha256 } from '../statements/signature.ts';
import { notesOf, type StatedFile } from '../statements/statement-file.ts';
import type { StatementKey } from '../statements/statement-keys.ts';
import type { PdfSeal, ReadPdf } from '../statements/statement-pdf.ts';
import { placesIn, type ChangedPlace } from '../statements/statement-places.ts';
import { summaryOf, type StatementSummary } from '../statements/statement-summary.ts';
import { defineTexts } from '../text/texts.ts';

const texts = defineTexts('CheckStatement', {
  foreignValues: 'This file contains values that are not valid in a statement.',
  newerVersion:
    'This statement is signed, but this check does not recognise its format. It may be from a newer version of Consignment.',
});

export type StatementCheck =
  | { readonly is: 'genuine'; readonly summary: StatementSummary }
  | {
      readonly is: 'changed';
      readonly places: readonly ChangedPlace[];
      /** The summary where the data is as it was issued, and only the rest of the file is not; else null. */
      readonly data: StatementSummary | null;
    }
  | { readonly is: 'unknown_key'; readonly key: string }
  | { readonly is: 'retired_key'; readonly key: string; readonly retiredAt: Date }
  | { readonly is: 'unreadable'; readonly why: string }
  | ReportCheck
  /** The browser or the Node in use has no Ed25519, or no WebCrypto where the page did not come over HTTPS. */
  | { readonly is: 'unsupported' };

/** Whether a file is a statement, or the report of a move, as it was issued, byte for byte, by the owner of one of the keys. */
export async function checkStatement(
  bytes: Uint8Array<ArrayBuffer>,
  keys: readonly StatementKey[],
  subtle: SubtleCrypto | undefined,
): Promise<StatementCheck> {
  if (subtle === undefined) return { is: 'unsupported' };
  try {
    const report = await checkMoveReport(bytes, keys, subtle);
    if (report !== null) return report;
    const read = await readStatementFile(bytes);
    return read.is === 'unreadable' ? read : await judge(read, keys, subtle);
  } catch (error) {
    if (error instanceof Error && error.name === 'NotSupportedError') return { is: 'unsupported' };
    throw error;
  }
}

async function judge(
  read: Exclude<ReadStatement, { is: 'unreadable' }>,
  keys: readonly StatementKey[],
  subtle: SubtleCrypto,
): Promise<StatementCheck> {
  const { file } = read;
  const { hash, key: id, signature } = file.proof;
  const text = canonicalText(file.statement);
  if (text === null) return { is: 'unreadable', why: texts.foreignValues };
  const own = await sha256(subtle, new TextEncoder().encode(text));
  const key = keys.find((one) => one.id === id);
  if (own !== hash) return changed(await changesOf(file, own, { key, subtle }));
  if (key === undefined) return { is: 'unknown_key', key: id };
  if (!(await isSigned(subtle, key, signedText(hash), signature))) return changed([{ is: 'signature' }]);
  const data = summaryOf(file.statement, file.proof);
  if (data === null) return { is: 'unreadable', why: texts.newerVersion };
  if (key.retiredAt !== null && key.retiredAt < data.issuedAt) {
    return { is: 'retired_key', key: id, retiredAt: key.retiredAt };
  }
  if (file.form.is === 'changed') {
    const cells = file.form.cells.map((cell) => ({ is: 'cell' as const, ...cell }));
    return changed(cells.length > 0 ? cells : [{ is: 'form' }], data);
  }
  if (read.is !== 'pdf') return { is: 'genuine', summary: data };
  return judgePages(read.seal, data, { keys, subtle });
}

async function judgePages(
  seal: ReadPdf['seal'],
  data: StatementSummary,
  { keys, subtle }: { keys: readonly StatementKey[]; subtle: SubtleCrypto },
): Promise<StatementCheck> {
  if (seal === null) return changed([{ is: 'saved_again' }], data);
  const isOfPages = seal.hash === data.hash && seal.fileHash === (await sha256(subtle, seal.sealed));
  if (!isOfPages) return changed([{ is: 'pages' }], data);
  const key = keys.find((one) => one.id === seal.key);
  if (key === undefined) return { is: 'unknown_key', key: seal.key };
  if (!(await isSealed(subtle, key, seal))) return changed([{ is: 'pages' }], data);
  return { is: 'genuine', summary: data };
}

function isSealed(subtle: SubtleCrypto, key: StatementKey, { hash, fileHash, signature }: PdfSeal) {
  return isSigned(subtle, key, signedPdfText(hash, fileHash), signature);
}

function changed(places: readonly ChangedPlace[], data: StatementSummary | null = null): StatementCheck {
  return { is: 'changed', places, data };
}

/** Where a document was changed whose hash is not the one that the file states. */
async function changesOf(
  { statement, proof }: StatedFile,
  own: string,
  { key, subtle }: { key: StatementKey | undefined; subtle: SubtleCrypto },
): Promise<readonly ChangedPlace[]> {
  if (key !== undefined && (await isSigned(subtle, key, signedText(own), proof.signature))) {
    return [{ is: 'hash' }];
  }
  const rechecked = canonicalText(withChecks(statement));
  if (rechecked !== null && (await sha256(subtle, new TextEncoder().encode(rechecked))) === proof.hash) {
    return [{ is: 'checks' }];
  }
  const places = placesIn(statement);
  return places.length > 0 ? places : [{ is: 'unfound' }];
}

/** The document with the checks that its fields should have. */
function withChecks(statement: StatedFile['statement']): Document {
  const { entries, ...head } = statement;
  const checked = entries.map((entry) => ({ ...entry, check: checkOfEntry(entry) }));
  const stated = Object.fromEntries(Object.entries(head).filter(([name]) => name !== 'checks'));
  const notes = notesOf(head).map((note) => ({ ...note, check: checkOfNote(note) }));
  const fields = head['notes'] === undefined ? stated : { ...stated, notes };
  return { ...fields, checks: checksOfHead(fields), entries: checked };
}
