import { defineTexts } from '../text/texts.ts';
import { readJsonFile, unreadable, type ReadFile } from './statement-file.ts';

const texts = defineTexts('AttachedStatementPdf', {
  noneAttached:
    'This PDF has no statement attached. It may be a different document, or another program may have saved it without the statement.',
});

/*
 * The PDF of a statement has its JSON file attached. Its last line is a comment that proves the drawn pages too: every byte
 * before it is in the hash that is signed.
 */

/** The last line of a PDF. `fileHash` is the SHA-256 of all bytes before it. */
export type PdfSeal = {
  readonly hash: string;
  readonly fileHash: string;
  readonly key: string;
  readonly signature: string;
};

const sealStart = '%consignment-statement ';

/** The last line of a PDF with its newline. */
export function pdfSealLine({ hash, fileHash, key, signature }: PdfSeal): string {
  return `${sealStart}${hash} ${fileHash} ${key} ${signature}\n`;
}

export type ReadPdf = {
  readonly attached: ReadFile;
  /** Null where the last line is not there: another program has saved the file again. */
  readonly seal: (PdfSeal & { readonly sealed: Uint8Array<ArrayBuffer> }) | null;
};

export async function readPdfFile(bytes: Uint8Array<ArrayBuffer>): Promise<ReadPdf> {
  return { attached: await attachedFile(bytes), seal: sealOf(bytes) };
}

/** One character for each byte, so that places in the text are places in the bytes. */
function bytewise(bytes: Uint8Array<ArrayBuffer>): string {
  return new TextDecoder('latin1').decode(bytes);
}

/** The last line of a PDF with the bytes before it. */
export function sealOf(bytes: Uint8Array<ArrayBuffer>): ReadPdf['seal'] {
  const text = bytewise(bytes);
  const start = text.lastIndexOf(sealStart);
  const line =
    /^%consignment-statement ([0-9a-f]{64}) ([0-9a-f]{64}) ([0-9a-f]{16}) ([A-Za-z0-9+/=]+)\n$/.exec(
      start === -1 ? '' : text.slice(start),
    );
  if (line === null) return null;
  const [, hash = '', fileHash = '', key = '', signature = ''] = line;
  return { hash, fileHash, key, signature, sealed: bytes.slice(0, start) };
}

async function attachedFile(bytes: Uint8Array<ArrayBuffer>): Promise<ReadFile> {
  for await (const json of attachedTexts(bytes)) {
    const read = readJsonFile(json);
    if (read.is === 'read') return read;
  }
  return unreadable(texts.noneAttached);
}

/** The texts of the files that are attached to a PDF. */
export async function* attachedTexts(bytes: Uint8Array<ArrayBuffer>): AsyncGenerator<string> {
  const text = bytewise(bytes);
  for (const { index } of text.matchAll(/\/Type\s*\/EmbeddedFile\b/g)) {
    const starts = /stream\r?\n/g;
    starts.lastIndex = index;
    const start = starts.exec(text);
    if (start === null) continue;
    const [, length] = /\/Length (\d+)/.exec(text.slice(index, start.index)) ?? [];
    const end =
      length === undefined ? text.indexOf('endstream', starts.lastIndex) : starts.lastIndex + Number(length);
    const stream = bytes.slice(starts.lastIndex, end === -1 ? undefined : end);
    const isDeflated = text.slice(index, start.index).includes('/FlateDecode');
    const attached = await textOf(stream, isDeflated);
    if (attached !== null) yield attached;
  }
}

/** A statement of a million entries has less. */
const mostBytes = 2 ** 29;

/** Null for data that cannot be inflated, or is not text. */
async function textOf(stream: Uint8Array<ArrayBuffer>, isDeflated: boolean): Promise<string | null> {
  const source = new Blob([stream]).stream();
  const plain = isDeflated ? source.pipeThrough(new DecompressionStream('deflate')) : source;
  const decoder = new TextDecoder('utf-8', { fatal: true, ignoreBOM: true });
  const parts: string[] = [];
  try {
    let size = 0;
    for (const reader = plain.getReader(); ;) {
      const { done, value } = await reader.read();
      if (done) return parts.join('') + decoder.decode();
      size += value.length;
      if (size > mostBytes) return null;
      parts.push(decoder.decode(value, { stream: true }));
    }
  } catch {
    return null;
  }
}
