import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { ProductTypesTab } from '@consignment/components/screens/merchant/vendors/ProductTypesTab';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import type { PreviewAnswer } from '../../../../packages/components/src/parts/commission/rule-preview.ts';
import { aProductType, someProductTypes } from '../../../fixtures/catalog.ts';
import { aPageOf, aQuery, controlsOf, failed, loading } from '../../../fixtures/list.ts';
import { aDecemberRule, ratesInDecember, someRateDates } from '../../../fixtures/rates.ts';
import { aRulePreview } from '../../../fixtures/settings.ts';

const refused: PreviewAnswer = {
  is: 'refused',
  problem: {
    detail: 'A percentage cannot be more than 100.',
    errors: [{ detail: 'A percentage cannot be more than 100.', pointer: '/commission_rate' }],
  },
};

const meta = {
  title: 'Screens/Merchant/Vendors/ProductTypesTab',
  component: ProductTypesTab,
  args: {
    vendor: { currency: null },
    types: aPageOf(someProductTypes),
    controls: controlsOf({ ...aQuery, sort: 'product_type' }),
    currency: { books: 'GBP', shown: null },
    dates: someRateDates(),
    hrefOfRule: (id) => `#rule-${id}`,
    recalculation: null,
    onPreview: fn(() => Promise.resolve<PreviewAnswer>({ is: 'ready', preview: aRulePreview() })),
    onSave: fn(() => Promise.resolve<Outcome>({ is: 'done' })),
  },
} satisfies Meta<typeof ProductTypesTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** A rate that waits behind a dated rule says what the next order earns, and so does an empty default. */
export const BehindARule: Story = {
  args: {
    types: aPageOf([
      aProductType({
        product_type: 'Lighting',
        commission: { id: 31, commission_rate: '35', commission_percentage: true },
        rates_ahead: ratesInDecember(aDecemberRule({ place: 'shop_product_type' })),
      }),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('35%')).toBeVisible();
    await expect(canvas.getByText(/^The next order will earn 70% under the rule/)).toBeVisible();
  },
};

const reviewName = { name: 'Effect of this change' };

/** No rate is 'default'; a rate is a percentage or an amount a unit. */
export const Ready: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('row', { name: /Furniture/ })).toHaveTextContent('default');
    await expect(canvas.getByRole('row', { name: /Lighting/ })).toHaveTextContent('35%');
    await expect(canvas.getByRole('row', { name: /Stationery/ })).toHaveTextContent('£7.25 a unit');
    await expect(canvas.getByRole('row', { name: /Textiles/ })).toHaveTextContent('default');
    await expect(canvas.getByRole('checkbox', { name: 'Percentage: Stationery' })).not.toBeChecked();
  },
};

/** A % sign makes the amount a percentage; the typed rate is read back in words, with its effect, before it is saved. */
export const SettingARate: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set Commission: Stationery' }));
    const dialog = within(await canvas.findByRole('dialog', { name: 'Set Commission' }));
    const field = dialog.getByLabelText(/^Commission rate/);
    await expect(field).toHaveValue('7.25');
    await userEvent.clear(field);
    await userEvent.type(field, '20%');
    await expect(dialog.getByText('The vendor earns 20% of sales of this type.')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('dialog', reviewName);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const RateSet: Story = {
  ...SettingARate,
  tags: ['no-picture'],
  play: async (context) => {
    await SettingARate.play?.(context);
    const { canvas, userEvent, args } = context;
    const review = within(await canvas.findByRole('dialog', reviewName));
    await userEvent.click(review.getByRole('button', { name: 'Apply change' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ product_type: 'Stationery' }),
      { rate: '20', isPercentage: true },
      '',
    );
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** The box flips what the figure means, once it was shown what that does. */
export const FlippingPercentage: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Percentage: Lighting' }));
    await canvas.findByRole('dialog', reviewName);
  },
};

export const PercentageFlipped: Story = {
  ...FlippingPercentage,
  tags: ['no-picture'],
  play: async (context) => {
    await FlippingPercentage.play?.(context);
    const { canvas, userEvent, args } = context;
    const review = within(await canvas.findByRole('dialog', reviewName));
    await userEvent.click(review.getByRole('button', { name: 'Apply change' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ product_type: 'Lighting' }),
      { rate: '35', isPercentage: false },
      '',
    );
  },
};

/** Beside the box that was not saved, which stays as it was. */
export const Refused: Story = {
  args: { onPreview: fn(() => Promise.resolve<PreviewAnswer>(refused)) },
  play: async ({ canvas, userEvent }) => {
    const box = canvas.getByRole('checkbox', { name: 'Percentage: Stationery' });
    await userEvent.click(box);
    await expect(await canvas.findByText('A percentage cannot be more than 100.')).toBeVisible();
    await expect(box).not.toBeChecked();
    await expect(box).toHaveAccessibleDescription('A percentage cannot be more than 100.');
  },
};

export const Recalculating: Story = {
  args: { recalculation: { progress: 40, failure: null } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('progressbar', { name: 'Recalculating…' })).toHaveAttribute(
      'aria-valuenow',
      '40',
    ),
};

export const OneRow: Story = { args: { types: aPageOf([aProductType()]) } };

export const FullPage: Story = {
  args: {
    types: aPageOf(
      Array.from({ length: 50 }, (_, index) =>
        aProductType({ id: index + 1, product_type: `Type ${index + 1}` }),
      ),
      120,
    ),
  },
  play: ({ canvas }) => expect(canvas.getByText('Showing 1 to 50 of 120')).toBeVisible(),
};

export const Empty: Story = {
  args: { types: aPageOf([]) },
  play: ({ canvas }) => expect(canvas.getByText('This vendor has no product types yet.')).toBeVisible(),
};

export const Loading: Story = { args: { types: loading } };

export const Failed: Story = { args: { types: failed() } };

export const LongNames: Story = {
  args: {
    types: aPageOf([
      aProductType({
        product_type: 'Donaudampfschifffahrtsgesellschaft'.repeat(7),
        commission: { id: 1, commission_rate: '90000000.00', commission_percentage: false },
      }),
    ]),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
