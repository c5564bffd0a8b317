import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState, type ComponentProps } from 'react';
import { expect, fn, waitFor, within } from 'storybook/test';
import { VendorSettingsTab } from '@consignment/components/screens/merchant/vendors/settings/VendorSettingsTab';
import type { Outcome } from '../../../../../packages/components/src/primitives/feedback/outcome.ts';
import type { PreviewAnswer } from '../../../../../packages/components/src/parts/commission/rule-preview.ts';
import { aRulePreview } from '../../../../fixtures/settings.ts';
import { someRateDates } from '../../../../fixtures/rates.ts';
import { aProblem } from '../../../../fixtures/list.ts';
import { someActions, someVendorSettings } from '../../../../fixtures/vendor-settings.ts';
import { done } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/Settings/VendorSettingsTab',
  component: VendorSettingsTab,
  args: {
    vendor: someVendorSettings(),
    shopRate: '45',
    currency: { books: 'GBP', shown: null },
    dates: someRateDates(),
    hrefOfRule: (id) => `#rule-${id}`,
    timeZone: 'Europe/London',
    bankDetails: null,
    recalculation: null,
    onPreview: fn(() => Promise.resolve<PreviewAnswer>({ is: 'ready', preview: aRulePreview() })),
    onSave: fn(() => Promise.resolve(done)),
    actions: someActions(),
    payoutRules: null,
    onUnsaved: fn(),
    onNews: fn(),
  },
} satisfies Meta<typeof VendorSettingsTab>;

export default meta;
type Story = StoryObj<typeof VendorSettingsTab>;

/** One bar saves the panels, each by a separate call that has nothing of the others. */
export const Default: Story = {
  play: async ({ canvas }) => {
    for (const name of ['Notes', 'Contact Information', 'Actions', 'Commission Details']) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
  },
};

export const SeveralSaved: Story = {
  ...Default,
  tags: ['no-picture'],
  play: async (context) => {
    await Default.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.type(canvas.getByLabelText(/^Pay type/), ' monthly');
    await waitFor(() => expect(args.onUnsaved).toHaveBeenLastCalledWith('Commission Details', true));
    const notes = within(canvas.getByRole('region', { name: 'Notes' }));
    await userEvent.type(notes.getByRole('textbox', { name: /Note/ }), ' Thanks.');
    await canvas.findByText('Unsaved changes in Commission Details and Notes');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(args.onUnsaved).toHaveBeenLastCalledWith('Notes', false));
    await expect(args.onSave).toHaveBeenCalledTimes(2);
    await expect(args.onSave).toHaveBeenCalledWith(
      { pay_type: 'Bank transfer monthly' },
      { pay_type: 'Bank transfer' },
    );
    await expect(args.onSave).toHaveBeenLastCalledWith(
      {
        note: 'Prefers to be paid at the end of the month. Thanks.',
      },
      expect.anything(),
    );
    await expect(args.onNews).toHaveBeenCalledWith('The note has been updated.', expect.anything());
    await expect(canvas.getByLabelText(/^Pay type/)).toHaveValue('Bank transfer monthly');
    await waitFor(() => expect(canvas.queryByRole('group', { name: 'Unsaved changes' })).toBeNull());
  },
};

/** A panel that was not saved keeps what was typed, and the others are not touched. */
export const Failed: Story = {
  args: { onSave: fn(() => Promise.resolve<Outcome>({ is: 'refused', problem: aProblem })) },
  play: async ({ canvas, userEvent }) => {
    const contact = within(canvas.getByRole('region', { name: 'Contact Information' }));
    await userEvent.type(contact.getByLabelText(/^Phone/), ' ext 4');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(
      await contact.findByText('There was an error saving. Please try again later.'),
    ).toBeVisible();
    await expect(contact.getByLabelText(/^Phone/)).toHaveValue('+44 20 7946 0112 ext 4');
    await expect(canvas.getAllByRole('group', { name: 'There is a problem' })).toHaveLength(1);
  },
};

const stale: Outcome = {
  is: 'refused',
  problem: {
    code: 'stale',
    detail: 'Someone else has changed this. It is now Stall C7.',
    errors: [{ detail: 'Someone else has changed this. It is now Stall C7.', pointer: '/note' }],
  },
};

