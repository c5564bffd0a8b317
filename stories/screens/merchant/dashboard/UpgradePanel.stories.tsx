import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, screen, waitFor, within } from 'storybook/test';
import { UpgradePanel } from '@consignment/components/screens/merchant/dashboard/UpgradePanel';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { anAgreedShop, anEarlyAccessForm, anUpgradingShop } from '../../../fixtures/dashboard.ts';

const done: Outcome = { is: 'done' };

const meta = {
  title: 'Screens/Merchant/Dashboard/UpgradePanel',
  component: UpgradePanel,
  args: {
    shop: anUpgradingShop({ show_upgrade_offer: true }),
    now: new Date('2025-09-01T12:00:00Z'),
    timeZone: 'Europe/London',
    onAcceptOffer: fn(() => Promise.resolve(done)),
    onRequestActivation: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof UpgradePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where the installation has a form for it; else there is nothing to show. */
export const EarlyAccess: Story = {
  args: { shop: anUpgradingShop({ early_access_form: anEarlyAccessForm }) },
  play: async ({ canvas, userEvent }) => {
    const opener = canvas.getByRole('button', { name: 'Request early access' });
    await userEvent.click(opener);
    const dialog = await screen.findByRole('dialog', { name: 'Request early access' });
    await expect(within(dialog).getByTitle('Early access form')).toHaveAttribute('src', anEarlyAccessForm);
  },
};

/** The focus returns to the button. */
export const EarlyAccessClosed: Story = {
  ...EarlyAccess,
  tags: ['no-picture'],
  play: async (context) => {
    await EarlyAccess.play?.(context);
    const { canvas, userEvent } = context;
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(canvas.getByRole('button', { name: 'Request early access' })).toHaveFocus());
  },
};

export const Offered: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View offer' }));
    const dialog = await screen.findByRole('dialog', { name: 'Limited-time upgrade offer' });
    await expect(dialog).toHaveTextContent('exclusive to existing customers');
    await expect(dialog).toHaveTextContent('Your price is locked for 12 months.');
    await expect(dialog).toHaveTextContent('The offer expires on 15 September 2025.');
    await userEvent.click(screen.getByRole('button', { name: 'Lock In Offer' }));
    await expect(args.onAcceptOffer).not.toHaveBeenCalled();
    await userEvent.click(screen.getByRole('checkbox'));
    await userEvent.click(screen.getByRole('button', { name: 'Lock In Offer' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onAcceptOffer).toHaveBeenCalledOnce();
  },
};

/** The day has passed, and the shop still sees the offer. */
export const OfferedLater: Story = {
  args: { now: new Date('2026-03-05T12:00:00Z') },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'View offer' }));
    await expect(await screen.findByRole('dialog', undefined)).toHaveTextContent(
      'The offer was due to expire on 15 September 2025, but it’s still open to your shop.',
    );
  },
};

export const Accepted: Story = {
  args: { shop: anAgreedShop(0) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('We’ll contact you soon to begin the migration process.')).toBeVisible();
    await expect(canvas.getByText('Mar 2, 2026 at 10:12am')).toBeVisible();
  },
};

export const Migrating: Story = { args: { shop: anAgreedShop(3) } };

export const Activating: Story = {
  args: { shop: anAgreedShop(5) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Activate' }));
    await userEvent.click(await screen.findByRole('checkbox', undefined));
    await userEvent.click(screen.getByRole('button', { name: 'Submit Approval' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    await expect(args.onRequestActivation).toHaveBeenCalledOnce();
  },
};

export const ActivationRequested: Story = {
  args: { shop: anAgreedShop(6) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Activation has been requested.')).toBeVisible();
    await expect(canvas.getAllByText('Done')).toHaveLength(4);
    await expect(canvas.getByText('Requested')).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Activate' })).toBeNull();
  },
};

export const RightToLeft: Story = { args: { shop: anAgreedShop(5) }, globals: { direction: 'rtl' } };
