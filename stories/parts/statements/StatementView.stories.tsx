import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import {
  StatementView,
  type StatementEntriesQuery,
} from '@consignment/components/parts/statements/StatementView';
import type { Guide } from '../../../.storybook/guide.ts';
import { Button } from '../../../packages/components/src/primitives/actions/Button.tsx';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../fixtures/list.ts';
import {
  aStatedNote,
  aStatement,
  aStatementEntry,
  entriesOfAll,
  someEntries,
  someNotes,
} from '../../fixtures/statement.ts';
import { done, refused } from '../../primitives/answers.ts';

const whole: StatementEntriesQuery = { ...aQuery, sort: '', section: 'all' };

const meta = {
  title: 'Parts/Statements/StatementView',
  component: StatementView,
  tags: ['new'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'For the page of one statement in every app: of the shop, of its vendors and of its sales reps.',
      avoid: 'A statement that is not issued yet is a preview, which has sums and no files.',
      right: {
        draw: () => <Button label="Export PDF" onClick={() => undefined} />,
        why: 'The files are beside the sums, with the way to check them.',
      },
      wrong: {
        draw: () => <Button label="Edit" onClick={() => undefined} />,
        why: 'A statement is frozen and signed: it can be withdrawn, and never changed.',
      },
      keyboard: [],
      reader: '“Statement 3 · October 2025, heading level 1.”',
    } satisfies Guide,
  },
  args: {
    statement: aStatement(),
    hrefOfPayee: '/vendors/1',
    back: { href: '/statements', label: 'Statements' },
    entries: aPageOf(entriesOfAll),
    controls: controlsOf(whole),
    timeZone: 'Europe/London',
    hrefOfPayout: (id) => `/payouts/${id}`,
    hrefOfQuestion: (id) => `/questions/${id}`,
    hrefOfCheck: '/check',
    onExport: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof StatementView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent('Statement 3 · October 2025');
    await expect(canvas.getByRole('link', { name: 'Juniper & Oak' })).toHaveAttribute('href', '/vendors/1');
    await expect(canvas.getByText('7f3a-92c1-05de-b814')).toBeVisible();
    await expect(canvas.getByRole('link', { name: /check that it is unchanged/ })).toHaveAttribute(
      'href',
      '/check',
    );
  },
};

export const Columns: Story = {
  tags: ['wide', 'no-picture'],
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      'Date',
      'Order',
      'Item',
      'Part',
      'Quantity × price',
      'Rate',
      'Earned',
      'Returned',
      'Amount',
    ]);
    await expect(canvas.getByText('2 × £100.00')).toBeVisible();
    await expect(canvas.getAllByText('70%')).toHaveLength(3);
    await expect(canvas.getByText('Refunded')).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Invoice #1042' })[0]).toHaveAttribute(
      'href',
      '/payouts/12',
    );
  },
};

/** An entry that a rule with days decided names its version. */
export const RuleWithDays: Story = {
  args: {
    entries: aPageOf([
      aStatementEntry({ rule: { place: 'shop_product_type', from_day: '2025-10-01', version: 2 } }),
      aStatementEntry({ position: 2, rule: { place: 'product', from_day: '2025-09-15', version: 1 } }),
      aStatementEntry({ position: 3 }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Rule from Oct 1, 2025, version 2 (product type)')).toBeVisible();
    await expect(canvas.getByText('Rule from Sep 15, 2025 (product)')).toBeVisible();
    await expect(canvas.getAllByText(/^Rule from/)).toHaveLength(2);
  },
};

/** Questions of the period, which move no money. */
export const WithQuestions: Story = {
  args: { statement: aStatement({ notes: someNotes }) },
  play: async ({ canvas }) => {
    const questions = within(canvas.getByRole('region', { name: 'Questions' }));
    await expect(questions.getAllByRole('listitem')).toHaveLength(2);
    await expect(
      questions.getByRole('link', {
        name: 'Question 12: asked Oct 12, settled Oct 20, changed from £5.00 to £7.00.',
      }),
    ).toHaveAttribute('href', '/questions/61');
    await expect(questions.getByText('Linen throw, undyed')).toBeVisible();
  },
};

/** Of a shop that hides orders. */
export const QuestionsAlone: Story = {
  tags: ['no-picture'],
  args: {
    statement: aStatement({
      notes: [aStatedNote({ order_name: '', title: 'Donaudampfschifffahrtsgesellschaft'.repeat(4) })],
    }),
    entries: aPageOf([]),
  },
  play: async ({ canvas }) => {
    const questions = within(canvas.getByRole('region', { name: 'Questions' }));
    await expect(questions.getByText(/changed from £5\.00 to £7\.00/)).toBeVisible();
    await expect(questions.queryByText(/#1042/)).toBeNull();
  },
};

/** Only the parts that the statement has can be chosen. */
export const Parts: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const choices = canvas.getAllByRole('option').map((option) => option.textContent);
    await expect(choices).toEqual(['All', 'Earned', 'Adjustment', 'Additional pay', 'Payout']);
    await userEvent.selectOptions(canvas.getByLabelText('Part'), 'Adjustment');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ section: 'adjustment' });
  },
};

export const OnePart: Story = {
  args: {
    controls: controlsOf<StatementEntriesQuery>({ ...whole, section: 'earned' }),
    entries: aPageOf(entriesOfAll.filter(({ section }) => section === 'earned')),
  },
};

/** A shop that hides orders, dates and prices: their columns are left out. */
export const Hidden: Story = {
  args: {
    hrefOfPayee: null,
    hrefOfPayout: undefined,
    entries: aPageOf(entriesOfAll.map((entry) => ({ ...entry, order_name: '', date: null, price: null }))),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByText('Date')).toBeNull();
    await expect(canvas.queryByText('Order')).toBeNull();
    await expect(canvas.queryByText(/×/)).toBeNull();
    await expect(canvas.queryByRole('link', { name: 'Juniper & Oak' })).toBeNull();
  },
};

