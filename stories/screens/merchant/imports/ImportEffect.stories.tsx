import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImportEffect } from '@consignment/components/screens/merchant/imports/ImportEffect';
import { someEffect } from '../../../fixtures/import-run.ts';

const meta = {
  title: 'Screens/Merchant/Imports/ImportEffect',
  component: ImportEffect,
  args: { effect: someEffect, currency: 'GBP' },
} satisfies Meta<typeof ImportEffect>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Money that one vendor owes back lessens nothing of what is due to the others. */
export const Changes: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('£9,830.25')).toBeVisible();
    await expect(canvas.getByText('£12.00 owed back')).toBeVisible();
    await expect(canvas.getByRole('table', { name: 'Vendors whose amount due will change' })).toBeVisible();
  },
};

export const ManyVendors: Story = {
  args: {
    effect: {
      ...someEffect,
      vendor_count: 140,
      vendors: Array.from({ length: 100 }, (_, n) => ({
        vendor: `The Society of Makers of Hand-Thrown Stoneware of the Upper Valley ${n + 1}`,
        due_before: '0.00',
        due_after: `${1000 - n}.00`,
      })),
    },
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText('These are the biggest changes. The changes for 40 other vendors are smaller.'),
    ).toBeVisible();
    await expect(canvas.getAllByText(/^The Society of Makers/)).toHaveLength(5);
    await userEvent.click(canvas.getByRole('button', { name: 'Show all 100 vendors' }));
    await expect(canvas.getAllByText(/^The Society of Makers/)).toHaveLength(100);
    await userEvent.click(canvas.getByRole('button', { name: 'Show fewer' }));
  },
};

export const NothingChanges: Story = {
  args: { effect: { ...someEffect, vendor_count: 0, vendors: [] } },
  play: ({ canvas }) => expect(canvas.getByText('The amounts due to vendors won’t change.')).toBeVisible(),
};

export const TooManyOrders: Story = {
  args: { effect: null },
  play: ({ canvas }) =>
    expect(
      canvas.getByText(
        /calculate the amounts due after an import for up to 5,000 orders, with 25,000 lines and variants/,
      ),
    ).toBeVisible(),
};
