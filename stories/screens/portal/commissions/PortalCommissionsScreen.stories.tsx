import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { Button } from '@consignment/components/primitives/actions/Button';
import { PayoutLine } from '@consignment/components/screens/portal/home/PayoutLine';
import { PortalOverview } from '@consignment/components/screens/portal/home/PortalOverview';
import { StatementLine } from '@consignment/components/screens/portal/home/StatementLine';
import { RatesNotice } from '@consignment/components/screens/portal/rates/RatesNotice';
import { PortalWelcome } from '@consignment/components/screens/portal/home/PortalWelcome';
import {
  PortalCommissionsScreen,
  type PortalCommissionsQuery,
} from '@consignment/components/screens/portal/commissions/PortalCommissionsScreen';
import type { PortalLine } from '../../../../packages/components/src/screens/portal/commissions/portal-line.ts';
import { inArabic, inGerman } from '../languages.ts';
import {
  aBlockedLine,
  aLineItem,
  anItemByHand,
  anOverriddenLine,
  aTrace,
  aPaidLine,
  aPendingLine,
  aReversal,
} from '../../../fixtures/line-item.ts';
import { aPageOf, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { someMonths } from '../../../fixtures/dashboard.ts';
import { sends, takesFiles } from '../../../fixtures/question.ts';
import { aStatement } from '../../../fixtures/statement.ts';
import { done, refused } from '../../../primitives/answers.ts';
import {
  aPortalLine,
  aPortalShop,
  aPortalVendor,
  forVendor,
  someBestSellers,
  somePortalLines,
  somePortalPayouts,
  ratesOf,
  someRates,
  withoutDate,
  noDaySet,
} from '../portal.ts';

const query: PortalCommissionsQuery = {
  search: '',
  sort: '-order__processed_at',
  page: 1,
  paid: 'all',
  from: '',
  to: '',
};

const totals = {
  commission_due: '412.60',
  commission_paid: '1280.00',
  commission_earned: '1692.60',
  total_sales: '3761.33',
  amount_taxed: '752.27',
};

const ruleOfMarch = {
  source: 'shop_product_type',
  kind: 'percent',
  value: 550_000,
  version: {
    id: 12,
    number: 2,
    from: '2026-03-01',
    until: null,
    isCost: false,
    step: null,
    bounds: null,
  },
} as const;

const noSwitches = {
  hidePortalStats: false,
  showVendorSalesStat: false,
  showVendorTaxesStat: false,
  showBarcodeColumn: false,
  showTaxColumn: false,
  showLocationColumn: false,
  showItemCostColumn: false,
  showProductCodeColumn: false,
  useCommissionFields: false,
};

const lines = somePortalLines(12);

const hrefOfProduct = (id: number) => `#product-${id}`;
const hrefOfPayout = (id: number) => `#payout-${id}`;

const payoutsOf = (payouts: ComponentProps<typeof PayoutLine>['payouts']) => (
  <PayoutLine shop={aPortalShop} payouts={payouts} currency="GBP" hrefOfPayout={hrefOfPayout} />
);

const statement = (
  <StatementLine
    statement={{ is: 'ready', value: { latest: aStatement(), nextOn: '2025-12-03' } }}
    hrefOfStatement={(id) => `#statement-${id}`}
  />
);

const overview = (
  <PortalOverview
    history={{ is: 'ready', value: someMonths }}
    bestSellers={{ is: 'ready', value: someBestSellers }}
    isOfTwelveMonths
    currency="GBP"
    hrefOfProduct={hrefOfProduct}
  />
);

const welcome = (
  <PortalWelcome
    shop={aPortalShop}
    payment={{ is: 'paypal', email: '' }}
    products={3}
    hrefOfSettings="#settings"
    hrefOfProducts="#products"
    hrefOfHelp="#help"
    onPutAway={fn()}
  />
);

const asks = () => ({
  note: 'Until the question is settled or closed, the shop may leave this line out of its payouts.',
  onUpload: takesFiles(),
  onAsk: sends(),
});

const meta = {
  title: 'Screens/Portal/PortalCommissionsScreen',
  component: PortalCommissionsScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    vendor: aPortalVendor,
    person: '',
    now: new Date('2026-04-02T09:30:00Z'),
    rates: null,
    totals: { is: 'ready', value: totals },
    payouts: payoutsOf({
      is: 'ready',
      value: { onItsWay: '0.00', toSend: '0.00', next: noDaySet, latest: somePortalPayouts(3) },
    }),
    statement,
    overview,
    welcome,
    lines: aPageOf(lines),
    controls: controlsOf(query),
    hrefOfQuestion: (id) => `/questions/${id}`,
    asking: asks(),
    switches: noSwitches,
    commissionFields: [],
    onExport: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof PortalCommissionsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

function columnNames(canvas: Canvas): (string | null)[] {
  return within(canvas.getByRole('table', { name: 'Commissions' }))
    .getAllByRole('columnheader')
    .map((header) => header.textContent);
}

const usual = ['Status', 'Order', 'Product', 'SKU', 'Price', 'Owed', 'Date'];

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Good Morning, Maren Holt')).toBeVisible();
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Owed',
      'Paid',
      'Earned',
      'Next payout',
      'Last payout',
      'Latest statement',
      'Next statement',
    ]);
    // The lines come before what sums them up.
    const best = canvas.getByRole('region', { name: /^Best sellers/ });
    const lastRow = canvas.getAllByRole('rowheader').at(-1);
    await expect(lastRow?.compareDocumentPosition(best)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    await expect(canvas.queryByRole('list', { name: 'First steps' })).toBeNull();
    await expect(columnNames(canvas)).toEqual(usual);
    const table = canvas.getByRole('table', { name: 'Commissions' });
    await expect(within(table).getByRole('columnheader', { name: 'Date' })).toHaveAttribute(
      'aria-sort',
      'descending',
    );
    await userEvent.click(within(table).getByRole('button', { name: 'Owed' }));
    await expect(args.controls.onQuery).toHaveBeenLastCalledWith({ sort: 'commission_amount' });
    await expect(within(table).queryByRole('checkbox')).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** From the day that a rule is made until the day that it begins. */
export const RatesChange: Story = {
  args: { rates: <RatesNotice rates={ratesOf(someRates)} currency="GBP" hrefOfRates="#rates" /> },
  play: ({ canvas }) => expect(canvas.getByText('Your rates are changing on Dec 1, 2026.')).toBeVisible(),
};

/** A file that does not come says so at the button, and the list stays. */
export const Refused: Story = {
  args: { onExport: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
    const table = within(canvas.getByRole('table', { name: 'Commissions' }));
    await expect(table.getAllByRole('rowheader')).toHaveLength(lines.length);
  },
};

export const Narrowing: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByRole('searchbox', { name: 'Search line items' }), 'linen{Enter}');
    await expect(args.controls.onQuery).toHaveBeenLastCalledWith({ search: 'linen' });
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Payment status' }), 'Unpaid');
    await expect(args.controls.onQuery).toHaveBeenLastCalledWith({ paid: 'unpaid' });
    await userEvent.click(canvas.getByRole('button', { name: /^Order date/ }));
    await userEvent.type(await canvas.findByLabelText('Order date from'), '2026-03-01');
  },
};

