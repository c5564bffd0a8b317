import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { RepAccountsScreen } from '@consignment/components/screens/salesreps/accounts/RepAccountsScreen';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { someReps } from '../../../fixtures/reps.ts';
import { done } from '../../../primitives/answers.ts';

/** The people of the shop who earn commissions of orders. Logins of vendors are in the merchant's app. */
const meta = {
  title: 'Screens/Sales reps/RepAccountsScreen',
  component: RepAccountsScreen,
  parameters: { frame: 'bare' },
  args: {
    reps: aPageOf(someReps()),
    controls: controlsOf(aQuery),
    currency: { books: 'GBP', shown: null },
    hrefOfPayoutsTo: ({ name }) => `/payouts?s=${name}`,
    hrefOfPayout: (id) => `/payouts/${id}`,
    paying: null,
    onAdd: fn(() => Promise.resolve(done)),
    onRename: fn(() => Promise.resolve(done)),
    onPayNow: fn(),
    onPay: fn(() => new Promise<never>(() => undefined)),
    onClosePayout: fn(),
  },
} satisfies Meta<typeof RepAccountsScreen>;

export default meta;
type Story = StoryObj<typeof RepAccountsScreen>;

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Sales Rep', 'Due', 'Paid', 'Earned', 'Action']);
    const [pay] = canvas.getAllByRole('button', { name: 'Pay Now' });
    if (pay === undefined) throw new Error('Something should be due.');
    await userEvent.click(pay);
    await expect(args.onPayNow).toHaveBeenCalledWith(1);
  },
};

export const Adding: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Sales Rep' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Sales Rep' }));
    await userEvent.type(dialog.getByLabelText('First name'), ' Fay ');
  },
};

export const Added: Story = {
  ...Adding,
  play: async (context) => {
    await Adding.play?.(context);
    const { canvas, userEvent, args } = context;
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Sales Rep' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ first_name: 'Fay', last_name: '' });
    await expect(await canvas.findByText('Fay has been added.')).toBeVisible();
  },
};

export const Renaming: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit Ada Moss' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Sales Rep' }));
    await userEvent.type(dialog.getByLabelText(/Last name/), '-Hale');
  },
};

export const Renamed: Story = {
  ...Renaming,
  tags: ['no-picture'],
  play: async (context) => {
    await Renaming.play?.(context);
    const { userEvent, args } = context;
    const dialog = within(await screen.findByRole('dialog', { name: 'Edit Sales Rep' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onRename).toHaveBeenCalledWith(2, { first_name: 'Ada', last_name: 'Moss-Hale' });
  },
};

/** A bookkeeper reads the figures, pays no one and renames no one. */
export const ReadOnly: Story = {
  args: { onAdd: null, onRename: null, onPayNow: null },
  tags: ['no-picture'],
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Add Sales Rep' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: 'Pay Now' })).toBeNull();
    await expect(canvas.queryByRole('button', { name: /^Edit/ })).toBeNull();
  },
};

export const FullPage: Story = { args: { reps: aPageOf(someReps(50), 120) } };

export const LongNames: Story = {
  args: {
    reps: aPageOf(
      someReps(3).map((one) => ({ ...one, name: 'Wolfeschlegelsteinhausenbergerdorff'.repeat(3) })),
    ),
  },
};

export const Empty: Story = {
  args: { reps: aPageOf([]) },
  play: ({ canvas }) => expect(canvas.getByText('There are no sales reps yet.')).toBeVisible(),
};
export const Loading: Story = { args: { reps: loading } };
export const Failed: Story = { args: { reps: failed() } };
export const RightToLeft: Story = { globals: { direction: 'rtl' } };
