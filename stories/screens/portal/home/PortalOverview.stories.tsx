import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { PortalOverview } from '@consignment/components/screens/portal/home/PortalOverview';
import { someMonths } from '../../../fixtures/dashboard.ts';
import { inArabic, inGerman } from '../languages.ts';
import { failed, loading } from '../../../fixtures/list.ts';
import { someBestSellers } from '../portal.ts';

const meta = {
  title: 'Screens/Portal/PortalOverview',
  component: PortalOverview,
  args: {
    history: { is: 'ready', value: someMonths },
    bestSellers: { is: 'ready', value: someBestSellers },
    isOfTwelveMonths: true,
    currency: 'GBP',
    hrefOfProduct: (id: number) => `#product-${id}`,
  },
} satisfies Meta<typeof PortalOverview>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas }) => {
    await canvas.findByRole('slider', { name: 'Period' });
    const best = within(canvas.getByRole('list', { name: 'Best sellers' }));
    await expect(best.getAllByRole('listitem')).toHaveLength(5);
    await expect(best.getByText('38 sold')).toBeVisible();
  },
};

export const Empty: Story = {
  args: { history: { is: 'ready', value: [] }, bestSellers: { is: 'ready', value: [] } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Nothing has sold in the last twelve months.')).toBeVisible();
  },
};

export const OneRow: Story = {
  args: { bestSellers: { is: 'ready', value: someBestSellers.slice(0, 1) } },
};

/** A shop that hides the days of sales: no months, and the best sellers are those of all time. */
export const DaysHidden: Story = {
  args: { history: null, isOfTwelveMonths: false },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'Best sellers' })).toBeVisible();
    await expect(canvas.getAllByRole('region')).toHaveLength(1);
  },
};

export const ProductsHidden: Story = {
  args: { bestSellers: null },
};

export const Loading: Story = { tags: ['wide'], args: { history: loading, bestSellers: loading } };

const retryChart = fn();

/** One card fails alone. */
export const ChartFailed: Story = {
  args: { history: { ...failed(), onRetry: retryChart } },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Retry' }));
    await expect(retryChart).toHaveBeenCalledOnce();
    await expect(canvas.getByText('38 sold')).toBeVisible();
  },
};

const longTitle =
  'Hand-dyed merino and silk travelling blanket with a herringbone border, in the colours of the marsh at dusk';

export const LongNames: Story = {
  args: {
    bestSellers: {
      is: 'ready',
      value: someBestSellers.map((product) => ({ ...product, title: longTitle, sold: 1_234_567 })),
    },
  },
};

export const Phone: Story = {
  tags: ['narrow'],
  globals: { viewport: { value: 'phone', isRotated: false } },
  play: async () => {
    await expect(document.documentElement.scrollWidth).toBeLessThanOrEqual(
      document.documentElement.clientWidth,
    );
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

export const German: Story = { ...Default, ...inGerman };

export const Arabic: Story = { ...Default, ...inArabic };
