import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { OnboardingScreen } from '@consignment/components/screens/merchant/onboarding/OnboardingScreen';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { aSample, savedChoices } from '../../../fixtures/onboarding.ts';
import { done } from '../../../primitives/answers.ts';

const unsaved: Outcome = {
  is: 'refused',
  problem: { detail: 'The shop could not be saved.', errors: [] },
};

const meta = {
  title: 'Screens/Merchant/Onboarding/OnboardingScreen',
  component: OnboardingScreen,
  parameters: { frame: 'bare' },
  args: {
    shopName: 'Rookery Market',
    step: 'terms',
    reached: 'terms',
    saved: savedChoices(),
    sample: null,
    currency: 'USD',
    timeZone: 'America/New_York',
    orders: 'in-files',
    hrefOfTerms: '/terms-of-service',
    hrefOfPrivacy: '/privacy-policy',
    onChoose: fn(() => Promise.resolve(done)),
    onBack: fn(),
    onPreview: fn(),
    onSignOut: fn(),
  },
} satisfies Meta<typeof OnboardingScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The first step. Nothing goes on before the box is ticked. */
export const Terms: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const steps = within(canvas.getByRole('list', { name: 'Setting up your shop' }));
    await expect(steps.getAllByRole('listitem')).toHaveLength(8);
    const start = canvas.getByRole('button', { name: 'Get Started' });
    await expect(start).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(start);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.click(canvas.getByRole('checkbox', { name: /agree to them/ }));
    await userEvent.click(start);
    await expect(args.onChoose).toHaveBeenCalledWith({ step: 'terms' });
    await expect(canvas.queryByRole('button', { name: 'Back' })).toBeNull();
  },
};

/** Where the vendors come from; with a tag its prefix is asked for. */
export const Tracking: Story = {
  args: { step: 'tracking', reached: 'tracking' },
  play: async ({ canvas, userEvent, args }) => {
    const go = canvas.getByRole('button', { name: 'Continue' });
    await expect(go).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: 'Vendor Name' }));
    await expect(canvas.queryByLabelText(/^Tag prefix/)).toBeNull();
    await userEvent.click(canvas.getByRole('radio', { name: 'Product Tag' }));
    const prefix = canvas.getByLabelText(/^Tag prefix/);
    await expect(prefix).toHaveAttribute('placeholder', 'vendor_');
    await expect(canvas.getByText(/so the product’s vendor is Lantern Loom/)).toBeVisible();
    await userEvent.type(prefix, 'maker:');
    await expect(canvas.getByText(/No tag begins with “maker:”/)).toBeVisible();
    await userEvent.click(go);
    await expect(args.onChoose).toHaveBeenCalledWith({
      step: 'tracking',
      tracking: 'Product Tag',
      prefix: 'maker:',
    });
  },
};

/** The commonest deals by name, or one by its parts. */
export const Introduction: Story = {
  args: { step: 'introduction', reached: 'introduction', sample: aSample() },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('button', { name: 'Next' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: 'Another deal' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ step: 'introduction', deal: null });
  },
};

export const Calculation: Story = {
  args: { step: 'calculation', reached: 'calculation' },
  play: async ({ canvas, userEvent, args }) => {
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('radio', { name: 'Flat Rate' }));
    await expect(canvas.getByText(/The vendor earns \$5\.00, whatever the price/)).toBeVisible();
    await expect(canvas.getByRole('checkbox', { name: 'Prices include tax' })).not.toBeChecked();
    await userEvent.click(next);
    await expect(args.onChoose).toHaveBeenCalledWith({
      step: 'calculation',
      calculation: 'flat',
      pricesIncludeTax: false,
    });
  },
};

