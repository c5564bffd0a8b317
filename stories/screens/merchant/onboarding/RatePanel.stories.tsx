import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RatePanel } from '@consignment/components/screens/merchant/onboarding/RatePanel';
import { aPanel, savedChoices } from '../../../fixtures/onboarding.ts';

const meta = {
  title: 'Screens/Merchant/Onboarding/RatePanel',
  component: RatePanel,
  args: aPanel(),
} satisfies Meta<typeof RatePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NotEntered: Story = {
  play: ({ canvas }) => expect(canvas.getByText('Enter a percentage first.')).toBeVisible(),
};

export const Answered: Story = {
  args: { isAnswered: true, saved: savedChoices({ percent: '45' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByLabelText('Global commission')).toHaveValue('45');
    await expect(canvas.getByText(/At 45%, the vendor earns \$10\.80, and you keep \$13\.20/)).toBeVisible();
  },
};

export const TooMuch: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText('Global commission'), '130');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findAllByText('A percentage cannot be more than 100.')).toHaveLength(2);
    await expect(args.onChoose).not.toHaveBeenCalled();
  },
};
