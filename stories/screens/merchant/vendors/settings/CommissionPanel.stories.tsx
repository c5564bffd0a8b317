import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, mocked, waitFor, within } from 'storybook/test';
import { CommissionPanel } from '@consignment/components/screens/merchant/vendors/settings/CommissionPanel';
import type { Outcome } from '../../../../../packages/components/src/primitives/feedback/outcome.ts';
import type { PreviewAnswer } from '../../../../../packages/components/src/parts/commission/rule-preview.ts';
import { aRulePreview, aVendorPreview } from '../../../../fixtures/settings.ts';
import { aDecemberRule, aRateRule, ratesInDecember, someRateDates } from '../../../../fixtures/rates.ts';
import { someVendorSettings } from '../../../../fixtures/vendor-settings.ts';
import { done } from '../../../../primitives/answers.ts';

const anEffect = aRulePreview({
  unpaid_lines: 40,
  changed_lines: 38,
  changed_vendors: 1,
  due_before: '1058.94',
  due_after: '1195.53',
  vendors: [aVendorPreview(1, 'Juniper & Oak', 38, '1058.94', '1195.53')],
});

const ownRate = aRateRule({ place: 'vendor', rate: '52.5' });
const ruleOfJanuary = aDecemberRule({ from_day: '2027-01-01', until_day: null, rate: '25' });

