import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { PayAllDialog } from '@consignment/components/screens/merchant/vendors/PayAllDialog';
import type { PayAllAnswer } from '../../../../packages/components/src/screens/merchant/vendors/pay-all.ts';
import { aProblem, failed, loading } from '../../../fixtures/list.ts';
import { aPaidAll, aPayAllPlan } from '../../../fixtures/pay-all.ts';

const plan = aPayAllPlan();
const paid: PayAllAnswer = { is: 'done', paid: aPaidAll() };

const meta = {
  title: 'Screens/Merchant/Vendors/PayAllDialog',
  component: PayAllDialog,
  args: {
    plan: { is: 'ready', value: plan },
    days: { from: '', to: '' },
    currency: { books: 'GBP', shown: null },
    paypal: 'off',
    isByPaypal: false,
    onByPaypal: fn(),
    isEarly: false,
    onEarly: fn(),
    onPay: fn(() => Promise.resolve(paid)),
    hrefOfPayout: (id) => `/payouts/${id}`,
    hrefOfPayouts: '/payouts',
    onClose: fn(),
  },
} satisfies Meta<typeof PayAllDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The vendors with their amounts, those left out and why; the button names both count and amount. */
export const Default: Story = {
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Pay all vendors' });
    const list = within(dialog).getByRole('list', { name: 'To be paid: 2 vendors' });
    await expect(
      within(list)
        .getAllByRole('listitem')
        .map((item) => item.textContent),
    ).toEqual(['Juniper & Oak3 line items£412.60', 'Lantern Loom1 line item£84.50']);
    const left = within(dialog).getByRole('list', { name: 'Left out: 2 vendors' });
    await expect(left).toHaveTextContent('The vendor is hidden. Unhide the vendor before you pay.');
  },
};

