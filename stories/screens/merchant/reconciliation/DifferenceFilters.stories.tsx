import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { DifferenceFilters } from '@consignment/components/screens/merchant/reconciliation/DifferenceFilters';
import { differenceControls, noCounts, someCounts } from '../../../fixtures/reconciliation.ts';

const meta = {
  title: 'Screens/Merchant/Reconciliation/DifferenceFilters',
  component: DifferenceFilters,
  tags: ['new'],
  args: {
    controls: differenceControls(),
    counts: someCounts,
    vendor: null,
    onSearchVendors: fn(() =>
      Promise.resolve({ is: 'found' as const, options: [{ id: 9, name: 'Juno Ceramics' }] }),
    ),
  },
} satisfies Meta<typeof DifferenceFilters>;

export default meta;
type Story = StoryObj<typeof DifferenceFilters>;

export const Unset: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText('State'), 'Set aside');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ state: 'aside' });
    await userEvent.selectOptions(canvas.getByLabelText('Kind'), 'Price differs (1)');
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ kind: 'price_differs' });
  },
};

/** By the name in its address, and back to all of them. */
export const OfOneVendor: Story = {
  args: { controls: differenceControls({ vendor: 9 }), vendor: { id: 9, name: 'Juno Ceramics' } },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Juno Ceramics/ }));
    const body = within(canvasElement.ownerDocument.body);
    await userEvent.click(await body.findByRole('button', { name: 'Show all vendors' }));
    await expect(args.controls.onQuery).toHaveBeenCalledWith({ vendor: null });
  },
};

/** Kinds of the group alone. */
export const OfAGroup: Story = {
  args: { controls: differenceControls({ group: 'books' }) },
  play: ({ canvas }) => expect(canvas.getAllByRole('option', { name: /differ/ })).toHaveLength(2),
};

/** The chosen one stays to be seen when its last difference is gone. */
export const NoneLeft: Story = {
  args: { controls: differenceControls({ kind: 'price_differs' }), counts: noCounts },
  play: ({ canvas }) => expect(canvas.getByLabelText('Kind')).toHaveDisplayValue('Price differs'),
};

export const CountsUnknown: Story = {
  tags: ['no-picture'],
  args: { counts: null },
  play: ({ canvas }) => expect(canvas.getByRole('option', { name: 'Price differs' })).toBeInTheDocument(),
};
