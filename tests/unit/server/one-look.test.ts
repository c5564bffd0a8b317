/** Mails, payout advices and statements have one type and one look, from one module. */
import { buffer } from 'node:stream/consumers';
import { describe, expect, it } from 'vitest';
import { statementSums, type StatementEntry } from '../../../packages/domain/src/statements/statement.ts';
import { drawPayoutAdvice } from '../../../packages/server/src/exports/payout-advice-pdf.ts';
import { drawStatement } from '../../../packages/server/src/features/statements/statement-pdf.ts';
import { bodiesOf } from '../../../packages/server/src/mail-content/bodies.ts';
import { lookOf } from '../../../packages/server/src/mail-content/look.ts';
import { fontFamily, inks, onPaper, sizes } from '../../../packages/server/src/mail-content/tokens.ts';
import { aMailBrand, tradeMails } from '../../../stories/fixtures/mails.ts';
import { lookOfPdf, pagesOf } from '../../contract/exports/pdf.ts';

const brand = aMailBrand({ logo: null, shopName: 'Rookery Market' });
const letterhead = { logo: null, colour: lookOf(brand, 'light').buttonEdge, locale: '' };
const issuedAt = new Date('2025-12-01T09:00:00Z');

const entry: StatementEntry = {
  position: 1,
  section: 'earned',
  reason: null,
  item: 'line',
  itemId: 1,
  earned: 500,
  returned: 0,
  amount: 500,
  happenedAt: issuedAt,
  orderName: '#1001',
  title: 'Oak chair',
  sku: 'OAK',
  quantity: 1,
  price: 1000,
  ratePpm: 500_000,
  rule: null,
  invoiceNumber: null,
};

async function* once<Value>(value: Value): AsyncGenerator<Value> {
  yield await Promise.resolve(value);
}

const statement = () =>
  buffer(
    drawStatement({
      head: {
        version: 1,
        number: 3,
        firstDay: '2025-11-01',
        lastDay: '2025-11-30',
        timeZone: 'Europe/London',
        currency: 'GBP',
        issuedAt,
        sums: statementSums(0, [entry]),
        shop: { name: 'Rookery Market', address: ['hello@rookery.example'] },
        payee: { name: 'Lantern Loom', address: [], kind: 'vendor', id: 4 },
        shows: { orders: true, dates: true, prices: true },
        checkAt: 'https://consignment.example/verify',
        previous: null,
        notes: [],
      },
      proof: { hash: '7f3a92c105deb814'.repeat(4), key: '0123456789abcdef', signature: '' },
      withdrawnAt: null,
      letterhead,
      entries: once([entry]),
      file: { name: 'statement-3.json', content: once('{}') },
    }),
  );

const advice = () =>
  buffer(
    drawPayoutAdvice({
      reference: 'po-12',
      created: issuedAt,
      facts: [['Date', 'Dec 1, 2025']],
      note: '',
      shop: ['Rookery Market', 'hello@rookery.example'],
      vendor: ['Lantern Loom'],
      letterhead,
      shows: { orders: true, dates: true, prices: true, commissions: true },
      lines: once([
        {
          order: '#1001',
          date: 'Nov 30, 2025',
          title: 'Oak chair',
          sold: '1 × £10.00',
          rate: '50%',
          isOverridden: false,
          isRefund: false,
          amount: 500,
        },
      ]),
      additionalPay: 0,
      amount: 500,
      fee: 0,
      money: (minor) => `£${(minor / 100).toFixed(2)}`,
    }),
  );

describe.each([
  ['a statement', statement],
  ['a payout advice', advice],
])('%s', (_, draw) => {
  it('has the fonts, the sizes and the colours of the mails', async () => {
    const { fonts, sizes: drawn, colours } = lookOfPdf(await draw());
    const [family] = fontFamily;
    expect(fonts).toEqual(new Set(['', '-Bold'].map((style) => `${family.replaceAll(' ', '')}${style}`)));
    expect(drawn).toEqual(new Set(Object.values(sizes).map(onPaper)));
    const { text, muted, line } = inks('light');
    expect(colours).toEqual(new Set([text, muted, line, letterhead.colour]));
  });

  it('is headed by the shop’s name where it has no logo, as its mails are', async () => {
    const [page = []] = pagesOf(await draw());
    expect(page.slice(0, 3).join('\n')).toContain('Rookery Market');
  });
});

describe('a mail', () => {
  const { html } = bodiesOf(tradeMails.payout, brand);

  it('has sizes and colours of the same module, and names the font of papers first', () => {
    const { text, muted, line } = inks('light');
    const drawn = new Set([...html.matchAll(/font-size:(\d+)px/g)].map(({ 1: size }) => Number(size)));
    expect(drawn).toEqual(new Set([sizes.heading, sizes.text, sizes.small]));
    const body = html.slice(html.indexOf('<body'));
    for (const colour of [text, muted, line]) expect(body).toContain(colour);
    const families = [...body.matchAll(/font-family:([^;"]+)/g)].map(({ 1: family = '' }) => family);
    expect(families.map((family) => family.split(',')[0]?.replaceAll("'", ''))).toEqual([fontFamily[0]]);
  });

  it('is headed by the shop’s name where it has no logo, over a rule in its colour', () => {
    const body = html.slice(html.indexOf('<body'));
    expect(body.indexOf('Rookery Market')).toBeGreaterThan(0);
    expect(body.indexOf(`border-bottom:2px solid ${letterhead.colour}`)).toBeGreaterThan(
      body.indexOf('Rookery Market'),
    );
  });
});
