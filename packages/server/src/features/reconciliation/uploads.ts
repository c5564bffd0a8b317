import { randomUUID } from 'node:crypto';
import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';

/* A file that is compared is in `<data directory>/compared/` while it is read, and no longer. */

/** The upload has more bytes than it may have. */
export class TooLarge extends Error {}

export type KeptFile = {
  readonly path: string;
  readonly size: number;
  readonly remove: () => Promise<void>;
};

const abandonedAfterMs = 24 * 60 * 60 * 1000;

/** Keeps an upload to be read. Throws TooLarge where it has more than `most` bytes; then nothing is kept. */
export async function keepToRead(
  dataDir: string,
  body: Readable,
  most: number,
  now: Date,
): Promise<KeptFile> {
  const folder = join(dataDir, 'compared');
  await mkdir(folder, { recursive: true, mode: 0o700 });
  await removeAbandoned(folder, now);
  const path = join(folder, `${randomUUID()}.csv`);
  const remove = () => rm(path, { force: true });
  let size = 0;
  try {
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          size += chunk.length;
          if (size > most) throw new TooLarge();
          yield chunk;
        }
      },
      createWriteStream(path, { mode: 0o600 }),
    );
  } catch (error) {
    await remove();
    throw error;
  }
  return { path, size, remove };
}

/** Files of a process that ended while it read them: they hold personal data. */
async function removeAbandoned(folder: string, now: Date): Promise<void> {
  for (const name of await readdir(folder)) {
    const path = join(folder, name);
    const found = await stat(path).catch(() => null);
    if (found !== null && found.mtimeMs < now.getTime() - abandonedAfterMs) await rm(path, { force: true });
  }
}
