import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PortalFees } from '@consignment/components/screens/portal/rates/PortalFees';
import { aFee, someFeeCharges, someFees } from '../../../fixtures/fees.ts';
import { failed, loading } from '../../../fixtures/list.ts';
import { inArabic, inGerman } from '../languages.ts';

const meta = {
  title: 'Screens/Portal/PortalFees',
  component: PortalFees,
  tags: ['new'],
  parameters: { brand: 'defaults' },
  args: {
    fees: { is: 'ready', value: { results: someFees, charges: someFeeCharges, waiting: '25.00' } },
    currency: 'GBP',
  },
} satisfies Meta<typeof PortalFees>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A fee that is paused for good is left out. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('2.9% + £0.30 of each order')).toBeVisible();
    await expect(canvas.getByText('From Dec 1, 2027: £40.00 once')).toBeVisible();
    await expect(canvas.queryByText('Tagging')).toBeNull();
    await expect(canvas.getByText(/£25\.00 is waiting/)).toBeVisible();
  },
};

export const NotChargedYet: Story = {
  args: { fees: { is: 'ready', value: { results: [aFee()], charges: [], waiting: '0.00' } } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has been charged yet.')).toBeVisible();
    await expect(canvas.queryByText(/is waiting/)).toBeNull();
  },
};

/** Its last charges stay in sight after a fee has ended. */
export const Ended: Story = {
  args: { fees: { is: 'ready', value: { results: [], charges: someFeeCharges, waiting: '0.00' } } },
  play: ({ canvas }) => expect(canvas.getByText('You pay no fees now.')).toBeVisible(),
};

/** A vendor without fees and charges reads nothing of them. */
export const None: Story = {
  tags: ['no-picture'],
  args: { fees: { is: 'ready', value: { results: [], charges: [], waiting: '0.00' } } },
  play: ({ canvas }) => expect(canvas.queryByRole('heading')).toBeNull(),
};

export const Loading: Story = { tags: ['no-picture'], args: { fees: loading } };

const retry = fn();

export const Failed: Story = {
  args: { fees: { ...failed(), onRetry: retry } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Retry' }));
    await expect(retry).toHaveBeenCalledOnce();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const German: Story = { ...inGerman };

export const Arabic: Story = { ...inArabic };
