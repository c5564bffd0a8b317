/** The result is shorter than the platform stated, or broken in the middle; the groups before are complete. */
export class Truncated extends Error {}

export type Group<Parent, Child> = {
  readonly parent: Parent;
  readonly children: readonly Child[];
  /** The start of the next group, in bytes from the start of the file, and the number of lines before it. */
  readonly end: Place;
};

export type Place = { readonly bytes: number; readonly lines: number };

type Line = { id?: string; __parentId?: string };

const longestLine = 8 * 1024 * 1024;

/**
 * Reads a grouped result of a bulk operation: one object a line, each child after its parent by `__parentId`. A group
 * is returned once it is complete: when the next one begins, or when the file ends after the stated number of lines.
 * The largest group bounds the memory. Throws Truncated.
 */
export async function* groupsOf<Parent, Child>(
  chunks: AsyncIterable<Uint8Array>,
  from: Place,
  totalLines: number,
): AsyncGenerator<Group<Parent, Child>> {
  let parent: (Parent & Line) | null = null;
  let children: Child[] = [];
  let start = from;
  for await (const { text, end } of linesOf(chunks, from)) {
    const line = parsed(text);
    if (line.__parentId === undefined) {
      if (parent !== null) yield { parent, children, end: start };
      // The query defines a line's shape; its id and its parent's are checked.
      parent = line as Parent & Line;
      children = [];
    } else if (parent !== null && line.__parentId === parent.id) {
      children.push(line as Child);
    } else {
      throw new Truncated(`A line of the result is not behind its parent ${line.__parentId}.`);
    }
    start = end;
    if (start.lines > totalLines) throw new Truncated(`The result goes on after its ${totalLines} lines.`);
  }
  if (start.lines !== totalLines) {
    throw new Truncated(`The result ends after ${start.lines} of ${totalLines} lines.`);
  }
  if (parent !== null) yield { parent, children, end: start };
}

function parsed(text: string): Line {
  try {
    return JSON.parse(text) as Line;
  } catch {
    throw new Truncated('The result breaks off in the middle of a line.');
  }
}

async function* linesOf(
  chunks: AsyncIterable<Uint8Array>,
  from: Place,
): AsyncGenerator<{ text: string; end: Place }> {
  const lineFeed = 0x0a;
  let { bytes, lines } = from;
  let held: Buffer = Buffer.alloc(0);
  let empty = 0;
  for await (const chunk of chunks) {
    const buffer = held.length === 0 ? Buffer.from(chunk) : Buffer.concat([held, chunk]);
    let start = 0;
    for (let at = buffer.indexOf(lineFeed); at !== -1; at = buffer.indexOf(lineFeed, start)) {
      bytes += at + 1 - start;
      const text = buffer.toString('utf8', start, at);
      start = at + 1;
      if (text.trim() === '') {
        empty += text.length + 1;
        if (empty > longestLine) throw new Truncated('The result goes on without a line.');
        continue;
      }
      lines += 1;
      yield { text, end: { bytes, lines } };
    }
    held = buffer.subarray(start);
    if (held.length > longestLine) throw new Truncated('A line of the result is too long to be one.');
  }
  if (held.length > 0)
    yield { text: held.toString('utf8'), end: { bytes: bytes + held.length, lines: lines + 1 } };
}
