import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ListQuery } from '@consignment/domain/text/list-query';
import { expect, fn, within } from 'storybook/test';
import { PortalStatementsScreen } from '@consignment/components/screens/portal/statements/PortalStatementsScreen';
import { inArabic, inGerman } from '../languages.ts';
import { aPageOf, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { aStatement, someStatements } from '../../../fixtures/statement.ts';
import { done } from '../../../primitives/answers.ts';
import { aPortalShop } from '../portal.ts';

const query: ListQuery = { search: '', sort: '-last_day', page: 1 };

const meta = {
  title: 'Screens/Portal/PortalStatementsScreen',
  component: PortalStatementsScreen,
  parameters: { frame: 'bare', brand: 'defaults' },
  args: {
    shop: aPortalShop,
    statements: aPageOf(someStatements(8)),
    nextOn: '2025-12-03',
    controls: controlsOf(query),
    hrefOfStatement: (id) => `#statements/${id}`,
    onFile: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof PortalStatementsScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

const chart = /^How much you were owed/;

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Statements' })).toBeVisible();
    await expect(canvas.getByText('Your next statement will be issued on Dec 3.')).toBeVisible();
    await expect(canvas.getByRole('region', { name: chart })).toBeVisible();
    const table = canvas.getByRole('table', { name: 'Statements' });
    const headers = within(table).getAllByRole('columnheader');
    await expect(headers.map((header) => header.textContent)).toEqual([
      'Period',
      'Earned',
      'Paid',
      'Closing balance',
      'Files',
    ]);
    await expect(within(table).getByRole('link', { name: 'October 2025' })).toHaveAttribute(
      'href',
      '#statements/31',
    );
    const files = within(canvas.getByRole('group', { name: 'Files for September 2025' }));
    await userEvent.click(files.getByRole('button', { name: 'CSV' }));
    await expect(args.onFile).toHaveBeenCalledWith(30, 'csv');
    await expect(canvas.queryByText('Withdrawn')).toBeNull();
  },
};

/** It stays in the list, and its period is stated again by the one that follows. */
export const OneWithdrawn: Story = {
  args: {
    statements: aPageOf([
      { ...aStatement(), id: 32 },
      { ...aStatement({ standing: 'withdrawn', withdrawn_at: '2025-11-04T10:00:00Z', closing: '350.00' }) },
      ...someStatements(4).slice(1),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Withdrawn')).toHaveLength(1);
    await expect(canvas.getByRole('slider', { name: 'Period' })).toHaveAttribute('aria-valuemax', '4');
  },
};

/** A statement is explained before there is one. */
export const Empty: Story = {
  args: { statements: aPageOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No statements yet.')).toBeVisible();
    await expect(canvas.getByText(/Your first statement will be issued on Dec 3\.$/)).toBeVisible();
    await expect(canvas.queryByText(/next statement/)).toBeNull();
  },
};

/** The shop issues them by hand, so that no day can be promised. */
export const EmptyWithoutSchedule: Story = {
  args: { statements: aPageOf([]), nextOn: null },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText(/Your first statement will appear here when Rookery Market issues it\.$/),
    ).toBeVisible();
  },
};

export const OneRow: Story = {
  args: { statements: aPageOf(someStatements(1)), nextOn: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('region', { name: chart })).toBeNull();
    await expect(canvas.queryByText(/next statement/)).toBeNull();
  },
};

export const Loading: Story = { args: { statements: loading, nextOn: null } };

export const Failed: Story = {
  args: { statements: failed(), nextOn: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('This list could not be loaded.')).toBeVisible();
  },
};

/** The chart is of the last twelve, which are on the first page. */
export const SecondPage: Story = {
  tags: ['no-picture'],
  args: { statements: aPageOf(someStatements(14), 64), controls: controlsOf({ ...query, page: 2 }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Showing 51 to 64 of 64')).toBeVisible();
    await expect(canvas.queryByRole('region', { name: chart })).toBeNull();
  },
};

/** Other periods than months, and amounts that need room. */
export const LongPeriods: Story = {
  args: {
    statements: aPageOf(
      someStatements(3).map((statement) => ({
        ...statement,
        first_day: `${Number(statement.first_day.slice(0, 4)) - 1}${statement.first_day.slice(4)}`,
        earned: '123456789012.34',
        payouts: '-98765432101.23',
        closing: '-24691356911.11',
      })),
    ),
  },
};

export const Yen: Story = {
  args: {
    statements: aPageOf([
      aStatement({ currency: 'JPY', earned: '12550', payouts: '-8000', closing: '4550' }),
    ]),
  },
  play: ({ canvas }) => expect(canvas.getByText('¥8,000')).toBeVisible(),
};

export const SmallScreen: Story = {
  ...OneWithdrawn,
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const PaleYellow: Story = { globals: { brand: 'yellow' } };

export const RightToLeft: Story = { ...OneWithdrawn, globals: { direction: 'rtl' } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
