import { pipeline } from 'node:stream/promises';
import { createDeflate } from 'node:zlib';

export type Attachment = {
  readonly name: string;
  readonly description: string;
  /** In the form of a PDF name, where a slash is '#2F': 'application#2Fjson'. */
  readonly subtype: string;
  /** The document's own date, so that the same file always gives the same bytes. */
  readonly date: Date;
  readonly content: AsyncIterable<string>;
};

/**
 * Attaches a file to a document. `document.file` takes it whole and compresses it while every other call waits; a file of many
 * parts is compressed part by part, and only the result is held.
 */
export async function attach(document: PDFKit.PDFDocument, file: Attachment): Promise<void> {
  const { name, description, subtype, date, content } = file;
  let size = 0;
  async function* bytes() {
    for await (const text of content) {
      const part = Buffer.from(text);
      size += part.length;
      yield part;
    }
  }
  const packed: Buffer[] = [];
  await pipeline(bytes(), createDeflate(), async (parts: AsyncIterable<Buffer>) => {
    for await (const part of parts) packed.push(part);
  });
  const params = { CreationDate: date, ModDate: date, Size: size };
  const embedded = document.ref({
    Type: 'EmbeddedFile',
    Subtype: subtype,
    Filter: 'FlateDecode',
    Params: params,
  });
  embedded.end(Buffer.concat(packed));
  const spec = document.ref({
    Type: 'Filespec',
    AFRelationship: 'Data',
    F: literal(name),
    UF: literal(name),
    Desc: literal(description),
    EF: { F: embedded },
  });
  spec.end(undefined);
  document.addNamedEmbeddedFile(name, spec);
}

/** pdfkit writes a plain text as a name, and a text object as a text. */
function literal(text: string): object {
  return Object(text) as object;
}
