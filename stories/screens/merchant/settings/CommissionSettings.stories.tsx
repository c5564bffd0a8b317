import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { CommissionSettings } from '@consignment/components/screens/merchant/settings/CommissionSettings';
import type { PreviewAnswer } from '../../../../packages/components/src/parts/commission/rule-preview.ts';
import { someProductTypes } from '../../../fixtures/catalog.ts';
import { ratesOfShop, someRateDates } from '../../../fixtures/rates.ts';
import { aPageOf, aQuery, controlsOf, failed } from '../../../fixtures/list.ts';
import { aCommissionConfig, aRulePreview } from '../../../fixtures/settings.ts';
import { done } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/CommissionSettings',
  component: CommissionSettings,
  args: {
    config: aCommissionConfig(),
    rates: ratesOfShop,
    recalculation: null,
    types: aPageOf(someProductTypes),
    controls: controlsOf({ ...aQuery, sort: 'product_type' }),
    currency: { books: 'GBP', shown: null },
    dates: someRateDates(),
    hrefOfRule: (id) => `#rule-${id}`,
    onPreview: fn(() => Promise.resolve<PreviewAnswer>({ is: 'ready', preview: aRulePreview() })),
    onSave: fn(() => Promise.resolve(done)),
    onUnsaved: fn(),
  },
} satisfies Meta<typeof CommissionSettings>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogName = { name: 'Effect of this change' };

/** Its effect is shown first; only Apply saves. */
export const Default: Story = {};

/** A rule is saved after its effect was seen. */
export const ReviewedAndSaved: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const rate = canvas.getByLabelText(/^Global commission %/);
    await userEvent.clear(rate);
    await userEvent.type(rate, '35');
    await userEvent.click(canvas.getByRole('button', { name: 'Review and save' }));
    const dialog = within(await canvas.findByRole('dialog', dialogName));
    await expect(args.onPreview).toHaveBeenCalledWith({
      is: 'configuration',
      rules: { global_commission: '35' },
    });
    await expect(args.onSave).not.toHaveBeenCalled();
    await userEvent.type(dialog.getByLabelText(/^Reason/), 'Agreed for the year.');
    await userEvent.click(dialog.getByRole('button', { name: 'Apply change' }));
    await canvas.findByText('The shop’s rate is now 35%.');
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        is: 'configuration',
        change: { global_commission: '35' },
        seen: { global_commission: '30' },
      },
      'Agreed for the year.',
    );
  },
};

/** Somebody else was first: the question is closed, and what to do is asked where the rate was typed. */
export const Stale: Story = {
  args: {
    onSave: fn(() => {
      const detail = 'Someone else has changed this. It is now 40.';
      const problem = { code: 'stale', detail, errors: [{ detail, pointer: '/global_commission' }] };
      return Promise.resolve<Outcome>({ is: 'refused', problem });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const rate = canvas.getByLabelText(/^Global commission %/);
    await userEvent.clear(rate);
    await userEvent.type(rate, '35');
    await userEvent.click(canvas.getByRole('button', { name: 'Review and save' }));
    const dialog = within(await canvas.findByRole('dialog', dialogName));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply change' }));
    await expect(await canvas.findByRole('button', { name: 'Save mine over theirs' })).toBeVisible();
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(rate).toHaveValue('35');
    await expect(rate).toHaveAccessibleDescription(/It is now 40/);
  },
};

/** Taken back, the draft is still there and counts as not saved. */
export const TakenBack: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Store' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Review and save' }));
    const dialog = within(await canvas.findByRole('dialog', dialogName));
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(canvas.getByRole('radio', { name: 'Store' })).toBeChecked();
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(args.onUnsaved).toHaveBeenLastCalledWith('Commission Configuration', true);
  },
};

/** There is no preview of tracking: the app still asks about the change. */
export const Tracking: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Product Tag' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Review and save' }));
    await expect(await canvas.findByText('Products may move to other vendors.')).toBeVisible();
    await expect(args.onPreview).not.toHaveBeenCalled();
  },
};

/** The rate of a product type is asked about like any other rule. */
export const TypeRate: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Set Commission: Lighting' }));
    const rate = within(await canvas.findByRole('dialog', { name: 'Set Commission' }));
    const field = rate.getByLabelText(/^Commission rate/);
    await userEvent.clear(field);
    await userEvent.type(field, '40%');
    await userEvent.click(rate.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('dialog', dialogName);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const TypeRateSaved: Story = {
  ...TypeRate,
  tags: ['no-picture'],
  play: async (context) => {
    await TypeRate.play?.(context);
    const { canvas, userEvent, args } = context;
    const dialog = within(await canvas.findByRole('dialog', dialogName));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply change' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).toHaveBeenCalledWith(
      expect.objectContaining({ is: 'type', rate: { rate: '40', isPercentage: true } }),
      '',
    );
  },
};

/** Where no rate is set there is nothing to work out, so the box flips at once. */
export const FlippingWithoutARate: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Percentage: Furniture' }));
    await expect(args.onPreview).not.toHaveBeenCalled();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** A refusal of the server is shown at its field, before anything is saved. */
export const Refused: Story = {
  args: {
    onPreview: fn(() =>
      Promise.resolve<PreviewAnswer>({
        is: 'refused',
        problem: {
          detail: 'A commission cannot be more than 100 percent.',
          errors: [
            { detail: 'A commission cannot be more than 100 percent.', pointer: '/global_commission' },
          ],
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    const rate = canvas.getByLabelText(/^Global commission %/);
    await userEvent.clear(rate);
    await userEvent.type(rate, '99');
    await userEvent.click(canvas.getByRole('button', { name: 'Review and save' }));
    await waitFor(() => expect(rate).toHaveAccessibleDescription(/cannot be more than 100 percent/));
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The types did not load; the configuration is there. */
export const TypesFailed: Story = { args: { types: failed() } };

export const Empty: Story = {
  args: { types: aPageOf([]) },
  play: ({ canvas }) => expect(canvas.getByText('There are no product types yet.')).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
