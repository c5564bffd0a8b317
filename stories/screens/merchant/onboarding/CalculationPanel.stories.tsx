import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { CalculationPanel } from '@consignment/components/screens/merchant/onboarding/CalculationPanel';
import { aPanel, aSample, savedChoices } from '../../../fixtures/onboarding.ts';

const meta = {
  title: 'Screens/Merchant/Onboarding/CalculationPanel',
  component: CalculationPanel,
  args: aPanel(),
} satisfies Meta<typeof CalculationPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Both ways are side by side until one is chosen. */
export const NotChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Percentage: /)).toBeVisible();
    await expect(canvas.getByText(/^Flat Rate: /)).toBeVisible();
  },
};

export const FlatRate: Story = {
  args: { isAnswered: true, saved: savedChoices({ calculation: 'flat' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/The vendor earns \$9\.50, whatever the price/)).toBeVisible();
    await expect(canvas.queryByText(/^Percentage: /)).toBeNull();
  },
};

export const FlatRateWithoutCost: Story = {
  args: {
    isAnswered: true,
    saved: savedChoices({ calculation: 'flat' }),
    sample: aSample({ cost: null }),
  },
  play: ({ canvas }) => expect(canvas.getByText(/nothing can be paid/)).toBeVisible(),
};
