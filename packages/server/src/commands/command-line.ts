import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { dayInFull } from '@consignment/domain/time/dates';
import type { DateOrder, DateQuestion } from '../imports/port/records.ts';
import type { ImportFile } from '../imports/run/import-run.ts';

const importUsage =
  'Usage: npm run import -- --shop <domain> [--products <csv>] [--orders <csv>] [--refunds <csv>] [--date-order day-first|month-first] [--check] [--json]';

const dateOrders = ['day_first', 'month_first', 'year_first'] as const;

/** An order of dates as the command takes it. */
function flagOf(order: DateOrder): string {
  return order.replace('_', '-');
}

/** The question where the dates of files can be read in several ways: the readings, and how to answer. */
export function datesQuestion(
  files: readonly Pick<ImportFile, 'role' | 'name'>[],
  questions: readonly DateQuestion[],
): ImportCommandError {
  const asked = questions.map(({ role, samples }) => {
    const name = files.find((file) => file.role === role)?.name ?? role;
    const rows = samples.map(({ row, column, text, readings }) => {
      const ways = readings.map(({ date_order, date }) => `${dayInFull(date)} (${flagOf(date_order)})`);
      return `  row ${row}, ${column}: '${text}' is ${ways.join(' or ')}\n`;
    });
    return `The dates of ${name} can be read in more than one way:\n${rows.join('')}`;
  });
  const readings = questions.flatMap(({ samples }) => samples.flatMap((sample) => sample.readings));
  const flags = [...new Set(readings.map(({ date_order }) => `--date-order ${flagOf(date_order)}`))];
  const apart = questions.length > 1 ? ' Files that differ are imported one by one.' : '';
  return new ImportCommandError(
    `${asked.join('')}Nothing is imported. Run the command again with ${flags.join(' or ')}.${apart}`,
  );
}

/** An error in the command or its files, in words for the operator. */
export class ImportCommandError extends Error {}

export type ImportCommand = {
  readonly shop: string;
  readonly files: readonly ImportFile[];
  /** Says what the import would do, and does not do it. */
  readonly isCheck: boolean;
  /** For a program to read. */
  readonly isJson: boolean;
};

/** Parses the arguments and checks the files. Throws ImportCommandError. */
export async function readImportCommand(args: readonly string[], folder: string): Promise<ImportCommand> {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args: [...args],
    options: {
      shop: text,
      products: text,
      orders: text,
      refunds: text,
      'date-order': text,
      check: flag,
      json: flag,
    },
  });
  if (values.shop === undefined || values.shop === '')
    throw new ImportCommandError(`--shop is missing.\n${importUsage}`);
  const given = values['date-order'];
  const dateOrder = dateOrders.find((order) => flagOf(order) === given);
  if (given !== undefined && dateOrder === undefined) {
    throw new ImportCommandError(`--date-order is ${dateOrders.map(flagOf).join(', ')}.\n${importUsage}`);
  }
  const files: ImportFile[] = [];
  for (const role of ['products', 'orders', 'refunds'] as const) {
    const path = values[role];
    if (path === undefined) continue;
    const file = await fileAt(role, resolve(folder, path));
    files.push(role === 'products' ? file : { ...file, dateOrder: dateOrder ?? null });
  }
  if (files.length === 0) throw new ImportCommandError(`Name at least one file.\n${importUsage}`);
  return { shop: values.shop, files, isCheck: values.check, isJson: values.json };
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