const meta = {
  title: 'Screens/Merchant/Vendors/Settings/CommissionPanel',
  component: CommissionPanel,
  args: {
    vendor: someVendorSettings(),
    shopRate: '45',
    currency: { books: 'GBP', shown: null },
    dates: someRateDates(),
    hrefOfRule: (id) => `#rule-${id}`,
    recalculation: null,
    onPreview: fn(() => Promise.resolve<PreviewAnswer>({ is: 'ready', preview: anEffect })),
    onSave: fn(() => Promise.resolve<Outcome>(done)),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof CommissionPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

const dialogName = { name: 'Effect of this change' };

type Played = Parameters<NonNullable<Story['play']>>[0];

async function saveAndApply(
  { canvas, userEvent }: Pick<Played, 'canvas' | 'userEvent'>,
  news = 'Juniper & Oak now earns 45%.',
) {
  await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
  const dialog = within(await canvas.findByRole('dialog', dialogName));
  await userEvent.click(dialog.getByRole('button', { name: 'Apply change' }));
  await canvas.findByText(news);
  await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
}

/** A dated rule overrides the own rate: the panel says what the next order earns, and from when the typed rate is used. */
export const BehindARule: Story = {
  args: {
    shopRate: '60',
    vendor: someVendorSettings({ rates_ahead: ratesInDecember() }),
    onPreview: fn(() =>
      Promise.resolve<PreviewAnswer>({
        is: 'ready',
        preview: aRulePreview({
          unpaid_lines: 0,
          changed_lines: 0,
          next_orders: {
            before: ratesInDecember(),
            after: ratesInDecember().map((spell) => ({
              ...spell,
              rules: spell.rules.map((rule) =>
                rule.rule === null ? aRateRule({ place: 'vendor', rate: '50' }) : rule,
              ),
            })),
            example: null,
          },
        }),
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await expect(
      canvas.getByText(
        /^The next order will earn 70% under the rule from Dec 1, 2026 \(vendor\) until Dec 31, 2026; then 60%\./,
      ),
    ).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View the rule' })).toHaveAttribute('href', '#rule-12');
    await expect(canvas.getByText(/^Default \(60%\), used from Jan 1, 2027/)).toBeVisible();
    await userEvent.type(canvas.getByLabelText(/^Commission rate/), '50');
    await expect(
      canvas.getByText(
        'Own rate: 50%, used from Jan 1, 2027: the rule from Dec 1, 2026 (vendor) takes priority.',
      ),
    ).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await canvas.findByRole('dialog', dialogName));
    await expect(
      dialog.getByText(
        /The next order will still earn 70% under the rule from Dec 1, 2026 \(vendor\) until Dec 31, 2026; then 50%\./,
      ),
    ).toBeVisible();
  },
};

/** A rate's effect on the amount due is shown before it is saved; taken back, it stays as typed and counts as not saved. */
export const Reviewed: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const rate = canvas.getByLabelText(/^Commission rate/);
    await userEvent.type(rate, '45');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await canvas.findByRole('dialog', dialogName));
    await expect(args.onPreview).toHaveBeenCalledWith({ commission_rate: '45' });
    await expect(dialog.getByText('£1,058.94')).toBeVisible();
    await expect(dialog.getByText('£1,195.53')).toBeVisible();
    await userEvent.click(dialog.getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await expect(args.onSave).not.toHaveBeenCalled();
    await expect(rate).toHaveValue('45');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(true);
    await saveAndApply({ canvas, userEvent });
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

const fromJanuary: PreviewAnswer = {
  is: 'ready',
  preview: aRulePreview({
    unpaid_lines: 12,
    changed_lines: 0,
    next_orders: {
      before: [{ from_day: '2026-12-10', until_day: null, rules: [ownRate] }],
      after: [
        { from_day: '2026-12-10', until_day: '2026-12-31', rules: [ownRate] },
        { from_day: '2027-01-01', until_day: null, rules: [ruleOfJanuary, ownRate] },
      ],
      example: { price: '20.00', before: '10.50', after: '5.00' },
    },
  }),
};

/** From a day on the rate is a rule: the review has the rate of today, and one item as it is paid then. */
export const FromADate: Story = {
  args: {
    vendor: someVendorSettings({ commission_rate: '52.5' }),
    dates: someRateDates({ onPreview: fn(() => Promise.resolve(fromJanuary)) }),
  },
  play: async ({ canvas, userEvent }) => {
    const rate = canvas.getByLabelText(/^Commission rate/);
    await userEvent.clear(rate);
    await userEvent.type(rate, '25');
    await userEvent.click(canvas.getByRole('radio', { name: 'From a date' }));
    await expect(canvas.getByLabelText('First day')).toHaveValue('2027-01-01');
    await expect(canvas.getByText('Own rate: 25% from Jan 1, 2027')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await canvas.findByRole('dialog', dialogName));
    await expect(
      dialog.getByText('Today 52.5%. A £20 item will earn £5.00 instead of £10.50.'),
    ).toBeVisible();
  },
};

/** The rule is saved, and the field goes back to the rate of now. */
export const FromADateApplied: Story = {
  ...FromADate,
  tags: ['no-picture'],
  play: async (context) => {
    await FromADate.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.click(canvas.getByRole('button', { name: 'Apply change' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    const sent = { productType: null, rate: '25', isPercentage: true, fromDay: '2027-01-01' };
    await expect(args.dates?.onSave).toHaveBeenCalledWith(sent, '');
    await expect(args.onSave).not.toHaveBeenCalled();
    await waitFor(() => expect(canvas.getByLabelText(/^Commission rate/)).toHaveValue('52.5'));
    await expect(canvas.queryByLabelText('First day')).toBeNull();
    await waitFor(() => expect(args.onDirtyChange).toHaveBeenLastCalledWith(false));
  },
};

/** The current rate and the next one are in one line. */
export const NextRate: Story = {
  args: {
    vendor: someVendorSettings({
      commission_rate: '52.5',
      rates_ahead: [
        { from_day: '2026-12-10', until_day: '2026-12-31', rules: [ownRate] },
        { from_day: '2027-01-01', until_day: null, rules: [ruleOfJanuary, ownRate] },
      ],
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText('Own rate: 52.5%, 25% from Jan 1, 2027')).toBeVisible(),
};

/** A rate from a day and another field in one save: the rule first, and it is not made again when the rest is sent again. */
export const FromADateWithOthers: Story = {
  args: {
    dates: someRateDates(),
  },
  tags: ['no-picture'],
  play: async ({ canvas, userEvent, args }) => {
    mocked(args.onSave).mockResolvedValueOnce({
      is: 'refused',
      problem: { detail: 'The server does not answer.', errors: [] },
    });
    await userEvent.type(canvas.getByLabelText(/^Commission rate/), '25');
    await userEvent.click(canvas.getByRole('radio', { name: 'From a date' }));
    await userEvent.type(canvas.getByLabelText(/^Pay type/), ' monthly');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const dialog = within(await canvas.findByRole('dialog', dialogName));
    await userEvent.click(dialog.getByRole('button', { name: 'Apply change' }));
    await canvas.findByText('The server does not answer.');
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Juniper & Oak’s commission details have been updated.');
    await expect(args.dates?.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenLastCalledWith(
      { pay_type: 'Bank transfer monthly' },
      { pay_type: 'Bank transfer' },
    );
  },
};

/** A day that the notice does not allow is refused at its field. */
export const TooSoon: Story = {
  args: { dates: someRateDates({ notice: { days: 30, soonest: '2027-01-09' } }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('radio', { name: 'From a date' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(canvas.getByLabelText('First day')).toHaveAccessibleDescription(
      /With 30 days’ notice, the rule can start on Jan 9, 2027 or later\./,
    );
    await expect(args.dates?.onPreview).not.toHaveBeenCalled();
  },
};

/** For a person who may not make rules the rate is one from now. */
export const WithoutDates: Story = {
  args: { dates: null },
  play: ({ canvas }) => expect(canvas.queryByRole('radio', { name: 'From a date' })).toBeNull(),
};

/** A field that is no rule is saved at once. */
export const NoRule: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(canvas.getByLabelText(/^Pay type/), ' monthly');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Juniper & Oak’s commission details have been updated.');
    await expect(args.onPreview).not.toHaveBeenCalled();
    await expect(args.onSave).toHaveBeenCalledOnce();
  },
};

/** A method of the vendor's own, in place of the shop's. */
export const OwnMethod: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByLabelText(/^Paid by/), 'Bank file');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Juniper & Oak’s commission details have been updated.');
    await expect(args.onSave).toHaveBeenCalledWith({ payout_method: 'bank' }, { payout_method: null });
  },
};

/** Where the effect cannot be shown nothing is saved. */
export const PreviewFailed: Story = {
  args: {
    onPreview: fn(() =>
      Promise.resolve<PreviewAnswer>({
        is: 'refused',
        problem: { detail: 'The server does not answer.', errors: [] },
      }),
    ),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Profit' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('The server does not answer.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** An empty field follows the shop, whose rate is shown. */
export const FollowsTheShop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Default (45%)')).toBeVisible();
    await expect(canvas.getByLabelText(/^Currency/)).toHaveDisplayValue('Global Default');
  },
};

/** 0 is a rate, and an empty field is no rate. */
export const ZeroAndNothing: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const rate = canvas.getByLabelText(/^Commission rate/);
    await userEvent.type(rate, '0');
    await expect(canvas.getByText('Own rate: 0%')).toBeVisible();
    await saveAndApply({ canvas, userEvent }, 'Juniper & Oak now earns 0%.');
    await expect(args.onSave).toHaveBeenLastCalledWith({ commission_rate: '0' }, expect.anything(), '');
    await userEvent.clear(rate);
    await expect(canvas.getByText('Default (45%)')).toBeVisible();
    await saveAndApply({ canvas, userEvent }, 'Juniper & Oak now uses the shop’s rate.');
    await expect(args.onSave).toHaveBeenLastCalledWith({ commission_rate: null }, expect.anything(), '');
  },
};

export const RateTooHigh: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const rate = canvas.getByLabelText(/^Commission rate/);
    await userEvent.type(rate, '140');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(rate).toHaveAccessibleDescription(/A percentage cannot be more than 100\./);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** The four currencies most asked for come first. */
export const OwnSettings: Story = {
  args: {
    vendor: someVendorSettings({
      commission_rate: '52.5',
      flat_rate: true,
      by_profit: true,
      collects_tax: true,
      currency: 'JPY',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Own rate: 52.5%')).toBeVisible();
    const currency = canvas.getByLabelText<HTMLSelectElement>(/^Currency/);
    const codes = [...currency.options].map(({ value }) => value);
    await expect(codes.slice(0, 5)).toEqual(['', 'USD', 'EUR', 'GBP', 'CAD']);
    await expect(codes.length).toBeGreaterThan(140);
  },
};

export const BackToGlobalDefaults: Story = {
  ...OwnSettings,
  tags: ['no-picture'],
  play: async (context) => {
    await OwnSettings.play?.(context);
    const { canvas, userEvent, args } = context;
    const currency = canvas.getByLabelText<HTMLSelectElement>(/^Currency/);
    await userEvent.selectOptions(currency, 'Global Default');
    await userEvent.selectOptions(canvas.getByLabelText(/^Calculation/), 'Global Default');
    await saveAndApply({ canvas, userEvent }, 'Juniper & Oak’s commission details have been updated.');
    await expect(args.onSave).toHaveBeenCalledWith(
      { currency: null, flat_rate: null },
      expect.anything(),
      '',
    );
  },
};

/** The effect of hiding is shown where it is done. */
export const Hiding: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const hidden = canvas.getByRole('checkbox', { name: 'Hidden' });
    await expect(hidden).toHaveAccessibleDescription(/left out of all totals/);
    await userEvent.click(hidden);
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Juniper & Oak is now hidden.');
    await expect(args.onSave).toHaveBeenCalledWith({ hidden: true }, expect.anything());
  },
};

/** After a change of what commissions depend on, until the server says that it is done. */
export const Recalculating: Story = {
  args: { recalculation: { progress: 40, failure: null } },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Recalculating…' })).toHaveValue(40);
  },
};

/** The shop has set no rate. */
export const NoShopRate: Story = {
  args: { shopRate: null },
  play: ({ canvas }) => expect(canvas.getByText('Default (none set)')).toBeVisible(),
};

/** The shop's settings could not be loaded. */
export const ShopRateUnknown: Story = {
  args: { shopRate: undefined },
  play: ({ canvas }) => expect(canvas.getByText('Default')).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
