import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IntroductionPanel } from '@consignment/components/screens/merchant/onboarding/IntroductionPanel';
import { aPanel } from '../../../fixtures/onboarding.ts';

const meta = {
  title: 'Screens/Merchant/Onboarding/IntroductionPanel',
  component: IntroductionPanel,
  args: aPanel(),
} satisfies Meta<typeof IntroductionPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Worked: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/At 30% the vendor earns \$7\.20, and \$16\.80 stays/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};
