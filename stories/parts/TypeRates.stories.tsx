import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { TypeRates } from '@consignment/components/parts/TypeRates';
import type { Outcome } from '../../packages/components/src/primitives/outcome.ts';
import type { PreviewAnswer } from '../../packages/components/src/parts/rule-preview.ts';
import { someProductTypes } from '../fixtures/catalog.ts';
import { aRulePreview } from '../fixtures/settings.ts';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../fixtures/list.ts';

const meta = {
  title: 'Parts/Money/TypeRates',
  component: TypeRates,
  args: {
    intro: 'A rate set here overrides global and vendor-specific rates.',
    empty: { title: 'There are no product types yet.', detail: 'They come with your products.' },
    types: aPageOf(someProductTypes),
    controls: controlsOf({ ...aQuery, sort: 'product_type' }),
    vendor: null,
    currency: { books: 'GBP', shown: null },
    recalculation: null,
    onPreview: fn(() => Promise.resolve<PreviewAnswer>({ is: 'ready', preview: aRulePreview() })),
    onSave: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
  },
} satisfies Meta<typeof TypeRates>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The dialog comes with its first use. */
const onFirstUse = { timeout: 15_000 };
const dialogName = { name: 'Effect of this change' };

/** Rates of the whole shop, or of one vendor: 'default' where there is none. One vendor's are a ProductTypesTab. */
export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Furniture/ })).toHaveTextContent('default');
    await expect(canvas.getByRole('row', { name: /Lighting/ })).toHaveTextContent('35%');
  },
};

/** The effect of a change is shown before it is saved. */
export const EffectShown: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Percentage: Lighting' }));
    await canvas.findByRole('dialog', dialogName, onFirstUse);
    await expect(args.onPreview).toHaveBeenCalledWith(expect.objectContaining({ product_type: 'Lighting' }), {
      rate: '35',
      isPercentage: false,
    });
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Taken back, the box is as it was, without a word. */
export const TakenBack: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await EffectShown.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).not.toHaveBeenCalled();
    const box = canvas.getByRole('checkbox', { name: 'Percentage: Lighting' });
    await expect(box).toBeChecked();
    await expect(box).not.toHaveAccessibleDescription();
  },
};

/** Applied, it is saved once. */
export const Applied: Story = {
  tags: ['no-picture'],
  play: async (context) => {
    await EffectShown.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Apply change' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

export const Recalculating: Story = { args: { recalculation: 40 } };

export const Empty: Story = { args: { types: aPageOf([]) } };

export const Loading: Story = { args: { types: loading } };

export const Failed: Story = { args: { types: failed() } };

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
