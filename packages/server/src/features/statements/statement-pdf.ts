import { formatDate } from '@consignment/domain/time/dates';
import { formatMoneyInFile } from '@consignment/domain/money/money';
import {
  periodText,
  statementCode,
  statementSections,
  statementSums,
  type StatementEntry,
  type StatementNote,
  type StatementSection,
  type StatementSums,
} from '@consignment/domain/statements/statement';
import type { StatementHead } from '@consignment/domain/statements/statement-document';
import type { StatementProof } from '@consignment/domain/statements/statement-file';
import { leading } from '../../mail-content/tokens.ts';
import type { Letterhead } from '../../exports/letterhead.ts';
import {
  drawMissing,
  drawParagraph,
  drawParties,
  drawBrandedHead,
  fullWidth,
  heading,
  logoBox,
  small,
  title,
  usual,
} from '../../exports/paper-parts.ts';
import { paperTable } from '../../exports/paper-table.ts';
import { createPaper, page, type Paper } from '../../exports/paper.ts';
import { entryColumns } from './statement-columns.ts';

export type StatementToDraw = {
  readonly head: StatementHead;
  readonly proof: StatementProof;
  readonly withdrawnAt: Date | null;
  readonly letterhead: Letterhead;
  readonly entries: AsyncIterable<readonly StatementEntry[]>;
  /** The JSON file of the same statement. */
  readonly file: { readonly name: string; readonly content: AsyncIterable<string> };
};

/** More is for a spreadsheet and not for eyes. */
const mostDrawn = 1000;

const { margin } = page;
const whole = { x: margin, width: fullWidth };

/** The PDF of a statement, with its JSON file attached. Throws where the entries do not add up to its sums. */
export async function* drawStatement(statement: StatementToDraw): AsyncGenerator<Buffer> {
  const { head, proof, withdrawnAt, letterhead, file } = statement;
  const { bySection, drawn } = await readEntries(statement);
  const number = `Statement ${head.number}`;
  const name = `${number} of ${head.payee.name}`;
  const paper = createPaper({ title: name, author: head.shop.name, date: head.issuedAt });
  const parties = [head.shop, head.payee].map((party) => [party.name, ...party.address]);
  const money = (minor: number) => formatMoneyInFile(minor, head.currency);
  await paper.prepare([...parties.flat(), number, money(0), head.checkAt, file.name]);

  drawHead(paper, statement, number);
  await drawSums(paper, head.sums, money);
  if (drawn === null) await drawCounts(paper, bySection, money);
  else await drawSections(paper, head, drawn, letterhead.locale);
  await drawNotes(paper, head, letterhead.locale);
  await drawProof(paper, statement);
  await drawMissing(paper, 'The CSV file of this statement');

  await paper.attach({
    name: file.name,
    description: `${number} with its hash and its signature, for programs that check it`,
    subtype: 'application#2Fjson',
    date: head.issuedAt,
    content: file.content,
  });
  const picture = letterhead.logo === null ? null : { bytes: letterhead.logo, ...logoBox };
  const standing = withdrawnAt === null ? '' : ' · WITHDRAWN';
  const code = statementCode(proof.hash);
  yield* paper.finish((at, of) => `${number}${standing} · ${code} · Page ${at} of ${of}`, picture);
}

type Counted = ReadonlyMap<StatementSection, { readonly count: number; readonly amount: number }>;

/** The count and the sum of each section, and the entries themselves where they are few enough to be drawn. */
async function readEntries({ head, entries }: StatementToDraw) {
  const bySection = new Map<StatementSection, { count: number; amount: number }>();
  let drawn: StatementEntry[] | null = [];
  for await (const batch of entries) {
    for (const { section, amount } of batch) {
      const { count = 0, amount: sum = 0 } = bySection.get(section) ?? {};
      bySection.set(section, { count: count + 1, amount: sum + amount });
    }
    drawn = drawn === null || drawn.length + batch.length > mostDrawn ? null : [...drawn, ...batch];
  }
  const brought = bySection.get('brought_forward')?.amount ?? 0;
  const before = head.previous === null ? 0 : head.sums.opening - brought;
  const sections = [...bySection].map(([section, { amount }]) => ({ section, amount }));
  const expected = statementSums(before, sections);
  if (sumNames.some((sum) => expected[sum] !== head.sums[sum])) {
    throw new Error(
      `The entries of statement ${head.number} of ${head.payee.kind} ${head.payee.id} do not add up.`,
    );
  }
  return { bySection, drawn };
}

const sumWords = {
  opening: 'Opening balance',
  earned: 'Earned',
  adjustments: 'Adjustments to earlier statements',
  custom_items: 'Custom items',
  additional_pay: 'Additional pay',
  payouts: 'Payouts',
  closing: 'Closing balance',
} as const satisfies Record<keyof StatementSums, string>;
// Object.keys loses the key type.
const sumNames = Object.keys(sumWords) as (keyof StatementSums)[];
const alwaysDrawn: ReadonlySet<keyof StatementSums> = new Set(['opening', 'earned', 'closing']);

const headings = {
  brought_forward: 'Brought forward',
  earned: 'Earned',
  adjustment: 'Adjustments to earlier statements',
  custom_item: 'Custom items',
  additional_pay: 'Additional pay',
  payout: 'Payouts',
} as const satisfies Record<StatementSection, string>;

