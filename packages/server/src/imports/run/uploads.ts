import { createWriteStream } from 'node:fs';
import { mkdir, readdir, rename, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { FileRole } from '../port/records.ts';
import type { ImportRow } from '../../queries/imports/runs.ts';
import type { ImportFile } from './import-run.ts';

/* The files of an import are stored in `<data directory>/imports/<id>/` from their upload to its end. */

function uploadPath(dataDir: string, importId: number, role: FileRole): string {
  return join(uploadFolder(dataDir, importId), `${role}.csv`);
}

/** The received files of an import, on disk. */
export function uploadedFiles(dataDir: string, row: ImportRow): ImportFile[] {
  return row.files
    .filter(({ received }) => received)
    .map(({ role, name, size, date_order: dateOrder = null }) => {
      return { role, name, size, dateOrder, path: uploadPath(dataDir, row.id, role) };
    });
}

/** True where all of these are still on disk. Files of an import that waits too long are removed. */
export async function areThere(files: readonly ImportFile[]): Promise<boolean> {
  const found = await Promise.allSettled(files.map(({ path }) => stat(path)));
  return found.every(({ status }) => status === 'fulfilled');
}

/**
 * Writes an upload to its place, completely or not at all. Returns its bytes, or null where there are more than
 * `most`: then nothing is kept.
 */
export async function keepUpload(
  dataDir: string,
  importId: number,
  role: FileRole,
  body: Readable,
  most: number,
): Promise<number | null> {
  await mkdir(uploadFolder(dataDir, importId), { recursive: true, mode: 0o700 });
  const path = uploadPath(dataDir, importId, role);
  const draft = `${path}.part`;
  let bytes = 0;
  try {
    await pipeline(
      body,
      async function* (chunks: AsyncIterable<Buffer>) {
        for await (const chunk of chunks) {
          bytes += chunk.length;
          if (bytes > most) throw new TooLong();
          yield chunk;
        }
      },
      createWriteStream(draft, { mode: 0o600 }),
    );
  } catch (error) {
    await rm(draft, { force: true });
    if (error instanceof TooLong) return null;
    throw error;
  }
  await rename(draft, path);
  return bytes;
}

class TooLong extends Error {}

export async function removeUploads(dataDir: string, importId: number): Promise<void> {
  await rm(uploadFolder(dataDir, importId), { recursive: true, force: true });
}

/** The imports that have files in the data directory. */
export async function importsWithUploads(dataDir: string): Promise<number[]> {
  try {
    const names = await readdir(join(dataDir, 'imports'));
    return names.filter((name) => /^\d{1,15}$/.test(name)).map(Number);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return [];
    throw error;
  }
}

function uploadFolder(dataDir: string, importId: number): string {
  return join(dataDir, 'imports', String(importId));
}