export const Narrowed: Story = {
  ...Narrowing,
  tags: ['wide', 'no-picture'],
  play: async (context) => {
    await Narrowing.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Apply' }));
    await expect(args.controls.onQuery).toHaveBeenLastCalledWith({ from: '2026-03-01', to: '' });
  },
};

const kinds = [
  aPortalLine(),
  aPaidLine,
  anOverriddenLine,
  aPendingLine,
  aBlockedLine,
  aReversal,
  anItemByHand,
].map(forVendor);

/** Paid, overridden, waiting, without a cost, taken back, added by hand: each says in words what it is. */
export const EveryKindOfLine: Story = {
  args: { lines: aPageOf(kinds) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('PAID')).toHaveLength(1);
    const paid = canvas.getByText('PAID').closest('tr');
    await expect(paid?.textContent.match(/paid/gi)).toHaveLength(1);
    await expect(canvas.getByText('manual override')).toBeInTheDocument();
    await expect(canvas.getByText('The customer has not paid for this order in full yet.')).toBeVisible();
    await expect(canvas.queryByText('Default Title')).toBeNull();
  },
};

/** A press explains an amount, unless the shop hides a figure that it was made of. */
export const Explained: Story = {
  args: { lines: aPageOf([aLineItem()]) },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Why this amount\?/ }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByRole('dialog', { name: 'Why this amount?' })).toBeVisible();
  },
};

