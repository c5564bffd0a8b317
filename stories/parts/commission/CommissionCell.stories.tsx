import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { CommissionCell } from '@consignment/components/parts/commission/CommissionCell';
import { IconButton } from '@consignment/components/primitives/actions/IconButton';
import { PencilMark } from '@consignment/components/primitives/tables/row-icons';
import { Text } from '@consignment/components/primitives/text/Text';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import type { Guide } from '../../../.storybook/guide.ts';
import {
  aBlockedLine,
  aLineItem,
  anItemByHand,
  anOverriddenLine,
  aPaidLine,
  aPendingLine,
  aReversal,
} from '../../fixtures/line-item.ts';

const meta = {
  title: 'Parts/Commission/CommissionCell',
  component: CommissionCell,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'In every table of line items, for the commission with its state: amount, why, and the button that changes it, always in the same places.',
      avoid: 'An amount without a state is a MoneyText, the commission in a payout a CommissionAmount.',
      right: {
        draw: () => (
          <Inline space="medium">
            <Text as="span">PAID</Text>
            <CommissionCell line={aPaidLine} currency="GBP" name="#1001, Folding table" saysPaid={false} />
          </Inline>
        ),
        why: 'The row says PAID already, so `saysPaid` is false and the cell is left with amount and reason.',
      },
      wrong: {
        draw: () => (
          <Inline space="medium">
            <Text as="span">PAID</Text>
            <CommissionCell line={aPaidLine} currency="GBP" name="#1001, Folding table" />
          </Inline>
        ),
        why: 'Two words and a strike say the same thing three times, and each row grows by a line.',
      },
      keyboard: [
        ['Tab', 'Stops at “Why this amount?” and at the button that changes the commission.'],
        ['Enter or Space', 'Opens the explanation, or the dialog of the change.'],
      ],
      reader:
        '“£70.00”, which some screen readers announce as deleted, then “Why this amount? #1001, Folding table, button”.',
    } satisfies Guide,
  },
  args: { line: aLineItem(), currency: 'GBP', name: '#1001, Folding table' },
} satisfies Meta<typeof CommissionCell>;

export default meta;
type Story = StoryObj<typeof meta>;

/** How often it is written, for the eye or the ear. */
function timesPaid(element: HTMLElement): number {
  const labels = [...element.querySelectorAll('[aria-label]')].map((named) =>
    named.getAttribute('aria-label'),
  );
  return [element.textContent, ...labels].join(' ').match(/paid/gi)?.length ?? 0;
}

/** The way from the price to the amount, asked for by its button. */
export const Accrued: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('£70.00')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Why this amount? #1001, Folding table' }));
    const dialog = await canvas.findByRole('dialog', { name: 'Why this amount?' });
    await expect(dialog).toHaveTextContent('45% of £160.00 = £72.00');
    await userEvent.keyboard('{Escape}');
    await expect(canvas.queryByRole('dialog')).toBeNull();
  },
};

/** Once for the eye, once for the ear. */
export const Paid: Story = {
  args: { line: aPaidLine },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent(/^£70\.00$/);
    await expect(canvas.getByText('Paid')).toBeVisible();
    await expect(timesPaid(canvasElement)).toBe(1);
  },
};

/** The row has said so before. */
export const PaidAndSaid: Story = {
  args: { line: aPaidLine, saysPaid: false },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getByRole('deletion')).toHaveTextContent(/^£70\.00$/);
    await expect(timesPaid(canvasElement)).toBe(0);
  },
};

export const Changeable: Story = {
  args: {
    edit: <IconButton icon={PencilMark} size="small" label="Set Commission" onClick={fn()} />,
  },
};

export const Override: Story = {
  args: { line: anOverriddenLine },
  play: ({ canvas }) => expect(canvas.getByText('manual override')).toBeInTheDocument(),
};

export const Pending: Story = {
  args: { line: aPendingLine },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Pending')).toBeVisible();
    await expect(canvas.getByText(/has not paid for this order in full/)).toBeVisible();
  },
};

/** No amount is shown where there is none: a blocked line is never a silent zero. */
export const Blocked: Story = {
  args: { line: aBlockedLine },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Blocked')).toBeVisible();
    await expect(canvas.getByText(/this item doesn’t have a cost yet/)).toBeVisible();
    await expect(canvas.queryByText('£0.00')).toBeNull();
  },
};

export const Ineligible: Story = {
  args: {
    line: aLineItem({
      commission_trace: null,
      commission_state: 'ineligible',
      commission_reason: 'cancelled',
    }),
  },
};

export const Unassigned: Story = {
  args: {
    line: aLineItem({
      commission_trace: null,
      commission_state: 'unassigned',
      commission_reason: 'no_vendor',
    }),
  },
};

export const Reversal: Story = { args: { line: aReversal } };

export const ByHand: Story = { args: { line: anItemByHand } };

/** The shop hides commissions, so neither the amount nor its trace was sent. */
export const Hidden: Story = {
  args: { line: { ...aLineItem(), commission_amount: undefined, commission_trace: undefined } },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

const ways = { reader: 'asker', hrefOf: (id: number) => `/questions/${id}`, onAsk: fn() } as const;

/** Beside its amount, with the words of the reader. */
export const WithQuestion: Story = {
  args: { line: aLineItem({ question: { id: 12, number: 12, state: 'answered' } }), questions: ways },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Question 12, answered' })).toHaveAttribute(
      'href',
      '/questions/12',
    ),
};

/** Without an amount to explain, the question has its own button. */
export const BlockedAndAsked: Story = {
  args: { line: aBlockedLine, questions: ways },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Ask about #1001, Folding table' }));
    await expect(ways.onAsk).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { args: { line: anOverriddenLine }, globals: { direction: 'rtl' } };
