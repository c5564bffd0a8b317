import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BankDetailsCard } from '@consignment/components/parts/payouts/BankDetailsCard';
import type { Guide } from '../../../.storybook/guide.ts';
import { Text } from '../../../packages/components/src/primitives/text/Text.tsx';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import {
  heldDetails,
  maskedDetails,
  noDetails,
  passwordByMailFirst,
  stoppedDetails,
  stoppedForVendor,
} from '../../fixtures/bank-details.ts';
import { done, refused } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Payouts/BankDetailsCard',
  component: BankDetailsCard,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Where a vendor, or its shop, sees by which account the vendor is paid, and changes it.',
      avoid: 'The PayPal email has its own field. The card only says so where PayPal refuses it.',
      right: {
        draw: () => <Text>IBAN DE89 •••• 3000</Text>,
        why: 'The last four characters are enough to know the account by.',
      },
      wrong: {
        draw: () => <Text>IBAN DE89 3704 0044 0532 0130 00</Text>,
        why: 'A number in full can be read over a shoulder.',
      },
      keyboard: [['Tab', 'Goes to the release, the change and the removal, in this order.']],
      reader: '“Bank details, region. Warning: Payments are held until Mar 16, 2026 at 10:05am.”',
    } satisfies Guide,
  },
  args: {
    details: { is: 'ready', value: maskedDetails() },
    isOwn: true,
    vendorName: 'Juniper & Oak',
    timeZone: 'Europe/London',
    country: 'DE',
    onChange: fn(() => Promise.resolve<Outcome>(done)),
    onRemove: fn(() => Promise.resolve<Outcome>(done)),
    onRelease: null,
    onRetryPaypal: null,
  },
} satisfies Meta<typeof BankDetailsCard>;

export default meta;
type Story = StoryObj<typeof BankDetailsCard>;

/** As the vendor sees it. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText(/IBAN DE89 •••• 3000/)).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Remove' }));
    await userEvent.type(await canvas.findByLabelText('Your password'), 'moss');
    await userEvent.click(
      canvas.getAllByRole('button', { name: 'Remove' }).at(-1) ?? canvas.getByText('Remove'),
    );
    await expect(args.onRemove).toHaveBeenCalledWith('moss');
  },
};

export const Empty: Story = {
  args: { details: { is: 'ready', value: noDetails } },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.queryByRole('button', { name: 'Remove' })).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Add bank details' }));
    await userEvent.type(await canvas.findByLabelText('Account holder'), 'Ada Oak');
    await userEvent.type(canvas.getByLabelText('IBAN', { selector: 'input[name=iban]' }), 'DE89 3704');
    await userEvent.type(canvas.getByLabelText('Your password'), 'moss');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onChange).toHaveBeenCalledWith({
      kind: 'iban',
      holder: 'Ada Oak',
      iban: 'DE89 3704',
      bic: '',
      password: 'moss',
    });
  },
};

export const Held: Story = { args: { details: { is: 'ready', value: heldDetails } } };

/** The vendor changes nothing until an owner has, or the hold is over. */
export const Stopped: Story = {
  args: { details: { is: 'ready', value: stoppedForVendor } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
  },
};

/** The shop has set up the login: nothing is to be filled in before a password is chosen by mail. */
export const SetUpByShop: Story = {
  args: { details: { is: 'ready', value: maskedDetails({ change_refused: passwordByMailFirst }) } },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button')).toBeNull();
    await expect(canvas.getByText(/choose your own password first/)).toBeVisible();
  },
};

/** The shop has changed them, so the vendor may release its payments, with its password. */
export const HeldForVendor: Story = {
  args: {
    details: { is: 'ready', value: heldDetails },
    onRelease: fn(() => Promise.resolve<Outcome>(done)),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Release payments' }));
    await userEvent.type(await canvas.findByLabelText('Your password'), 'moss');
    await userEvent.click(canvas.getByRole('button', { name: 'Release' }));
    await expect(args.onRelease).toHaveBeenCalledWith('moss');
  },
};

/** An owner who has made the change does not release it. */
export const OwnChange: Story = {
  args: {
    details: {
      is: 'ready',
      value: {
        ...heldDetails,
        release_refused:
          'You changed these payout details, or set up the login that changed them. Another owner or the vendor can release the payments. Otherwise, the payments will wait until the hold ends.',
      },
    },
    isOwn: false,
    onRelease: fn(() => Promise.resolve<Outcome>(done)),
  },
  play: async ({ canvas }) => {
    await expect(canvas.queryByRole('button', { name: 'Release payments' })).toBeNull();
    await expect(canvas.getByText(/Another owner or the vendor/)).toBeVisible();
  },
};

/** PayPal has refused the PayPal email for good, and the shop has it asked again. */
export const RefusedByPaypal: Story = {
  args: {
    details: {
      is: 'ready',
      value: maskedDetails({ paypal_refused: 'The recipient’s account is locked.' }),
    },
    isOwn: false,
    onRetryPaypal: fn(() => Promise.resolve<Outcome>(done)),
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('PayPal says: The recipient’s account is locked.')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Ask PayPal again…' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Ask again' }));
    await expect(args.onRetryPaypal).toHaveBeenCalledOnce();
  },
};

/** The same for the vendor, who can enter another one. PayPal gave no reason. */
export const RefusedForVendor: Story = {
  tags: ['no-picture'],
  args: { details: { is: 'ready', value: maskedDetails({ paypal_refused: '' }) } },
  play: async ({ canvas }) => {
    await expect(canvas.getByText(/Enter another PayPal email/)).toBeVisible();
    await expect(canvas.queryByRole('button', { name: 'Ask PayPal again…' })).toBeNull();
  },
};

/** An owner releases payments after a question. */
export const HeldForOwner: Story = {
  tags: ['no-picture'],
  args: {
    details: { is: 'ready', value: heldDetails },
    isOwn: false,
    onRelease: fn(() => Promise.resolve<Outcome>(done)),
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Release payments' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Release' }));
    await expect(args.onRelease).toHaveBeenCalledOnce();
  },
};

export const StoppedForOwner: Story = {
  args: {
    details: { is: 'ready', value: stoppedDetails },
    isOwn: false,
    onRelease: fn(() => Promise.resolve<Outcome>(refused)),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Release payments' }));
    await userEvent.click(await canvas.findByRole('button', { name: 'Release' }));
    await expect(await canvas.findByText('That did not work. Please try again.')).toBeVisible();
  },
};

/** Those who only look, such as a viewer of the vendor or a payer of the shop. */
export const ForViewer: Story = { args: { onChange: null, onRemove: null } };

export const Loading: Story = { args: { details: { is: 'loading' } } };

export const Failed: Story = {
  args: { details: { is: 'failed', problem: refused.problem, onRetry: fn() } },
};

export const LongNames: Story = {
  args: {
    isOwn: false,
    vendorName: 'The Society for the Preservation of Hand-Thrown Stoneware of the Upper Lune Valley',
    details: { is: 'ready', value: { ...noDetails, held_until: heldDetails.held_until } },
  },
};

export const Phone: Story = {
  tags: ['no-picture'],
  args: { details: { is: 'ready', value: heldDetails } },
  globals: { viewport: { value: 'phone', isRotated: false } },
};
