import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { MoveCompared } from '@consignment/components/screens/merchant/moves/MoveCompared';

const meta = {
  title: 'Screens/Merchant/Moves/MoveCompared',
  component: MoveCompared,
  tags: ['new'],
  args: {
    found: { groups: 4, payouts: 420 },
    view: 'causes',
    hrefOfView: (view) => `?view=${view}`,
    onView: fn(),
    children: 'The groups of differences.',
  },
} satisfies Meta<typeof MoveCompared>;

export default meta;
type Story = StoryObj<typeof meta>;

/** On a phone the tabs are a list to choose from. */
export const ByCause: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const tab = canvas.queryByRole('tab', { name: /^Individual payouts/ });
    if (tab === null)
      await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'payouts');
    else await userEvent.click(tab);
    await expect(args.onView).toHaveBeenCalledWith('payouts');
  },
};

export const ByPayout: Story = { args: { view: 'payouts', children: 'The payouts.' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