export const Files: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    for (const [label, type] of [
      ['Export PDF', 'pdf'],
      ['Export CSV', 'csv'],
      ['Export JSON', 'json'],
    ] as const) {
      await userEvent.click(canvas.getByRole('button', { name: label }));
      await expect(args.onExport).toHaveBeenLastCalledWith(type);
    }
  },
};

export const ExportRefused: Story = {
  args: { onExport: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Export PDF' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

export const Followed: Story = {
  args: { statement: aStatement({ standing: 'followed' }) },
  play: ({ canvas }) => expect(canvas.queryByText('Latest')).toBeNull(),
};

export const Withdrawn: Story = {
  args: { statement: aStatement({ standing: 'withdrawn', withdrawn_at: '2025-11-04T15:07:00Z' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Withdrawn')).toBeVisible();
    await expect(canvas.getByText('This statement has been withdrawn and no longer counts.')).toBeVisible();
    await expect(canvas.getByText('Nov 4, 2025 at 3:07pm')).toBeVisible();
  },
};

/** A first one begins with what came before it. */
export const First: Story = {
  args: {
    statement: aStatement({ number: 1, first_day: '2025-07-01', last_day: '2025-09-30' }),
    entries: aPageOf([
      aStatementEntry({ section: 'brought_forward', amount: '120.00', earned: '120.00' }),
      ...entriesOfAll.map((entry) => ({ ...entry, position: entry.position + 1 })),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1 })).toHaveTextContent(
      'Statement 1 · Jul 1 – Sep 30, 2025',
    );
    await expect(canvas.getAllByRole('cell', { name: /Brought forward/ })[0]).toBeVisible();
  },
};

export const Empty: Story = {
  args: {
    statement: aStatement({
      earned: '0.00',
      adjustments: '0.00',
      additional_pay: '0.00',
      payouts: '0.00',
      closing: '120.00',
    }),
    entries: aPageOf([]),
  },
  play: ({ canvas }) => expect(canvas.getByText('This statement has no entries.')).toBeVisible(),
};

export const Loading: Story = { args: { entries: loading } };

export const Failed: Story = { args: { entries: failed() } };

export const OneRow: Story = { args: { entries: aPageOf([aStatementEntry()]) } };

export const FullPage: Story = {
  args: {
    entries: aPageOf(someEntries(50), 230),
    controls: controlsOf<StatementEntriesQuery>({ ...whole, page: 2 }),
  },
  play: ({ canvas }) => expect(canvas.getByText('Showing 51 to 100 of 230')).toBeVisible(),
};

export const LongNames: Story = {
  args: {
    statement: aStatement({ payee_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) }),
    entries: aPageOf([
      aStatementEntry({
        title: 'A side table of oak, oiled twice, with a drawer for cutlery and a shelf. '.repeat(4),
        sku: 'JO-114-'.repeat(12),
        order_name: '#1042-EXCHANGE-OF-GOODS',
      }),
    ]),
  },
};

export const ZeroAndNegative: Story = {
  args: {
    statement: aStatement({
      opening: '0.00',
      earned: '0.00',
      additional_pay: '0.00',
      payouts: '0.00',
      closing: '-35.00',
    }),
    entries: aPageOf([
      aStatementEntry({ quantity: 0, price: '0.00', rate: '0', earned: '0.00', amount: '0.00' }),
      ...entriesOfAll.filter(({ section }) => section === 'adjustment'),
    ]),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
