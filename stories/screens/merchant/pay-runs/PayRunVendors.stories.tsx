import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PayRunVendors } from '@consignment/components/screens/merchant/pay-runs/PayRunVendors';
import type { PayRunVendorsQuery } from '@consignment/components/screens/merchant/pay-runs/PayRunVendors';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { anException, aRunVendor, someExceptions, someRunVendors } from '../../../fixtures/pay-run.ts';
import { done, pendingAnswer, refused } from '../../../primitives/answers.ts';

const query: PayRunVendorsQuery = { ...aQuery, state: 'all' };

const meta = {
  title: 'Screens/Merchant/Pay runs/PayRunVendors',
  component: PayRunVendors,
  tags: ['new'],
  args: {
    vendors: aPageOf([anException('no_bank_details', { vendor: 90 }), ...someRunVendors(4)], 5),
    controls: controlsOf(query),
    currency: 'GBP',
    hrefOfVendor: (id, place) => `/vendors/${id}?tab=${place}`,
    hrefOfPayout: (id) => `/payouts/${id}`,
    hrefOfMethod: (method) => (method === 'paypal' ? '/settings/paypal' : '/settings/pay-runs'),
    onChange: fn(() => Promise.resolve(done)),
    onAdd: fn(),
  },
} satisfies Meta<typeof PayRunVendors>;

export default meta;
type Story = StoryObj<typeof meta>;

export const WithExceptions: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('link', { name: 'Add bank details' })).toHaveAttribute(
      'href',
      '/vendors/90?tab=settings',
    );
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Exception');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ state: 'exception' });
  },
};

/** Every kind of exception, each with what to do. */
export const OnlyExceptions: Story = {
  args: { vendors: aPageOf(someExceptions) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Set it up' })).toHaveAttribute(
      'href',
      '/settings/pay-runs',
    );
    // PayPal's final no is said with the address that it is about.
    await expect(canvas.getByText('studio@lantern-loom.example')).toBeVisible();
  },
};

/** Lines of open questions wait, and the vendor's others are paid; of one vendor there are no others. */
export const LinesThatWait: Story = {
  args: {
    vendors: aPageOf([
      anException('waits_for_answer', {
        waiting_lines: 2,
        waiting_amount: '91.20',
        amount: '0.00',
        line_count: 0,
      }),
      aRunVendor({ vendor: 2, vendor_name: 'Lantern Loom', waiting_lines: 2, waiting_amount: '37.50' }),
      aRunVendor({ vendor: 3, vendor_name: 'Copperfold', waiting_lines: 1, waiting_amount: '5.00' }),
      aRunVendor({ vendor: 4, vendor_name: 'Moss & Fern' }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Waiting for an answer')).toBeVisible();
    await expect(canvas.getByText(/^2 lines are waiting for an answer:/)).toHaveTextContent('£37.50');
    await expect(canvas.getByText(/^1 line is waiting for an answer:/)).toHaveTextContent('£5.00');
  },
};

export const LeftOut: Story = {
  args: { vendors: aPageOf([aRunVendor()]) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change / }));
    const items = [...canvasElement.ownerDocument.querySelectorAll('[role="menuitem"]')];
    await expect(items.map((item) => item.textContent)).toEqual([
      'Pay through PayPal',
      'Pay by hand',
      'Leave out of this run',
    ]);
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ vendor: 1 }),
      { is_included: false, method: 'bank' },
      expect.stringContaining('has been left out of the run.'),
    );
  },
};

export const PutBack: Story = {
  tags: ['no-picture'],
  args: { vendors: aPageOf([aRunVendor({ state: 'left_out' })]) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change / }));
    await userEvent.keyboard('{End}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ vendor: 1 }),
      { is_included: true, method: 'bank' },
      expect.stringContaining('is back in the run.'),
    );
  },
};

export const AnotherMethod: Story = {
  tags: ['no-picture'],
  args: { vendors: aPageOf([aRunVendor()]) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change / }));
    await userEvent.keyboard('{Home}{Enter}');
    await expect(args.onChange).toHaveBeenCalledWith(
      expect.objectContaining({ vendor: 1 }),
      { is_included: true, method: 'paypal' },
      expect.stringContaining('PayPal'),
    );
  },
};

export const Saving: Story = {
  args: { vendors: aPageOf([aRunVendor()]), onChange: fn(() => pendingAnswer().promise) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change / }));
    await userEvent.keyboard('{End}{Enter}');
    await expect(await canvas.findByText('Saving…')).toBeVisible();
  },
};

export const Refused: Story = {
  args: { vendors: aPageOf([aRunVendor()]), onChange: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /^Change / }));
    await userEvent.keyboard('{End}{Enter}');
    await expect(await canvas.findByRole('alert')).toHaveTextContent('That did not work.');
  },
};

/** After the approval: nothing changes any more, and each has its payout. */
export const Paid: StoryObj<typeof PayRunVendors> = {
  args: {
    vendors: aPageOf([
      aRunVendor({ state: 'failed', payout: 1044, vendor: 7, vendor_name: 'Copperfold' }),
      aRunVendor({ state: 'paying', payout: 1043, vendor: 6, vendor_name: 'Lantern Loom' }),
      aRunVendor({ state: 'paid', payout: 1042 }),
      anException('below_minimum', { vendor: 9, vendor_name: 'Thistle Press' }),
      aRunVendor({ state: 'left_out', vendor: 8, vendor_name: 'Saltmarsh Pottery' }),
    ]),
    onChange: null,
    onAdd: null,
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: /^Change / })).toBeNull();
    await expect(canvas.getAllByRole('link', { name: 'View payout' })[0]).toHaveAttribute(
      'href',
      '/payouts/1044',
    );
  },
};

export const Many: Story = { args: { vendors: aPageOf(someRunVendors(50), 2000) } };

export const LongNames: Story = {
  args: {
    vendors: aPageOf([
      anException('disputed', { vendor_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3) }),
      aRunVendor({ vendor: 2, amount: '98765432.10' }),
    ]),
  },
};

export const Empty: Story = { args: { vendors: aPageOf([]) } };

export const NoneInThisState: Story = {
  args: { vendors: aPageOf([]), controls: controlsOf<PayRunVendorsQuery>({ ...query, state: 'failed' }) },
};

export const Loading: Story = { args: { vendors: loading } };

export const Failed: Story = { args: { vendors: failed() } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
