import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PortalRatesScreen } from '@consignment/components/screens/portal/rates/PortalRatesScreen';
import { inArabic, inGerman } from '../languages.ts';
import { aFee, someFeeCharges } from '../../../fixtures/fees.ts';
import { failed, loading } from '../../../fixtures/list.ts';
import { aDecemberRule, aRateRule, ratesInDecember } from '../../../fixtures/rates.ts';
import { aPortalShop, aRate, ratesOf, someRates } from '../portal.ts';

const meta = {
  title: 'Screens/Portal/PortalRatesScreen',
  component: PortalRatesScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    currency: 'GBP',
    rules: { is: 'ready', value: ratesOf(someRates) },
    fees: { is: 'ready', value: { results: [], charges: [], waiting: '0.00' } },
    hrefOfCommissions: '#commissions',
  },
} satisfies Meta<typeof PortalRatesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const facts = (canvas: Canvas) =>
  canvas
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await expect(facts(canvas)).toEqual([
      'Product type Lighting, from Dec 1, 2026: Up to £20.00: 60%, above: 50%; at least £1.00 per unitNow: 55%',
      'Product Oak lamp: £7.25 per unitNov 1, 2026 – Jan 31, 2027',
      'Product type Lighting: 55%From Mar 1, 2026',
      'All your other goods: 45%, from £1,000.00 sold last month: 50%From Jan 1, 2026',
    ]);
    await expect(canvas.getByText(/the first one in this list applies/)).toBeVisible();
    await expect(canvas.getByText(/the price of one unit.*previous calendar month/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Commissions' })).toHaveAttribute('href', '#commissions');
  },
};

/** Nothing holds yet. */
export const ComingOnly: Story = {
  args: { rules: { is: 'ready', value: ratesOf(someRates.slice(0, 1)) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('New')).toBeVisible();
    await expect(facts(canvas).at(-1)).toBe('All your goods: 60%');
  },
};

/** Beneath the rates, a vendor reads its fees. */
export const WithFees: Story = {
  args: {
    fees: { is: 'ready', value: { results: [aFee()], charges: someFeeCharges, waiting: '0.00' } },
  },
  play: ({ canvas }) => expect(canvas.getByRole('heading', { name: 'Your fees' })).toBeVisible(),
};

export const OneRate: Story = {
  args: { rules: { is: 'ready', value: ratesOf([aRate()]) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('heading', { name: 'Upcoming rates' })).toBeNull();
    await expect(facts(canvas)).toEqual([
      'Product type Lighting: 55%From Mar 1, 2026',
      'All your other goods: 60%',
    ]);
  },
};

/** The rate that holds ends, and nothing takes its place. */
export const Ends: Story = {
  args: {
    rules: {
      is: 'ready',
      value: ratesOf([aRate({ id: 5, state: 'coming', from_day: '2026-12-01', steps: [] }), aRate()]),
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('Ends, and then your other rates apply')).toBeVisible(),
};

/** A setting of a product type overrides the rule for all goods, and a rule that never decides is left out. */
export const SettingOfType: Story = {
  args: {
    rules: {
      is: 'ready',
      value: {
        rules: [
          aRate({ id: 8, place: 'vendor', name: null, from_day: '2026-10-01', until_day: '2026-12-31' }),
          aRate({
            id: 9,
            place: 'global',
            name: null,
            steps: [{ from: '0.00', kind: 'percent', value: '80' }],
          }),
        ],
        rates: [
          {
            product_type: null,
            rates_ahead: ratesInDecember(aDecemberRule({ rule: 8, from_day: '2026-10-01', rate: '65' })),
          },
          {
            product_type: 'Rugs',
            rates_ahead: [
              {
                from_day: '2026-12-10',
                until_day: null,
                rules: [aRateRule({ place: 'vendor_product_type', rate: '55' }), aRateRule()],
              },
            ],
          },
        ],
      },
    },
  },
  play: ({ canvas }) =>
    expect(facts(canvas)).toEqual([
      'Your Rugs: 55%',
      'All your other goods: 65%Oct 1 – Dec 31, 2026, then 60%',
    ]),
};

export const Empty: Story = {
  args: { rules: { is: 'ready', value: { rules: [], rates: [] } } },
  play: ({ canvas }) => expect(canvas.getByText('No rates have been set for your goods yet.')).toBeVisible(),
};

export const Loading: Story = { args: { rules: loading } };

const retry = fn();

export const Failed: Story = {
  args: { rules: { ...failed(), onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

const longRates = [
  aRate({
    place: 'variant',
    name: null,
    product_title: 'Hand-dyed merino and silk travelling blanket with a herringbone border',
    variant_title: 'Marsh at dusk / 180 × 240',
    measure: 'unit_price',
    steps: ['0.00', '20.01', '50.01', '100.01', '250.01'].map((from, at) => ({
      from,
      kind: 'percent' as const,
      value: String(60 - at * 5),
    })),
    floor: '1.00',
    cap: '120.00',
    bounds_per: 'line',
    until_day: '2027-12-31',
  }),
  aRate({ id: 6, place: 'tag', name: 'vendor-of-the-month-and-of-all-the-months-that-follow-it' }),
];

export const LongNames: Story = {
  args: { rules: { is: 'ready', value: ratesOf(longRates) } },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const Phone: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
