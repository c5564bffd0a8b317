import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { StepActions } from '@consignment/components/screens/merchant/onboarding/StepActions';

const meta = {
  title: 'Screens/Merchant/Onboarding/StepActions',
  component: StepActions,
  args: { label: 'Next', onBack: fn() },
} satisfies Meta<typeof StepActions>;

export default meta;
type Story = StoryObj<typeof StepActions>;

export const Ready: Story = {};

/** It can be reached, and says what it waits for. */
export const Waiting: Story = {
  args: { waitsFor: 'Choose one of the two first.' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await expect(canvas.getByText('Choose one of the two first.')).toBeVisible();
  },
};

/** The first panel has nothing to go back to. */
export const First: Story = { args: { label: 'Get Started', onBack: null } };