function drawHead(paper: Paper, { head, withdrawnAt, letterhead }: StatementToDraw, name: string): void {
  const lines: [text: string, size: number, isBold: boolean][] = [
    [name, title, true],
    [periodText(head.firstDay, head.lastDay, letterhead.locale), heading, true],
    [`Issued ${formatDate(head.issuedAt, head.timeZone, letterhead.locale)}`, usual, false],
  ];
  if (withdrawnAt !== null) {
    const day = formatDate(withdrawnAt, head.timeZone, letterhead.locale);
    lines.push([`WITHDRAWN on ${day}`, heading, true]);
  }
  drawBrandedHead(paper, { shopName: head.shop.name, letterhead }, () => {
    for (const [text, size, isBold] of lines) {
      paper.line(text, { ...whole, size, style: isBold ? 'bold' : 'regular' });
      paper.y += size * leading;
    }
  });
  drawParties(paper, [
    { label: 'Shop', texts: [head.shop.name, ...head.shop.address] },
    {
      label: head.payee.kind === 'vendor' ? 'Vendor' : 'Sales rep',
      texts: [head.payee.name, ...head.payee.address],
    },
  ]);
}

type Money = (minor: number) => string;

async function drawSums(paper: Paper, sums: StatementSums, money: Money): Promise<void> {
  const rows = sumNames.filter((sum) => alwaysDrawn.has(sum) || sums[sum] !== 0);
  await paper.room(rows.length * 16 + 20);
  for (const sum of rows) {
    const isClosing = sum === 'closing';
    if (isClosing) {
      paper.rule();
      paper.y += 5;
    }
    const look = isClosing ? ({ size: heading, style: 'bold' } as const) : { size: usual };
    paper.line(sumWords[sum], { ...whole, ...look });
    paper.line(money(sums[sum]), { ...whole, ...look, align: 'right' });
    paper.y += 16;
  }
  paper.y += 14;
}

async function drawSections(
  paper: Paper,
  head: StatementHead,
  entries: readonly StatementEntry[],
  locale: string,
): Promise<void> {
  const bySection = Map.groupBy(entries, ({ section }) => section);
  for (const section of statementSections) {
    const rows = bySection.get(section);
    if (rows === undefined) continue;
    await paper.room(80);
    paper.line(headings[section], { ...whole, size: heading, style: 'bold' });
    paper.y += heading * leading + 4;
    // Names are measured, for which their fonts are opened as for drawing.
    await paper.prepare(rows.map(({ orderName }) => orderName));
    const columns = entryColumns(section, rows, {
      head,
      locale,
      widthOf: (text, style) => paper.widthOf(text, small, style),
    });
    const table = paperTable(paper, columns, { size: small, gap: 10 });
    table.drawHead();
    await table.drawRows(rows);
    paper.y += 10;
  }
}

async function drawCounts(paper: Paper, bySection: Counted, money: Money): Promise<void> {
  const rows = statementSections.flatMap((section) => {
    const counted = bySection.get(section);
    return counted === undefined ? [] : [{ section, ...counted }];
  });
  const count = rows.reduce((sum, row) => sum + row.count, 0);
  const table = paperTable<(typeof rows)[number]>(
    paper,
    [
      { header: 'Section', width: null, align: 'left', text: ({ section }) => headings[section] },
      { header: 'Lines', width: 96, align: 'right', text: (row) => inWords(row.count) },
      { header: 'Amount', width: 120, align: 'right', text: ({ amount }) => money(amount) },
    ],
    { size: usual, gap: 10 },
  );
  await paper.room(60);
  table.drawHead();
  await table.drawRows(rows);
  paper.y += 4;
  const remark = `All ${inWords(count)} lines are in the CSV and JSON files of this statement.`;
  await drawParagraph(paper, remark, { size: usual });
  paper.y += 12;
}

/** Lines of text, each with the order and the title that it is about. */
async function drawNotes(
  paper: Paper,
  { notes, timeZone, shows }: StatementHead,
  locale: string,
): Promise<void> {
  if (notes.length === 0) return;
  await paper.room(80);
  paper.line('Questions', { ...whole, size: heading, style: 'bold' });
  paper.y += heading * leading + 4;
  if (notes.length > mostDrawn) {
    const remark = `All ${inWords(notes.length)} questions are in the CSV and JSON files of this statement.`;
    await drawParagraph(paper, remark, { size: usual });
    paper.y += 12;
    return;
  }
  const dateOf = ({ happenedAt }: StatementNote) => formatDate(happenedAt, timeZone, locale);
  const widest = Math.ceil(Math.max(...notes.map((note) => paper.widthOf(dateOf(note), small))));
  const about = ({ orderName, title }: StatementNote) =>
    [shows.orders ? orderName : '', title].filter((text) => text !== '').join(' · ');
  const table = paperTable<StatementNote>(
    paper,
    [
      { header: 'Date', width: widest, align: 'left', text: dateOf },
      { header: 'Question', width: null, align: 'left', text: ({ text }) => text, note: about },
    ],
    { size: small, gap: 10 },
  );
  table.drawHead();
  await table.drawRows(notes);
  paper.y += 10;
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}

async function drawProof(paper: Paper, { head, proof, file }: StatementToDraw): Promise<void> {
  await paper.room(80);
  paper.rule();
  paper.y += 8;
  const code = statementCode(proof.hash);
  await drawParagraph(paper, `Check this statement at ${head.checkAt}. Code ${code}`, { size: usual });
  paper.y += 3;
  const details = [
    `SHA-256 ${proof.hash}`,
    `Signed with key ${proof.key}`,
    `${file.name} is attached to this PDF.`,
  ];
  for (const text of details) await drawParagraph(paper, text, { size: small, grey: true });
  paper.y += 6;
}
