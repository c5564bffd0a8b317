import { existsSync, readFileSync } from 'node:fs';
import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import { HomeFigures } from '../../../packages/components/src/screens/portal/home/HomeFigures.tsx';
import { tile } from '../../../packages/components/src/primitives/text/StatTiles.css.ts';
import { tabNames } from '../../../packages/components/src/screens/merchant/vendors/vendor-tabs.ts';
import {
  financialStatusLabel,
  fulfillmentStatusLabel,
  type StatusTone,
} from '@consignment/domain/orders/order-status';
import { pagesOf } from '@consignment/routing/app/pages';
import { table as merchantTable, titles as merchantTitles } from '../../../shells/merchant/src/pages.ts';
import { table as portalTable, titles as portalTitles } from '../../../shells/portal/src/pages.ts';

const merchant = pagesOf(merchantTable, merchantTitles, () => true);

/* Order, tones and boxes as the documents have them, read from the documents. They are beside a checkout, not in it. */

const documents = new URL('../../../../shared/spec/', import.meta.url);
const deviations = readFileSync(
  new URL('../../../stories/handbook/developers/Deviations.mdx', import.meta.url),
  'utf8',
);

function found(document: string, line: RegExp): RegExpExecArray {
  const text = readFileSync(new URL(document, documents), 'utf8');
  const match = line.exec(text);
  if (match === null) throw new Error(`${document} has no line ${line.source}.`);
  return match;
}

/** 'A (one shop only), B' as A and B. */
const listOf = (text = '') => text.split(/,\s*/).map((item) => item.replace(/\s*\(.*\)/, '').trim());

/** The labels begin with those of the document, in its order; ours follow. */
function expectFirst(labels: readonly string[], documented: readonly string[]): void {
  expect(documented.length).toBeGreaterThan(3);
  expect(labels.slice(0, documented.length)).toEqual(documented);
}

describe.runIf(existsSync(documents))('the documents', () => {
  it('have the entries of the merchant’s menu first, in their order', () => {
    const [, entries = ''] = found('foundations.md', /^Navigation entries: (.*)\.$/m);
    const names = [...entries.matchAll(/\((\w+)\)/g)].map(([, name = '']) => name);
    expectFirst(
      merchant.list('menu', { canUsePaypal: true }).map(({ label }) => label),
      names,
    );
  });

  it('have the entries of the portal’s menu first, in their order', () => {
    const names = ['Commissions', 'Unpaid Orders', 'Products', 'Payouts', 'Customers', 'Sell Form'];
    const { index } = found('foundations.md', /^Menu rules:$/m);
    const rules = readFileSync(new URL('foundations.md', documents), 'utf8').slice(index);
    const places = names.map((name) => rules.indexOf(name));
    expect(places).not.toContain(-1);
    expect(places).toEqual(places.toSorted((a, b) => a - b));
    expectFirst(
      portalTable
        .filter(({ menu }) => menu !== undefined)
        .toSorted((a, b) => (a.menu ?? 0) - (b.menu ?? 0))
        .map(({ title, label = title }) => portalTitles[label]),
      names,
    );
  });

  it('have the tabs of a vendor first, in their order', () => {
    const [, tabs] = found('operations.md', /^- Tabs: (.*?)\. /m);
    expectFirst(Object.values(tabNames), listOf(tabs));
  });

  it('have the sections of the settings first, in their order', () => {
    const [, sections] = found('accounts-and-portal.md', /^- Sections: (.*?)\. /m);
    const names = listOf(sections);
    const labels = (canUsePaypal: boolean) =>
      merchant.list('section', { canUsePaypal }).map(({ label }) => label);
    expectFirst(labels(true), names);
    expect(labels(false)).toEqual(labels(true).filter((label) => label !== 'PayPal'));
  });

  it('have the tones of an order’s payment', () => {
    const [, warning, alert] = found(
      'accounts-and-portal.md',
      /^- Order financial status: (.*?) = warning; (.*?) = alert; else success\.$/m,
    );
    const toneOf = (status: string) => financialStatusLabel(status).tone;
    expect(listOf(warning).map(toneOf)).toEqual(listOf(warning).map(() => 'warning'));
    expect(listOf(alert).map(toneOf)).toEqual(listOf(alert).map(() => 'alert'));
    expectOthers(['paid', 'something_new', ''], financialStatusLabel);
  });

  it('have the tones of an order’s fulfillment', () => {
    found(
      'accounts-and-portal.md',
      /^- Order fulfillment: partial = 'Partially Fulfilled' \(warning\); restocked or empty = 'Unfulfilled' \(alert\); else success\.$/m,
    );
    expect(fulfillmentStatusLabel('partial')).toEqual({ label: 'Partially Fulfilled', tone: 'warning' });
    for (const status of ['restocked', '', null]) {
      expect(fulfillmentStatusLabel(status)).toEqual({ label: 'Unfulfilled', tone: 'alert' });
    }
    const others = 'fulfilled success something_new in_progress on_hold scheduled pending_fulfillment';
    expectOthers(
      `${others} request_declined cancelled error failure unfulfilled pending open`.split(' '),
      fulfillmentStatusLabel,
    );
  });

  it('have boxes of what is owed, was paid and was earned first in the portal', () => {
    const [, names] = found('accounts-and-portal.md', /^- Stat boxes (.*?);/m);
    const totals = { commission_due: '1.00', commission_paid: '2.00', commission_earned: '3.00' };
    const html = renderToStaticMarkup(
      <HomeFigures
        totals={{ is: 'ready', value: totals }}
        payouts={<p>Payouts</p>}
        statement={null}
        switches={{ hidePortalStats: false, showVendorSalesStat: false, showVendorTaxesStat: false }}
        currency="GBP"
      />,
    );
    const box = tile({ size: 'default' });
    const boxes = html
      .split(`<div class="${box}">`)
      .slice(1)
      .map((text) => /^<dt[^>]*>([^<]*)</.exec(text)?.[1]);
    expect(boxes).toEqual(listOf(names));
    expect(html.indexOf('Payouts')).toBeGreaterThan(html.lastIndexOf(box));
  });
});

/** Any other status is a success, or the page on deviations names it with the reason. */
function expectOthers(
  statuses: readonly string[],
  labelOf: (status: string) => { label: string; tone: StatusTone },
): void {
  const line = /^- \*\*Tones of orders\*\*: .*$/m.exec(deviations)?.[0] ?? '';
  for (const status of statuses) {
    const { label, tone } = labelOf(status);
    expect([status, tone === 'positive' || line.includes(`“${label}”`)]).toEqual([status, true]);
  }
}
