import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PayRunStateBadge } from '@consignment/components/screens/merchant/pay-runs/PayRunStateBadge';
import { aPayRun, firstApproval, runs } from '../../../fixtures/pay-run.ts';

const meta = {
  title: 'Screens/Merchant/Pay runs/PayRunStateBadge',
  component: PayRunStateBadge,
  tags: ['new'],
  args: { run: aPayRun() },
} satisfies Meta<typeof PayRunStateBadge>;

export default meta;
type Story = StoryObj<typeof meta>;

export const AllStates: Story = {
  render: () => (
    <>
      {[aPayRun(), ...Object.values(runs)].map((run, at) => (
        <p key={at}>
          <PayRunStateBadge run={run} />
        </p>
      ))}
    </>
  ),
};

/** A run is not being paid while a part of it is. */
export const PartlyPaid: Story = {
  args: { run: runs.paying },
  play: ({ canvas }) => expect(canvas.getByText('20 of 32 paid')).toBeVisible(),
};

/** After the first of two approvals. */
export const NeedsSecondPerson: Story = {
  args: { run: aPayRun({ needs_second: true, approvals: [firstApproval] }) },
  play: ({ canvas }) => expect(canvas.getByText('Needs a second approval')).toBeVisible(),
};
