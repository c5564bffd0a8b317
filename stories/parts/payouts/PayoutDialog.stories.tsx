import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { PayoutDialog } from '@consignment/components/parts/payouts/PayoutDialog';
import type { Guide } from '../../../.storybook/guide.ts';
import type { Payable, PayoutAnswer } from '../../../packages/components/src/parts/payouts/payout-terms.ts';
import { failed, loading } from '../../fixtures/list.ts';
import { nothingCarried } from '../../fixtures/payout.ts';
import { DialogSketch } from '../../fixtures/dialog-sketch.tsx';
import { translate } from '../../fixtures/translate.ts';

const paid: PayoutAnswer = { is: 'done', payout: { id: 12, invoice_number: 1042, amount: '150.00' } };

const payable: Payable = { line_items: [101, 108], amount: '140.00', carried_over: nothingCarried };

const meta = {
  title: 'Parts/Payouts/PayoutDialog',
  component: PayoutDialog,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'To review a payout to one vendor or sales rep, make it, and say what was made. The payout that was reviewed is the one that is sent.',
      avoid:
        'All vendors are paid at once from their list. The note of a payout that was made is changed on the payout.',
      right: {
        draw: () => (
          <DialogSketch
            title="Pay Juniper & Oak"
            description="We don’t know yet whether the payout of £140.00 to Juniper & Oak went through. Ask again: if the payout has already been made, we’ll find it, and no vendor will be paid twice."
            answers={['Close', 'Ask again']}
          />
        ),
        why: 'The connection broke while it was sent, so `onPay` answers `unknown`: only the same payout can be asked for again.',
      },
      wrong: {
        draw: () => (
          <DialogSketch
            title="Pay Juniper & Oak"
            description="The payout was not made: the server did not answer."
            answers={['Cancel', 'Pay £140.00']}
          />
        ),
        why: 'A lost answer was passed as `refused`. The owner pays by bank transfer, and the vendor is paid twice.',
      },
      keyboard: [
        [
          'Tab',
          'Goes through Additional pay, Note, the choice of PayPal, Cancel and Pay, and stays in the dialog.',
        ],
        ['Enter', 'In a field other than the note: makes the payout.'],
        ['Escape', 'Closes the dialog, but not before an answer that is awaited.'],
      ],
      reader:
        '“Pay Juniper & Oak, dialog, Check the payout before you make it.” The total is read out as it changes; made: “Success: A payout of £140.00 to Juniper & Oak has been recorded.”',
    } satisfies Guide,
  },
  args: {
    vendor: { name: 'Juniper & Oak', paypal_email: 'pay@juniperandoak.example', currency: null },
    payable: { is: 'ready', value: payable },
    currency: { books: 'GBP', shown: null },
    onPay: fn(() => Promise.resolve<PayoutAnswer>(paid)),
    hrefOfPayout: (id) => `/payouts/${id}`,
    onClose: fn(),
  },
} satisfies Meta<typeof PayoutDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The total follows what is typed. */
export const Review: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText('2 line items')).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/Additional pay/), '1,000.50');
    await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent('£1,140.50');
    await expect(canvas.getByText('Read as £1,000.50.')).toBeVisible();
    await userEvent.clear(canvas.getByLabelText(/Additional pay/));
    await userEvent.type(canvas.getByLabelText(/Additional pay/), '10');
    await userEvent.type(canvas.getByLabelText(/Note/), ' March ');
    await expect(canvas.getByRole('button', { name: 'Pay £150.00' })).toBeVisible();
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** The payout that was reviewed is the one that is sent. */
export const Paid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(/Additional pay/), '10');
    await userEvent.type(canvas.getByLabelText(/Note/), ' March ');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £150.00' }));
    await expect(args.onPay).toHaveBeenCalledWith({
      line_items: [101, 108],
      additional_pay: '10.00',
      expected_amount: '150.00',
      note: 'March',
      pay_w_paypal: false,
    });
    await expect(await canvas.findByRole('dialog', { name: 'Payout made' })).toBeVisible();
    await expect(canvas.getByText(/A payout of £150.00 to Juniper & Oak has been recorded/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View payout' })).toHaveAttribute('href', '/payouts/12');
    await userEvent.click(canvas.getByRole('button', { name: 'Done' }));
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const Open: Story = {};

/** Commas are read if they can only mean one thing, and the amount as understood is at the field. */
export const WithACommaOrAPoint: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByLabelText(/Additional pay/);
    for (const [text, total, words] of [
      ['1,50', '£141.50', 'Read as £1.50.'],
      ['1,500', '£1,640.00', 'Read as £1,500.00.'],
      ['1.500', 'N/A', 'This could be £1,500.00 or £1.50. Enter 1500 or 1.50.'],
    ] as const) {
      await userEvent.clear(field);
      await userEvent.type(field, text);
      await expect(canvas.getByText('Total').nextElementSibling).toHaveTextContent(total);
      await expect(canvas.getByText(words)).toBeVisible();
    }
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await waitFor(() => expect(field).toHaveAccessibleDescription(/This could be £1,500\.00 or £1\.50\./));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** The browser has translated the page: the amounts on it are those that are sent. */
export const Translated: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    const field = await canvas.findByLabelText(/Additional pay/);
    await expect(canvas.getByText('£140.00', { selector: 'output' })).toBeVisible();
    translate();
    await expect(canvas.getByRole('button', { name: '‹Pay £140.00›' })).toBeVisible();
    await userEvent.type(field, '25');
    translate();
    await userEvent.clear(field);
    await userEvent.type(field, '10');
    await expect(canvas.getByText('£150.00', { selector: 'output' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^‹?Pay £150\.00›?$/ }));
    await waitFor(() =>
      expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining({ expected_amount: '150.00' })),
    );
    await expect(await canvas.findByText(/A payout of £150\.00/)).toBeVisible();
  },
};

