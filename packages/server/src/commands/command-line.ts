import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import type { ImportFile } from '../imports/run/import-run.ts';

const importUsage =
  'Usage: npm run import -- --shop <domain> [--products <csv>] [--orders <csv>] [--refunds <csv>]';

/** An error in the command or its files, in words for the operator. */
export class ImportCommandError extends Error {}

export type ImportCommand = { readonly shop: string; readonly files: readonly ImportFile[] };

/** Parses the arguments and checks the files. Throws ImportCommandError. */
export async function readImportCommand(args: readonly string[], folder: string): Promise<ImportCommand> {
  const text = { type: 'string' } as const;
  const { values } = parseArgs({
    args: [...args],
    options: { shop: text, products: text, orders: text, refunds: text },
  });
  if (values.shop === undefined || values.shop === '')
    throw new ImportCommandError(`--shop is missing.\n${importUsage}`);
  const files: ImportFile[] = [];
  for (const role of ['products', 'orders', 'refunds'] as const) {
    const given = values[role];
    if (given !== undefined) files.push(await fileAt(role, resolve(folder, given)));
  }
  if (files.length === 0) throw new ImportCommandError(`Name at least one file.\n${importUsage}`);
  return { shop: values.shop, files };
}

async function fileAt(role: ImportFile['role'], path: string): Promise<ImportFile> {
  try {
    const found = await stat(path);
    if (!found.isFile()) throw new ImportCommandError(`${path} is not a file.`);
    return { role, path, name: basename(path), size: found.size };
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') {
      throw new ImportCommandError(`There is no file ${path}.`);
    }
    throw error;
  }
}
