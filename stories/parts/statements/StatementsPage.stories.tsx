import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import {
  StatementsPage,
  type StatementsQuery,
} from '@consignment/components/parts/statements/StatementsPage';
import type { Guide } from '../../../.storybook/guide.ts';
import { ButtonLink } from '../../../packages/components/src/primitives/actions/ButtonLink.tsx';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../fixtures/list.ts';
import { inNovember } from '../../fixtures/statement-preview.ts';
import { aStatement, statementsOfVendors } from '../../fixtures/statement.ts';
import { done } from '../../primitives/answers.ts';

const controlsIn = (changes: Partial<StatementsQuery> = {}) => ({
  ...controlsOf<StatementsQuery>({ ...aQuery, sort: '', lastDay: '', ...changes }),
  now: () => inNovember,
});

const meta = {
  title: 'Parts/Statements/StatementsPage',
  component: StatementsPage,
  tags: ['new'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'For all statements that the shop has issued, of its vendors or of its sales reps.',
      avoid:
        'Those of one vendor are a tab of its page, without a column that would say the same in each row.',
      right: {
        draw: () => <ButtonLink href="#" label="Issue statements…" tone="primary" />,
        why: 'It leads to a page with a preview, so nothing is issued by the press.',
      },
      wrong: {
        draw: () => <ButtonLink href="#" label="Issue now" tone="primary" />,
        why: 'A press seems to issue the statements at once, and people keep away from it.',
      },
      keyboard: [],
      reader: '“Statements, heading level 1. Issue statements…, link.”',
    } satisfies Guide,
  },
  args: {
    payees: 'vendors',
    statements: aPageOf(statementsOfVendors(8)),
    controls: controlsIn(),
    nextOn: null,
    schedule: { is: 'ready', value: { day_of_month: null, sends_mail: false } },
    onAskSchedule: fn(),
    timeZone: 'Europe/London',
    hrefOfStatement: (id) => `/statements/${id}`,
    hrefOfIssue: '/statements/issue',
    onSchedule: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof StatementsPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Issue statements…' })).toHaveAttribute(
      'href',
      '/statements/issue',
    );
    await expect(canvas.getAllByRole('link', { name: 'Juniper & Oak' })[0]).toHaveAttribute(
      'href',
      '/statements/100',
    );
  },
};

export const Columns: Story = {
  tags: ['wide', 'no-picture'],
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual([
      'Vendor',
      'Period',
      'No.',
      'Opening',
      'Paid',
      'Closing',
      'Issued',
      'Status',
    ]);
  },
};

export const Filtering: Story = {
  tags: ['wide', 'no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Period'), 'September 2025');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ lastDay: '2025-09-30' });
  },
};

/** A day of the address that is no end of a month stays chosen. */
export const UntilAnotherDay: Story = {
  args: { controls: controlsIn({ lastDay: '2025-10-15' }), statements: aPageOf([]) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Period')).toHaveDisplayValue('Until Oct 15, 2025');
    await expect(canvas.getByText('No matches found.')).toBeVisible();
  },
};

export const Scheduled: Story = {
  args: { nextOn: '2025-12-03', schedule: { is: 'ready', value: { day_of_month: 3, sends_mail: true } } },
  play: ({ canvas }) =>
    expect(canvas.getByText('The next statements will be issued on Dec 3, 2025.')).toBeVisible(),
};

export const Scheduling: Story = {
  // On a phone the button is behind “More”.
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Schedule' }));
    await expect(args.onAskSchedule).toHaveBeenCalledOnce();
    await expect(await canvas.findByRole('dialog', { name: 'Schedule' })).toBeVisible();
  },
};

export const ScheduleSaved: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await Scheduling.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.selectOptions(
      canvas.getByRole('combobox', { name: 'Issue statements' }),
      'On day 1 of each month',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSchedule).toHaveBeenCalledWith({ day_of_month: 1, sends_mail: false });
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

export const OfSalesReps: Story = {
  args: {
    payees: 'sales_reps',
    statements: aPageOf([{ ...aStatement({ payee_name: 'Jasper Quill' }), id: 4 }]),
  },
};

export const Empty: Story = {
  args: { statements: aPageOf([]) },
  play: ({ canvas }) => expect(canvas.getByText('There are no statements yet.')).toBeVisible(),
};

export const Loading: Story = { args: { statements: loading } };

export const Failed: Story = { args: { statements: failed() } };

export const OneRow: Story = { args: { statements: aPageOf(statementsOfVendors(1)) } };

export const FullPage: Story = { args: { statements: aPageOf(statementsOfVendors(50), 230) } };

export const LongNames: Story = {
  args: {
    statements: aPageOf([
      aStatement({
        payee_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
        first_day: '2024-10-03',
      }),
    ]),
  },
};

export const ZeroAndNegative: Story = {
  args: {
    statements: aPageOf([
      aStatement({ opening: '0.00', payouts: '0.00', closing: '-35.00', standing: 'withdrawn' }),
      { ...aStatement({ payee_name: 'Copperfold', payouts: '12.00', standing: 'followed' }), id: 30 },
    ]),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** Of a person whose role only reads: what it does not include is not there. */
export const ViewOnly: StoryObj<typeof StatementsPage> = {
  args: { hrefOfIssue: null, onSchedule: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('link', { name: 'Issue statements…' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Schedule' })).toBeNull();
  },
};
