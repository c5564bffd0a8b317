import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PayRunFigures } from '@consignment/components/screens/merchant/pay-runs/PayRunFigures';
import { Button } from '../../../../packages/components/src/primitives/actions/Button.tsx';
import { aPayRun, runs } from '../../../fixtures/pay-run.ts';

const meta = {
  title: 'Screens/Merchant/Pay runs/PayRunFigures',
  component: PayRunFigures,
  tags: ['new'],
  args: { run: aPayRun(), action: null },
} satisfies Meta<typeof PayRunFigures>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Draft: Story = {
  args: { action: <Button label="Review and pay…" tone="primary" onClick={() => undefined} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£8,058.80')).toBeVisible();
    await expect(canvas.getByText('Bank file, GBP')).toBeVisible();
  },
};

export const PartlyFailed: Story = {
  args: { run: runs.partlyFailed },
  play: ({ canvas }) => expect(canvas.getByText('£437.50')).toBeVisible(),
};

/** A part is paid, so the whole is not being paid: each part says how many of how many. */
export const OneMethod: Story = {
  args: { run: runs.paying },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('20 of 32 vendors')).toBeVisible();
    await expect(canvas.queryByText('Being paid')).toBeNull();
  },
};

export const ToSend: Story = {
  args: { run: runs.toSend },
  play: ({ canvas }) => expect(canvas.getByText('To send')).toBeVisible(),
};

export const PartlyToSend: Story = {
  args: { run: runs.partlyToSend },
  play: ({ canvas }) => expect(canvas.getByText('2 of 11 vendors')).toBeVisible(),
};

export const Empty: Story = {
  args: { run: aPayRun({ totals: [], count: 0, amount: '0.00' }) },
};
