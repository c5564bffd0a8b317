import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PayRunSteps } from '@consignment/components/screens/merchant/pay-runs/PayRunSteps';

const meta = {
  title: 'Screens/Merchant/Pay runs/PayRunSteps',
  component: PayRunSteps,
  tags: ['new'],
  args: { state: 'draft' },
} satisfies Meta<typeof PayRunSteps>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByText('Draft').closest('li')).toHaveAttribute('aria-current', 'step'),
};

export const Approved: Story = { args: { state: 'approved' } };

export const Paying: Story = {
  args: { state: 'paying' },
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem').map((step) => step.textContent);
    await expect(steps).toEqual(['Draft (done)', 'Approved (done)', '3Paying', '4Done']);
  },
};

export const Done: Story = {
  args: { state: 'done' },
  play: ({ canvas }) => expect(canvas.getAllByText('(done)', { exact: false })).toHaveLength(4),
};

export const PartlyFailed: Story = {
  args: { state: 'partly_failed' },
  play: ({ canvas }) =>
    expect(canvas.getByText('Partly failed').closest('li')).toHaveAttribute('aria-current', 'step'),
};

export const RightToLeft: Story = { args: { state: 'paying' }, globals: { direction: 'rtl' } };
