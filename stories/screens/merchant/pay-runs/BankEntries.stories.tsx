import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, within } from 'storybook/test';
import { BankEntries } from '@consignment/components/screens/merchant/pay-runs/BankEntries';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { aBankEntry, someEntries } from '../../../fixtures/pay-run.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Pay runs/BankEntries',
  component: BankEntries,
  tags: ['new'],
  args: {
    entries: aPageOf(someEntries),
    controls: controlsOf(aQuery),
    currency: 'GBP',
    hrefOfPayout: (id) => `/payouts/${id}`,
    onSearch: fn(() => Promise.resolve({ is: 'found' as const, options: [] })),
    onAssign: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof BankEntries>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Entries that match nothing come first, with the reason; each other entry names its payout. */
export const Mixed: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('The payment is of £85.20, and the entry of £85.00.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Juniper & Oak' })).toHaveAttribute(
      'href',
      '/payouts/1042',
    );
    await expect(canvas.getAllByRole('button', { name: 'Assign…' })).toHaveLength(3);
  },
};

export const Assigning: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const [first] = canvas.getAllByRole('button', { name: 'Assign…' });
    if (first) await userEvent.click(first);
    await userEvent.click(
      await canvas.findByRole('checkbox', { name: /^This entry doesn’t belong to a payment/ }),
    );
    await expect(args.onAssign).not.toHaveBeenCalled();
  },
};

/** Recorded as paid, and the bank says that it failed: another person confirms it. */
export const PaidAndCameBack: Story = {
  args: {
    entries: aPageOf([
      aBankEntry({
        amount: '96.25',
        reference: 'po-1043',
        text: 'RETURN AC01 LANTERN LOOM po-1043',
        is_return: true,
        state: 'unmatched',
        why: 'This payment was recorded as paid, and the bank says that it failed. Another person has to confirm it; then its commissions are due again.',
        payout: null,
        brings_back: 1043,
        vendor_name: null,
      }),
    ]),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Confirm…' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Did this payment fail?' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Confirm that it failed' }));
    await expect(args.onAssign).toHaveBeenCalledWith(1, 1043);
  },
};

export const AllMatched: Story = { args: { entries: aPageOf([aBankEntry()]) } };

/** An answer to a file has neither days nor amounts. */
export const AnswerToTheFile: Story = {
  args: { entries: aPageOf([aBankEntry({ day: null, amount: null, currency: null, text: '' })]) },
  play: ({ canvas }) => expect(canvas.getByText('po-1042')).toBeVisible(),
};

export const Many: Story = {
  args: {
    entries: aPageOf(
      Array.from({ length: 50 }, (_, at) => aBankEntry({ id: at + 1, payout: 1000 + at })),
      2000,
    ),
  },
};

export const LongNames: Story = {
  args: {
    entries: aPageOf([aBankEntry({ text: 'SEPA-ÜBERWEISUNG-DONAUDAMPFSCHIFFFAHRTSGESELLSCHAFT'.repeat(3) })]),
  },
};

export const Empty: Story = { args: { entries: aPageOf([]) } };

export const Loading: Story = { args: { entries: loading } };

export const Failed: Story = { args: { entries: failed() } };

/** Of a person who only reads. */
export const ViewOnly: StoryObj<typeof BankEntries> = {
  args: { onAssign: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'Assign…' })).toBeNull(),
};
