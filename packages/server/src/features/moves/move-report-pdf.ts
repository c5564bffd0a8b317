import { formatDate, formatDay } from '@consignment/domain/time/dates';
import { formatMoneyInFile } from '@consignment/domain/money/money';
import { causeText } from '@consignment/domain/moves/moving-cause-text';
import { equalText } from '@consignment/domain/moves/moving-groups';
import type { ReportDifference, ReportFile, ReportHead, ReportPayout } from './domain/moving-report.ts';
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
import { paperTable, type PaperColumn } from '../../exports/paper-table.ts';
import { createPaper, page, type Paper } from '../../exports/paper.ts';

export type ReportToDraw = {
  readonly head: ReportHead;
  readonly proof: StatementProof;
  readonly letterhead: Letterhead;
  readonly payouts: AsyncIterable<readonly ReportPayout[]>;
  /** The JSON file of the same report. */
  readonly file: { readonly name: string; readonly content: AsyncIterable<string> };
};

/** More is for a program and not for eyes. */
const mostDrawn = 1000;
const mostNotes = 12;

const { margin } = page;
const whole = { x: margin, width: fullWidth };

/** The PDF of a move's report, with its JSON file attached. */
export async function* drawMoveReport(report: ReportToDraw): AsyncGenerator<Buffer> {
  const { head, letterhead, file } = report;
  const name = `Move report ${head.number}`;
  const paper = createPaper({
    title: `${name} of ${head.shop.name}`,
    author: head.shop.name,
    date: head.issuedAt,
  });
  const money = (minor: number) => formatMoneyInFile(minor, head.currency);
  const texts = [name, head.shop.name, head.formerApp, money(0), head.checkAt, file.name, ...head.rules];
  await paper.prepare([...texts, ...head.files.map(({ name }) => name)]);

  await drawHead(paper, report, name);
  await drawSums(paper, head, money);
  await drawFiles(paper, head.files);
  await drawList(paper, 'Rules', head.rules);
  await drawPayouts(paper, report, money);
  await drawProof(paper, report);
  await drawMissing(paper, 'The JSON file of this report');

  await paper.attach({
    name: file.name,
    description: `${name} with its hash and its signature, for programs that check it`,
    subtype: 'application#2Fjson',
    date: head.issuedAt,
    content: file.content,
  });
  const picture = letterhead.logo === null ? null : { bytes: letterhead.logo, ...logoBox };
  yield* paper.finish((at, of) => `${name} · Page ${at} of ${of}`, picture);
}

async function drawHead(paper: Paper, { head, letterhead }: ReportToDraw, name: string): Promise<void> {
  const day = (at: Date) => formatDate(at, head.timeZone, letterhead.locale);
  const lines: [text: string, size: number, isBold: boolean][] = [
    [name, title, true],
    [`Issued ${day(head.issuedAt)}`, usual, false],
    ...dated('Checked', head.checkedAt),
    ...dated('Booked', head.bookedAt),
    ...dated('Taken back', head.undoneAt),
  ];
  function dated(what: string, at: Date | null): [string, number, boolean][] {
    return at === null ? [] : [[`${what} ${day(at)}`, usual, false]];
  }
  drawBrandedHead(paper, { shopName: head.shop.name, letterhead }, () => {
    for (const [text, size, isBold] of lines) {
      paper.line(text, { ...whole, size, style: isBold ? 'bold' : 'regular' });
      paper.y += size * leading;
    }
  });
  drawParties(paper, [
    { label: 'Shop', texts: [head.shop.name, ...head.shop.address] },
    { label: 'Former app', texts: [head.formerApp] },
  ]);
  await drawParagraph(paper, equalText(head.sums), { size: heading });
  paper.y += 10;
}

type Money = (minor: number) => string;

async function drawSums(paper: Paper, { sums, opening }: ReportHead, money: Money): Promise<void> {
  const rows: [label: string, figure: string][] = [
    ['Payouts in the former app', money(sums.oldAmount)],
    ['The same by the rules here', money(sums.ourAmount)],
    ['Difference', money(sums.difference)],
    ...(opening.vendors === 0
      ? []
      : [
          [`Opening balances of ${inWords(opening.vendors)} vendors`, money(opening.amount)] as [
            string,
            string,
          ],
        ]),
  ];
  await paper.room(rows.length * 16 + 20);
  for (const [label, figure] of rows) {
    paper.line(label, { ...whole, size: usual });
    paper.line(figure, { ...whole, size: usual, align: 'right' });
    paper.y += 16;
  }
  paper.y += 8;
}