/** The explanation leads to the question: the dialog makes way for the one that asks. */
export const Asking: Story = {
  args: { lines: aPageOf([aLineItem()]), asking: asks() },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Why this amount\?/ }));
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.click(await page.findByRole('button', { name: 'Ask about this line' }));
    const dialog = await page.findByRole('dialog', { name: 'Ask about this line' });
    await expect(dialog).toHaveTextContent('#1001, Folding table');
    await expect(page.getAllByRole('dialog')).toHaveLength(1);
  },
};

export const Asked: Story = {
  ...Asking,
  tags: ['no-picture'],
  play: async (context) => {
    await Asking.play?.(context);
    const { userEvent, args, canvasElement } = context;
    const page = within(canvasElement.ownerDocument.body);
    await userEvent.selectOptions(
      page.getByLabelText('What is your question about?'),
      'The rate looks wrong',
    );
    await userEvent.type(page.getByLabelText('Your question'), 'We agreed on 50%.');
    await userEvent.click(page.getByRole('button', { name: 'Send question' }));
    await waitFor(() => expect(page.queryByRole('dialog')).toBeNull());
    await expect(args.asking?.onAsk).toHaveBeenCalledWith(101, {
      reason: 'rate',
      text: 'We agreed on 50%.',
      files: [],
    });
  },
};

/** A line with a question has a link to it, and no second question can be asked while it is open. */
export const WithQuestions: Story = {
  args: {
    lines: aPageOf([
      aLineItem({ question: { id: 12, number: 12, state: 'open' } }),
      { ...aBlockedLine, question: null },
      { ...aPaidLine, question: { id: 9, number: 9, state: 'settled' } },
    ]),
  },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await expect(canvas.getByRole('link', { name: 'Question 12, with the shop' })).toHaveAttribute(
      'href',
      '/questions/12',
    );
    await expect(canvas.getAllByRole('button', { name: /^Ask about/ })).toHaveLength(1);
    const [first] = canvas.getAllByRole('button', { name: /^Why this amount\?/ });
    if (first === undefined) throw new Error('The first line has an amount.');
    await userEvent.click(first);
    const page = within(canvasElement.ownerDocument.body);
    const dialog = within(await page.findByRole('dialog', { name: 'Why this amount?' }));
    await expect(dialog.getByRole('link', { name: 'Question 12, with the shop' })).toBeVisible();
    await expect(dialog.queryByRole('button', { name: 'Ask about this line' })).toBeNull();
  },
};

/** A person who only looks asks nothing. */
export const ViewOnly: StoryObj<typeof PortalCommissionsScreen> = {
  tags: ['no-picture'],
  args: { lines: aPageOf([aLineItem(), { ...aBlockedLine }]), asking: null },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await expect(canvas.queryByRole('button', { name: /^Ask about/ })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: /^Why this amount\?/ }));
    const page = within(canvasElement.ownerDocument.body);
    await page.findByRole('dialog', { name: 'Why this amount?' });
    await expect(page.queryByRole('button', { name: 'Ask about this line' })).toBeNull();
  },
};

/** A rule with days names its version. */
export const ExplainedByVersion: Story = {
  tags: ['no-picture'],
  args: { lines: aPageOf([aLineItem({ commission_trace: aTrace({ rule: ruleOfMarch }) })]) },
  play: async ({ canvas, userEvent, canvasElement }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Why this amount\?/ }));
    const page = within(canvasElement.ownerDocument.body);
    await expect(await page.findByText(/Rule from Mar 1, 2026, version 2/)).toBeVisible();
  },
};

