import { isolated } from '@consignment/domain/text/direction';
import { defineTexts } from '@consignment/domain/text/texts';
import { leading } from '../mail-content/tokens.ts';
import type { Letterhead } from './letterhead.ts';
import { titleInPayout } from './line-columns.ts';
import {
  drawMissing,
  drawParagraph,
  drawBrandedHead,
  drawParties,
  fullWidth,
  heading,
  logoBox,
  pageText,
  small,
  title,
  usual,
} from './paper-parts.ts';
import { paperTable, rowGap, type PaperColumn } from './paper-table.ts';
import { createPaper, page, type Paper } from './paper.ts';

const texts = defineTexts('PayoutAdvicePdf', {
  name: 'Payout advice {reference}',
  title: 'Payout advice',
  paidBy: 'Paid by',
  paidTo: 'Paid to',
  note: 'Note',
  order: 'Order',
  date: 'Date',
  product: 'Product',
  sold: 'Sold',
  quantity: 'Quantity',
  rate: 'Rate',
  commission: 'Commission',
  commissions: 'Commissions',
  refunds: 'Refunds carried over',
  additionalPay: 'Additional pay',
  total: 'Total',
  fee: 'The fee for this payment was {fee}. It is not part of the total and will be deducted from the next payout.',
  override: '* Commission set by hand (manual override).',
});

/** A line of a payout; `amount` is the paid amount, in minor units. Hidden texts are empty. */
export type AdviceLine = {
  readonly order: string;
  readonly date: string;
  readonly title: string;
  /** Quantity and price, or the quantity alone where the shop hides prices. */
  readonly sold: string;
  readonly rate: string;
  readonly isOverridden: boolean;
  /** A reversal after an earlier payout; its amount is below 0. */
  readonly isRefund: boolean;
  readonly amount: number;
};

export type PayoutAdvice = {
  /** As the bank, mails and lists have it: 'po-185'. */
  readonly reference: string;
  /** The payout's date is the document's own, so that a payout always gives the same bytes. */
  readonly created: Date;
  /** Date, status, method, account and numbers, in their order. */
  readonly facts: readonly (readonly [label: string, text: string])[];
  readonly note: string;
  /** Name, then address, line by line; empty lines are left out. */
  readonly shop: readonly string[];
  readonly vendor: readonly string[];
  readonly letterhead: Letterhead;
  readonly shows: {
    readonly orders: boolean;
    readonly dates: boolean;
    readonly prices: boolean;
    readonly commissions: boolean;
  };
  readonly lines: AsyncIterable<readonly AdviceLine[]>;
  readonly additionalPay: number;
  readonly amount: number;
  /** The provider's fee that the vendor bears, beside the amount; 0 for none. */
  readonly fee: number;
  readonly money: (minor: number) => string;
};

const { margin } = page;
const labelWidth = 70;
/** Beside the logo. */
const factWidth = logoBox.x - margin - labelWidth - 12;

/** The PDF of an advice. Throws where its lines do not add up to its amount: no paper is better than a wrong one. */
export async function* drawPayoutAdvice(advice: PayoutAdvice): AsyncGenerator<Buffer> {
  const { reference } = advice;
  const name = texts.name({ reference });
  const [shopName = ''] = advice.shop;
  const paper = createPaper({ title: name, author: shopName, date: advice.created });
  await paper.prepare([
    ...advice.shop,
    ...advice.vendor,
    advice.note,
    ...advice.facts.map(([, text]) => text),
    advice.money(advice.amount),
  ]);
  await drawHead(paper, advice);
  const { items, refunds, hasOverride } = await drawLines(paper, advice);
  if (items + refunds + advice.additionalPay !== advice.amount) {
    throw new Error(`The lines of payout ${reference} do not add up to its amount.`);
  }
  await drawTotals(paper, advice, { items, refunds });
  await drawRemarks(paper, advice, hasOverride);
  const { logo } = advice.letterhead;
  const picture = logo === null ? null : { bytes: logo, ...logoBox };
  yield* paper.finish((at, of) => `${name} · ${pageText(at, of)}`, picture);
}

