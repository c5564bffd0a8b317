import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { DemoWays } from '@consignment/components/parts/signing-in/DemoWays';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Signing in/DemoWays',
  component: DemoWays,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Below the sign-in form of a demo, with a way into each of its apps. The app of the page comes first.',
      avoid:
        'Leave it out of every other shop: it logs people in without a password. A link to another app’s sign-in is a Link.',
      right: {
        draw: () => (
          <DemoWays
            app="portal"
            ways={[
              { app: 'merchant', href: '#sign-in' },
              { app: 'portal', href: '#portal-login' },
            ]}
          />
        ),
        why: 'On the portal’s page the vendor’s way is the first, and the owner’s view is one press away.',
      },
      wrong: {
        draw: () => <DemoWays app="portal" ways={[{ app: 'merchant', href: '#sign-in' }]} />,
        why: 'The portal’s own way is missing. A vendor who wants to see what vendors see lands among the shop’s settings.',
      },
      keyboard: [
        ['Tab', 'Goes from one way to the next.'],
        ['Enter', 'Logs in to that app.'],
      ],
      reader: '“Try the demo shop, heading level 2. One click, no password. Log in as a vendor, link.”',
    } satisfies Guide,
  },
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
      'Log in as the shop owner',
      'Log in as a vendor',
      'Log in as a sales rep',
    ]);
    await expect(canvas.getByRole('link', { name: 'Log in as a vendor' })).toHaveAttribute(
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
      'Log in as a vendor',
      'Log in as the shop owner',
      'Log in as a sales rep',
    ]);
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
