import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { DueCard } from '@consignment/components/parts/pages/DueCard';
import { Button } from '@consignment/components/primitives/actions/Button';
import type { Guide } from '../../../.storybook/guide.ts';
import { dueVendors } from '../../fixtures/dashboard.ts';
import { failed, loading } from '../../fixtures/list.ts';

const meta = {
  title: 'Parts/Pages/DueCard',
  component: DueCard,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'On the first page of an app, for those who are to be paid next, with the button that pays each.',
      avoid: 'A list has all who can be paid, and `all` leads to it. Highest earnings are a TopEarnersCard.',
      right: {
        draw: () => <Button label="Pay Now" size="small" onClick={() => undefined} />,
        why: 'It leads to the review of one payout, where the sum is seen once more.',
      },
      wrong: {
        draw: () => <Button label="Pay all five" onClick={() => undefined} />,
        why: 'Five names of forty are no choice of whom to pay.',
      },
      keyboard: [
        ['Tab', 'Goes from the link to all of them through each name and its button.'],
        ['Enter', 'Follows the name, or opens the review of the payout.'],
      ],
      reader:
        '“Commissions Due, region. Commissions due, list, 5 items. Juniper & Oak, link. Pay Now, button.”',
    } satisfies Guide,
  },
  args: {
    payees: { is: 'ready', value: dueVendors() },
    currency: { books: 'GBP', shown: null },
    hrefOfPayee: (id) => `/vendors/${id}`,
    all: { label: 'All vendors', href: '/vendors' },
    onPayNow: fn(),
  },
} satisfies Meta<typeof DueCard>;

export default meta;
type Story = StoryObj<typeof DueCard>;

export const Due: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'All vendors' })).toHaveAttribute('href', '/vendors');
    const [first] = canvas.getAllByRole('button', { name: /Pay Now/ });
    if (first) await userEvent.click(first);
    await expect(args.onPayNow).toHaveBeenCalledWith(dueVendors()[0]?.id);
  },
};

/** A person who may not pay sees what is due. */
export const ToLookAt: Story = {
  args: { onPayNow: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};

export const Empty: Story = { args: { payees: { is: 'ready', value: [] } } };

export const Loading: Story = { args: { payees: loading } };

export const Failed: Story = { args: { payees: failed() } };