/** The plan that was seen is sent. */
export const Confirmed: Story = {
  ...Default,
  tags: ['no-picture'],
  play: async (context) => {
    await Default.play?.(context);
    const { userEvent, args } = context;
    const dialog = await screen.findByRole('dialog', { name: 'Pay all vendors' });
    await userEvent.click(within(dialog).getByRole('button', { name: 'Pay 2 vendors £497.10' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    await expect(args.onPay).toHaveBeenCalledWith(plan);
  },
};

/** Afterwards: each payout with its invoice, and who was not paid with the reason. */
export const Paid: Story = {
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Pay 2 vendors/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Vendors paid' });
    await expect(within(dialog).getByText('2 vendors paid: £497.10 in total.')).toBeVisible();
    await expect(within(dialog).getByRole('link', { name: 'Invoice #1042' })).toHaveAttribute(
      'href',
      '/payouts/31',
    );
    await expect(within(dialog).getByRole('list', { name: 'Not paid: 2 vendors' })).toHaveTextContent(
      'Wren & ThistleNothing can be paid yet',
    );
    await userEvent.click(within(dialog).getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

/** It cannot be left or sent again before the answer. */
export const Paying: Story = {
  args: { onPay: fn(() => new Promise<PayAllAnswer>(() => undefined)) },
  play: async ({ userEvent, args }) => {
    const pay = await screen.findByRole('button', { name: /^Pay 2 vendors/ });
    await userEvent.dblClick(pay);
    await expect(await screen.findByRole('button', { name: 'Paying 2 vendors…' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await userEvent.click(screen.getByRole('button', { name: 'Cancel' }));
    await expect(args.onPay).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

const changed =
  'The payouts would now be £412.60 in total, not the £497.10 you reviewed. Nothing has been paid. Please review them again.';

/** The first error is the message; the caller then fetches the plan again. */
export const Refused: Story = {
  args: {
    onPay: fn(() =>
      Promise.resolve<PayAllAnswer>({
        is: 'refused',
        problem: { detail: changed, errors: [{ detail: changed }, { detail: 'Ash: Nothing is due.' }] },
      }),
    ),
  },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Pay 2 vendors/ }));
    const alert = await screen.findByRole('alert');
    await expect(alert).toHaveTextContent(changed);
    await expect(alert).toHaveTextContent('Ash: Nothing is due.');
    await expect(screen.getByRole('button', { name: /^Pay 2 vendors/ })).toBeVisible();
  },
};

/** No answer came: it says so, and sending the same again is safe. */
export const OutcomeUnknown: Story = {
  args: { onPay: fn(() => Promise.resolve<PayAllAnswer>({ is: 'unknown', problem: aProblem })) },
  play: async ({ userEvent, args }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Pay 2 vendors/ }));
    await expect(await screen.findByRole('alert')).toHaveTextContent(
      'We don’t know yet whether the vendors were paid.',
    );
    await userEvent.click(screen.getByRole('button', { name: 'Retry: pay 2 vendors £497.10' }));
    await waitFor(() => expect(args.onPay).toHaveBeenCalledTimes(2));
    await expect(args.onPay).toHaveBeenLastCalledWith(plan);
  },
};

/** Only what was sold on these days, and it says so. */
export const DateRange: Story = {
  args: { days: { from: '2026-03-01', to: '2026-03-31' } },
  play: () =>
    expect(
      screen.findByText(/^This will pay for items sold from Mar 1, 2026 to Mar 31, 2026/),
    ).resolves.toBeVisible(),
};

export const Empty: Story = {
  args: {
    plan: { is: 'ready', value: aPayAllPlan({ payouts: [], count: 0, amount: '0.00', skipped: [] }) },
  },
  play: async ({ userEvent, args }) => {
    await expect(await screen.findByText(/^There is nothing to pay/)).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Pay all' }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** No vendor can be paid, and why. */
export const AllLeftOut: Story = {
  args: { plan: { is: 'ready', value: aPayAllPlan({ payouts: [], count: 0, amount: '0.00' }) } },
};

export const Loading: Story = { args: { plan: loading } };

export const Failed: Story = {
  args: { plan: failed() },
  play: async () => {
    await expect(await screen.findByText('The vendors to pay could not be loaded.')).toBeVisible();
    await expect(screen.getByRole('button', { name: 'Retry' })).toBeVisible();
  },
};

export const OneRow: Story = {
  args: {
    plan: {
      is: 'ready',
      value: aPayAllPlan({ payouts: plan.payouts.slice(0, 1), count: 1, amount: '412.60', skipped: [] }),
    },
  },
  play: () => expect(screen.findByRole('button', { name: 'Pay 1 vendor £412.60' })).resolves.toBeVisible(),
};

/** A long list scrolls in its own box, also by keys; the buttons stay within reach. */
export const HundredVendors: Story = {
  args: {
    plan: {
      is: 'ready',
      value: aPayAllPlan({
        payouts: Array.from({ length: 100 }, (_, index) => ({
          vendor: index + 1,
          vendor_name: `Saltmarsh Pottery ${index + 1}`,
          vendor_currency: null,
          amount: '1234.56',
          line_items: 1 + index * 12,
        })),
        count: 100,
        amount: '123456.00',
      }),
    },
  },
};

export const LongNames: Story = {
  args: {
    plan: {
      is: 'ready',
      value: aPayAllPlan({
        payouts: [
          {
            vendor: 1,
            vendor_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(9),
            vendor_currency: null,
            amount: '9999999999.99',
            line_items: 1_048_576,
          },
          {
            vendor: 2,
            vendor_name: 'مشغل الفانوس للنسيج',
            vendor_currency: null,
            amount: '0.01',
            line_items: 1,
          },
        ],
        amount: '10000000000.00',
      }),
    },
  },
};

/** Each vendor's amount is written as that vendor's list has it, the sum of all as the shop's. */
export const TwoCurrencies: Story = {
  args: {
    plan: {
      is: 'ready',
      value: aPayAllPlan({
        payouts: plan.payouts.map((one) => (one.vendor === 2 ? { ...one, vendor_currency: 'EUR' } : one)),
      }),
    },
  },
  play: async () => {
    const list = await screen.findByRole('list', { name: 'To be paid: 2 vendors' });
    await expect(list).toHaveTextContent('£412.60');
    await expect(list).toHaveTextContent('€84.50');
    await expect(screen.getByRole('button', { name: 'Pay 2 vendors £412.60 + €84.50' })).toBeVisible();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** By PayPal: who has no address there is left out of the plan, which is asked for again when the box is ticked. */
export const WithPaypal: Story = {
  args: { paypal: 'live' },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Pay all vendors' });
    await userEvent.click(within(dialog).getByRole('checkbox', { name: 'Pay with PayPal' }));
    await expect(args.onByPaypal).toHaveBeenCalledWith(true);
  },
};

export const SentThroughPaypal: Story = {
  args: { paypal: 'live', isByPaypal: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Pay 2 vendors/ }));
    await expect(await screen.findByText(/^On its way through PayPal to 2 vendors/)).toBeVisible();
  },
};

/** In sandbox mode no vendor is paid, and the words say so. */
export const InSandboxMode: Story = {
  args: { paypal: 'sandbox', isByPaypal: true },
  play: async ({ userEvent }) => {
    await userEvent.click(await screen.findByRole('button', { name: /^Pay 2 vendors/ }));
    await expect(await screen.findByText(/Nothing has been paid\.$/)).toBeVisible();
  },
};

/** Something stays on its way, and a vendor is below the minimum: both are paid early alone. */
export const SomeOnTheirWay: Story = {
  args: {
    plan: {
      is: 'ready',
      value: {
        ...plan,
        on_its_way: '214.80',
        skipped: [
          {
            vendor: 9,
            vendor_name: 'Little Wren',
            code: 'below_minimum',
            reason:
              '£12.00 is below the minimum payout of £20.00. The amount will be carried over to the next payout.',
          },
          {
            vendor: 10,
            vendor_name: 'Tall Pine',
            code: 'not_available_yet',
            reason: 'Nothing can be paid yet: £88.00 is held.',
          },
        ],
      },
    },
  },
  play: async ({ userEvent, args }) => {
    const dialog = await screen.findByRole('dialog', { name: 'Pay all vendors' });
    await expect(within(dialog).getByText(/^£214\.80 held for these vendors/)).toBeVisible();
    await expect(within(dialog).getByText(/This will pay everything that is available/)).toBeVisible();
    const early = within(dialog).getByRole('checkbox', { name: 'Pay early' });
    await expect(early).toHaveAccessibleDescription(/The early payment will be recorded in the history\./);
    await userEvent.click(early);
    await expect(args.onEarly).toHaveBeenCalledWith(true);
  },
};

/** Lines of open questions are not paid, early neither. */
export const LinesThatWait: Story = {
  args: {
    plan: {
      is: 'ready',
      value: aPayAllPlan({
        payouts: [
          {
            vendor: 1,
            vendor_name: 'Juniper & Oak',
            vendor_currency: null,
            amount: '412.60',
            line_items: 3,
            waiting_lines: 2,
          },
        ],
        count: 1,
        amount: '412.60',
        skipped: [
          {
            vendor: 6,
            vendor_name: 'Tall Pine',
            code: 'waits_for_answer',
            reason: 'Nothing can be paid yet: 1 line is waiting for an answer.',
          },
        ],
      }),
    },
  },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Pay all vendors' });
    await expect(dialog).toHaveAccessibleDescription(/^This will pay everything that is available\./);
    await expect(within(dialog).getByText('3 line items; 2 lines are waiting for an answer')).toBeVisible();
    await expect(within(dialog).getByText(/1 line is waiting for an answer/)).toBeVisible();
    await expect(within(dialog).queryByRole('checkbox', { name: 'Pay early' })).toBeNull();
  },
};

/** The plan that was asked for early. */
export const Early: Story = {
  args: { isEarly: true },
  play: async () => {
    const dialog = await screen.findByRole('dialog', { name: 'Pay all vendors' });
    await expect(within(dialog).getByRole('checkbox', { name: 'Pay early' })).toBeChecked();
  },
};
