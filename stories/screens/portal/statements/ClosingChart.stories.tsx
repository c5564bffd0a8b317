import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, within } from 'storybook/test';
import { ClosingChart } from '@consignment/components/screens/portal/statements/ClosingChart';
import { aStatement, someStatements } from '../../../fixtures/statement.ts';

const meta = {
  title: 'Screens/Portal/ClosingChart',
  component: ClosingChart,
  args: { statements: someStatements(14) },
} satisfies Meta<typeof ClosingChart>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const periodOf = (canvas: Canvas) => canvas.getByRole('slider', { name: 'Period' });

/** The last twelve, in the order of time. */
export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent }) => {
    const period = periodOf(canvas);
    await expect(period).toHaveAttribute('aria-valuetext', 'October 2025: closing balance £122.90');
    period.focus();
    await userEvent.keyboard('{Home}');
    await expect(period).toHaveAttribute('aria-valuetext', 'November 2024: closing balance £412.05');
    await expect(period).toHaveAttribute('aria-valuemax', '12');
  },
};

export const AsATable: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Show as table' }));
    const table = canvas.getByRole('table', { name: 'Closing balance by statement' });
    const headers = within(table).getAllByRole('columnheader');
    await expect(headers.map(({ textContent }) => textContent)).toEqual(['Statement', 'Closing balance']);
    await expect(within(table).getAllByRole('row')).toHaveLength(13);
  },
};

/** It no longer counts, and what replaced it has the same days. */
export const WithoutWithdrawn: Story = {
  args: {
    statements: [
      ...someStatements(3),
      { ...aStatement({ standing: 'withdrawn', closing: '9999.00' }), id: 40 },
    ],
  },
  play: ({ canvas }) => expect(periodOf(canvas)).toHaveAttribute('aria-valuemax', '3'),
};

/** Periods that are no months are named by their last days. */
export const OtherPeriods: Story = {
  args: {
    statements: [
      { ...aStatement({ first_day: '2025-10-06', last_day: '2025-10-31', closing: '80.00' }), id: 3 },
      { ...aStatement({ first_day: '2025-08-20', last_day: '2025-10-05', closing: '310.00' }), id: 2 },
      { ...aStatement({ first_day: '2025-08-01', last_day: '2025-08-19', closing: '120.00' }), id: 1 },
    ],
  },
  play: async ({ canvas, canvasElement }) => {
    await expect(periodOf(canvas)).toHaveAttribute(
      'aria-valuetext',
      'Oct 6 – Oct 31, 2025: closing balance £80.00',
    );
    const labels = [...canvasElement.querySelectorAll('text')].filter((label) => label.checkVisibility());
    await expect(labels.map(({ textContent }) => textContent)).toEqual(['19Aug 2025', '5Oct', '31']);
  },
};

/** Amounts of two currencies have no place on one axis. */
export const OtherCurrencyBefore: Story = {
  tags: ['no-picture'],
  args: {
    statements: someStatements(6).map((statement, at) => ({
      ...statement,
      currency: at < 4 ? 'GBP' : 'EUR',
    })),
  },
  play: ({ canvas }) => expect(periodOf(canvas)).toHaveAttribute('aria-valuemax', '4'),
};

/** One has no course. */
export const OneStatement: Story = {
  tags: ['no-picture'],
  args: { statements: someStatements(1) },
  play: ({ canvas }) => expect(canvas.queryByRole('figure')).toBeNull(),
};

export const Empty: Story = {
  tags: ['no-picture'],
  args: { statements: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('figure')).toBeNull(),
};

export const ZeroAndNegative: Story = {
  args: {
    statements: someStatements(4).map((statement, at) => ({
      ...statement,
      closing: ['-35.00', '0.00', '120.00', '-80.00'][at] ?? '0.00',
    })),
  },
};

export const Phone: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
