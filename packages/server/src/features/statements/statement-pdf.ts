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
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { formatDate } from '@consignment/domain/time/dates';
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
  pageText,
  small,
  title,
  usual,
} from '../../exports/paper-parts.ts';
import { paperTable } from '../../exports/paper-table.ts';
import { createPaper, page, type Paper } from '../../exports/paper.ts';
import { entryColumns } from './statement-columns.ts';

const texts = defineTexts('PaperStatementPdf', {
  number: 'Statement {number}',
  name: 'Statement {number} for {payee}',
  file: 'Statement {number} with its hash and signature, for verification software',
  withdrawn: 'WITHDRAWN',
  withdrawnOn: 'WITHDRAWN on {day}',
  issued: 'Issued {day}',
  shop: 'Shop',
  vendor: 'Vendor',
  salesRep: 'Sales rep',
  section: 'Section',
  lines: 'Lines',
  amount: 'Amount',
  allLines: 'All {count, plural, other {# lines}} are in this statement’s CSV and JSON files.',
  questions: 'Questions',
  allQuestions: 'All {count, plural, other {# questions}} are in this statement’s CSV and JSON files.',
  date: 'Date',
  question: 'Question',
  check: 'Check this statement at {checkAt}. Code {code}',
  hash: 'SHA-256 {hash}',
  signedWith: 'Signed with key {key}',
  attached: '{file} is attached to this PDF.',
});

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
  const number = texts.number({ number: head.number });
  const name = texts.name({ number: head.number, payee: head.payee.name });
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
  await drawMissing(paper, 'statement');

  await paper.attach({
    name: file.name,
    description: texts.file({ number: head.number }),
    subtype: 'application#2Fjson',
    date: head.issuedAt,
    content: file.content,
  });
  const picture = letterhead.logo === null ? null : { bytes: letterhead.logo, ...logoBox };
  const standing = withdrawnAt === null ? [] : [texts.withdrawn];
  const foot = [number, ...standing, statementCode(proof.hash)].join(' · ');
  yield* paper.finish((at, of) => `${foot} · ${pageText(at, of)}`, picture);
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

const sumTexts = defineTexts('SumsOfPaperStatementPdf', {
  opening: 'Opening balance',
  earned: 'Earned',
  adjustments: 'Adjustments to earlier statements',
  custom_items: 'Custom items',
  additional_pay: 'Additional pay',
  payouts: 'Payouts',
  closing: 'Closing balance',
} satisfies Record<keyof StatementSums, string>);
// Object.keys loses the key type.
const sumNames = Object.keys(sumTexts) as (keyof StatementSums)[];
const alwaysDrawn: ReadonlySet<keyof StatementSums> = new Set(['opening', 'earned', 'closing']);

const sectionTexts = defineTexts('SectionsOfPaperStatementPdf', {
  brought_forward: 'Brought forward',
  earned: 'Earned',
  adjustment: 'Adjustments to earlier statements',
  custom_item: 'Custom items',
  additional_pay: 'Additional pay',
  payout: 'Payouts',
} satisfies Record<StatementSection, string>);

function drawHead(paper: Paper, { head, withdrawnAt, letterhead }: StatementToDraw, name: string): void {
  const lines: [text: string, size: number, isBold: boolean][] = [
    [name, title, true],
    [periodText(head.firstDay, head.lastDay, letterhead.locale), heading, true],
    [texts.issued({ day: formatDate(head.issuedAt, head.timeZone, letterhead.locale) }), usual, false],
  ];
  if (withdrawnAt !== null) {
    const day = formatDate(withdrawnAt, head.timeZone, letterhead.locale);
    lines.push([texts.withdrawnOn({ day }), heading, true]);
  }
  drawBrandedHead(paper, { shopName: head.shop.name, letterhead }, () => {
    for (const [text, size, isBold] of lines) {
      paper.line(text, { ...whole, size, style: isBold ? 'bold' : 'regular' });
      paper.y += size * leading;
    }
  });
  drawParties(paper, [
    { label: texts.shop, texts: [head.shop.name, ...head.shop.address] },
    {
      label: head.payee.kind === 'vendor' ? texts.vendor : texts.salesRep,
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
    paper.line(sumTexts[sum], { ...whole, ...look });
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
    paper.line(sectionTexts[section], { ...whole, size: heading, style: 'bold' });
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
      { header: texts.section, width: null, align: 'left', text: ({ section }) => sectionTexts[section] },
      { header: texts.lines, width: 96, align: 'right', text: (row) => formatCount(row.count) },
      { header: texts.amount, width: 120, align: 'right', text: ({ amount }) => money(amount) },
    ],
    { size: usual, gap: 10 },
  );
  await paper.room(60);
  table.drawHead();
  await table.drawRows(rows);
  paper.y += 4;
  await drawParagraph(paper, texts.allLines({ count }), { size: usual });
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
  paper.line(texts.questions, { ...whole, size: heading, style: 'bold' });
  paper.y += heading * leading + 4;
  if (notes.length > mostDrawn) {
    await drawParagraph(paper, texts.allQuestions({ count: notes.length }), { size: usual });
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
      { header: texts.date, width: widest, align: 'left', text: dateOf },
      { header: texts.question, width: null, align: 'left', text: ({ text }) => text, note: about },
    ],
    { size: small, gap: 10 },
  );
  table.drawHead();
  await table.drawRows(notes);
  paper.y += 10;
}

async function drawProof(paper: Paper, { head, proof, file }: StatementToDraw): Promise<void> {
  await paper.room(80);
  paper.rule();
  paper.y += 8;
  const check = texts.check({ checkAt: head.checkAt, code: statementCode(proof.hash) });
  await drawParagraph(paper, check, { size: usual });
  paper.y += 3;
  const details = [
    texts.hash({ hash: proof.hash }),
    texts.signedWith({ key: proof.key }),
    texts.attached({ file: file.name }),
  ];
  for (const text of details) await drawParagraph(paper, text, { size: small, grey: true });
  paper.y += 6;
}
