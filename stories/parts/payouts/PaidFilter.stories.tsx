import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaidFilter } from '@consignment/components/parts/payouts/PaidFilter';
import { PayoutStatusFilter } from '@consignment/components/parts/payouts/PayoutStatusFilter';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Payouts/PaidFilter',
  component: PaidFilter,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Above a list of line items: paid, unpaid, or both. Start with unpaid where the list is there to be paid from.',
      avoid: 'Payouts are narrowed by a PayoutStatusFilter, orders by the Payment of the OrdersList.',
      right: {
        draw: () => <PaidFilter value="unpaid" onSelect={() => undefined} />,
        why: 'A line item is paid to its vendor, or it is not. There is no third.',
      },
      wrong: {
        draw: () => <PayoutStatusFilter value="recorded" onSelect={() => undefined} hasTests />,
        why: 'Twelve statuses of payouts above line items, which have none of them. Each choice but one leaves the list empty.',
      },
      keyboard: [
        ['Arrow up, Arrow down', 'Choose; the list follows at once.'],
        ['Space', 'Opens the list of choices.'],
      ],
      reader: '“Payment status, combobox, Unpaid.”',
    } satisfies Guide,
  },
  args: { value: 'all', onSelect: fn() },
} satisfies Meta<typeof PaidFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Payment status'), 'Unpaid');
    await expect(args.onSelect).toHaveBeenCalledWith('unpaid');
  },
};

export const Unpaid: Story = { args: { value: 'unpaid' } };