export const EveryColumn: Story = {
  tags: ['wide'],
  args: {
    lines: aPageOf(
      [aLineItem(), aPaidLine].map((line) => ({
        ...line,
        order: line.order && {
          ...line.order,
          customer_name: 'Nadia Fern',
          customer_company: 'Fern Interiors',
        },
      })),
    ),
    switches: {
      ...noSwitches,
      showVendorSalesStat: true,
      showVendorTaxesStat: true,
      showBarcodeColumn: true,
      showTaxColumn: true,
      showLocationColumn: true,
      showItemCostColumn: true,
      showProductCodeColumn: true,
    },
  },
  play: async ({ canvas }) => {
    await expect(columnNames(canvas)).toEqual([
      'Status',
      'Order',
      'Product',
      'SKU',
      'Location',
      'Customer',
      'Barcode',
      'Item Cost',
      'Price',
      'HST',
      'Owed',
      'Product Code',
      'Date',
    ]);
    await expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Owed',
      'Paid',
      'Earned',
      'Sales',
      'Taxes',
      'Next payout',
      'Last payout',
      'Latest statement',
      'Next statement',
    ]);
  },
};

/** The shop's own columns, in its order and under its names; a name that means nothing is passed over. */
export const OwnColumns: Story = {
  tags: ['wide'],
  args: {
    switches: { ...noSwitches, useCommissionFields: true },
    commissionFields: [
      { key: 'product', label: 'Piece' },
      { key: 'quantity', label: 'Sold' },
      { key: 'commission', label: 'Your share' },
      { key: 'colour', label: 'Colour' },
    ],
  },
  play: async ({ canvas }) => {
    await expect(columnNames(canvas)).toEqual(['Status', 'Piece', 'Sold', 'Your share']);
    // Without its own column the SKU is with the product.
    await expect(canvas.getAllByText(/^SKU\b/).length).toBeGreaterThan(0);
  },
};

function withoutHidden(line: PortalLine): PortalLine {
  const hidden = {
    price: undefined,
    total_tax: undefined,
    allocated_discount: undefined,
    commission_amount: undefined,
  };
  return { ...line, ...hidden, order: { location: null } };
}

/** A field that a shop hides from its vendors does not come from the server, and has no column. */
export const HiddenByTheShop: Story = {
  tags: ['wide'],
  args: {
    lines: aPageOf(lines.map(withoutHidden)),
    switches: { ...noSwitches, hidePortalStats: true, showTaxColumn: true },
  },
  play: async ({ canvas }) => {
    await expect(columnNames(canvas)).toEqual(['Status', 'Product', 'SKU']);
    await expect(canvas.queryByRole('term')).toBeNull();
  },
};

/** Where the dates of orders are hidden nothing is found by them; days that an address kept can be taken away. */
export const DatesHidden: Story = {
  args: { shop: { ...aPortalShop, vendor_field_order_date: false }, lines: aPageOf(lines.map(withoutDate)) },
  play: async ({ canvas }) => {
    // On a phone the filters are folded away.
    await expect(canvas.getByLabelText('Payment status')).toBeInTheDocument();
    await expect(canvas.queryByRole('button', { name: /^Order date/ })).toBeNull();
    await expect(canvas.queryByText(/ 2026 at /)).toBeNull();
  },
};

/** A member of the vendor's team is greeted by name, and not as the vendor's contact. */
export const OfAMember: Story = {
  tags: ['no-picture'],
  args: { person: 'Piet Okafor' },
  play: ({ canvas }) => expect(canvas.getByText('Good Morning, Piet Okafor')).toBeVisible(),
};

export const Afternoon: Story = {
  args: { now: new Date('2026-04-02T12:30:00Z'), vendor: { ...aPortalVendor, contact_name: '' } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Good Afternoon, Juniper & Oak')).toBeVisible();
  },
};

