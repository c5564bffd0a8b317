import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatementLine } from '@consignment/components/screens/portal/home/StatementLine';
import { failed, loading } from '../../../fixtures/list.ts';
import { aStatement } from '../../../fixtures/statement.ts';

const meta = {
  title: 'Screens/Portal/StatementLine',
  component: StatementLine,
  args: {
    statement: { is: 'ready', value: { latest: aStatement(), nextOn: '2025-12-03' } },
    hrefOfStatement: (id: number) => `#statement-${id}`,
  },
} satisfies Meta<typeof StatementLine>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const facts = (canvas: Canvas) =>
  canvas
    .getAllByRole('term')
    .map((term) => `${term.textContent}: ${term.nextElementSibling?.textContent ?? ''}`);

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(facts(canvas)).toEqual([
      'Latest statement: October 2025, closing balance £310.00',
      'Next statement: Dec 3',
    ]);
    await expect(canvas.getByRole('link', { name: 'October 2025' })).toHaveAttribute('href', '#statement-31');
  },
};

/** The shop issues them by hand. */
export const NoSchedule: Story = {
  args: { statement: { is: 'ready', value: { latest: aStatement(), nextOn: null } } },
  play: ({ canvas }) => expect(facts(canvas)).toHaveLength(1),
};

export const BeforeTheFirst: Story = {
  args: { statement: { is: 'ready', value: { latest: null, nextOn: '2025-12-03' } } },
  play: ({ canvas }) => expect(facts(canvas)).toEqual(['Next statement: Dec 3']),
};

/** Nothing is known, and nothing takes room. */
export const Empty: Story = {
  tags: ['no-picture'],
  args: { statement: { is: 'ready', value: { latest: null, nextOn: null } } },
  play: ({ canvas }) => expect(canvas.queryByRole('term')).toBeNull(),
};

export const Negative: Story = {
  args: {
    statement: { is: 'ready', value: { latest: aStatement({ closing: '-35.00' }), nextOn: '2025-12-03' } },
  },
  play: ({ canvas }) => expect(canvas.getByText('−£35.00')).toBeVisible(),
};

export const Loading: Story = { args: { statement: loading } };

const retry = fn();

export const Failed: Story = {
  args: { statement: { ...failed(), onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

/** Of other days than those of a month, with a long amount. */
export const LongPeriod: Story = {
  args: {
    statement: {
      is: 'ready',
      value: {
        latest: aStatement({ first_day: '2024-11-12', last_day: '2025-10-05', closing: '123456789012.34' }),
        nextOn: '2025-12-03',
      },
    },
  },
};

export const Phone: Story = {
  ...LongPeriod,
  tags: ['narrow', 'no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
