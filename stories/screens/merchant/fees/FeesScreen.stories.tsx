import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { FeesScreen } from '@consignment/components/screens/merchant/fees/FeesScreen';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aFee, aFeeCharge, allCharges, someFeeCharges, someFees, someTerms } from '../../../fixtures/fees.ts';
import { aPageOf, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { someSearches } from '../../../fixtures/rule.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Fees/FeesScreen',
  component: FeesScreen,
  tags: ['new'],
  parameters: { frame: 'bare' },
  args: {
    fees: { is: 'ready', value: { results: someFees, notice_days: 14 } },
    charges: aPageOf(someFeeCharges),
    controls: controlsOf(allCharges),
    vendor: null,
    today: '2027-02-10',
    currency: { books: 'GBP', shown: null },
    onSearchVendors: someSearches().onSearchVendors,
    onExport: fn(() => Promise.resolve<Outcome>(done)),
    onWaive: fn(() => Promise.resolve<Outcome>(done)),
    changes: {
      onSave: fn(() => Promise.resolve<Outcome>(done)),
      onNameVendors: (ids) => Promise.resolve(ids.map((id) => ({ id, name: `Vendor ${id}` }))),
    },
  },
} satisfies Meta<typeof FeesScreen>;

export default meta;
type Story = StoryObj<typeof meta>;
type Canvas = Parameters<NonNullable<Story['play']>>[0]['canvas'];

const rowOf = (canvas: Canvas, name: RegExp) => within(canvas.getByRole('row', { name }));

/** Fees that are active, with new terms, coming and paused, and a charge of each state. */
export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    const rent = rowOf(canvas, /^Shelf rent.*Active/);
    await expect(rent.getByText('£25.00 on the 1st of each month')).toBeVisible();
    await expect(rent.getByText('From Apr 1, 2027: £30.00 on the 1st of each month')).toBeVisible();
    await expect(rowOf(canvas, /^Christmas market/).getByText('3 vendors')).toBeVisible();
    await expect(rowOf(canvas, /^Tagging/).getByText('Paused')).toBeVisible();
    await userEvent.selectOptions(canvas.getByLabelText('Fee'), 'Shelf rent');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ fee: 1 });
    await userEvent.click(canvas.getByRole('button', { name: 'Export' }));
    await expect(args.onExport).toHaveBeenCalledOnce();
  },
};

/** Only one that is charged or waits can be waived, and the question says what that does. */
export const Waives: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getAllByRole('button', { name: 'Waive' })).toHaveLength(2);
    await userEvent.click(rowOf(canvas, /Shelf rent.*Charged/).getByRole('button', { name: 'Waive' }));
    await expect(await canvas.findByText(/The amount returns to the balance of Juniper & Oak/)).toBeVisible();
    await userEvent.click(within(canvas.getByRole('alertdialog')).getByRole('button', { name: 'Waive' }));
    await expect(args.onWaive).toHaveBeenCalledWith(21);
    await waitFor(() => expect(canvas.queryByRole('alertdialog')).toBeNull());
  },
};

export const WaivesWaiting: Story = {
  args: { charges: aPageOf([aFeeCharge({ state: 'waiting' })]) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Waive' }));
    await expect(await canvas.findByText(/Juniper & Oak is no longer charged this amount/)).toBeVisible();
  },
};

/** A payout has taken it off meanwhile. */
export const WaiveRefused: Story = {
  args: { onWaive: fn(() => Promise.resolve<Outcome>(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(rowOf(canvas, /Shelf rent.*Charged/).getByRole('button', { name: 'Waive' }));
    await userEvent.click(
      within(await canvas.findByRole('alertdialog')).getByRole('button', { name: 'Waive' }),
    );
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.');
  },
};

/** The names of its vendors are asked for before the form opens. */
export const Edits: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Christmas market' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Edit' }));
    await expect(await canvas.findByRole('button', { name: 'Remove Vendor 2' })).toBeVisible();
  },
};

/** A paused fee starts again with new terms. */
export const Resumes: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Tagging' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Resume' }));
    await userEvent.type(await canvas.findByLabelText(/^Amount/), '0.60');
    await userEvent.click(canvas.getByRole('button', { name: 'Review' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.changes?.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({
        fee: expect.objectContaining({ id: 3, last_version: 2 }) as unknown,
        terms: expect.objectContaining({ kind: 'per_item', amount: '0.60', percent: null }) as unknown,
      }),
    );
  },
};

export const Pauses: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Actions for Shelf rent' }));
    await userEvent.click(await canvas.findByRole('menuitem', { name: 'Pause' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Review' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.changes?.onSave).toHaveBeenLastCalledWith(
      expect.objectContaining({ name: 'Shelf rent', from_day: '2027-02-10', terms: null }),
    );
  },
};

export const NewFee: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'New fee' }));
    await expect(await canvas.findByLabelText('From')).toHaveValue('2027-02-24');
  },
};

export const Empty: Story = {
  args: {
    fees: { is: 'ready', value: { results: [], notice_days: 0 } },
    charges: aPageOf([]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('There are no fees yet.')).toBeVisible();
    await expect(canvas.getByText('Nothing has been charged yet.')).toBeVisible();
  },
};

export const Loading: Story = {
  args: { fees: loading, charges: loading },
  play: ({ canvas }) => expect(canvas.queryByRole('button', { name: 'New fee' })).toBeNull(),
};

export const Failed: Story = {
  args: { fees: failed(), charges: failed() },
  play: ({ canvas }) => expect(canvas.getAllByRole('button', { name: 'Retry' })).toHaveLength(2),
};

/** Of a person who only reads. */
export const ViewOnly: StoryObj<typeof FeesScreen> = {
  args: { changes: null, onWaive: null, onExport: null },
  play: async ({ canvas }) => {
    for (const name of [/^New fee/, /^Actions for/, /^Waive/, /^Export/]) {
      await expect(canvas.queryByRole('button', { name })).toBeNull();
    }
  },
};

export const LongNames: Story = {
  args: {
    fees: {
      is: 'ready',
      value: {
        results: [
          aFee({
            name: 'Donaudampfschifffahrtsgesellschaft'.repeat(2),
            charged: '98765432.10',
            held: { from_day: '2027-01-01', terms: someTerms({ amount: '98765.10', day: 30 }) },
          }),
        ],
        notice_days: 0,
      },
    },
    charges: aPageOf([
      aFeeCharge({ fee_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(2), amount: '98765432.10' }),
    ]),
  },
};

export const SmallScreen: Story = { globals: { viewport: { value: 'phone', isRotated: false } } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
