import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DueTrend } from '@consignment/components/parts/money/DueTrend';
import { StatBoxes } from '@consignment/components/parts/money/StatBoxes';
import type { Guide } from '../../../.storybook/guide.ts';
import { someMonths } from '../../fixtures/dashboard.ts';
import { duesApart, someDues } from '../../fixtures/dues.ts';

const meta = {
  title: 'Parts/Money/StatBoxes',
  component: StatBoxes,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For what a vendor, or all of them, is owed, was paid and has earned. The first box can carry the button that pays.',
      avoid: 'Figures over time are an EarningsChart, facts that are no amounts a DescriptionList.',
      right: {
        draw: () => <StatBoxes stats={null} currency="GBP" dueLabel="Due" />,
        why: 'While the figures load their places are kept, and no figure is claimed.',
      },
      wrong: {
        draw: () => (
          <StatBoxes stats={{ due: '0.00', paid: '0.00', earned: '0.00' }} currency="GBP" dueLabel="Due" />
        ),
        why: 'Zeros replace figures that are still loading. An owner in a hurry reads that nothing is due, and leaves.',
      },
      keyboard: [
        ['Tab', 'Stops at the button of the first box, where it has one.'],
        ['Enter', 'Follows it.'],
      ],
      reader:
        '“Due, Loading…”, then in pairs “Due, £412.60. Paid, £1,280.00. Earned, £1,692.60”. Below zero the first reads “Owed back”.',
    } satisfies Guide,
  },
  args: { stats: { due: '412.60', paid: '1280.00', earned: '1692.60' }, currency: 'GBP', dueLabel: 'Due' },
} satisfies Meta<typeof StatBoxes>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual(['Due', 'Paid', 'Earned']),
};

export const Loading: Story = { args: { stats: null } };

export const ForAVendor: Story = {
  args: {
    dueLabel: 'Owed',
    stats: { due: '412.60', paid: '1280.00', earned: '1692.60', sales: '3761.33', taxes: '0.00' },
  },
};

/** The way of what is due comes after the figures, into a room that was kept for it. */
export const WithTrend: Story = {
  args: { dueTrend: <DueTrend months={someMonths} currency="GBP" /> },
  play: ({ canvas }) =>
    expect(canvas.getByText(/^Due by month, from £1,420\.00 in Apr 2025 to /)).toBeInTheDocument(),
};

/** After a refund of what was paid already. */
export const ZeroAndNegative: Story = {
  args: { stats: { due: '-35.00', paid: '35.00', earned: '0.00' } },
  play: async ({ canvas, canvasElement }) => {
    await expect(canvas.getAllByRole('term')[0]).toHaveTextContent('Owed back');
    await expect(canvas.getAllByRole('definition')[0]).toHaveTextContent('£35.00');
    await expect(canvasElement).not.toHaveTextContent('−£35.00');
  },
};

/** A vendor reads the same of what it owes the shop. */
export const OwedBackByAVendor: Story = {
  args: { dueLabel: 'Owed', stats: { due: '-7.77', paid: '7.77', earned: '0.00' } },
  play: ({ canvas }) =>
    expect(canvas.getAllByRole('term').map((term) => term.textContent)).toEqual([
      'Owed back',
      'Paid',
      'Earned',
    ]),
};

export const LargeAmounts: Story = {
  args: { stats: { due: '9999999999.99', paid: '1234567890.12', earned: '11234567890.11' } },
};

/** Over all vendors: what one owes back is no part of what is due to another. */
export const OverAllVendors: Story = {
  args: { payees: 'vendor', stats: { due: duesApart, paid: '1280.00', earned: '1270.22' } },
  play: async ({ canvas }) => {
    const [due] = canvas.getAllByRole('definition');
    await expect(due).toHaveTextContent('£1.02');
    await expect(canvas.getByText('To 1 vendor')).toBeVisible();
    await expect(canvas.getByText('£10.80 owed back by Bramble Textiles')).toBeVisible();
  },
};

export const OverAllSalesReps: Story = {
  tags: ['no-picture'],
  args: {
    payees: 'sales rep',
    stats: {
      due: someDues('193.35', { due_count: 1234, owed_back: '7.70', owed_back_count: 3 }),
      paid: '1016.50',
      earned: '1202.15',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('To 1,234 sales reps')).toBeVisible();
    await expect(canvas.getByText('£7.70 owed back by 3 sales reps')).toBeVisible();
  },
};

/** A part of what is due is within the shop's hold. */
export const OnItsWay: Story = {
  args: {
    stats: {
      due: '412.60',
      paid: '1280.00',
      earned: '1692.60',
      waiting: '£214.80 held until Nov 30',
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£214.80 held until Nov 30')).toBeVisible();
  },
};
