import { isolated } from '@consignment/domain/direction';
import { titleInPayout } from './line-columns.ts';
import { createPaper, page, type Align, type Paper } from './paper.ts';

/** A line of a payout; `amount` is what was paid for it, in minor units. Hidden texts are empty. */
export type InvoiceLine = {
  readonly order: string;
  readonly date: string;
  readonly title: string;
  readonly quantity: string;
  readonly isOverridden: boolean;
  /** A reversal after an earlier payout; its amount is below 0. */
  readonly isRefund: boolean;
  readonly amount: number;
};

export type Invoice = {
  readonly number: number;
  /** The payout's date is the document's own, so that a payout always gives the same bytes. */
  readonly created: Date;
  readonly date: string;
  readonly note: string;
  /** Name, then address, line by line; empty lines are left out. */
  readonly shop: readonly string[];
  readonly vendor: readonly string[];
  readonly logo: Buffer | null;
  readonly shows: { readonly orders: boolean; readonly dates: boolean; readonly commissions: boolean };
  readonly lines: AsyncIterable<readonly InvoiceLine[]>;
  readonly additionalPay: number;
  readonly amount: number;
  readonly money: (minor: number) => string;
};

const { margin } = page;
const fullWidth = page.width - 2 * margin;
const logoBox = { x: page.width - margin - 160, y: margin, width: 160, height: 60 };
const small = 8;
const usual = 9;
const leading = 1.4;
const rowGap = 5;

/** The PDF of an invoice. Throws where its lines do not add up to its amount: no invoice is better than a wrong one. */
export async function* drawInvoice(invoice: Invoice): AsyncGenerator<Buffer> {
  const number = `Invoice #${invoice.number}`;
  const [shopName = ''] = invoice.shop;
  const paper = createPaper({ title: number, author: shopName, date: invoice.created });
  await paper.prepare([
    ...invoice.shop,
    ...invoice.vendor,
    invoice.note,
    invoice.date,
    invoice.money(invoice.amount),
  ]);
  await drawHead(paper, invoice, number);
  const { items, refunds, hasOverride } = await drawLines(paper, invoice);
  if (items + refunds + invoice.additionalPay !== invoice.amount) {
    throw new Error(`The lines of invoice ${invoice.number} do not add up to its amount.`);
  }
  await drawTotals(paper, invoice, { items, refunds });
  await drawRemarks(paper, hasOverride);
  const picture = invoice.logo === null ? null : { bytes: invoice.logo, ...logoBox };
  yield* paper.finish((at, of) => `${number} · Page ${at} of ${of}`, picture);
}

async function drawHead(paper: Paper, invoice: Invoice, number: string): Promise<void> {
  paper.line(number, { x: margin, width: fullWidth, size: 18, style: 'bold' });
  paper.y += 18 * leading;
  paper.line(invoice.date, { x: margin, width: fullWidth, size: usual });
  paper.y = Math.max(paper.y + usual * leading, invoice.logo === null ? 0 : logoBox.y + logoBox.height) + 14;

  const half = (fullWidth - 24) / 2;
  const blocks = [
    { label: 'From', texts: invoice.shop, x: margin },
    { label: 'To', texts: invoice.vendor, x: margin + half + 24 },
  ].map(({ label, texts, x }) => ({
    label,
    x,
    lines: texts.filter((text) => text !== '').flatMap((text) => paper.linesOf(text, half, usual)),
  }));
  const top = paper.y;
  let bottom = top;
  for (const { label, x, lines } of blocks) {
    paper.y = top;
    paper.line(label, { x, width: half, size: small, style: 'bold', grey: true });
    paper.y += small * leading + 2;
    for (const line of lines) {
      paper.line(line, { x, width: half, size: usual });
      paper.y += usual * leading;
    }
    bottom = Math.max(bottom, paper.y);
  }
  paper.y = bottom + 12;
  if (invoice.note.trim() === '') return;
  paper.line('Note', { x: margin, width: fullWidth, size: small, style: 'bold', grey: true });
  paper.y += small * leading + 2;
  await drawParagraph(paper, invoice.note, usual);
  paper.y += 12;
}

async function drawParagraph(paper: Paper, text: string, size: number): Promise<void> {
  for (const line of paper.linesOf(text, fullWidth, size)) {
    await paper.room(size * leading);
    paper.line(line, { x: margin, width: fullWidth, size });
    paper.y += size * leading;
  }
}

type TableColumn = {
  readonly header: string;
  readonly x: number;
  readonly width: number;
  readonly align: Align;
  readonly text: (line: InvoiceLine) => string;
};