/** More on top than for the line items is asked about once more, with the total; taken back, nothing is sent. */
export const MuchAdditionalPay: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Additional pay/), '1,500');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £1,640.00' }));
    const ask = async () =>
      within(await canvas.findByRole('alertdialog', { name: 'Pay Juniper & Oak £1,640.00?' }));
    const question = await ask();
    await expect(
      question.getByText(
        'The additional pay of £1,500.00 is more than the commissions, which total £140.00.',
      ),
    ).toBeVisible();
  },
};

/** Taken back, nothing is sent; asked again and confirmed, the total that was named is. */
export const MuchAdditionalPayMade: Story = {
  ...MuchAdditionalPay,
  tags: ['no-picture'],
  play: async (context) => {
    await MuchAdditionalPay.play?.(context);
    const { canvas, userEvent, args } = context;
    const ask = async () =>
      within(await canvas.findByRole('alertdialog', { name: 'Pay Juniper & Oak £1,640.00?' }));
    let question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
    await expect(args.onPay).not.toHaveBeenCalled();
    await expect(canvas.getByLabelText(/Additional pay/)).toHaveValue('1,500');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £1,640.00' }));
    question = await ask();
    await userEvent.click(question.getByRole('button', { name: 'Pay £1,640.00' }));
    await waitFor(() => expect(args.onPay).toHaveBeenCalledOnce());
    await expect(args.onPay).toHaveBeenCalledWith(
      expect.objectContaining({ additional_pay: '1500.00', expected_amount: '1640.00' }),
    );
    await expect(await canvas.findByRole('dialog', { name: 'Payout made' })).toBeVisible();
  },
};

/** As much as the line items is not asked about. */
export const AsMuchAgain: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(/Additional pay/), '140');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £280.00' }));
    await waitFor(() => expect(args.onPay).toHaveBeenCalledOnce());
    await expect(canvas.queryByRole('alertdialog')).toBeNull();
  },
};

