import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RatesNotice } from '@consignment/components/screens/portal/rates/RatesNotice';
import { aRate, ratesOf, someRates } from '../portal.ts';

const meta = {
  title: 'Screens/Portal/RatesNotice',
  component: RatesNotice,
  args: { rates: ratesOf(someRates), currency: 'GBP', hrefOfRates: '#rates' },
} satisfies Meta<typeof RatesNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

const coming = (id: number, from: string, name: string) =>
  aRate({ id, state: 'coming', from_day: from, name });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your rates are changing on Dec 1, 2026.')).toBeVisible();
    await expect(canvas.getByText(/^Up to £20.00: 60%, above: 50%/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View your rates' })).toHaveAttribute('href', '#rates');
  },
};

/** Each says its day where they have more than one. */
export const SeveralDays: Story = {
  args: {
    rates: ratesOf([
      coming(2, '2026-12-01', 'Lighting'),
      coming(3, '2026-12-01', 'Rugs'),
      coming(4, '2027-01-01', 'Kitchen'),
      coming(5, '2027-02-01', 'Garden'),
      coming(6, '2027-02-01', 'Toys'),
    ]),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Jan 1, 2027')).toBeVisible();
    await expect(canvas.getByText('And 2 more changes.')).toBeVisible();
    await expect(canvas.queryByText('Product type Garden')).toBeNull();
  },
};

/** Nothing changes, and something holds. */
export const NothingComing: Story = {
  args: { rates: ratesOf([aRate()]) },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.getByText('2 rates apply to your goods.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View your rates' })).toBeVisible();
  },
};

/** A rate of one product type, in a shop without one for all goods. */
export const OfSomeGoods: Story = {
  tags: ['no-picture'],
  args: {
    rates: {
      rules: [aRate()],
      rates: ratesOf([aRate()]).rates.filter(({ product_type: type }) => type !== null),
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('One rate applies to some of your goods.')).toBeVisible(),
};

/** A rule that is over sets no rate. */
export const NothingHolds: Story = {
  tags: ['no-picture'],
  args: { rates: { rules: [aRate({ state: 'over', until_day: '2026-03-31' })], rates: [] } },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};

/** Nothing is drawn. */
export const Empty: Story = {
  tags: ['no-picture'],
  args: { rates: { rules: [], rates: [] } },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};

export const LongNames: Story = {
  args: {
    rates: ratesOf([
      coming(2, '2026-12-01', 'Hand-dyed merino and silk travelling blankets with a herringbone border'),
    ]),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
