import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DiscountsPanel } from '@consignment/components/screens/merchant/onboarding/DiscountsPanel';
import { aPanel, savedChoices } from '../../../fixtures/onboarding.ts';

const meta = {
  title: 'Screens/Merchant/Onboarding/DiscountsPanel',
  component: DiscountsPanel,
  args: aPanel({ saved: savedChoices({ percent: '50' }) }),
} satisfies Meta<typeof DiscountsPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The three ways are side by side until one is chosen. */
export const NotChosen: Story = {
  play: async ({ canvas }) => {
    for (const name of [/^Vendor: /, /^Store: /, /^Equal: /])
      await expect(canvas.getByText(name)).toBeVisible();
  },
};

export const Equal: Story = {
  args: { isAnswered: true, saved: savedChoices({ percent: '50', share: 'equal' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/^Equal: .* bears \$2\.00 of it and earns \$10\.00/)).toBeVisible();
    await expect(canvas.queryByText(/^Store: /)).toBeNull();
  },
};
