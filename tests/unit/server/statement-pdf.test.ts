import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { statementSums, type StatementEntry } from '../../../packages/domain/src/statements/statement.ts';
import type { StatementHead } from '../../../packages/domain/src/statements/statement-document.ts';
import { inLanguage } from '../../../packages/server/src/common/language.ts';
import { drawStatement } from '../../../packages/server/src/features/statements/statement-pdf.ts';
import { attachmentsIn, boxesIn, pagesOf } from '../../contract/exports/pdf.ts';

const line: StatementEntry = {
  position: 1,
  section: 'earned',
  reason: null,
  item: 'line',
  itemId: 1,
  earned: 500,
  returned: 0,
  amount: 500,
  happenedAt: new Date('2025-10-31T23:30:00Z'),
  orderName: '#1001',
  title: 'Oak chair',
  sku: 'OAK',
  quantity: 2,
  price: 500,
  ratePpm: 500_000,
  rule: null,
  invoiceNumber: null,
};
const payout: Partial<StatementEntry> = {
  section: 'payout',
  item: 'payout',
  earned: -400,
  orderName: '',
  title: 'PayPal',
  sku: '',
  quantity: null,
  price: null,
  ratePpm: null,
  invoiceNumber: 12,
};

function entriesOf(...changes: readonly Partial<StatementEntry>[]): StatementEntry[] {
  return changes.map((change, index) => {
    const entry = { ...line, ...change, position: index + 1, itemId: index + 1 };
    return { ...entry, amount: entry.earned - entry.returned };
  });
}

const many = (count: number) =>
  entriesOf(...Array.from({ length: count }, (_, index) => ({ title: `Chair ${index + 1}` })));

async function drawn(entries: readonly StatementEntry[], more: Partial<StatementHead> = {}): Promise<Buffer> {
  const head: StatementHead = {
    version: 1,
    number: 3,
    firstDay: '2025-10-01',
    lastDay: '2025-11-30',
    timeZone: 'Europe/Paris',
    currency: 'GBP',
    issuedAt: new Date('2025-12-01T09:00:00Z'),
    sums: statementSums(0, entries),
    shop: { name: 'Alder', address: ['hello@alder.example'] },
    payee: { name: 'Lantern Loom', address: [], kind: 'vendor', id: 4 },
    shows: { orders: true, dates: true, prices: true },
    checkAt: 'https://consignment.example/verify',
    previous: null,
    notes: [],
    ...more,
  };
  const statement = {
    head,
    proof: { hash: '7f3a92c105deb814'.repeat(4), key: '0123456789abcdef', signature: '' },
    withdrawnAt: null,
    letterhead: { logo: null, colour: '#1d5c3f', locale: '' },
    entries: partsOf(entries, 200),
    file: { name: 'statement.json', content: partsOf('{"é":1}', 3) },
  } as const;
  return buffer(drawStatement(statement));
}

async function* partsOf<Whole extends string | readonly unknown[]>(whole: Whole, size: number) {
  for (let from = 0; from < whole.length; from += size) {
    await Promise.resolve();
    // A slice is of the type of its whole.
    yield whole.slice(from, from + size) as Whole;
  }
}

const linesOf = async (...asked: Parameters<typeof drawn>) => pagesOf(await drawn(...asked)).flat();