function columnsOf({ shows, money }: Invoice): TableColumn[] {
  const wanted: (Omit<TableColumn, 'x' | 'width'> & { width: number | null; isShown: boolean })[] = [
    { header: 'Order', width: 72, align: 'left', isShown: shows.orders, text: ({ order }) => order },
    { header: 'Date', width: 68, align: 'left', isShown: shows.dates, text: ({ date }) => date },
    {
      header: 'Product',
      width: null,
      align: 'left',
      isShown: true,
      text: ({ title, isRefund }) => titleInPayout({ title: isRefund ? isolated(title) : title, isRefund }),
    },
    { header: 'Quantity', width: 48, align: 'right', isShown: true, text: ({ quantity }) => quantity },
    {
      header: 'Commission',
      width: 96,
      align: 'right',
      isShown: shows.commissions,
      text: ({ amount, isOverridden }) => `${isOverridden ? '* ' : ''}${money(amount)}`,
    },
  ];
  const columns = wanted.filter(({ isShown }) => isShown);
  const gap = 10;
  const taken = columns.reduce((sum, { width }) => sum + (width ?? 0) + gap, -gap);
  let x = margin;
  return columns.map(({ header, align, text, width: own }) => {
    const width = own ?? fullWidth - taken;
    const column = { header, align, text, width, x };
    x += width + gap;
    return column;
  });
}

function drawTableHead(paper: Paper, columns: readonly TableColumn[]): void {
  for (const { header, x, width, align } of columns) {
    paper.line(header, { x, width, align, size: small, style: 'bold' });
  }
  paper.y += small * leading + 3;
  paper.rule();
  paper.y += rowGap;
}

async function drawLines(paper: Paper, invoice: Invoice) {
  const columns = columnsOf(invoice);
  const sums = { items: 0, refunds: 0, hasOverride: false };
  await paper.room(60);
  drawTableHead(paper, columns);
  for await (const batch of invoice.lines) {
    await paper.prepare(batch.flatMap((line) => columns.map(({ text }) => text(line))));
    for (const line of batch) {
      sums[line.isRefund ? 'refunds' : 'items'] += line.amount;
      sums.hasOverride ||= line.isOverridden;
      await drawRow(paper, columns, line);
    }
  }
  paper.rule();
  paper.y += rowGap;
  return sums;
}

async function drawRow(paper: Paper, columns: readonly TableColumn[], line: InvoiceLine): Promise<void> {
  const cells = columns.map((column) => ({
    ...column,
    // An amount is one word and never broken.
    lines:
      column.align === 'right' ? [column.text(line)] : paper.linesOf(column.text(line), column.width, usual),
  }));
  const height = usual * leading;
  const count = Math.max(...cells.map(({ lines }) => lines.length));
  const fitsOnePage = count * height < (page.bottom - margin) / 2;
  for (let index = 0; index < count; index++) {
    const needed = fitsOnePage && index === 0 ? count * height : height;
    if (await paper.room(needed)) drawTableHead(paper, columns);
    for (const { lines, x, width, align } of cells) {
      const text = lines[index] ?? '';
      if (text !== '') paper.line(text, { x, width, align, size: usual });
    }
    paper.y += height;
  }
  paper.y += rowGap;
}

async function drawTotals(
  paper: Paper,
  { money, shows, additionalPay, amount }: Invoice,
  { items, refunds }: { items: number; refunds: number },
): Promise<void> {
  const rows: [string, number][] = [];
  if (shows.commissions) {
    rows.push(['Commissions', items]);
    if (refunds !== 0) rows.push(['Refunds carried over', refunds]);
    if (additionalPay !== 0) rows.push(['Additional pay', additionalPay]);
  }
  const x = margin + fullWidth / 2;
  const width = fullWidth / 2;
  await paper.room((rows.length + 1) * 16 + 8);
  paper.y += 4;
  for (const [label, sum] of rows) {
    paper.line(label, { x, width, size: usual });
    paper.line(money(sum), { x, width, size: usual, align: 'right' });
    paper.y += 16;
  }
  paper.line('Total', { x, width, size: 11, style: 'bold' });
  paper.line(money(amount), { x, width, size: 11, style: 'bold', align: 'right' });
  paper.y += 24;
}

async function drawRemarks(paper: Paper, hasOverride: boolean): Promise<void> {
  if (hasOverride) await drawParagraph(paper, '* Commission set by hand (manual override).', small);
  if (!paper.hasMissing) return;
  const remark =
    'Names of letters in brackets, such as [Tibetan letters], stand for text that this document cannot print. The CSV file of this payout has it.';
  await drawParagraph(paper, remark, small);
}
