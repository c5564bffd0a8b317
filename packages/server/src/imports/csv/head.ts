import { Readable } from 'node:stream';
import { firstLine, separatorLine } from './file-text.ts';

/** A multiple of the length of an export's header. */
export const maximumHeaderBytes = 64 * 1024;

/**
 * The text up to the end of its header, or up to the length limit of a header, without a line that names the separator. `input`, which
 * the text comes from, ends where it cannot be read.
 */
export async function headOf(text: AsyncGenerator<Buffer>, input: Readable): Promise<Buffer> {
  let head: Buffer = Buffer.alloc(0);
  const isWhole = () => {
    const beginning = head.toString();
    return firstLine(beginning.slice(separatorLine(beginning))) !== null;
  };
  try {
    while (head.length < maximumHeaderBytes && !isWhole()) {
      const next = await text.next();
      if (next.done === true) break;
      head = Buffer.concat([head, next.value]);
    }
    const beginning = head.toString('utf8', 0, 16);
    return head.subarray(Buffer.byteLength(beginning.slice(0, separatorLine(beginning))));
  } catch (error) {
    input.destroy();
    throw error;
  }
}

/** The head and what follows it, as one stream. */
export function wholeOf(head: Buffer, text: AsyncIterable<Buffer>): Readable {
  return Readable.from(both(head, text), { objectMode: false });
}

async function* both(head: Buffer, text: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  if (head.length > 0) yield head;
  yield* text;
}
