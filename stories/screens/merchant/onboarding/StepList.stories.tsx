import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { StepList } from '@consignment/components/screens/merchant/onboarding/StepList';

const meta = {
  title: 'Screens/Merchant/Onboarding/StepList',
  component: StepList,
  args: { current: 'discounts' },
} satisfies Meta<typeof StepList>;

export default meta;
type Story = StoryObj<typeof meta>;

export const InTheMiddle: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('5Discounts'),
};

/** The percentage is asked for within step 4. */
export const Percentage: Story = {
  args: { current: 'rate' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('listitem', { current: 'step' })).toHaveTextContent('4Calculation'),
};

export const First: Story = { args: { current: 'terms' } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
