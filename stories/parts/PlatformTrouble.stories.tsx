import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PlatformTrouble } from '@consignment/components/parts/PlatformTrouble';
import { anEndedConnection, someRefused } from '../fixtures/platform-trouble.ts';

const meta = {
  title: 'Parts/Imports/PlatformTrouble',
  component: PlatformTrouble,
  args: { trouble: anEndedConnection, hrefToSync: '/settings' },
} satisfies Meta<typeof PlatformTrouble>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The app was removed from the shop: the one cure is to install it again. */
export const Ended: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Connect the shop again' })).toHaveAttribute(
      'href',
      '/install?shop=rookery.myshopify.com',
    ),
};

export const OneRefused: Story = {
  args: { trouble: someRefused(1) },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Go to Sync Data' })).toHaveAttribute('href', '/settings'),
};

/** The first five are named. */
export const ManyRefused: Story = {
  args: { trouble: someRefused(12) },
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText(/was not taken over/)).toHaveLength(5);
    await expect(canvas.getByText('And 7 more.')).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    trouble: {
      is: 'refused',
      host: `${'a'.repeat(60)}.myshopify.com`,
      hrefToConnect: '/install',
      problems: [`The order #${'1'.repeat(200)} was not taken over.`],
    },
  },
};

export const RightToLeft: Story = { args: { trouble: someRefused(2) }, globals: { direction: 'rtl' } };
