import { formatMoneyInFile } from '@consignment/domain/money/money';
import { causeText } from '@consignment/domain/moves/moving-cause-text';
import { equalText } from '@consignment/domain/moves/moving-groups';
import type { ReportDifference, ReportFile, ReportHead, ReportPayout } from './domain/moving-report.ts';
import type { StatementProof } from '@consignment/domain/statements/statement-file';
import { defineTexts, formatCount } from '@consignment/domain/text/texts';
import { formatDate, formatDay } from '@consignment/domain/time/dates';
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
import { paperTable, type PaperColumn } from '../../exports/paper-table.ts';
import { createPaper, page, type Paper } from '../../exports/paper.ts';

const texts = defineTexts('MoveReportPdf', {
  name: 'Move report {number}',
  title: 'Move report {number} for {shop}',
  attachment: 'Move report {number} with its hash and signature, for verification software',
  rules: 'Rules',
  shop: 'Shop',
  formerApp: 'Previous app',
  formerPayouts: 'Payouts in the previous app',
  sameByRules: 'The same payouts under this shop’s rules',
  difference: 'Difference',
  openingBalances: 'Opening balances for {vendors, plural, one {# vendor} other {# vendors}}',
  files: 'Files',
  file: 'File',
  rows: 'Rows',
  refused: 'Refused',
  payouts: 'Payouts',
  firstPayouts:
    'These are the first {drawn, plural, one {# payout} other {# payouts}}. All {all, plural, other {#}} are in this report’s JSON file.',
  number: 'Number',
  date: 'Date',
  vendorAndDifferences: 'Vendor and differences',
  vendorWithInvoice: '{vendor}, invoice #{invoiceNumber}',
  notBooked: 'Not recorded: {reason}',
  more: '{count, plural, one {# more is} other {# more are}} in the JSON file.',
  there: 'Old amount',
  here: 'New amount',
  check: 'Check this file, or its JSON file, at {checkAt}.',
  hash: 'SHA-256 {hash}',
  signedWith: 'Signed with key {key}',
  attached: '{file} is attached to this PDF.',
});

const dateTexts = defineTexts('DatesOfMoveReportPdf', {
  issued: 'Issued {day}',
  checked: 'Checked {day}',
  booked: 'Recorded {day}',
  undone: 'Undone {day}',
});

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
  const name = texts.name({ number: head.number });
  const paper = createPaper({
    title: texts.title({ number: head.number, shop: head.shop.name }),
    author: head.shop.name,
    date: head.issuedAt,
  });
  const money = (minor: number) => formatMoneyInFile(minor, head.currency);
  const drawn = [name, head.shop.name, head.formerApp, money(0), head.checkAt, file.name, ...head.rules];
  await paper.prepare([...drawn, ...head.files.map(({ name }) => name)]);

  await drawHead(paper, report, name);
  await drawSums(paper, head, money);
  await drawFiles(paper, head.files);
  await drawList(paper, texts.rules, head.rules);
  await drawPayouts(paper, report, money);
  await drawProof(paper, report);
  await drawMissing(paper, 'move');

  await paper.attach({
    name: file.name,
    description: texts.attachment({ number: head.number }),
    subtype: 'application#2Fjson',
    date: head.issuedAt,
    content: file.content,
  });
  const picture = letterhead.logo === null ? null : { bytes: letterhead.logo, ...logoBox };
  yield* paper.finish((at, of) => `${name} · ${pageText(at, of)}`, picture);
}

