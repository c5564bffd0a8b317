import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ResyncPanel } from '@consignment/components/screens/merchant/settings/ResyncPanel';
import { anEndedConnection, someRefused } from '../../../fixtures/platform-trouble.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/ResyncPanel',
  component: ResyncPanel,
  args: {
    source: { is: 'import', href: '/import' },
    sync: null,
    onSync: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof ResyncPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where orders come by import it says so, and where new ones come from. */
export const Imported: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/come from files you import/)).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Import files' })).toHaveAttribute('href', '/import');
    await userEvent.click(canvas.getByRole('button', { name: 'Sync Data' }));
    await expect(args.onSync).toHaveBeenCalledOnce();
  },
};

/** A shop whose platform is read. */
export const FromPlatform: Story = { args: { source: { is: 'platform', trouble: null } } };

export const NotConnectedAnyMore: Story = {
  args: { source: { is: 'platform', trouble: anEndedConnection } },
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Connect the shop again' })).toHaveAttribute(
      'href',
      '/install?shop=rookery.myshopify.com',
    ),
};

export const PartlyRefused: Story = {
  args: { source: { is: 'platform', trouble: someRefused(2) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/could not be read/)).toBeVisible();
    // The button to do so is here.
    await expect(canvas.queryByRole('link', { name: 'Go to Sync Data' })).toBeNull();
  },
};

/** Its button waits for the end. */
export const Syncing: Story = {
  args: { sync: { description: 'Calculating commissions', progress: 40 } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('progressbar', { name: 'Calculating commissions' })).toHaveValue(40);
    await userEvent.click(canvas.getByRole('button', { name: 'Syncing...' }));
    await expect(args.onSync).not.toHaveBeenCalled();
  },
};

/** Until the server says what it is at. */
export const JustStarted: Story = {
  args: { sync: { description: '', progress: 0 } },
  play: ({ canvas }) => expect(canvas.getByRole('progressbar', { name: 'Syncing...' })).toHaveValue(0),
};

export const Refused: Story = {
  args: { onSync: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Sync Data' }));
    await expect(await canvas.findByRole('alert')).toHaveTextContent('The sync has not been started.');
    await expect(canvas.getByRole('button', { name: 'Sync Data' })).toBeEnabled();
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
