import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReplayDrafts } from '@consignment/components/screens/merchant/rules/ReplayDrafts';
import { aNamedDraft, percent, tiers } from '../../../fixtures/rule.ts';

const meta = {
  title: 'Screens/Merchant/Rules/ReplayDrafts',
  component: ReplayDrafts,
  args: {
    drafts: [
      aNamedDraft(),
      aNamedDraft({ place: 'vendor', vendor: 3, name: null, ...tiers }, { vendor_name: 'Copperfold' }),
    ],
    books: 'GBP',
    onAdd: fn(),
    onRemove: fn(),
  },
} satisfies Meta<typeof ReplayDrafts>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Two: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Up to £20.00: 60%, above: 50%')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: /^Leave out .*Copperfold/ }));
    await expect(args.onRemove).toHaveBeenCalledWith(1);
    await userEvent.click(canvas.getByRole('button', { name: 'Add a rule…' }));
    await expect(args.onAdd).toHaveBeenCalledOnce();
  },
};

export const Empty: Story = { args: { drafts: [] } };

export const LongNames: Story = {
  args: {
    drafts: [aNamedDraft({ name: 'Donaudampfschifffahrtsgesellschaft'.repeat(5), ...percent('12.5') })],
  },
};
