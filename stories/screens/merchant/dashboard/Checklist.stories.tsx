import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Checklist } from '@consignment/components/screens/merchant/dashboard/Checklist';

const meta = {
  title: 'Screens/Merchant/Dashboard/Checklist',
  component: Checklist,
  tags: ['new'],
  args: {
    label: 'Steps',
    steps: [
      { title: 'Import orders', state: 'done', detail: null },
      { title: 'Ask for activation', state: 'done', detail: 'Requested' },
      {
        title: 'Check rates',
        state: 'current',
        detail: 'Set what a vendor earns of each sale.',
        action: <Button label="Open rates" tone="primary" onClick={() => undefined} />,
      },
      { title: 'First payout', state: 'ahead', detail: 'Choose a vendor and pay.' },
    ],
  },
} satisfies Meta<typeof Checklist>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A step that is done says so, where its detail does not. */
export const UnderWay: Story = {
  play: async ({ canvas }) => {
    const steps = canvas.getAllByRole('listitem');
    await expect(steps.map((step) => step.textContent)).toEqual([
      'Import orders (done)',
      'Ask for activationRequested',
      'Check ratesSet what a vendor earns of each sale.Open rates',
      'First payoutChoose a vendor and pay.',
    ]);
    await expect(steps.map((step) => step.getAttribute('aria-current'))).toEqual([null, null, 'step', null]);
  },
};

const long = 'Donaudampfschifffahrtsgesellschaft'.repeat(3);

export const LongNames: Story = {
  args: { steps: [{ title: long, state: 'current', detail: long }] },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
