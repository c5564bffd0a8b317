import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { OrderReps } from '@consignment/components/screens/salesreps/orders/OrderReps';
import { failed, loading } from '../../../fixtures/list.ts';
import { sends, takesFiles } from '../../../fixtures/question.ts';
import { aRepCommission } from '../../../fixtures/reps.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Sales reps/OrderReps',
  component: OrderReps,
  args: {
    order: '#1001',
    hrefOfQuestion: (id) => `/questions/${id}`,
    asking: { note: null, onUpload: takesFiles(), onAsk: sends() },
    reps: {
      is: 'ready',
      value: [
        aRepCommission(),
        aRepCommission({
          id: 2,
          sales_rep: { id: 8, user: { first_name: 'Imogen', last_name: 'Vale' } },
          commission_paid: '8.23',
          paid: true,
        }),
        aRepCommission({
          id: 3,
          sales_rep: { id: 8, user: { first_name: 'Ben', last_name: '' } },
          commission_state: 'pending',
          commission_reason: 'awaiting_payment',
        }),
        aRepCommission({
          id: 4,
          commission: '0.00',
          commission_state: 'ineligible',
          commission_reason: 'cancelled',
        }),
      ],
    },
    currency: 'GBP',
    seesAll: true,
    mayChange: true,
    onSearchReps: fn(() => Promise.resolve({ is: 'found' as const, options: [{ id: 7, name: 'Ada Moss' }] })),
    onAdd: fn(() => Promise.resolve(done)),
    onChange: fn(() => Promise.resolve(done)),
    onRemove: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof OrderReps>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A commission of an order in doubt waits as its vendors' do, and says why. */
export const InDoubt: Story = {
  tags: ['no-picture'],
  args: {
    reps: {
      is: 'ready',
      value: (['sums_differ', 'refund_to_assign', 'customer_owes'] as const).map((reason, id) =>
        aRepCommission({ id, commission_state: 'pending', commission_reason: reason }),
      ),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Pending')).toHaveLength(3);
    await expect(
      canvas.getByText(
        'Part of this order was refunded, and the shop has not yet specified which items the refund was for.',
      ),
    ).toBeVisible();
    await expect(canvas.getByText('The customer still owes the shop for part of this order.')).toBeVisible();
  },
};

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    const headers = canvas.getAllByRole('columnheader').map((header) => header.textContent);
    await expect(headers).toEqual(['Sales Rep', 'Commission %', 'Commission']);
    await expect(canvas.queryByText('£0.00')).toBeNull();
    // A paid commission stays as it is, and the button says why.
    await expect(canvas.getByRole('button', { name: /^Change Commission: Imogen Vale/ })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
  },
};

/** A sales rep sees their own commission alone. */
export const OwnNone: Story = {
  args: { reps: { is: 'ready', value: [] }, seesAll: false },
  play: ({ canvas }) => expect(canvas.getByText('You don’t earn a commission on this order.')).toBeVisible(),
};

export const Adding: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Add Commission' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Commission' }));
    const field = dialog.getByRole('combobox', { name: 'Sales Rep' });
    await userEvent.type(field, 'Ad');
    await expect(args.onSearchReps).not.toHaveBeenCalled();
    await userEvent.type(field, 'a');
    await userEvent.click(await dialog.findByRole('option', { name: 'Ada Moss' }));
    await userEvent.type(dialog.getByLabelText('Commission %'), '7.5');
  },
};

export const Added: Story = {
  ...Adding,
  tags: ['no-picture'],
  play: async (context) => {
    await Adding.play?.(context);
    const { userEvent, args } = context;
    const dialog = within(await screen.findByRole('dialog', { name: 'Add Commission' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onAdd).toHaveBeenCalledWith({ id: 7, name: 'Ada Moss' }, '7.5');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

export const Changing: Story = {
  args: { reps: { is: 'ready', value: [aRepCommission()] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Commission: Ada Moss' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Commission' }));
    const percent = dialog.getByLabelText('Commission %');
    await userEvent.clear(percent);
    await userEvent.type(percent, '6');
  },
};

/** The commission of one rep on the order is asked about. */
export const Asking: Story = {
  args: { reps: { is: 'ready', value: [aRepCommission()] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask about Ada Moss’s commission' }));
    const dialog = await screen.findByRole('dialog', { name: 'Ask about this line' });
    await expect(dialog).toHaveTextContent('Ada Moss, #1001');
  },
};

export const WithQuestion: Story = {
  args: {
    reps: { is: 'ready', value: [aRepCommission({ question: { id: 9, number: 9, state: 'answered' } })] },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Question 9, answered' })).toBeVisible();
    await expect(canvas.queryByRole('button', { name: /^Ask about/ })).toBeNull();
  },
};

export const Changed: Story = {
  ...Changing,
  tags: ['no-picture'],
  play: async (context) => {
    await Changing.play?.(context);
    const { userEvent, args } = context;
    const dialog = within(await screen.findByRole('dialog', { name: 'Change Commission' }));
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await expect(args.onChange).toHaveBeenCalledWith(aRepCommission(), '6');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** At once: what was taken away can be given back by the Undo that is offered then. */
export const Removing: Story = {
  args: { reps: { is: 'ready', value: [aRepCommission()] } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Commission: Ada Moss' }));
  },
};

export const Removed: Story = {
  ...Removing,
  tags: ['no-picture'],
  play: async (context) => {
    await Removing.play?.(context);
    const { userEvent, args } = context;
    await userEvent.click(await screen.findByRole('button', { name: 'Remove' }));
    await expect(args.onRemove).toHaveBeenCalledWith(aRepCommission());
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  },
};

/** More was paid than is earned now: the next payout takes the rest off. */
export const RefundedAfterPayout: Story = {
  args: {
    reps: {
      is: 'ready',
      value: [aRepCommission({ commission: '2.00', commission_paid: '8.23', paid: true })],
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Paid £8.23')).toBeVisible();
    await expect(canvas.getByText('£2.00')).toBeVisible();
  },
};

export const OneRow: Story = { args: { reps: { is: 'ready', value: [aRepCommission()] } } };

export const LongNames: Story = {
  args: {
    reps: {
      is: 'ready',
      value: [
        aRepCommission({
          sales_rep: { id: 8, user: { first_name: 'Wolfeschlegelstein'.repeat(6), last_name: 'Moss' } },
        }),
      ],
    },
  },
};

export const Empty: Story = { args: { reps: { is: 'ready', value: [] } } };
export const Loading: Story = { args: { reps: loading } };
export const Failed: Story = { args: { reps: failed() } };
