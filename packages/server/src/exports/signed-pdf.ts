import { createHash } from 'node:crypto';
import { signedPdfText } from '@consignment/domain/statements/statement-document';
import { pdfSealLine } from '@consignment/domain/statements/statement-pdf';
import type { ExportAsk } from './export.ts';

/**
 * A PDF with a last line that signs all bytes before it: readers pass over a comment after the end, and a change of what is
 * drawn shows. The line has the statement's hash, the SHA-256 of those bytes, the id of the key and the signature.
 */
export async function* signedPdf(
  pdf: AsyncIterable<Buffer>,
  statementHash: string,
  sign: ExportAsk<unknown>['sign'],
): AsyncGenerator<Buffer> {
  const hash = createHash('sha256');
  for await (const part of pdf) {
    hash.update(part);
    yield part;
  }
  const fileHash = hash.digest('hex');
  const { keyId: key, signature } = await sign(signedPdfText(statementHash, fileHash));
  yield Buffer.from(pdfSealLine({ hash: statementHash, fileHash, key, signature }));
}
