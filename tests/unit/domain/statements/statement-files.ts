import { createHash, createPrivateKey, createPublicKey, generateKeyPairSync, sign } from 'node:crypto';
import { buffer } from 'node:stream/consumers';
import { Readable } from 'node:stream';
import PDFDocument from 'pdfkit';
import {
  csvAfter,
  csvBefore,
  csvEntry,
  csvFileParts,
} from '../../../../packages/domain/src/statements/statement-csv.ts';
import {
  entryDocument,
  headDocument,
  signedPdfText,
  signedText,
  type Document,
  type StatementHead,
} from '../../../../packages/domain/src/statements/statement-document.ts';
import {
  jsonFileParts,
  statementParts,
  type StatementProof,
} from '../../../../packages/domain/src/statements/statement-file.ts';
import type { StatementKey } from '../../../../packages/domain/src/statements/statement-keys.ts';
import { pdfSealLine } from '../../../../packages/domain/src/statements/statement-pdf.ts';
import {
  statementSums,
  type StatementEntry,
  type StatementNote,
} from '../../../../packages/domain/src/statements/statement.ts';

/*
 * Statements as an installation issues them, and their three kinds of file.
 */

export type Signer = { readonly key: StatementKey; readonly sign: (text: string) => string };

export function aSigner(retiredAt: Date | null = null): Signer {
  const { privateKey } = generateKeyPairSync('ed25519');
  const pem = privateKey.export({ format: 'pem', type: 'pkcs8' });
  const { x = '' } = createPublicKey(privateKey).export({ format: 'jwk' });
  const id = createHash('sha256').update(x, 'base64url').digest('hex').slice(0, 16);
  return {
    key: { id, x, retiredAt },
    sign: (text) => sign(null, Buffer.from(text), createPrivateKey(pem)).toString('base64'),
  };
}

export function anEntry(over: Partial<StatementEntry> = {}): StatementEntry {
  return {
    position: 1,
    section: 'earned',
    reason: null,
    item: 'line',
    itemId: 41,
    earned: 1200,
    returned: 0,
    amount: 1200,
    happenedAt: new Date('2026-10-05T14:30:00Z'),
    orderName: '#1042',
    title: 'Blue vase, "large"',
    sku: '-7',
    quantity: 2,
    price: 2400,
    ratePpm: 500_000,
    rule: null,
    invoiceNumber: null,
    ...over,
  };
}

export function aNote(over: Partial<StatementNote> = {}): StatementNote {
  return {
    position: 1,
    question: 12,
    happenedAt: new Date('2026-10-20T09:00:00Z'),
    orderName: '#1042',
    title: 'Blue vase, "large"',
    text: 'Question 12: asked Oct 3, settled Oct 20, $5.00 became $7.00.',
    ...over,
  };
}

/** One of each kind, with texts that a table has to protect. */
const entries: readonly StatementEntry[] = [
  anEntry(),
  anEntry({ itemId: 42, orderName: '#1043', title: "'Zoë’s =cup", returned: 200, amount: 1000, sku: '' }),
  anEntry({
    section: 'adjustment',
    reason: 'refunded',
    itemId: 7,
    orderName: '#980',
    title: '=SUM(A1)\nred',
    earned: 0,
    returned: 300,
    amount: -300,
  }),
  anEntry({ section: 'custom_item', itemId: 8, orderName: '', title: '', price: null, quantity: null }),
  anEntry({ section: 'payout', item: 'payout', itemId: 3, earned: -500, amount: -500, invoiceNumber: 12 }),
];

export type Issued = {
  readonly head: Document;
  readonly entries: readonly Document[];
  readonly proof: StatementProof;
};

export async function issue(
  signer: Signer,
  over: Partial<StatementHead> = {},
  stated: readonly StatementEntry[] = entries,
): Promise<Issued> {
  const head: StatementHead = {
    version: 1,
    number: 3,
    firstDay: '2026-10-01',
    lastDay: '2026-10-31',
    timeZone: 'America/New_York',
    currency: 'USD',
    issuedAt: new Date('2026-11-03T09:00:00Z'),
    sums: statementSums(over.previous === null ? 0 : 5000, stated),
    shop: { name: 'Kiln & Co', address: ['kiln.example', '"entries":[]'] },
    payee: { name: 'Zoë’s Pots', address: ['1 High Street'], kind: 'vendor', id: 4 },
    shows: { orders: true, dates: true, prices: true },
    checkAt: 'https://shop.example/verify',
    previous: 'ab'.repeat(32),
    notes: [],
    ...over,
  };
  const documents = stated.map((entry) => entryDocument(entry, head));
  return sealed(signer, headDocument(head), documents);
}

/** Signs whatever document it is given. */
export async function sealed(
  { key, sign: signed }: Signer,
  head: Document,
  documents: readonly Document[],
): Promise<Issued> {
  const text = await textOf(statementParts(head, batches(documents)));
  const hash = createHash('sha256').update(text).digest('hex');
  return { head, entries: documents, proof: { hash, key: key.id, signature: signed(signedText(hash)) } };
}

/** As the table was written before balances had their own column. */
export function mixedCsvOf({ head, proof, entries: documents }: Issued): string {
  const rows = documents.map((entry) => csvEntry(head, entry, 'mixed'));
  return csvBefore(head, 'mixed') + rows.join('') + csvAfter(head, proof, 'mixed');
}

export function jsonOf({ head, proof, entries: documents }: Issued): Promise<string> {
  return textOf(jsonFileParts(head, proof, batches(documents)));
}

export function csvOf({ head, proof, entries: documents }: Issued): Promise<string> {
  return textOf(csvFileParts(head, proof, batches(documents)));
}

/** A PDF whose pages are drawn from the document by nothing but its number. */
export async function pdfOf(
  issued: Issued,
  signer: Signer,
  { compress = true, attach = true }: { compress?: boolean; attach?: boolean } = {},
): Promise<Uint8Array<ArrayBuffer>> {
  const document = new PDFDocument({ compress });
  document.text('Statement');
  if (attach) {
    document.file(Buffer.from(await jsonOf(issued)), {
      name: 'statement-3.json',
      type: 'application/json',
    });
  }
  document.end();
  return sealedPdf(await buffer(document), issued.proof.hash, signer);
}

export function sealedPdf(pages: Uint8Array, hash: string, signer: Signer): Uint8Array<ArrayBuffer> {
  const fileHash = createHash('sha256').update(pages).digest('hex');
  const signature = signer.sign(signedPdfText(hash, fileHash));
  const line = pdfSealLine({ hash, fileHash, key: signer.key.id, signature });
  return new Uint8Array(Buffer.concat([pages, Buffer.from(line)]));
}

export function bytesOf(text: string): Uint8Array<ArrayBuffer> {
  return new TextEncoder().encode(text);
}

async function textOf(parts: AsyncIterable<string>): Promise<string> {
  return (await buffer(Readable.from(parts))).toString('utf8');
}

// eslint-disable-next-line @typescript-eslint/require-await -- in place of entries from a database
async function* batches(documents: readonly Document[]): AsyncGenerator<readonly Document[]> {
  yield documents.slice(0, 2);
  yield [];
  yield documents.slice(2);
}
