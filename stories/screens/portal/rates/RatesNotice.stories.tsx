import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { RatesNotice } from '@consignment/components/screens/portal/rates/RatesNotice';
import { aRate, someRates } from '../portal.ts';

const meta = {
  title: 'Screens/Portal/RatesNotice',
  component: RatesNotice,
  args: { rules: someRates, currency: 'GBP', hrefOfRates: '#rates' },
} satisfies Meta<typeof RatesNotice>;

export default meta;
type Story = StoryObj<typeof meta>;

const coming = (id: number, from: string, name: string) =>
  aRate({ id, state: 'coming', from_day: from, name });

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Your rates change on Dec 1, 2026.')).toBeVisible();
    await expect(canvas.getByText(/^Up to £20.00: 60%, above: 50%/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'View your rates' })).toHaveAttribute('href', '#rates');
  },
};

/** Each says its day where they have more than one. */
export const SeveralDays: Story = {
  args: {
    rules: [
      coming(2, '2026-12-01', 'Lighting'),
      coming(3, '2026-12-01', 'Rugs'),
      coming(4, '2027-01-01', 'Kitchen'),
      coming(5, '2027-02-01', 'Garden'),
      coming(6, '2027-02-01', 'Toys'),
    ],
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/, from Jan 1, 2027$/)).toBeVisible();
    await expect(canvas.getByText('And 2 changes more.')).toBeVisible();
    await expect(canvas.queryByText('Product type Garden')).toBeNull();
  },
};

/** Nothing changes, and something holds. */
export const NothingComing: Story = {
  args: { rules: [aRate()] },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('complementary')).toBeNull();
    await expect(canvas.getByRole('link', { name: 'View your rates' })).toBeVisible();
  },
};

/** Nothing is drawn. */
export const Empty: Story = {
  tags: ['no-picture'],
  args: { rules: [] },
  play: ({ canvas }) => expect(canvas.queryByRole('link')).toBeNull(),
};

export const LongNames: Story = {
  args: {
    rules: [
      coming(2, '2026-12-01', 'Hand-dyed merino and silk travelling blankets with a herringbone border'),
    ],
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