async function drawFiles(paper: Paper, files: readonly ReportFile[]): Promise<void> {
  await drawHeading(paper, 'Files');
  const table = paperTable<ReportFile>(
    paper,
    [
      {
        header: 'File',
        width: null,
        align: 'left',
        text: ({ file, name }) => `${file}: ${name}`,
        note: ({ hash }) => `SHA-256 ${hash}`,
      },
      { header: 'Rows', width: 60, align: 'right', text: ({ rows }) => inWords(rows) },
      { header: 'Refused', width: 60, align: 'right', text: ({ refused }) => inWords(refused) },
    ],
    { size: small, gap: 10 },
  );
  table.drawHead();
  await table.drawRows(files);
  paper.y += 8;
}

async function drawList(paper: Paper, heading: string, texts: readonly string[]): Promise<void> {
  await drawHeading(paper, heading);
  for (const text of texts) await drawParagraph(paper, text, { size: small });
  paper.y += 10;
}

async function drawHeading(paper: Paper, text: string): Promise<void> {
  await paper.room(60);
  paper.line(text, { ...whole, size: heading, style: 'bold' });
  paper.y += heading * leading + 4;
}

async function drawPayouts(
  paper: Paper,
  { head, payouts, letterhead }: ReportToDraw,
  money: Money,
): Promise<void> {
  await drawHeading(paper, 'Payouts');
  const table = paperTable(paper, payoutColumns(head, money, letterhead.locale), { size: small, gap: 10 });
  table.drawHead();
  let drawn = 0;
  for await (const batch of payouts) {
    const rows = batch.slice(0, Math.max(0, mostDrawn - drawn));
    await table.drawRows(rows);
    drawn += rows.length;
  }
  if (drawn < head.sums.payouts) {
    const remark = `These are the first ${inWords(drawn)} payouts. All ${inWords(head.sums.payouts)} are in the JSON file of this report.`;
    await drawParagraph(paper, remark, { size: usual });
  }
  paper.y += 12;
}

function payoutColumns({ currency }: ReportHead, money: Money, locale: string): PaperColumn<ReportPayout>[] {
  return [
    { header: 'Number', width: 72, align: 'left', text: ({ number }) => number },
    { header: 'Date', width: 62, align: 'left', text: ({ day }) => formatDay(day, locale) },
    {
      header: 'Vendor and differences',
      width: null,
      align: 'left',
      text: ({ vendor, invoiceNumber }) =>
        invoiceNumber === null ? vendor : `${vendor}, invoice #${invoiceNumber}`,
      note: ({ differences, blocked }) => {
        const notes = differences.slice(0, mostNotes).map((one) => differenceText(one, currency));
        const rest = differences.length - notes.length;
        return [
          ...(blocked === null ? [] : [`Not booked: ${blocked}`]),
          ...notes,
          ...(rest === 0 ? [] : [`${inWords(rest)} more are in the JSON file.`]),
        ].join(' ');
      },
    },
    { header: 'There', width: 62, align: 'right', text: ({ oldAmount }) => money(oldAmount) },
    { header: 'Here', width: 62, align: 'right', text: ({ ourAmount }) => money(ourAmount) },
    {
      header: 'Difference',
      width: 56,
      align: 'right',
      text: ({ oldAmount, ourAmount }) => (oldAmount === ourAmount ? '' : money(oldAmount - ourAmount)),
    },
  ];
}

function differenceText({ order, oldAmount, ourAmount, detail }: ReportDifference, currency: string): string {
  const what = order === '' ? '' : `${order}: `;
  return `${what}${formatMoneyInFile(oldAmount - ourAmount, currency)}. ${causeText(detail, currency)}`;
}

function inWords(count: number): string {
  return count.toLocaleString('en-US');
}

async function drawProof(paper: Paper, { head, proof, file }: ReportToDraw): Promise<void> {
  await paper.room(80);
  paper.rule();
  paper.y += 8;
  await drawParagraph(paper, `Check this file, or its JSON file, at ${head.checkAt}.`, { size: usual });
  paper.y += 3;
  const details = [
    `SHA-256 ${proof.hash}`,
    `Signed with key ${proof.key}`,
    `${file.name} is attached to this PDF.`,
  ];
  for (const text of details) await drawParagraph(paper, text, { size: small, grey: true });
  paper.y += 6;
}
