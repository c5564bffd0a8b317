import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StatementVerdict } from '@consignment/components/screens/merchant/verify/StatementVerdict';
import { anIssuer, aSummary, changed, genuine, genuineReport } from '../../../fixtures/statement-check.ts';

const meta = {
  title: 'Screens/Merchant/Verify/StatementVerdict',
  component: StatementVerdict,
  args: { check: genuine, standing: 'not_asked', issuer: anIssuer() },
} satisfies Meta<typeof StatementVerdict>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Latest: Story = {
  args: { standing: 'latest' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Genuine, and the latest statement/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Statement 3' })).toHaveTextContent(
      'FromRookery & Daughters (rookery.example)VendorBlue Kiln PotteryPeriodOctober 2026',
    );
    await expect(canvas.getByText('$950.00')).toBeVisible();
  },
};

/** A second shop of the same name issues statements that read the same, word for word. */
export const TwoShopsOfOneName: Story = {
  args: { standing: 'latest', issuer: anIssuer({ domain: 'rookery-2.example', has_namesake: true }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Another shop in this installation has the same name')).toBeVisible();
    await expect(canvas.getByText(/is from Rookery & Daughters \(rookery-2.example\)/)).toBeVisible();
  },
};

export const Followed: Story = { args: { standing: 'followed' } };

export const Withdrawn: Story = {
  args: { standing: 'withdrawn' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^The statement was issued and later withdrawn/)).toBeVisible();
  },
};

/** The key is right, and the database has no such statement. */
export const UnknownHere: Story = { args: { standing: 'unknown' } };

/** Without a connection the signature still counts. */
export const NotAsked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Genuine according to its signature')).toBeVisible();
  },
};

export const OfASalesRep: Story = {
  args: {
    standing: 'latest',
    check: { is: 'genuine', summary: aSummary({ payeeKind: 'sales_rep', payee: 'Imogen Vale' }) },
  },
};

export const WithQuestions: Story = {
  args: {
    check: {
      is: 'genuine',
      summary: aSummary({
        notes: [
          'Question 12: asked Oct 12, settled Oct 20, changed from $5.00 to $7.00.',
          'Question 15: asked Oct 28, open on Oct 31.',
        ],
      }),
    },
    standing: 'latest',
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Questions')).toBeVisible();
    await expect(canvas.getByText(/changed from \$5\.00 to \$7\.00/)).toBeVisible();
  },
};

/** The rest of many are in the file. */
export const ManyQuestions: Story = {
  tags: ['no-picture'],
  args: {
    check: {
      is: 'genuine',
      summary: aSummary({
        notes: Array.from({ length: 31 }, (_, at) => `Question ${at + 1}: asked Oct 12, open on Oct 31.`),
      }),
    },
    standing: 'latest',
  },
  play: ({ canvas }) => expect(canvas.getByText('11 more in the file')).toBeVisible(),
};

/** The report of a move. */
export const Report: Story = {
  args: { check: genuineReport },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The report is genuine')).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Move report 2' })).toHaveTextContent(
      '418 of 420 payouts match to the cent.',
    );
  },
};

export const ChangedReport: Story = {
  args: { check: { is: 'changed_report', hasGenuineData: false } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^This is not the report that was issued/)).toBeVisible();
  },
};

/** Another program has saved its PDF again. */
export const ReportSavedAgain: Story = {
  args: { check: { is: 'changed_report', hasGenuineData: true } },
};

export const Changed: Story = {
  args: { check: changed },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The file has been changed/)).toBeVisible();
    await expect(
      canvas.getByText(
        'Entry 12 (#1042, Blue vase), amount: the file says “99.00”, which is not what was issued.',
      ),
    ).toBeVisible();
    await expect(canvas.queryByText('Closing balance')).toBeNull();
  },
};

/** Only the first places are listed. */
export const ChangedAllOver: Story = {
  args: {
    check: {
      is: 'changed',
      data: null,
      places: Array.from({ length: 48 }, (_, at) => ({
        is: 'entry',
        position: at + 1,
        name: `#${1042 + at}, Blue vase`,
        field: 'price',
        found: '19.00',
      })),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(21);
    await expect(canvas.getByText('28 more places')).toBeVisible();
  },
};

/** A PDF that another program has saved: its data counts, its pages do not. */
export const SavedAgain: Story = {
  args: { check: { is: 'changed', places: [{ is: 'saved_again' }], data: aSummary() } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Another program has saved the PDF again/)).toBeVisible();
    await expect(canvas.getByRole('region', { name: 'Statement 3, as issued' })).toBeVisible();
  },
};

/** A cell of a table that is not in the data. */
export const ChangedCell: Story = {
  args: {
    check: {
      is: 'changed',
      places: [{ is: 'cell', row: 48, column: 'Amount', found: '1950.00', expected: '950.00' }],
      data: aSummary(),
    },
  },
};

export const UnknownKey: Story = { args: { check: { is: 'unknown_key', key: 'fedcba9876543210' } } };

export const RetiredKey: Story = {
  args: {
    check: {
      is: 'retired_key',
      key: 'fedcba9876543210',
      retiredAt: new Date('2026-02-01T12:00:00Z'),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/which was retired on Feb 1, 2026/)).toBeVisible();
  },
};

export const NotAStatement: Story = {
  args: { check: { is: 'unreadable', why: 'This JSON file is not a statement.' } },
};

export const OldBrowser: Story = { args: { check: { is: 'unsupported' } } };

export const LongNames: Story = {
  args: {
    standing: 'latest',
    check: {
      is: 'genuine',
      summary: aSummary({
        shop: 'The Rookery and Daughters Emporium of Handmade, Reclaimed and Otherwise Remarkable Goods',
        payee: 'Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbauunterbeamtengesellschaft',
        closing: -1_234_567_890,
      }),
    },
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { args: { standing: 'latest' }, globals: { direction: 'rtl' } };
