import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ReplayPeriod } from '@consignment/components/screens/merchant/rules/ReplayPeriod';

const meta = {
  title: 'Screens/Merchant/Rules/ReplayPeriod',
  component: ReplayPeriod,
  args: {
    value: { start: '2026-10-01', end: '2026-10-31' },
    today: '2026-11-26',
    onPeriod: fn(),
  },
} satisfies Meta<typeof ReplayPeriod>;

export default meta;
type Story = StoryObj<typeof meta>;

export const LastMonth: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByLabelText('Days')).toHaveDisplayValue('Last month');
    await userEvent.selectOptions(canvas.getByLabelText('Days'), 'Last 3 months');
    await expect(args.onPeriod).toHaveBeenCalledWith({ start: '2026-08-01', end: '2026-10-31' });
  },
};

export const OtherDays: Story = {
  args: { value: { start: '2026-10-05', end: '2026-10-20' } },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.clear(canvas.getByLabelText('Last day'));
    await userEvent.type(canvas.getByLabelText('Last day'), '2026-10-25');
    await expect(args.onPeriod).toHaveBeenLastCalledWith({ start: '2026-10-05', end: '2026-10-25' });
  },
};
