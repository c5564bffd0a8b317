import { createReadStream } from 'node:fs';
import { defineTexts } from '@consignment/domain/text/texts';
import type { Database, Tx } from '../../database/database.ts';
import type { ComparedProblem } from '../../database/column-types.ts';
import { readAhead } from '../../imports/csv/csv-platform.ts';
import { DatesInQuestion, DatesOfFile } from '../../imports/csv/date-order.ts';
import type { DateRules } from '../../imports/csv/dates.ts';
import { readOrders } from '../../imports/csv/orders.ts';
import { readCsv } from '../../imports/csv/read-csv.ts';
import { parseRefunds } from '../../imports/csv/refunds.ts';
import { CsvRefused } from '../../imports/csv/refused.ts';
import type { CsvRole, DateOrder, DateQuestion, FileOrder, FileReturn } from '../../imports/port/records.ts';
import { importShop, type ImportShop } from '../../queries/imports/shop.ts';
import { insertComparedReturns } from './queries/compared-returns.ts';
import { addToSource, deleteSource, insertSource } from './queries/sources.ts';
import { inParts } from './batches.ts';
import { stageMovements } from './stage-payments.ts';
import { takePlace } from './take-place.ts';
import { stageOrders, type ReadOrder, type UnreadOrder } from './stage-orders.ts';

const texts = defineTexts('ReadFile', {
  noRows: 'There is nothing to compare in {file}: it has no rows below the header.',
  nothing: 'Nothing in {file} can be compared. {problem}',
});

export type ComparedFile = {
  readonly role: 'orders' | 'refunds' | 'paypal';
  readonly path: string;
  readonly name: string;
  readonly size: number;
  /** The answer to how its dates are written; null where none was asked. */
  readonly dateOrder: DateOrder | null;
};

/** The dates of a file can be read in several ways; nothing of it is kept. */
export class ComparedDatesOpen extends Error {
  readonly questions: readonly DateQuestion<CsvRole>[];

  constructor(questions: readonly DateQuestion<CsvRole>[]) {
    super('The dates of this file can be read in more than one way.');
    this.questions = questions;
  }
}

/** The file cannot be compared; `message` says why, and what to do. Nothing of it is kept. */
export class ComparedFileRefused extends Error {}

export type ReadOf = {
  readonly database: Database;
  readonly shopId: number;
  readonly madeBy: number | null;
  readonly now: Date;
  /** Runs in the transaction in which the file takes its place, with the id of the file. */
  readonly atEnd: (tx: Tx, id: number) => Promise<void>;
};

/** Rows of a batch; the embedded database does one thing after the other. */
const rowsAtOnce = { pglite: 200, postgresql: 1000 } satisfies Record<Database['kind'], number>;

/**
 * Reads a file to be compared, batch by batch, and puts it in the place of the one of its role once it is read to its end; nothing
 * is imported. Throws ComparedFileRefused for a file of another kind and for one without a row that can be read, and
 * ComparedDatesOpen for dates that can be read in several ways.
 */
export async function readComparedFile(of: ReadOf, file: ComparedFile): Promise<void> {
  try {
    await readWhole(of, file);
  } catch (error) {
    if (error instanceof CsvRefused) throw new ComparedFileRefused(error.message);
    if (error instanceof DatesInQuestion) throw new ComparedDatesOpen(error.questions);
    throw error;
  }
}

async function readWhole(of: ReadOf, file: ComparedFile): Promise<void> {
  const asShop = <T>(work: (tx: Tx) => Promise<T>) =>
    of.database.asShop({ shopId: of.shopId, vendorIds: null, statementTimeout: 0 }, work);
  const shop = await asShop((tx) => importShop(tx, of.shopId));
  const ahead = await aheadOf(file, of.now);
  const dates: DateRules = {
    order: ahead.dateOrder,
    timeZone: shop.timeZone,
    thisYear: of.now.getUTCFullYear(),
  };
  const id = await asShop((tx) =>
    insertSource(tx, { shopId: of.shopId, madeBy: of.madeBy, now: of.now, ...file }),
  );
  const source = { shopId: of.shopId, id };
  try {
    const to = { asShop, source, shop, dates, size: rowsAtOnce[of.database.kind] };
    const found = await stage(to, file, ahead.apart);
    if (found.records === 0) throw new CsvRefused(nothingRead(file, found.problem));
    await asShop(async (tx) => {
      await takePlace(tx, source, { role: file.role, now: of.now });
      await of.atEnd(tx, id);
    });
  } catch (error) {
    await asShop((tx) => deleteSource(tx, source));
    throw error;
  }
}