/** A vendor who has neither sold nor been paid is welcomed with three steps, and has no chart to read yet. */
export const NewVendor: Story = {
  args: {
    payouts: payoutsOf({
      is: 'ready',
      value: { onItsWay: '0.00', toSend: '0.00', next: noDaySet, latest: [] },
    }),
    lines: aPageOf([]),
    totals: {
      is: 'ready',
      value: {
        commission_due: '0.00',
        commission_paid: '0.00',
        commission_earned: '0.00',
        total_sales: '0.00',
        amount_taxed: '0.00',
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No commissions yet.')).toBeVisible();
    await expect(
      within(canvas.getByRole('list', { name: 'First steps' })).getAllByRole('listitem'),
    ).toHaveLength(3);
    await expect(canvas.queryByRole('region', { name: /^Best sellers/ })).toBeNull();
  },
};

export const NothingFound: Story = {
  args: { lines: aPageOf([]), controls: controlsOf<PortalCommissionsQuery>({ ...query, paid: 'paid' }) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('No commissions yet.')).toBeNull();
    await expect(canvas.queryByRole('list', { name: 'First steps' })).toBeNull();
  },
};

export const Loading: Story = {
  tags: ['wide'],
  args: {
    lines: loading,
    totals: loading,
    payouts: payoutsOf(loading),
    overview: (
      <PortalOverview
        history={loading}
        bestSellers={loading}
        isOfTwelveMonths
        currency="GBP"
        hrefOfProduct={hrefOfProduct}
      />
    ),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('table', { name: 'Commissions' })).toHaveAttribute('aria-busy', 'true');
    await expect(columnNames(canvas)).toEqual(usual);
  },
};

const retryLines = fn();
const retryTotals = fn();

export const Failed: Story = {
  args: {
    lines: { ...failed(), onRetry: retryLines },
    totals: { ...failed(), onRetry: retryTotals },
  },
  play: async ({ canvas, userEvent }) => {
    const [first, second] = canvas.getAllByRole('button', { name: 'Retry' });
    if (!first || !second) throw new Error('Both regions can be tried again.');
    await userEvent.click(first);
    await expect(retryTotals).toHaveBeenCalledOnce();
    await userEvent.click(second);
    await expect(retryLines).toHaveBeenCalledOnce();
  },
};

export const OneRow: Story = { args: { lines: aPageOf([aPortalLine()]) } };

export const FullPage: Story = {
  args: { lines: aPageOf(somePortalLines(50), 1230), controls: controlsOf({ ...query, page: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 51 to 100 of 1,230')).toBeVisible();
  },
};

export const PaleYellow: Story = { globals: { brand: 'yellow' } };

export const Navy: Story = { globals: { brand: 'navy' } };

export const SmallScreen: Story = {
  tags: ['no-picture'],
  args: { lines: aPageOf(kinds) },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('rowheader')).toHaveLength(kinds.length);
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

const longLine = aPortalLine({
  title:
    'Hand-dyed merino and silk travelling blanket with a herringbone border, in the colours of the marsh at dusk',
  sku: 'HDMSTB-HERRINGBONE-MARSH-AT-DUSK-180X240-LTD',
  variant: null,
});

export const LongNames: Story = {
  args: {
    lines: aPageOf([longLine]),
    vendor: { ...aPortalVendor, contact_name: 'Maximiliane Wilhelmina von Hohenstaufen-Featherstonehaugh' },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const ZeroAndNegative: Story = {
  args: {
    lines: aPageOf([forVendor(aReversal), aPortalLine({ id: 108, commission_amount: '0.00' })]),
    totals: { is: 'ready', value: { ...totals, commission_due: '-35.00', commission_earned: '1245.00' } },
  },
};

export const RightToLeft: Story = { args: { lines: aPageOf(kinds) }, globals: { direction: 'rtl' } };

const failedAgain = failed();

/** No column comes or goes when the list fails to load again. */
export const FailedAfterwards: Story = {
  args: { lines: aPageOf(lines.map((line) => ({ ...line, price: undefined }))) },
  render: function Failing(args) {
    const [isFailed, setIsFailed] = useState(false);
    return (
      <>
        <Button label="Load again" onClick={() => setIsFailed(true)} />
        <PortalCommissionsScreen {...args} lines={isFailed ? failedAgain : args.lines} />
      </>
    );
  },
  play: async ({ canvas, userEvent }) => {
    // A phone shows no header; its columns are still there for the rows.
    const columns = () =>
      within(canvas.getByRole('table', { name: 'Commissions' })).getAllByRole('columnheader', {
        hidden: true,
      });
    const headers = () => columns().map(({ textContent }) => textContent);
    const before = headers();
    await expect(before).not.toContain('Price');
    await userEvent.click(canvas.getByRole('button', { name: 'Load again' }));
    await expect(await canvas.findByText('This list could not be loaded.')).toBeVisible();
    await expect(headers()).toEqual(before);
  },
};

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