async function drawHead(paper: Paper, { head, letterhead }: ReportToDraw, name: string): Promise<void> {
  const day = (at: Date) => formatDate(at, head.timeZone, letterhead.locale);
  const lines: [text: string, size: number, isBold: boolean][] = [
    [name, title, true],
    ...dated('issued', head.issuedAt),
    ...dated('checked', head.checkedAt),
    ...dated('booked', head.bookedAt),
    ...dated('undone', head.undoneAt),
  ];
  function dated(what: keyof typeof dateTexts, at: Date | null): [string, number, boolean][] {
    return at === null ? [] : [[dateTexts[what]({ day: day(at) }), usual, false]];
  }
  drawBrandedHead(paper, { shopName: head.shop.name, letterhead }, () => {
    for (const [text, size, isBold] of lines) {
      paper.line(text, { ...whole, size, style: isBold ? 'bold' : 'regular' });
      paper.y += size * leading;
    }
  });
  drawParties(paper, [
    { label: texts.shop, texts: [head.shop.name, ...head.shop.address] },
    { label: texts.formerApp, texts: [head.formerApp] },
  ]);
  await drawParagraph(paper, equalText(head.sums), { size: heading });
  paper.y += 10;
}

type Money = (minor: number) => string;

async function drawSums(paper: Paper, { sums, opening }: ReportHead, money: Money): Promise<void> {
  const rows: [label: string, figure: string][] = [
    [texts.formerPayouts, money(sums.oldAmount)],
    [texts.sameByRules, money(sums.ourAmount)],
    [texts.difference, money(sums.difference)],
    ...(opening.vendors === 0
      ? []
      : [[texts.openingBalances({ vendors: opening.vendors }), money(opening.amount)] as [string, string]]),
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
  await drawHeading(paper, texts.files);
  const table = paperTable<ReportFile>(
    paper,
    [
      {
        header: texts.file,
        width: null,
        align: 'left',
        text: ({ file, name }) => `${file}: ${name}`,
        note: ({ hash }) => texts.hash({ hash }),
      },
      { header: texts.rows, width: 60, align: 'right', text: ({ rows }) => formatCount(rows) },
      { header: texts.refused, width: 60, align: 'right', text: ({ refused }) => formatCount(refused) },
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
  await drawHeading(paper, texts.payouts);
  const table = paperTable(paper, payoutColumns(head, money, letterhead.locale), { size: small, gap: 10 });
  table.drawHead();
  let drawn = 0;
  for await (const batch of payouts) {
    const rows = batch.slice(0, Math.max(0, mostDrawn - drawn));
    await table.drawRows(rows);
    drawn += rows.length;
  }
  if (drawn < head.sums.payouts) {
    const remark = texts.firstPayouts({ drawn, all: head.sums.payouts });
    await drawParagraph(paper, remark, { size: usual });
  }
  paper.y += 12;
}

function payoutColumns({ currency }: ReportHead, money: Money, locale: string): PaperColumn<ReportPayout>[] {
  return [
    { header: texts.number, width: 72, align: 'left', text: ({ number }) => number },
    { header: texts.date, width: 62, align: 'left', text: ({ day }) => formatDay(day, locale) },
    {
      header: texts.vendorAndDifferences,
      width: null,
      align: 'left',
      text: ({ vendor, invoiceNumber }) =>
        invoiceNumber === null ? vendor : texts.vendorWithInvoice({ vendor, invoiceNumber }),
      note: ({ differences, blocked }) => {
        const notes = differences.slice(0, mostNotes).map((one) => differenceText(one, currency));
        const rest = differences.length - notes.length;
        return [
          ...(blocked === null ? [] : [texts.notBooked({ reason: blocked })]),
          ...notes,
          ...(rest === 0 ? [] : [texts.more({ count: rest })]),
        ].join(' ');
      },
    },
    { header: texts.there, width: 62, align: 'right', text: ({ oldAmount }) => money(oldAmount) },
    { header: texts.here, width: 62, align: 'right', text: ({ ourAmount }) => money(ourAmount) },
    {
      header: texts.difference,
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

async function drawProof(paper: Paper, { head, proof, file }: ReportToDraw): Promise<void> {
  await paper.room(80);
  paper.rule();
  paper.y += 8;
  await drawParagraph(paper, texts.check({ checkAt: head.checkAt }), { size: usual });
  paper.y += 3;
  const details = [
    texts.hash({ hash: proof.hash }),
    texts.signedWith({ key: proof.key }),
    texts.attached({ file: file.name }),
  ];
  for (const text of details) await drawParagraph(paper, text, { size: small, grey: true });
  paper.y += 6;
}