type Ahead = { readonly apart: ReadonlySet<string>; readonly dateOrder: DateOrder | null };

/** Reads a file through for what is needed before its rows. */
async function aheadOf(file: ComparedFile, now: Date): Promise<Ahead> {
  const { role, path, size, dateOrder } = file;
  if (role !== 'paypal') {
    const { apart, dateOrders } = await readAhead([{ role, path, size, dateOrder }], now);
    return { apart, dateOrder: dateOrders.get(role) ?? null };
  }
  const dates = new DatesOfFile('paypal', now.getUTCFullYear());
  for await (const row of readCsv('paypal', createReadStream(path))) dates.note(row);
  const decided = dates.decide(dateOrder);
  if (decided !== null && typeof decided !== 'string') throw new ComparedDatesOpen([decided]);
  return { apart: new Set(), dateOrder: decided };
}

type Stage = {
  readonly asShop: <T>(work: (tx: Tx) => Promise<T>) => Promise<T>;
  readonly source: { readonly shopId: number; readonly id: number };
  readonly shop: ImportShop;
  readonly dates: DateRules;
  readonly size: number;
};

type Staged = { readonly records: number; readonly problem: string | null };

function stage(to: Stage, file: ComparedFile, apart: ReadonlySet<string>): Promise<Staged> {
  switch (file.role) {
    case 'orders':
      return stageOrdersFile(to, file, apart);
    case 'refunds':
      return stageRefundsFile(to, file);
    case 'paypal':
      return stageMovements(to, file.path);
  }
}

async function stageOrdersFile(
  { asShop, source, shop, dates, size }: Stage,
  { path }: ComparedFile,
  apart: ReadonlySet<string>,
): Promise<Staged> {
  let records = 0;
  let problem: string | null = null;
  const readings = readOrders(createReadStream(path), shop, dates, undefined, apart);
  const sizeOf = (reading: { readonly is: string; readonly value?: FileOrder }) => reading.value?.rows ?? 1;
  for await (const batch of inParts(readings, size, sizeOf)) {
    const read: ReadOrder[] = [];
    const unread: UnreadOrder[] = [];
    const problems: ComparedProblem[] = [];
    for (const reading of batch) {
      if (reading.is === 'read') read.push({ row: reading.value.row, order: withoutExcerpts(reading.value) });
      else {
        const [first] = reading.problems;
        if (reading.order !== undefined) unread.push({ row: first?.row ?? 0, ...reading.order });
        problems.push(...reading.problems.map(({ row, reason }) => ({ row, detail: asCompared(reason) })));
      }
    }
    records += read.length;
    problem ??= problems[0]?.detail ?? null;
    await asShop((tx) =>
      stageOrders(tx, { shopId: source.shopId, sourceId: source.id }, { read, unread, problems }),
    );
  }
  return { records, problem };
}

/** The readers speak of imports. */
function asCompared(reason: string): string {
  return reason.replaceAll('was not imported', 'is not compared').replaceAll('left out', 'not compared');
}

function withoutExcerpts(order: FileOrder): FileOrder {
  return { ...order, excerpt: '', lines: order.lines.map((line) => ({ ...line, excerpt: '' })) };
}

async function stageRefundsFile(
  { asShop, source, shop, dates, size }: Stage,
  { path }: ComparedFile,
): Promise<Staged> {
  let records = 0;
  let problem: string | null = null;
  for await (const batch of inParts(parseRefunds(createReadStream(path), shop, dates), size, () => 1)) {
    const read: FileReturn[] = [];
    const problems: ComparedProblem[] = [];
    for (const reading of batch) {
      if (reading.is === 'read') read.push(reading.value);
      else problems.push(...reading.problems.map(({ row, reason }) => ({ row, detail: asCompared(reason) })));
    }
    records += read.length;
    problem ??= problems[0]?.detail ?? null;
    const times = read.map(({ refundedAt }) => refundedAt).toSorted();
    await asShop(async (tx) => {
      await insertComparedReturns(tx, { shopId: source.shopId, sourceId: source.id }, read);
      const added = {
        records: read.length,
        firstAt: times[0] ?? null,
        lastAt: times.at(-1) ?? null,
        problems,
      };
      await addToSource(tx, source, added);
    });
  }
  return { records, problem };
}

function nothingRead({ name }: ComparedFile, problem: string | null): string {
  if (problem === null) return texts.noRows({ file: name });
  return texts.nothing({ file: name, problem });
}