async function drawHead(paper: Paper, advice: PayoutAdvice): Promise<void> {
  const [shopName = ''] = advice.shop;
  drawBrandedHead(paper, { shopName, letterhead: advice.letterhead }, () => {
    paper.line(texts.title, { x: margin, width: fullWidth, size: title, style: 'bold' });
    paper.y += title * leading;
    for (const [label, text] of advice.facts) {
      const lines = paper.linesOf(text, factWidth, usual);
      paper.line(label, { x: margin, width: labelWidth, size: usual, grey: true });
      for (const line of lines) {
        paper.line(line, { x: margin + labelWidth, width: factWidth, size: usual });
        paper.y += usual * leading;
      }
    }
  });
  drawParties(paper, [
    { label: texts.paidBy, texts: advice.shop },
    { label: texts.paidTo, texts: advice.vendor },
  ]);
  if (advice.note.trim() === '') return;
  paper.line(texts.note, { x: margin, width: fullWidth, size: small, style: 'bold', grey: true });
  paper.y += small * leading + 2;
  await drawParagraph(paper, advice.note, { size: usual });
  paper.y += 12;
}

function columnsOf({ shows, money }: PayoutAdvice): PaperColumn<AdviceLine>[] {
  const wanted: (PaperColumn<AdviceLine> & { isShown: boolean })[] = [
    { header: texts.order, width: 58, align: 'left', isShown: shows.orders, text: ({ order }) => order },
    { header: texts.date, width: 58, align: 'left', isShown: shows.dates, text: ({ date }) => date },
    {
      header: texts.product,
      width: null,
      align: 'left',
      isShown: true,
      text: ({ title, isRefund }) => titleInPayout({ title: isRefund ? isolated(title) : title, isRefund }),
    },
    {
      header: shows.prices ? texts.sold : texts.quantity,
      width: shows.prices ? 88 : 48,
      align: 'right',
      isShown: true,
      text: ({ sold }) => sold,
    },
    { header: texts.rate, width: 40, align: 'right', isShown: shows.commissions, text: ({ rate }) => rate },
    {
      header: texts.commission,
      width: 78,
      align: 'right',
      isShown: shows.commissions,
      text: ({ amount, isOverridden }) => `${isOverridden ? '* ' : ''}${money(amount)}`,
    },
  ];
  return wanted.filter(({ isShown }) => isShown);
}

async function drawLines(paper: Paper, advice: PayoutAdvice) {
  const table = paperTable(paper, columnsOf(advice), { size: small, gap: 10 });
  const sums = { items: 0, refunds: 0, hasOverride: false };
  await paper.room(60);
  table.drawHead();
  for await (const batch of advice.lines) {
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
  { money, shows, additionalPay, amount }: PayoutAdvice,
  { items, refunds }: { items: number; refunds: number },
): Promise<void> {
  const rows: [string, number][] = [];
  if (shows.commissions) {
    rows.push([texts.commissions, items]);
    if (refunds !== 0) rows.push([texts.refunds, refunds]);
    if (additionalPay !== 0) rows.push([texts.additionalPay, additionalPay]);
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
  paper.line(texts.total, { x, width, size: heading, style: 'bold' });
  paper.line(money(amount), { x, width, size: heading, style: 'bold', align: 'right' });
  paper.y += 24;
}

async function drawRemarks(paper: Paper, { fee, money }: PayoutAdvice, hasOverride: boolean): Promise<void> {
  if (fee > 0) {
    await drawParagraph(paper, texts.fee({ fee: money(fee) }), { size: small });
  }
  if (hasOverride) {
    await drawParagraph(paper, texts.override, { size: small });
  }
  await drawMissing(paper, 'payout');
}
