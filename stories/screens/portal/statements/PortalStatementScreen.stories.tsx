import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PortalStatementScreen } from '@consignment/components/screens/portal/statements/PortalStatementScreen';
import type { StatementEntriesQuery } from '../../../../packages/components/src/parts/statements/statement.ts';
import { inArabic, inGerman } from '../languages.ts';
import { aPageOf, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { aStatement, aStatementEntry, entriesOfAll } from '../../../fixtures/statement.ts';
import { done } from '../../../primitives/answers.ts';

const query: StatementEntriesQuery = { search: '', sort: 'position', page: 1, section: 'all' };

const meta = {
  title: 'Screens/Portal/PortalStatementScreen',
  component: PortalStatementScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    statement: aStatement(),
    entries: aPageOf(entriesOfAll),
    controls: controlsOf(query),
    timeZone: 'Europe/London',
    hrefOfStatements: '#statements',
    hrefOfPayout: (id) => `#payouts/${id}`,
    hrefOfQuestion: (id) => `#questions/${id}`,
    hrefOfCheck: 'https://consignment.example/verify',
    onExport: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof PortalStatementScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: /October 2025$/ })).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Statements' })).toHaveAttribute('href', '#statements');
    await expect(
      canvas.getByText(
        /^The opening balance is the amount left at the end of the previous statement\..*will begin with this balance\.$/,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: /check/ })).toHaveAttribute(
      'href',
      'https://consignment.example/verify',
    );
    await userEvent.click(canvas.getByRole('button', { name: /PDF/ }));
    await expect(args.onExport).toHaveBeenCalledWith('pdf');
  },
};

export const PaidInFull: Story = {
  tags: ['no-picture'],
  args: { statement: aStatement({ payouts: '-502.60', closing: '0.00' }) },
  play: ({ canvas }) =>
    expect(
      canvas.getByText(/The closing balance is zero: everything you had earned was paid\.$/),
    ).toBeVisible(),
};

/** More was paid than earned, such as after a refund. */
export const Negative: Story = {
  args: { statement: aStatement({ payouts: '-537.60', closing: '-35.00' }) },
  play: ({ canvas }) =>
    expect(canvas.getByText(/The closing balance is below zero: you were paid more/)).toBeVisible(),
};

export const Withdrawn: Story = {
  args: { statement: aStatement({ standing: 'withdrawn', withdrawn_at: '2025-11-04T10:00:00Z' }) },
  play: ({ canvas }) =>
    expect(canvas.getByText('This statement has been withdrawn and no longer counts.')).toBeVisible(),
};

/** A shop that hides orders, dates and prices from its vendors. */
export const HiddenByTheShop: Story = {
  args: {
    entries: aPageOf(entriesOfAll.map((entry) => ({ ...entry, order_name: '', date: null, price: null }))),
  },
  play: async ({ canvas }) => {
    const headers = canvas
      .getAllByRole('columnheader', { hidden: true })
      .map(({ textContent }) => textContent);
    await expect(headers).not.toContain('Order');
    await expect(headers).not.toContain('Date');
  },
};

export const Empty: Story = { args: { entries: aPageOf([]) } };

export const Loading: Story = { args: { entries: loading } };

export const Failed: Story = {
  args: { entries: failed() },
  play: ({ canvas }) => expect(canvas.getByText(/could not be loaded/)).toBeVisible(),
};

export const LongNames: Story = {
  args: {
    statement: aStatement({
      payee_name: 'The Honourable Company of Basket Weavers and Candle Makers of Hastings',
      first_day: '2024-11-12',
      last_day: '2025-10-05',
    }),
    entries: aPageOf([
      aStatementEntry({
        title:
          'Hand-dyed merino and silk travelling blanket with a herringbone border, in the colours of the marsh at dusk',
        sku: 'HDMSTB-HERRINGBONE-MARSH-AT-DUSK-180X240-LTD',
        amount: '123456789012.34',
      }),
    ]),
  },
};

export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
