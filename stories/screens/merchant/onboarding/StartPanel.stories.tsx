import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StartPanel } from '@consignment/components/screens/merchant/onboarding/StartPanel';
import { aPanel, savedChoices } from '../../../fixtures/onboarding.ts';

const meta = {
  title: 'Screens/Merchant/Onboarding/StartPanel',
  component: StartPanel,
  args: aPanel(),
} satisfies Meta<typeof StartPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllOrders: Story = {
  play: ({ canvas }) => expect(canvas.getByText(/every order is tracked/)).toBeVisible(),
};

export const FromADay: Story = {
  args: { isAnswered: true, saved: savedChoices({ startDay: '2026-01-01' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/An order on Dec 31, 2025 earns nothing/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ step: 'start', day: '2026-01-01' });
  },
};