/** The amount due is not known yet, so the total is not either. */
export const Loading: Story = {
  args: { payable: loading },
  play: async ({ canvas, userEvent, args }) => {
    await expect((await canvas.findAllByText('N/A')).length).toBeGreaterThan(0);
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

export const Failed: Story = {
  args: { payable: failed() },
  play: ({ canvas }) => expect(canvas.getByText('The amount due could not be loaded.')).toBeVisible(),
};

export const NothingDue: Story = {
  args: { payable: { is: 'ready', value: { line_items: [], amount: '0.00', carried_over: nothingCarried } } },
  play: async ({ canvas }) => expect(await canvas.findByText('Nothing is due to this vendor.')).toBeVisible(),
};

/** Refunds after a payout outweigh what was earned since. */
export const Negative: Story = {
  args: {
    payable: { is: 'ready', value: { line_items: [106], amount: '-35.00', carried_over: nothingCarried } },
  },
  play: async ({ canvas }) => expect(await canvas.findByText('The payout must be above zero.')).toBeVisible(),
};

/** Every payout takes the open refunds along: they are reviewed with it. */
export const WithRefunds: Story = {
  args: {
    payable: {
      is: 'ready',
      value: {
        line_items: [101, 108],
        amount: '140.00',
        carried_over: { line_items: [106], amount: '-35.00' },
      },
    },
  },
  play: async ({ canvas }) => {
    await expect(await canvas.findByText('−£35.00')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Pay £105.00' })).toBeVisible();
  },
};

/** The total that was seen is sent. */
export const WithRefundsPaid: Story = {
  args: WithRefunds.args,
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Pay £105.00' }));
    await expect(args.onPay).toHaveBeenCalledWith(
      expect.objectContaining({ line_items: [101, 108], expected_amount: '105.00' }),
    );
  },
};

/** Free text that is no number is refused at its field, and nothing is sent. */
export const NotAnAmount: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(/Additional pay/), 'ten');
    await expect(canvas.getByText('N/A')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay' }));
    await expect(await canvas.findByRole('group', { name: 'There is a problem' })).toBeVisible();
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

export const BelowZero: Story = {
  ...NotAnAmount,
  play: async (context) => {
    await NotAnAmount.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.clear(canvas.getByLabelText(/Additional pay/));
    await userEvent.type(canvas.getByLabelText(/Additional pay/), '-5');
    await expect(canvas.getByLabelText(/Additional pay/)).toHaveValue('-5');
    await waitFor(() =>
      expect(canvas.getAllByText('Additional pay cannot be below zero.').length).toBeGreaterThan(0),
    );
  },
};

/** The first message of the answer is shown, what was typed stays, and it can be sent again. */
export const Refused: Story = {
  args: {
    onPay: fn(() =>
      Promise.resolve<PayoutAnswer>({
        is: 'refused',
        problem: {
          detail: 'Order #1001 was paid in another payout.',
          errors: [{ detail: 'Order #1001 was paid in another payout.', pointer: '/line_item_ids/0' }],
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(/Additional pay/), '10');
    await userEvent.type(canvas.getByLabelText(/Note/), 'March');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £150.00' }));
    await expect(await canvas.findByText('Order #1001 was paid in another payout.')).toBeVisible();
    await expect(canvas.getByLabelText(/Additional pay/)).toHaveValue('10');
    await expect(canvas.getByLabelText(/Note/)).toHaveValue('March');
    await expect(args.onPay).toHaveBeenCalledOnce();
  },
};

/** How far it is scrolled by then is chance. */
export const RefusedTwice: Story = {
  ...Refused,
  tags: ['no-picture'],
  play: async (context) => {
    await Refused.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £150.00' }));
    await expect(args.onPay).toHaveBeenCalledTimes(2);
  },
};

const unknown: PayoutAnswer = {
  is: 'unknown',
  problem: { detail: 'We could not reach the server.', errors: [] },
};

/** It is unknown whether it was made: only the same payout can be asked for again, and no other can be made. */
export const Unknown: Story = {
  args: { onPay: fn(() => Promise.resolve(unknown)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Note/), 'March');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £140.00' }));
    await expect(
      await canvas.findByText(
        'We don’t know yet whether the payout of £140.00 to Juniper & Oak went through.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('We could not reach the server.')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Pay/ })).toBeNull();
  },
};

/** Asked again, it is found to have been made. */
export const UnknownThenMade: Story = {
  tags: ['no-picture'],
  beforeEach: ({ args }) => {
    mocked(args.onPay).mockResolvedValueOnce(unknown).mockResolvedValueOnce(paid);
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(/Note/), 'March');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £140.00' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask again' }));
    await expect(await canvas.findByRole('dialog', { name: 'Payout made' })).toBeVisible();
    const [first, second] = mocked(args.onPay).mock.calls;
    await expect(second).toEqual(first);
  },
};

/** It is found not to have been made: why, and what was typed, as it was. */
export const UnknownThenRefused: Story = {
  beforeEach: ({ args }) => {
    const problem = { detail: 'Order #1001 was paid in another payout.', errors: [] };
    mocked(args.onPay).mockResolvedValueOnce(unknown).mockResolvedValueOnce({ is: 'refused', problem });
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText(/Note/), 'March');
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £140.00' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask again' }));
    await expect(await canvas.findByText('Order #1001 was paid in another payout.')).toBeVisible();
    await expect(canvas.getByLabelText(/Note/)).toHaveValue('March');
    await expect(canvas.getByRole('button', { name: 'Pay £140.00' })).toBeVisible();
  },
};

