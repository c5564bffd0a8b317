import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TypeRates } from '@consignment/components/parts/TypeRates';
import type { Answered } from '../../packages/components/src/primitives/outcome.ts';
import { someProductTypes } from '../fixtures/catalog.ts';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../fixtures/list.ts';

const meta = {
  title: 'Parts/TypeRates',
  component: TypeRates,
  args: {
    intro: 'A rate set here overrides global and vendor-specific rates.',
    empty: { title: 'There are no product types yet.', detail: 'They come with your products.' },
    types: aPageOf(someProductTypes),
    controls: controlsOf({ ...aQuery, sort: 'product_type' }),
    currency: { books: 'GBP', shown: 'GBP' },
    recalculation: null,
    onSave: fn(() => Promise.resolve<Answered>({ is: 'done' })),
  },
} satisfies Meta<typeof TypeRates>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Rates of the whole shop, or of one vendor: 'default' where there is none. One vendor's are a ProductTypesTab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Furniture/ })).toHaveTextContent('default');
    await expect(canvas.getByRole('row', { name: /Lighting/ })).toHaveTextContent('35%');
  },
};

/** A change that is taken back leaves the box as it was, without a word. */
export const TakenBack: Story = {
  args: { onSave: fn(() => Promise.resolve<Answered>({ is: 'cancelled' })) },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Percentage: Lighting' });
    await userEvent.click(box);
    await waitFor(() => expect(args.onSave).toHaveBeenCalledOnce());
    await expect(box).toBeChecked();
    await expect(box).not.toHaveAccessibleDescription();
  },
};

export const Recalculating: Story = { args: { recalculation: 40 } };

export const Empty: Story = { args: { types: aPageOf([]) } };

export const Loading: Story = { args: { types: loading } };

export const Failed: Story = { args: { types: failed() } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
