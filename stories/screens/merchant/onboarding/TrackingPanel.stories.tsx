import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { TrackingPanel } from '@consignment/components/screens/merchant/onboarding/TrackingPanel';
import { aPanel, aSample, savedChoices } from '../../../fixtures/onboarding.ts';

const meta = {
  title: 'Screens/Merchant/Onboarding/TrackingPanel',
  component: TrackingPanel,
  args: aPanel(),
} satisfies Meta<typeof TrackingPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The example shows the vendor field until something is chosen. */
export const NotChosen: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Choose one of the two options first.')).toBeVisible();
    await expect(canvas.getByText(/so the product’s vendor is Tidewater Toys/)).toBeVisible();
  },
};

export const ByTag: Story = {
  args: { isAnswered: true, saved: savedChoices({ tracking: 'Product Tag', prefix: 'vendor_' }) },
  play: ({ canvas }) => expect(canvas.getByLabelText(/^Tag prefix/)).toHaveValue('vendor_'),
};

/** A product without a fitting tag would have no vendor. */
export const WithoutTags: Story = {
  args: {
    isAnswered: true,
    saved: savedChoices({ tracking: 'Product Tag' }),
    sample: aSample({ tags: [] }),
  },
  play: ({ canvas }) => expect(canvas.getByText(/has no tags/)).toBeVisible(),
};