/** Sent once, however often it is pressed, and not left before the answer. */
export const Paying: Story = {
  args: { onPay: fn(() => Promise.withResolvers<PayoutAnswer>().promise) },
  play: async ({ canvas, userEvent, args }) => {
    const button = await canvas.findByRole('button', { name: 'Pay £140.00' });
    await userEvent.dblClick(button);
    await expect(await canvas.findByRole('button', { name: 'Paying…' })).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect(args.onPay).toHaveBeenCalledOnce();
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const WithPaypal: Story = {
  args: { payable: { is: 'ready', value: { ...payable, paypal: 'live' } } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'Pay with PayPal' }));
  },
};

export const SentThroughPaypal: Story = {
  ...WithPaypal,
  play: async (context) => {
    await WithPaypal.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £140.00' }));
    await expect(args.onPay).toHaveBeenCalledWith(expect.objectContaining({ pay_w_paypal: true }));
    await expect(await canvas.findByText(/is on its way to Juniper & Oak through PayPal/)).toBeVisible();
  },
};

/** Payments are connected, but the vendor has no PayPal email. */
export const WithoutPaypalEmail: Story = {
  tags: ['no-picture'],
  args: {
    payable: { is: 'ready', value: { ...payable, paypal: 'live' } },
    vendor: { name: 'Juniper & Oak', paypal_email: '', currency: null },
  },
  play: async ({ canvas }) => {
    await canvas.findByRole('dialog');
    await expect(canvas.queryByRole('checkbox')).toBeNull();
  },
};

/** PayPal's test system: the words say that nothing is paid, before and after. */
export const InSandboxMode: Story = {
  args: { payable: { is: 'ready', value: { ...payable, paypal: 'sandbox' } } },
  play: async ({ canvas, userEvent }) => {
    const box = await canvas.findByRole('checkbox', { name: 'Pay with PayPal' });
    await expect(box).toHaveAccessibleDescription(/no money will move, and nothing will count as paid/);
    await userEvent.click(box);
  },
};

export const SentInSandboxMode: Story = {
  ...InSandboxMode,
  play: async (context) => {
    await InSandboxMode.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £140.00' }));
    await expect(await canvas.findByText(/No money will be paid\./)).toBeVisible();
  },
};

