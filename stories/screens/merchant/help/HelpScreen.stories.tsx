import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { HelpScreen } from '@consignment/components/screens/merchant/help/HelpScreen';
import { someHelpLinks } from '../../../fixtures/help.ts';

/** The first place for a person who is stuck. The meaning of a field is at the field. */
const meta = {
  title: 'Screens/Merchant/Help/HelpScreen',
  component: HelpScreen,
  parameters: { frame: 'bare' },
  args: { links: someHelpLinks, supportHours: 'Mon-Fri 8am-4pm Pacific' },
} satisfies Meta<typeof HelpScreen>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { level: 1, name: 'Help' })).toBeVisible();
    await expect(canvas.getAllByRole('link', { name: 'Setting up vendors' })[0]).toHaveAttribute(
      'href',
      '/help/setting-up-vendors',
    );
    await expect(canvas.getAllByRole('link', { name: 'Connecting accounts to vendors' })[0]).toHaveAttribute(
      'href',
      '/help/connecting-accounts-to-vendors',
    );
    await expect(canvas.getAllByRole('link', { name: 'Connecting PayPal' })[0]).toHaveAttribute(
      'href',
      '/help/connecting-paypal',
    );
    await expect(canvas.getAllByRole('link', { name: 'Terms of service' })[0]).toHaveAttribute(
      'href',
      '/terms-of-service',
    );
    await expect(canvas.getAllByRole('link', { name: 'Privacy policy' })[0]).toHaveAttribute(
      'href',
      '/privacy-policy',
    );
    await expect(canvas.getByText('Mon-Fri 8am-4pm Pacific')).toBeVisible();
    await expect(canvas.getByText(/within 24 hours on business days/)).toBeVisible();
    await expect(canvas.getByText('hidden')).toBeVisible();
    await expect(canvas.getByText('Why is a vendor missing?')).toBeVisible();
    await expect(canvas.getByText('Why is a commission wrong?')).toBeVisible();
    await expect(canvas.getByText(/The live keys are not valid/)).toBeVisible();
    await expect(canvas.getByText(/Sandbox mode is on/)).toBeVisible();
    await expect(canvas.getByText(/Payouts are not enabled on your PayPal account/)).toBeVisible();
  },
};

/** The texts of the tour are here for a second look. */
export const ShortTour: Story = {
  tags: ['no-picture'],
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Take a short tour' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Next' }));
    await expect(await canvas.findByRole('dialog', { name: 'Vendors' })).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Skip the tour' }));
    await waitFor(() => expect(canvas.queryByRole('dialog')).toBeNull());
  },
};

/** Where the operator promises no hours, Help promises none. */
export const NoHoursPromised: Story = {
  tags: ['no-picture'],
  args: { supportHours: null },
  play: ({ canvas }) => expect(canvas.queryByText(/Support hours|within 24 hours/)).toBeNull(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
