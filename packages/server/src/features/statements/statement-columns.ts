import { defineTexts } from '@consignment/domain/text/texts';
import { formatDate } from '@consignment/domain/time/dates';
import { formatMoneyInFile } from '@consignment/domain/money/money';
import { formatPercent } from '@consignment/domain/money/rate';
import {
  adjustmentText,
  type StatementEntry,
  type StatementSection,
} from '@consignment/domain/statements/statement';
import { statedRuleOf, statedRuleText } from '@consignment/domain/commission/stated-rule';
import type { StatementHead } from '@consignment/domain/statements/statement-document';
import type { PaperColumn } from '../../exports/paper-table.ts';
import type { Style } from '../../exports/paper.ts';

const texts = defineTexts('PaperStatementColumns', {
  date: 'Date',
  order: 'Order',
  invoice: 'Invoice',
  sold: 'Sold',
  quantity: 'Quantity',
  rate: 'Rate',
  returned: 'Returned',
  amount: 'Amount',
  payout: 'Payout',
  numberedPayout: 'Payout #{invoiceNumber}',
  additionalPay: 'Additional pay',
  numberedPay: 'Additional pay #{invoiceNumber}',
});

/** Additional pay has no title. */
const titleTexts = defineTexts('TitlesOfPaperStatementColumns', {
  brought_forward: 'Item',
  earned: 'Product',
  adjustment: 'Item and reason',
  custom_item: 'Item',
  payout: 'Method',
} satisfies Partial<Record<StatementSection, string>>);

type EntryColumn = PaperColumn<StatementEntry>;

/** The points that a text takes. */
type Measure = (text: string, style: Style) => number;

/** No order's name takes more of a line than this; an amount takes the space that it needs. */
const widestOrder = 70;

/** The columns of a section: those that one of its entries fills, without what the statement hides. */
export function entryColumns(
  section: StatementSection,
  entries: readonly StatementEntry[],
  {
    head,
    locale,
    widthOf,
  }: {
    head: Pick<StatementHead, 'currency' | 'timeZone' | 'shows'>;
    locale: string;
    widthOf: Measure;
  },
): EntryColumn[] {
  const { currency, timeZone, shows } = head;
  const money = (minor: number) => formatMoneyInFile(minor, currency);
  const isOfPay = section === 'payout' || section === 'additional_pay';
  const text = (entry: StatementEntry) => (isOfPay ? entry.title : titleOf(entry));
  const note = ({ reason, rule }: StatementEntry) => {
    const stated = rule === null ? null : statedRuleOf(rule);
    return [
      reason === null ? '' : adjustmentText(reason),
      stated === null ? '' : statedRuleText(stated, locale),
    ]
      .filter((text) => text !== '')
      .join('. ');
  };
  const isTitled = entries.some((entry) => text(entry) !== '' || note(entry) !== '');
  const before: Fitted[] = [
    {
      header: texts.date,
      align: 'left',
      text: ({ happenedAt }) => (shows.dates ? formatDate(happenedAt, timeZone, locale) : ''),
    },
    {
      header: texts.order,
      align: 'left',
      text: ({ orderName }) => (shows.orders ? orderName : ''),
      most: widestOrder,
    },
    {
      header: texts.invoice,
      align: 'left',
      text: ({ invoiceNumber }) => (invoiceNumber === null || !isOfPay ? '' : `#${invoiceNumber}`),
    },
  ];
  const after: Fitted[] = [
    {
      header: shows.prices ? texts.sold : texts.quantity,
      align: 'right',
      text: ({ quantity, price }) => {
        if (quantity === null || quantity === 0) return '';
        return price === null || !shows.prices ? String(quantity) : `${quantity} × ${money(price)}`;
      },
    },
    {
      header: texts.rate,
      align: 'right',
      text: ({ ratePpm }) => (ratePpm === null ? '' : formatPercent(ratePpm)),
    },
    {
      header: texts.returned,
      align: 'right',
      text: ({ returned }) => (returned === 0 ? '' : money(returned)),
    },
    { header: texts.amount, align: 'right', text: ({ amount }) => money(amount) },
  ];
  const sized = (columns: readonly Fitted[]) => columns.flatMap((column) => fitted(column, entries, widthOf));
  const title = {
    header: isTitled && section !== 'additional_pay' ? titleTexts[section] : '',
    width: null,
    align: 'left',
    text,
    note,
  } as const;
  return [...sized(before), title, ...sized(after)];
}

type Fitted = Omit<EntryColumn, 'width' | 'note'> & { readonly most?: number };

/** A column as wide as its widest text; none where all are empty. */
function fitted(
  { header, align, text, most = Infinity }: Fitted,
  entries: readonly StatementEntry[],
  widthOf: Measure,
): EntryColumn[] {
  const cells = new Set(entries.map(text));
  if ([...cells].every((one) => one === '')) return [];
  const widest = Math.max(widthOf(header, 'bold'), ...[...cells].map((one) => widthOf(one, 'regular')));
  return [{ header, align, text, width: Math.min(most, Math.ceil(widest)) }];
}

/** Among goods, payouts have a description. */
function titleOf({ item, title, invoiceNumber }: StatementEntry): string {
  if (item === 'payout_pay')
    return invoiceNumber === null ? texts.additionalPay : texts.numberedPay({ invoiceNumber });
  if (item !== 'payout') return title;
  const payout = invoiceNumber === null ? texts.payout : texts.numberedPayout({ invoiceNumber });
  return title === '' ? payout : `${payout}: ${title}`;
}