/** In most currencies prices include tax, so that this is chosen beforehand and can be taken back. */
export const CalculationWithTax: Story = {
  args: { step: 'calculation', reached: 'calculation', currency: 'EUR' },
  play: async ({ canvas, userEvent, args }) => {
    const box = canvas.getByRole('checkbox', { name: 'Prices include tax' });
    await expect(box).toBeChecked();
    await expect(box).toHaveAccessibleDescription(
      /applies to orders that don’t say whether prices include tax/,
    );
    await userEvent.click(canvas.getByRole('radio', { name: 'Percentage' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onChoose).toHaveBeenCalledWith({
      step: 'calculation',
      calculation: 'percentage',
      pricesIncludeTax: true,
    });
    await userEvent.click(box);
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({
      step: 'calculation',
      calculation: 'percentage',
      pricesIncludeTax: false,
    });
  },
};

/** A connected platform has said that its prices are without tax. */
export const CalculationWithoutTax: Story = {
  tags: ['no-picture'],
  args: { step: 'calculation', reached: 'calculation', currency: 'EUR', orders: 'coming' },
  play: ({ canvas }) =>
    expect(canvas.getByRole('checkbox', { name: 'Prices include tax' })).not.toBeChecked(),
};

/** A product without a cost: a flat rate could not be paid for it. */
export const CalculationWithoutCost: Story = {
  args: { step: 'calculation', reached: 'calculation', sample: aSample({ cost: null }) },
  play: ({ canvas }) => expect(canvas.getByText(/nothing can be paid/)).toBeVisible(),
};

/** Step 4A, for a percentage only. Other input is refused beside the field. */
export const Rate: Story = {
  args: { step: 'rate', reached: 'rate' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Step 4 of 8')).toBeVisible();
    const next = canvas.getByRole('button', { name: 'Next' });
    await expect(next).toHaveAttribute('aria-disabled', 'true');
    const rate = canvas.getByLabelText('Global commission');
    await expect(rate).toHaveAttribute('placeholder', '30');
    await userEvent.type(rate, '130');
    await userEvent.click(next);
    await expect(await canvas.findAllByText('A percentage cannot be more than 100.')).toHaveLength(2);
    await expect(args.onChoose).not.toHaveBeenCalled();
    await userEvent.clear(rate);
    await userEvent.type(rate, '45 %');
    await expect(canvas.getByText(/At 45%, the vendor earns \$4\.50, and you keep \$5\.50/)).toBeVisible();
    await userEvent.click(next);
    await expect(args.onChoose).toHaveBeenCalledWith({ step: 'rate', percent: '45' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledWith('calculation');
  },
};

/** The three ways side by side until one is chosen, by the shop's own percentage: 2 off a commission of 5. */
export const Discounts: Story = {
  args: { step: 'discounts', reached: 'discounts', saved: savedChoices({ percent: '50' }) },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/^Vendor: .* bears \$2\.00 of it and earns \$3\.00/)).toBeVisible();
    await expect(canvas.getByText(/^Store: .* bears \$0\.00 of it and earns \$5\.00/)).toBeVisible();
    await expect(canvas.getByText(/^Equal: .* bears \$1\.00 of it and earns \$4\.00/)).toBeVisible();
    await userEvent.click(canvas.getByRole('radio', { name: 'Equal' }));
    await expect(canvas.queryByText(/^Store: /)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ step: 'discounts', share: 'equal' });
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledWith('rate');
  },
};

/** With a flat rate Back does not lead to the percentage, which was never asked for. */
export const DiscountsOfFlatRate: Story = {
  args: { step: 'discounts', reached: 'discounts', saved: savedChoices({ calculation: 'flat' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Back' }));
    await expect(args.onBack).toHaveBeenCalledWith('calculation');
  },
};

/** Optional: without a day all orders are tracked. */
export const StartDate: Story = {
  args: { step: 'start', reached: 'start' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/every order is tracked/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ step: 'start', day: null });
    await userEvent.type(canvas.getByLabelText(/^Commission start date/), '2026-01-01');
    await expect(canvas.getByText(/An order on Dec 31, 2025 earns nothing/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onChoose).toHaveBeenLastCalledWith({ step: 'start', day: '2026-01-01' });
  },
};

/** The page takes the theme on as soon as it is chosen. */
export const Theme: Story = {
  args: { step: 'theme', reached: 'theme' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Dark' }));
    await expect(args.onPreview).toHaveBeenCalledWith('dark');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ step: 'theme', scheme: 'dark' });
  },
};

/** A summary of the choices, and the next step for a shop without orders. */
export const Finish: Story = {
  args: {
    step: 'finish',
    reached: 'finish',
    saved: savedChoices({ percent: '30', tracking: 'Product Tag', startDay: '2026-01-01' }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Product Tag, vendor_')).toBeVisible();
    await expect(canvas.getByText('Percentage, 30%')).toBeVisible();
    await expect(canvas.getByText(/to open the import/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Finish' }));
    await expect(args.onChoose).toHaveBeenCalledWith({ step: 'finish' });
  },
};

/** Orders are there already: finishing works them out. */
export const FinishWithOrders: Story = {
  args: { step: 'finish', reached: 'finish', orders: 'here', saved: savedChoices({ calculation: 'flat' }) },
  play: ({ canvas }) => expect(canvas.getByText(/to start the sync/)).toBeVisible(),
};

/** A shop that is connected to its platform has nothing to hand in. */
export const FinishWhileReading: Story = {
  args: { step: 'finish', reached: 'finish', orders: 'coming', saved: savedChoices({ percent: '30' }) },
  play: ({ canvas }) => expect(canvas.getByText(/being read from your shop/)).toBeVisible(),
};

/** Gone back to, a step shows what was chosen there. */
export const Answered: Story = {
  args: { step: 'calculation', reached: 'theme', saved: savedChoices({ calculation: 'flat' }) },
  play: ({ canvas }) => expect(canvas.getByRole('radio', { name: 'Flat Rate' })).toBeChecked(),
};

/** A save that fails says so, and the choice stays. */
export const Refused: Story = {
  args: {
    step: 'discounts',
    reached: 'discounts',
    saved: savedChoices({ percent: '30' }),
    onChoose: fn(() => Promise.resolve(unsaved)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'Store' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(await canvas.findByText('The shop could not be saved.')).toBeVisible();
    await expect(canvas.getByRole('radio', { name: 'Store' })).toBeChecked();
  },
};

export const LongNames: Story = {
  args: {
    step: 'tracking',
    reached: 'introduction',
    shopName: 'The Extraordinarily Well Named Rookery Market of Lower Wending',
    sample: aSample({
      title: 'Unbreakably-long-product-name-'.repeat(6),
      vendor: 'Ravensbourne & Daughters, Makers of Fine Wooden Toys '.repeat(3),
    }),
  },
};

export const RightToLeft: Story = {
  args: { step: 'discounts', reached: 'discounts', saved: savedChoices({ percent: '30' }) },
  globals: { direction: 'rtl' },
};
