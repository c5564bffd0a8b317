import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { IntroductionPanel } from '@consignment/components/screens/merchant/onboarding/IntroductionPanel';
import { aPanel, aSample, savedChoices } from '../../../fixtures/onboarding.ts';

const meta = {
  title: 'Screens/Merchant/Onboarding/IntroductionPanel',
  component: IntroductionPanel,
  args: aPanel(),
} satisfies Meta<typeof IntroductionPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotChosen: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Choose a deal first.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalled();
  },
};

/** The percentage in the deal's words follows the field. */
export const OfWhatWasPaid: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Vendors get 60% of what the customer paid' }));
    const percent = canvas.getByLabelText('Vendors get');
    await userEvent.clear(percent);
    await expect(canvas.queryByText(/and you keep/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findAllByText('Enter a percentage.')).toHaveLength(2);
    await userEvent.type(percent, '50');
    await expect(canvas.getByText('Vendors get 50% and you keep 50%.')).toBeVisible();
    await expect(
      canvas.getByText(
        /discount of \$4\.00, the customer pays \$20\.00: the vendor gets \$10\.00, and you keep \$10\.00/,
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      step: 'introduction',
      deal: {
        calculation: 'percentage',
        percent: '50',
        share: 'vendor',
        isDiscountFirst: true,
        pricesIncludeTax: false,
      },
    });
  },
};

/** A shop comes back to the deal that its rules make. */
export const OfThePrice: Story = {
  args: { isAnswered: true, saved: savedChoices({ percent: '45', share: 'store' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('radio', { name: 'Vendors get 45% of the price' })).toBeChecked();
    await expect(
      canvas.getByText(/pays \$20\.00: the vendor gets \$10\.80, and you keep \$9\.20/),
    ).toBeVisible();
  },
};

export const Cost: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Vendors get the cost of each item' }));
    await expect(canvas.queryByLabelText('Vendors get')).toBeNull();
    await expect(canvas.getByText(/the vendor gets \$9\.50, and you keep \$10\.50\.$/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      step: 'introduction',
      deal: {
        calculation: 'flat',
        percent: null,
        share: 'store',
        isDiscountFirst: false,
        pricesIncludeTax: false,
      },
    });
  },
};

export const CostWithoutCost: Story = {
  args: { sample: aSample({ cost: null }) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Vendors get the cost of each item' }));
    await expect(canvas.getByText(/nothing can be paid/i)).toBeVisible();
  },
};

/** Rules that are no deal by name lead through the steps. */
export const Another: Story = {
  args: { isAnswered: true, saved: savedChoices({ percent: '45', share: 'equal' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('radio', { name: 'Another deal' })).toBeChecked();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ step: 'introduction', deal: null });
  },
};
