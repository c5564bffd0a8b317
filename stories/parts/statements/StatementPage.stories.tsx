import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { StatementPage } from '@consignment/components/parts/statements/StatementPage';
import type { StatementEntriesQuery } from '@consignment/components/parts/statements/StatementView';
import type { Guide } from '../../../.storybook/guide.ts';
import { StatementStandingBadge } from '../../../packages/components/src/parts/statements/StatementStandingBadge.tsx';
import type { KnownOutcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { aPageOf, aQuery, controlsOf } from '../../fixtures/list.ts';
import { aStatement, entriesOfAll } from '../../fixtures/statement.ts';
import { done } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Statements/StatementPage',
  component: StatementPage,
  tags: ['new'],
  parameters: {
    frame: 'bare',
    guide: {
      use: 'For one statement in the apps of the shop, whose people may withdraw the latest one.',
      avoid: 'In the vendor portal nothing can be withdrawn: there it is a StatementView.',
      right: {
        draw: () => <StatementStandingBadge standing="latest" />,
        why: 'Only the latest statement can be withdrawn; another says why it cannot.',
      },
      wrong: {
        draw: () => <StatementStandingBadge standing="withdrawn" />,
        why: 'A withdrawn statement has no button: a second withdrawal would change nothing.',
      },
      keyboard: [],
      reader: '“Statement 3 · October 2025, heading level 1. Withdraw, button.”',
    } satisfies Guide,
  },
  args: {
    statement: aStatement(),
    hrefOfPayee: '/vendors/1',
    hrefOfStatements: '/statements',
    entries: aPageOf(entriesOfAll),
    controls: controlsOf<StatementEntriesQuery>({ ...aQuery, sort: '', section: 'all' }),
    timeZone: 'Europe/London',
    hrefOfPayout: (id) => `/payouts/${id}`,
    hrefOfQuestion: (id) => `/questions/${id}`,
    hrefOfCheck: '/verify',
    onExport: fn(() => Promise.resolve(done)),
    onWithdraw: fn(() => Promise.resolve<KnownOutcome>(done)),
  },
} satisfies Meta<typeof StatementPage>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Latest: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('button', { name: 'Withdraw' })).not.toHaveAttribute('aria-disabled'),
};

export const Withdrawing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw' }));
    await expect(await canvas.findByRole('alertdialog', { name: 'Withdraw statement 3?' })).toBeVisible();
    await expect(args.onWithdraw).not.toHaveBeenCalled();
  },
};

export const WithdrawalConfirmed: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await Withdrawing.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Withdraw statement' }));
    await expect(args.onWithdraw).toHaveBeenCalledOnce();
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const Followed: Story = {
  args: { statement: aStatement({ standing: 'followed' }) },
  play: async ({ canvas, userEvent }) => {
    const button = canvas.getByRole('button', { name: 'Withdraw' });
    await expect(button).toHaveAccessibleDescription(/only the latest can be withdrawn/);
    await userEvent.click(button);
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

export const Withdrawn: Story = {
  args: { statement: aStatement({ standing: 'withdrawn', withdrawn_at: '2025-11-04T15:07:00Z' }) },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Withdraw' })).toBeNull(),
};

/** Of a person whose role only reads: what it does not include is not there. */
export const ViewOnly: StoryObj<typeof StatementPage> = {
  args: { onExport: null, onWithdraw: null },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Withdraw' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Export PDF' })).toBeNull();
  },
};