/** The page, which loads the vendor again before it answers. */
function BesideSomebody({ vendor, onSave, ...props }: ComponentProps<typeof VendorSettingsTab>) {
  const [now, setNow] = useState(vendor);
  return (
    <VendorSettingsTab
      {...props}
      vendor={now}
      onSave={async (change, seen) => {
        const outcome = await onSave(change, seen);
        if (outcome.is === 'refused') setNow({ ...vendor, note: 'Stall C7', phone: '+44 1424 000000' });
        return outcome;
      }}
    />
  );
}

/** Somebody else has changed the note meanwhile: the dialog says so, and goes over theirs only when the person says so. */
export const SavingOverTheirs: Story = {
  args: {
    vendor: { ...someVendorSettings(), note: 'Stall B12' },
    onSave: fn((_change: object, seen: { note?: string }) =>
      Promise.resolve(seen.note === 'Stall C7' ? done : stale),
    ),
  },
  render: (args) => <BesideSomebody {...args} />,
  play: async ({ canvas, userEvent, args }) => {
    const notes = within(canvas.getByRole('region', { name: 'Notes' }));
    const note = notes.getByRole('textbox', { name: /Note/ });
    await userEvent.type(note, '3');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await notes.findByText('Someone else saved these settings while you had them open.');
    await expect(args.onSave).toHaveBeenLastCalledWith({ note: 'Stall B123' }, { note: 'Stall B12' });
    await expect(note).toHaveValue('Stall B123');
    await expect(note).toHaveAccessibleDescription(/It is now Stall C7\.$/);
    await userEvent.click(canvas.getByRole('button', { name: 'Save mine over theirs' }));
    await waitFor(() =>
      expect(args.onNews).toHaveBeenLastCalledWith('The note has been updated.', expect.anything()),
    );
    await expect(args.onSave).toHaveBeenLastCalledWith({ note: 'Stall B123' }, { note: 'Stall C7' });
  },
};

export const ShowingTheirs: Story = {
  args: { vendor: { ...someVendorSettings(), note: 'Stall B12' }, onSave: fn(() => Promise.resolve(stale)) },
  render: (args) => <BesideSomebody {...args} />,
  play: async ({ canvas, userEvent }) => {
    const notes = within(canvas.getByRole('region', { name: 'Notes' }));
    await userEvent.type(notes.getByRole('textbox', { name: /Note/ }), '3');
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await userEvent.click(await notes.findByRole('button', { name: 'Show theirs' }));
    await expect(notes.getByRole('textbox', { name: /Note/ })).toHaveValue('Stall C7');
    await expect(notes.queryByText(/Someone else/)).toBeNull();
  },
};

export const Recalculating: Story = { args: { recalculation: { progress: 65, failure: null } } };

export const NothingKnown: Story = {
  args: {
    vendor: someVendorSettings({
      contact_name: '',
      email: '',
      phone: '',
      address_1: '',
      city: '',
      state: '',
      zip: '',
      paypal_email: '',
      pay_type: '',
      discount_codes: '',
      note: '',
    }),
    shopRate: null,
  },
};

/** Fields that the shop keeps to itself are left out of the answer for other logins. */
export const FieldsLeftOut: Story = {
  args: {
    vendor: someVendorSettings({
      commission_rate: undefined,
      pay_type: undefined,
      discount_codes: undefined,
      note: undefined,
    }),
  },
  play: ({ canvas }) => expect(canvas.getByLabelText(/^Pay type/)).toHaveValue(''),
};

export const LongNames: Story = {
  args: {
    vendor: someVendorSettings({
      contact_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(6),
      note: 'Rindfleischetikettierungsgesetz'.repeat(20),
      pay_type: 'Überweisung'.repeat(20),
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };

/** The owner's: a hold and a minimum of this vendor's own. */
export const OwnPayoutRules: Story = {
  args: {
    payoutRules: {
      rules: { hold_days: 30, minimum_payout: null },
      shop: { hold_days: 14, minimum_payout: '20.00' },
      onSave: fn(() => Promise.resolve(done)),
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'When this vendor is paid' })).toBeVisible();
  },
};
