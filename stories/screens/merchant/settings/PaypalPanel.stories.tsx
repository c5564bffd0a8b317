import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { PaypalPanel } from '@consignment/components/screens/merchant/settings/PaypalPanel';
import type { Outcome } from '../../../../packages/components/src/primitives/feedback/outcome.ts';
import { somePaypalSettings } from '../../../fixtures/settings.ts';
import { done, refused } from '../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/PaypalPanel',
  component: PaypalPanel,
  args: {
    settings: somePaypalSettings(),
    helpHref: '/help/connecting-paypal',
    onSave: fn(() => Promise.resolve(done)),
    onDirtyChange: fn(),
  },
} satisfies Meta<typeof PaypalPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

/** PayPal has not been asked about these keys, and so they are not called valid. */
export const NotChecked: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByText('Not checked')).toHaveLength(2);
    await expect(canvas.queryByText('Valid')).toBeNull();
    await expect(canvas.getByText('PayPal is not available in Canada.')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'How to connect PayPal' })).toHaveAttribute(
      'href',
      '/help/connecting-paypal',
    );
    const secret = canvas.getByLabelText(/^Sandbox secret/);
    await expect(secret).toHaveValue('');
    await expect(secret).toHaveAccessibleDescription(/A secret ending in Q2fT has been saved\./);
  },
};

/** A secret is sent once and is gone from the page; an empty one stays what it is. */
export const Saving: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const secret = canvas.getByLabelText(/^Live secret/);
    await userEvent.type(canvas.getByLabelText(/^Live client id/), ' AZ-rookery ');
    await userEvent.type(secret, 'a-very-secret-thing');
    await userEvent.click(canvas.getByRole('checkbox', { name: 'Sandbox mode' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByText('PayPal settings have been saved.')).toBeVisible();
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        live_api_client: 'AZ-rookery',
        live_api_secret: 'a-very-secret-thing',
        live_mode: true,
      },
      expect.anything(),
    );
    await expect(secret).toHaveValue('');
    await expect(args.onDirtyChange).toHaveBeenLastCalledWith(false);
  },
};

export const Unchanged: Story = {
  args: { settings: somePaypalSettings({ test_check: 'valid' }) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('Nothing has changed.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** PayPal's answer about the keys. */
export const Checked: Story = {
  args: {
    settings: somePaypalSettings({
      live_mode: true,
      live_api_client: 'AZ-rookery',
      live_api_secret_set: true,
      live_check: 'valid',
      test_check: 'invalid',
    }),
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Valid')).toBeVisible();
    await expect(canvas.getByText('Invalid')).toBeVisible();
  },
};

/** Typed values stay, the secret too. */
export const Refused: Story = {
  args: { onSave: fn(() => Promise.resolve(refused)) },
  play: async ({ canvas, userEvent }) => {
    const secret = canvas.getByLabelText(/^Live secret/);
    await userEvent.type(secret, 'a-very-secret-thing');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(secret).toHaveValue('a-very-secret-thing');
  },
};

/** A shop that may not pay by PayPal, reached by its address. */
export const NotOpen: Story = {
  args: { settings: null },
  play: ({ canvas }) => expect(canvas.getByText('PayPal is not available for this shop.')).toBeVisible(),
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The keys are right, and the account may not send payouts yet. */
export const PayoutsOff: Story = {
  args: { settings: somePaypalSettings({ test_check: 'payouts_off' }) },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('No payouts yet')).toBeVisible();
    await expect(canvas.queryByText('Valid')).toBeNull();
  },
};

/** Keys without an answer are saved again as they are, which asks PayPal once more. */
export const AskingAgain: Story = {
  args: {
    settings: somePaypalSettings({ live_api_client: 'AZ-live', live_api_secret_set: true }),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ live_mode: false }, { live_mode: false });
  },
};

/** Somebody else has saved other keys: what was typed stays until it is saved over theirs, or theirs are looked at. */
export const Stale: Story = {
  args: {
    onSave: fn(() => {
      const detail = 'Someone else has changed this. It is now AZ-theirs.';
      const problem = { code: 'stale', detail, errors: [{ detail, pointer: '/live_api_client' }] };
      return Promise.resolve<Outcome>({ is: 'refused', problem });
    }),
  },
  play: async ({ canvas, userEvent }) => {
    const client = canvas.getByLabelText<HTMLInputElement>(/^Live client id/);
    const saved = client.value;
    await userEvent.clear(client);
    await userEvent.type(client, 'AZ-mine');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findByRole('button', { name: 'Save mine over theirs' })).toBeVisible();
    await expect(client).toHaveValue('AZ-mine');
    await expect(client).toHaveAccessibleDescription(/It is now AZ-theirs/);
    await userEvent.click(canvas.getByRole('button', { name: 'Show theirs' }));
    await expect(canvas.getByLabelText(/^Live client id/)).toHaveValue(saved);
  },
};
