import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StatementRunView } from '@consignment/components/parts/statements/StatementRunView';
import type { Guide } from '../../../.storybook/guide.ts';
import { aStatementRun, someSkipped } from '../../fixtures/statement-preview.ts';

const nothing = () => undefined;

const meta = {
  title: 'Parts/Statements/StatementRunView',
  component: StatementRunView,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'For the issuing of all statements of a period while it goes on, and for its result.',
      avoid: 'One statement is issued at once, so its button is busy and needs no progress.',
      right: {
        draw: () => (
          <StatementRunView run={aStatementRun()} payees="vendors" hrefOfStatements="#" onLeave={nothing} />
        ),
        why: 'It names the period, counts, and says that the page need not stay open.',
      },
      wrong: {
        draw: () => (
          <StatementRunView
            run={aStatementRun({ total: 0, done: 0 })}
            payees="vendors"
            hrefOfStatements="#"
            onLeave={nothing}
          />
        ),
        why: 'A total of 0 means that it is not counted yet, and must not stay so once it is known.',
      },
      keyboard: [],
      reader: '“Issuing statements for October 2025: 12 of 34, progress bar, 35 %.”',
    } satisfies Guide,
  },
  args: {
    run: aStatementRun(),
    payees: 'vendors',
    hrefOfStatements: '/statements',
    onLeave: fn(),
  },
} satisfies Meta<typeof StatementRunView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Running: Story = {
  play: async ({ canvas }) => {
    await expect(
      canvas.getByRole('progressbar', { name: 'Issuing statements for October 2025: 12 of 34' }),
    ).toBeVisible();
    await expect(canvas.queryByRole('link')).toBeNull();
  },
};

/** How many there are is not known yet. */
export const JustBegun: Story = {
  args: { run: aStatementRun({ total: 0, done: 0, issued: 0 }) },
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Issuing statements for October 2025…' })).toBeVisible(),
};

export const RunningWithSkipped: Story = {
  args: { run: aStatementRun({ done: 14, skipped: someSkipped }) },
};

export const Finished: Story = {
  args: { run: aStatementRun({ is_active: false, done: 34, issued: 34 }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/34 statements have been issued for October 2025\./)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View statements' })).toHaveAttribute(
      'href',
      '/statements',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Issue other statements' }));
    await expect(args.onLeave).toHaveBeenCalledOnce();
  },
};

export const FinishedWithSkipped: Story = {
  args: { run: aStatementRun({ is_active: false, total: 3, done: 3, issued: 1, skipped: someSkipped }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/1 statement has been issued for October 2025\./)).toBeVisible();
    await expect(canvas.getByRole('heading', { name: 'Skipped: 2' })).toBeVisible();
  },
};

export const NothingIssued: Story = {
  args: { run: aStatementRun({ is_active: false, total: 2, done: 2, issued: 0, skipped: someSkipped }) },
  play: ({ canvas }) => expect(canvas.getByText('No statements were issued for October 2025.')).toBeVisible(),
};
