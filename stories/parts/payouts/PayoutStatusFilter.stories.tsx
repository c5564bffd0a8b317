import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PayoutStatusFilter } from '@consignment/components/parts/payouts/PayoutStatusFilter';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Payouts/PayoutStatusFilter',
  component: PayoutStatusFilter,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Above a list of payouts, to find those that need somebody: not paid, unclaimed, on hold. Its words are those of the badges.',
      avoid: 'Line items take a PaidFilter, days a DaysFilter.',
      right: {
        draw: () => <PayoutStatusFilter value="unclaimed" onSelect={() => undefined} hasTests={false} />,
        why: 'In the portal `hasTests` is false: every choice can list something that the vendor was sent.',
      },
      wrong: {
        draw: () => <PayoutStatusFilter value="test" onSelect={() => undefined} hasTests />,
        why: 'In the portal “Sandbox” always lists nothing, and makes vendors ask which of their payouts were not real.',
      },
      keyboard: [
        ['Arrow up, Arrow down', 'Choose; the list follows at once.'],
        ['Space', 'Opens the list of choices.'],
      ],
      reader: '“Status, combobox, Unclaimed.”',
    } satisfies Guide,
  },
  args: { value: 'all', onSelect: fn(), hasTests: true },
} satisfies Meta<typeof PayoutStatusFilter>;

export default meta;
type Story = StoryObj<typeof meta>;

export const All: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Not paid');
    await expect(args.onSelect).toHaveBeenCalledWith('failed');
    await userEvent.selectOptions(canvas.getByLabelText('Status'), 'Sandbox');
    await expect(args.onSelect).toHaveBeenCalledWith('test');
  },
};

/** A vendor sees no payout of the provider's test system. */
export const OfAVendor: Story = {
  args: { hasTests: false },
  play: ({ canvas }) => expect(canvas.queryByRole('option', { name: 'Sandbox' })).toBeNull(),
};

export const Unclaimed: Story = { args: { value: 'unclaimed' } };
