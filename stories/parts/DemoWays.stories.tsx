import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DemoWays } from '@consignment/components/parts/DemoWays';

const meta = {
  title: 'Parts/Signing in/DemoWays',
  component: DemoWays,
  args: {
    app: 'merchant',
    ways: [
      { app: 'merchant', href: '#sign-in' },
      { app: 'portal', href: '#portal-login' },
      { app: 'salesreps', href: '#salesreps-sign-in' },
    ],
  },
} satisfies Meta<typeof DemoWays>;

export default meta;
type Story = StoryObj<typeof meta>;

const labelsOf = (links: readonly HTMLElement[]) => links.map(({ textContent }) => textContent);

export const OfTheShop: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: 'Try the demo shop' })).toBeVisible();
    await expect(labelsOf(canvas.getAllByRole('link'))).toEqual([
      'Sign in as the shop owner',
      'Sign in as a vendor',
      'Sign in as a sales rep',
    ]);
    await expect(canvas.getByRole('link', { name: 'Sign in as a vendor' })).toHaveAttribute(
      'href',
      '#portal-login',
    );
  },
};

/** The way into the app of the page comes first. */
export const OfThePortal: Story = {
  args: { app: 'portal' },
  play: async ({ canvas }) => {
    await expect(labelsOf(canvas.getAllByRole('link'))).toEqual([
      'Sign in as a vendor',
      'Sign in as the shop owner',
      'Sign in as a sales rep',
    ]);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