describe('the PDF of a statement', () => {
  it('has a table for each section, with the columns that its entries fill', async () => {
    const lines = await linesOf(
      entriesOf(
        { section: 'brought_forward' },
        { ...payout, section: 'brought_forward', earned: -100 },
        { returned: 250, rule: 'shop_product_type:2025-10-01:2' },
        { quantity: 0, price: null, ratePpm: null, title: 'Set by hand' },
        { section: 'adjustment', reason: 'refunded', earned: 0, returned: 500 },
        { ...payout, section: 'adjustment', reason: 'payout_void', earned: 100 },
        {
          section: 'custom_item',
          title: 'Photography',
          orderName: '',
          earned: -20,
          quantity: null,
          ratePpm: null,
        },
        payout,
      ),
    );
    expect(lines.slice(lines.indexOf('Opening balance|£4.00'), -5)).toEqual([
      'Opening balance|£4.00',
      'Earned|£7.50',
      'Adjustments to earlier statements|-£4.00',
      'Custom items|-£0.20',
      'Payouts|-£4.00',
      'Closing balance|£3.30',
      'Brought forward',
      'Date|Order|Item|Sold|Rate|Amount',
      'Nov 1, 2025|#1001|Oak chair|2 × £5.00|50%|£5.00',
      'Nov 1, 2025|Payout #12: PayPal|-£1.00',
      'Earned',
      'Date|Order|Product|Sold|Rate|Returned|Amount',
      'Nov 1, 2025|#1001|Oak chair|2 × £5.00|50%|£2.50|£2.50',
      'Rule from Oct 1, 2025, version 2 (product type)',
      'Nov 1, 2025|#1001|Set by hand|£5.00',
      'Adjustments to earlier statements',
      'Date|Order|Item and reason|Sold|Rate|Returned|Amount',
      'Nov 1, 2025|#1001|Oak chair|2 × £5.00|50%|£5.00|-£5.00',
      'Refunded',
      'Nov 1, 2025|Payout #12: PayPal|£1.00',
      'Payout taken back or returned',
      'Custom items',
      'Date|Item|Amount',
      'Nov 1, 2025|Photography|-£0.20',
      'Payouts',
      'Date|Invoice|Method|Amount',
      'Nov 1, 2025|#12|PayPal|-£4.00',
    ]);
  });

  it('continues over pages, and wraps what is long', async () => {
    const title = 'A chair of oak with a woven seat, '.repeat(40);
    const pages = pagesOf(await drawn(entriesOf(...Array.from({ length: 12 }, () => ({ title })))));
    expect(pages.length).toBeGreaterThan(2);
    pages.forEach((lines, index) => {
      expect(lines.at(-1)).toBe(`Statement 3 · 7f3a-92c1-05de-b814 · Page ${index + 1} of ${pages.length}`);
    });
    expect(pages[1]?.[0]).toBe('Date|Order|Product|Sold|Rate|Amount');
  });

  it('draws right-to-left names, and names the script that it cannot print', async () => {
    const pdf = await drawn(entriesOf({ title: 'שולחן' }, { title: 'Oak བོད་ཡིག' }), {
      payee: { name: 'ستوديو', address: ['木桌'], kind: 'sales_rep', id: 1 },
    });
    const text = pagesOf(pdf).flat().join('\n');
    expect(text).toContain('|ןחלוש|');
    expect(text).toContain('Shop|Sales rep');
    expect(text).toContain('木|桌');
    expect(text).toContain('Oak [Tibetan letters]');
    expect(text).toContain('The CSV file for this');
    expect(text).not.toContain('\uFFFF');
    expect(boxesIn(pdf)).toBe(0);
    const chinese = await linesOf(entriesOf({ orderName: '木1001' }));
    expect(chinese).toContain('Nov 1, 2025|木|1001|Oak chair|2 × £5.00|50%|£5.00');
    expect(chinese.join('\n')).not.toContain('cannot print');
  });

  it('of 1,000 entries has them all, and of more only their number', async () => {
    expect((await linesOf(many(1000))).join('\n')).toContain('|Chair 1000|');
    const lines = await linesOf(many(1001));
    expect(lines.slice(lines.indexOf('Closing balance|£5,005.00'))).toEqual([
      'Closing balance|£5,005.00',
      'Section|Lines|Amount',
      'Earned|1,001|£5,005.00',
      'All 1,001 lines are in this statement’s CSV and JSON files.',
      'Check this statement at https://consignment.example/verify. Code 7f3a-92c1-05de-b814',
      expect.stringMatching(/^SHA-256 (7f3a92c105deb814){4}$/),
      'Signed with key 0123456789abcdef',
      'statement.json is attached to this PDF.',
      'Statement 3 · 7f3a-92c1-05de-b814 · Page 1 of 1',
    ]);
  });

  it('has its notes under the entries, over pages, and of more than 1,000 their number', async () => {
    const notes = (count: number) =>
      Array.from({ length: count }, (_, at) => ({
        position: at + 1,
        question: at + 1,
        happenedAt: new Date('2025-11-20T10:00:00Z'),
        orderName: at === 1 ? '' : '#1001',
        title: 'Oak chair',
        text: `Question ${at + 1}: settled Nov 20, £5.00 became £7.00.`,
      }));
    const lines = await linesOf(many(1), { notes: notes(2) });
    expect(lines.slice(lines.indexOf('Questions'), -5)).toEqual([
      'Questions',
      'Date|Question',
      'Nov 20, 2025|Question 1: settled Nov 20, £5.00 became £7.00.',
      '#1001 · Oak chair',
      'Nov 20, 2025|Question 2: settled Nov 20, £5.00 became £7.00.',
      'Oak chair',
    ]);
    const shows = { orders: false, dates: false, prices: false };
    expect((await linesOf(many(1), { notes: notes(1), shows })).join('\n')).not.toContain('#1001');
    expect((await linesOf(many(1), { notes: notes(1000) })).join('\n')).toContain('Question 1000: settled');
    const short = await linesOf(many(1), { notes: notes(1001) });
    expect(short).toContain('All 1,001 questions are in this statement’s CSV and JSON files.');
    expect(short.join('\n')).not.toContain('Question 1: ');
  });

  it('has a file attached whole', async () => {
    expect(attachmentsIn(await drawn(many(1)))).toEqual([Buffer.from('{"é":1}')]);
  });

  it('is not drawn where the entries do not add up to the sums', async () => {
    const entries = many(3);
    const sums = statementSums(0, entries);
    await expect(drawn(entries, { sums: { ...sums, closing: sums.closing + 1 } })).rejects.toThrow('add up');
    await expect(drawn(entries.slice(1), { sums })).rejects.toThrow('add up');
    await expect(drawn(entries, { sums: statementSums(100, entries) })).rejects.toThrow('add up');
    // A later statement opens with the balance of the one before.
    await drawn(entries, { sums: statementSums(100, entries), previous: '0'.repeat(64) });
  });

  it.each(['de', 'ja', 'ar'])('has all of its words in %s', async (language) => {
    const pdf = await inLanguage(language, () =>
      drawn(entriesOf({}, { section: 'adjustment', reason: 'refunded' }, payout)),
    );
    const lines = pagesOf(pdf).flat().join(' ');
    // A character that no font has is drawn as the name of its script, or as an empty place.
    expect(lines).not.toMatch(/\[/);
    expect(lines).not.toMatch(/Opening balance|Earned/);
  });
});