/** Whether an earlier payment went is not known: the vendor is not paid by any means until it is. */
export const BeingChecked: Story = {
  args: { payable: { is: 'ready', value: { ...payable, paypal: 'live', being_checked: true } } },
  play: async ({ canvas, userEvent, args }) => {
    const words = await canvas.findAllByText('We are checking with PayPal. Do not pay again.');
    await expect(words[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £140.00' }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** The payout details were changed lately: no payment leaves before the hold is over. */
export const BankDetailsChanged: Story = {
  args: {
    payable: {
      is: 'ready',
      value: {
        ...payable,
        bank_hold: {
          reason:
            'The payout details of Juniper & Oak were changed recently, so payments to Juniper & Oak are held until Dec 2, 2026 at 10:00am. An owner who did not make the change can release the payments sooner, and so can the vendor if the shop made the change.',
        },
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/held until Dec 2, 2026 at 10:00am/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £140.00' }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

/** The bank's statement has a payment that the books do not have: it may have paid these commissions already. */
export const PaidThereOnly: Story = {
  tags: ['no-picture'],
  args: {
    payable: {
      is: 'ready',
      value: {
        ...payable,
        paid_there:
          'The bank has made a payment of £140.00 to Juniper & Oak, but no matching payouts are recorded as paid in the books. Settle this under Differences first, or set it aside there.',
      },
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/The bank has made a payment of £140.00/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £140.00' }));
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

export const InTheVendorsCurrency: Story = {
  args: { vendor: { name: 'Atelier Lune', paypal_email: '', currency: 'EUR' } },
  play: async ({ canvas }) =>
    expect(await canvas.findByRole('button', { name: 'Pay €140.00' })).toBeVisible(),
};

export const LongNames: Story = {
  args: {
    vendor: { name: 'Donaudampfschifffahrtsgesellschaft'.repeat(4), paypal_email: '', currency: null },
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

const held: Payable = {
  ...payable,
  on_its_way: {
    line_items: [120],
    amount: '214.80',
    next_available_on: '2026-11-30',
    next_available_amount: '214.80',
  },
  minimum_payout: '20.00',
};

/** The available part is paid; the rest stays on its way. */
export const SomeOnItsWay: Story = {
  args: { payable: { is: 'ready', value: held } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Held, not paid yet')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £140.00' }));
    await expect(args.onPay).toHaveBeenCalledWith({
      line_items: [101, 108],
      additional_pay: '0.00',
      expected_amount: '140.00',
      note: '',
      pay_w_paypal: false,
    });
  },
};

/** Paying early takes what is on its way, and says what that passes over. */
export const PaidEarly: Story = {
  args: { payable: { is: 'ready', value: held } },
  play: async ({ canvas, userEvent, args }) => {
    const early = canvas.getByRole('checkbox', { name: 'Pay early' });
    await expect(early).toHaveAccessibleDescription(/£214\.80 held until Nov 30/);
    await userEvent.click(early);
    await expect(canvas.getByRole('button', { name: 'Pay £354.80' })).toBeVisible();
    await expect(args.onPay).not.toHaveBeenCalled();
  },
};

export const SentEarly: Story = {
  tags: ['no-picture'],
  args: { payable: { is: 'ready', value: held } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pay early' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Pay £354.80' }));
    await expect(args.onPay).toHaveBeenCalledWith(
      expect.objectContaining({ line_items: [101, 108, 120], expected_amount: '354.80', early: true }),
    );
  },
};

/** Nothing can be paid before its day, except early. */
export const AllOnItsWay: Story = {
  args: { payable: { is: 'ready', value: { ...held, line_items: [], amount: '0.00' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Pay £0.00' })).toHaveAttribute('aria-disabled');
    await expect(canvas.getByText('Nothing can be paid yet: £214.80 is held.')).toBeVisible();
  },
};

export const BelowMinimum: Story = {
  args: {
    payable: {
      is: 'ready',
      value: { ...payable, line_items: [101], amount: '12.00', minimum_payout: '20.00' },
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getAllByText(/^£12\.00 is below the minimum payout of £20\.00\./)[0]).toBeVisible();
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Pay early' }));
    await expect(canvas.getByRole('button', { name: 'Pay £12.00' })).toBeEnabled();
  },
};

/** Lines that were chosen one by one, one of which is on its way. */
export const ChosenTooEarly: Story = {
  args: { payable: { is: 'ready', value: { ...payable, chosen_early: 1 } } },
  play: async ({ canvas }) => {
    await expect(
      canvas.getByText('One of these line items is still held. Choose other line items, or pay early.'),
    ).toBeVisible();
  },
};
