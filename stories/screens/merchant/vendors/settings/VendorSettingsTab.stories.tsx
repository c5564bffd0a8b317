import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { VendorSettingsTab } from '@consignment/components/screens/merchant/vendors/settings/VendorSettingsTab';
import type { Outcome } from '../../../../../packages/components/src/primitives/outcome.ts';
import { aProblem } from '../../../../fixtures/list.ts';
import { someActions, someVendorSettings } from '../../../../fixtures/vendor-settings.ts';
import { done } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/Settings/VendorSettingsTab',
  component: VendorSettingsTab,
  args: {
    vendor: someVendorSettings(),
    shopRate: '45',
    shopCurrency: 'GBP',
    recalculation: null,
    onSave: fn(() => Promise.resolve(done)),
    actions: someActions(),
    onUnsaved: fn(),
  },
} satisfies Meta<typeof VendorSettingsTab>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each panel saves alone and sends nothing of the others. */
export const Default: Story = {
  play: async ({ canvas, userEvent, args }) => {
    for (const name of ['Notes', 'Contact Information', 'Actions', 'Commission Details']) {
      await expect(canvas.getByRole('region', { name })).toBeVisible();
    }
    await userEvent.type(canvas.getByLabelText(/^Pay type/), ' monthly');
    await waitFor(() => expect(args.onUnsaved).toHaveBeenLastCalledWith('Commission Details', true));
    const notes = within(canvas.getByRole('region', { name: 'Notes' }));
    await userEvent.type(notes.getByRole('textbox', { name: /Note/ }), ' Thanks.');
    await userEvent.click(notes.getByRole('button', { name: 'Save' }));
    await notes.findByText('Saved.');
    await expect(args.onSave).toHaveBeenCalledOnce();
    await expect(args.onSave).toHaveBeenCalledWith(
      {
        note: 'Prefers to be paid at the end of the month. Thanks.',
      },
      expect.anything(),
    );
    await waitFor(() => expect(args.onUnsaved).toHaveBeenLastCalledWith('Notes', false));
    await expect(canvas.getByLabelText(/^Pay type/)).toHaveValue('Bank transfer monthly');
  },
};

/** A panel that was not saved keeps what was typed, and the others are not touched. */
export const Failed: Story = {
  args: { onSave: fn(() => Promise.resolve<Outcome>({ is: 'refused', problem: aProblem })) },
  play: async ({ canvas, userEvent }) => {
    const contact = within(canvas.getByRole('region', { name: 'Contact Information' }));
    await userEvent.type(contact.getByLabelText(/^Phone/), ' ext 4');
    await userEvent.click(contact.getByRole('button', { name: 'Save' }));
    await expect(
      await contact.findByText('There was an error saving. Please try again later.'),
    ).toBeVisible();
    await expect(contact.getByLabelText(/^Phone/)).toHaveValue('+44 20 7946 0112 ext 4');
    await expect(canvas.getAllByRole('group', { name: 'There is a problem' })).toHaveLength(1);
  },
};

export const Recalculating: Story = { args: { recalculation: 65 } };

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

/** What the shop keeps to itself is left out of the answer for other logins. */
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
