import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MoveSteps } from '@consignment/components/screens/merchant/moves/MoveSteps';

const meta = {
  title: 'Screens/Merchant/Moves/MoveSteps',
  component: MoveSteps,
  tags: ['new'],
  args: {
    current: 'differences',
    reached: 'differences',
    open: ['files', 'columns', 'check', 'vendors', 'differences', 'balances', 'review'],
    hrefOf: (step) => `?step=${step}`,
  },
} satisfies Meta<typeof MoveSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const UnderWay: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Differences').closest('li')).toHaveAttribute('aria-current', 'step');
    await expect(canvas.getByRole('link', { name: 'Review' })).toBeVisible();
    await expect(canvas.getByText('Check').closest('li')).toHaveTextContent('Check (done)');
  },
};

export const First: Story = { args: { current: 'files', reached: 'files', open: ['files'] } };

/** A step that is behind is looked at again. */
export const LookingBack: Story = { args: { current: 'columns' } };

export const Done: Story = { args: { current: 'done', reached: null, open: ['differences', 'done'] } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
