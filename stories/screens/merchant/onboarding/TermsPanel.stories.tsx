import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TermsPanel } from '@consignment/components/screens/merchant/onboarding/TermsPanel';
import { aPanel } from '../../../fixtures/onboarding.ts';

const meta = {
  title: 'Screens/Merchant/Onboarding/TermsPanel',
  component: TermsPanel,
  args: aPanel({ onBack: null }),
} satisfies Meta<typeof TermsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Unticked: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('button', { name: 'Get Started' })).toHaveAttribute(
      'aria-disabled',
      'true',
    );
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};

export const Agreed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: /agree to them/ }));
    await userEvent.click(canvas.getByRole('button', { name: 'Get Started' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ step: 'terms' });
  },
};
