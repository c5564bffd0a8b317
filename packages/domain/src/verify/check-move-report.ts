import { isCurrency } from '../money/currency.ts';
import { moneyFromWire } from '../money/money.ts';
import { canonicalText, isSigned, sha256, signedReportText } from '../statements/signature.ts';
import { signedPdfText, type Document, type Json } from '../statements/statement-document.ts';
import { isDocument, type StatementProof } from '../statements/statement-file.ts';
import type { StatementKey } from '../statements/statement-keys.ts';
import { attachedTexts, sealOf } from '../statements/statement-pdf.ts';
import { firstLineOf } from '../statements/statement-summary.ts';
import { defineTexts } from '../text/texts.ts';

const texts = defineTexts('CheckMoveReport', {
  newerVersion:
    'This report is signed, but this check does not recognise its format. It may be from a newer version of Consignment.',
});

/** A genuine report of a move in short. The amounts are in minor units. */
export type ReportSummary = {
  readonly shop: string;
  /** The first line of the shop's address, which is its domain; '' where the report has none. */
  readonly shopDomain: string;
  readonly formerApp: string;
  readonly number: number;
  /** How many payouts are equal, in a sentence or two. */
  readonly result: string;
  readonly oldAmount: number;
  readonly ourAmount: number;
  readonly currency: string;
  readonly issuedAt: Date;
  readonly hash: string;
  readonly key: string;
};

export type ReportCheck =
  | { readonly is: 'genuine_report'; readonly summary: ReportSummary }
  /** `hasGenuineData`: the data is as it was issued, and only the rest of the file is not. */
  | { readonly is: 'changed_report'; readonly hasGenuineData: boolean }
  | { readonly is: 'unknown_key'; readonly key: string }
  | { readonly is: 'retired_key'; readonly key: string; readonly retiredAt: Date }
  | { readonly is: 'unreadable'; readonly why: string };

type Read = { readonly report: Document; readonly proof: StatementProof; readonly isExact: boolean };

/** Whether a file is the report of a move as it was issued; null where it is no report at all. */
export async function checkMoveReport(
  bytes: Uint8Array<ArrayBuffer>,
  keys: readonly StatementKey[],
  subtle: SubtleCrypto,
): Promise<ReportCheck | null> {
  const isPdf = pdfStart.every((byte, at) => bytes[at] === byte);
  const read = isPdf ? await readAttached(bytes) : readReport(utf8(bytes));
  if (read === null) return null;
  const { report, proof, isExact } = read;
  const text = canonicalText(report);
  const key = keys.find((one) => one.id === proof.key);
  if (text === null || (await sha256(subtle, new TextEncoder().encode(text))) !== proof.hash)
    return { is: 'changed_report', hasGenuineData: false };
  if (key === undefined) return { is: 'unknown_key', key: proof.key };
  if (!(await isSigned(subtle, key, signedReportText(proof.hash), proof.signature)))
    return { is: 'changed_report', hasGenuineData: false };
  const summary = summaryOf(report, proof);
  if (summary === null) return { is: 'unreadable', why: texts.newerVersion };
  if (key.retiredAt !== null && key.retiredAt < summary.issuedAt)
    return { is: 'retired_key', key: key.id, retiredAt: key.retiredAt };
  const isWhole = isExact && (!isPdf || (await isSealed(bytes, proof.hash, { keys, subtle })));
  return isWhole ? { is: 'genuine_report', summary } : { is: 'changed_report', hasGenuineData: true };
}

/** '%PDF' */
const pdfStart = [0x25, 0x50, 0x44, 0x46];

async function readAttached(bytes: Uint8Array<ArrayBuffer>): Promise<Read | null> {
  for await (const text of attachedTexts(bytes)) {
    const read = readReport(text);
    if (read !== null) return read;
  }
  return null;
}

/** Null for anything but a report with its proof. */
function readReport(text: string | null): Read | null {
  if (
    text === null ||
    !text
      .replace(/^\uFEFF/, '')
      .trimStart()
      .startsWith('{')
  )
    return null;
  try {
    const file: unknown = JSON.parse(text.replace(/^\uFEFF/, ''));
    const report = isDocument(file) ? file['report'] : undefined;
    if (!isDocument(file) || !isDocument(report) || report['format'] !== 'consignment-move-report')
      return null;
    const { hash, key, signature } = file;
    if (typeof hash !== 'string' || typeof key !== 'string' || typeof signature !== 'string') return null;
    const proof = { hash, key, signature };
    return { report, proof, isExact: canonicalText({ ...proof, report }) === text };
  } catch {
    return null;
  }
}

async function isSealed(
  bytes: Uint8Array<ArrayBuffer>,
  hash: string,
  { keys, subtle }: { readonly keys: readonly StatementKey[]; readonly subtle: SubtleCrypto },
): Promise<boolean> {
  const seal = sealOf(bytes);
  const key = keys.find(({ id }) => id === seal?.key);
  if (seal === null || key === undefined || seal.hash !== hash) return false;
  if (seal.fileHash !== (await sha256(subtle, seal.sealed))) return false;
  return isSigned(subtle, key, signedPdfText(hash, seal.fileHash), seal.signature);
}

function summaryOf(report: Document, { hash, key }: StatementProof): ReportSummary | null {
  const { shop, sums, version, number, currency } = report;
  const issuedAt = new Date(textOf(report['issued_at']));
  if (version !== 1 || !isDocument(shop) || !isDocument(sums) || typeof number !== 'number') return null;
  if (Number.isNaN(issuedAt.getTime()) || !isCurrency(textOf(currency))) return null;
  try {
    return {
      shop: textOf(shop['name']),
      shopDomain: firstLineOf(shop['address']),
      formerApp: textOf(report['former_app']),
      number,
      result: textOf(report['result']),
      oldAmount: moneyFromWire(textOf(sums['old_amount']), textOf(currency)),
      ourAmount: moneyFromWire(textOf(sums['our_amount']), textOf(currency)),
      currency: textOf(currency),
      issuedAt,
      hash,
      key,
    };
  } catch {
    return null;
  }
}

function textOf(value: Json | undefined): string {
  return typeof value === 'string' ? value : '';
}

function utf8(bytes: Uint8Array<ArrayBuffer>): string | null {
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(bytes);
  } catch {
    return null;
  }
}
