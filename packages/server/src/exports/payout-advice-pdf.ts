import { isolated } from '@consignment/domain/direction';
import { titleInPayout } from './line-columns.ts';
import {
  drawMissing,
  drawParagraph,
  drawParties,
  fullWidth,
  leading,
  logoBox,
  small,
  usual,
} from './paper-parts.ts';
import { paperTable, rowGap, type PaperColumn } from './paper-table.ts';
import { createPaper, page, type Paper } from './paper.ts';

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
  /** The provider's fee that the vendor bears, beside the amount; 0 for none. */
  readonly fee: number;
  readonly money: (minor: number) => string;
};

const { margin } = page;

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
  await drawRemarks(paper, invoice, hasOverride);
  const picture = invoice.logo === null ? null : { bytes: invoice.logo, ...logoBox };
  yield* paper.finish((at, of) => `${number} · Page ${at} of ${of}`, picture);
}

async function drawHead(paper: Paper, invoice: Invoice, number: string): Promise<void> {
  paper.line(number, { x: margin, width: fullWidth, size: 18, style: 'bold' });
  paper.y += 18 * leading;
  paper.line(invoice.date, { x: margin, width: fullWidth, size: usual });
  paper.y = Math.max(paper.y + usual * leading, invoice.logo === null ? 0 : logoBox.y + logoBox.height) + 14;

  drawParties(paper, [
    { label: 'From', texts: invoice.shop },
    { label: 'To', texts: invoice.vendor },
  ]);
  if (invoice.note.trim() === '') return;
  paper.line('Note', { x: margin, width: fullWidth, size: small, style: 'bold', grey: true });
  paper.y += small * leading + 2;
  await drawParagraph(paper, invoice.note, { size: usual });
  paper.y += 12;
}

function columnsOf({ shows, money }: Invoice): PaperColumn<InvoiceLine>[] {
  const wanted: (PaperColumn<InvoiceLine> & { isShown: boolean })[] = [
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
  return wanted.filter(({ isShown }) => isShown);
}

async function drawLines(paper: Paper, invoice: Invoice) {
  const table = paperTable(paper, columnsOf(invoice), { size: usual, gap: 10 });
  const sums = { items: 0, refunds: 0, hasOverride: false };
  await paper.room(60);
  table.drawHead();
  for await (const batch of invoice.lines) {
    for (const line of batch) {
      sums[line.isRefund ? 'refunds' : 'items'] += line.amount;
      sums.hasOverride ||= line.isOverridden;
    }
    await table.drawRows(batch);
  }
  paper.rule();
  paper.y += rowGap;
  return sums;
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

async function drawRemarks(paper: Paper, { fee, money }: Invoice, hasOverride: boolean): Promise<void> {
  if (fee > 0) {
    const text = `The fee of this payment was ${money(fee)}. It is not part of the total, and is taken off the next payout.`;
    await drawParagraph(paper, text, { size: small });
  }
  if (hasOverride) {
    await drawParagraph(paper, '* Commission set by hand (manual override).', { size: small });
  }
  await drawMissing(paper, 'The CSV file of this payout');
}
