import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { ContactPanel } from '@consignment/components/screens/merchant/vendors/settings/ContactPanel';
import { someVendorSettings } from '../../../../fixtures/vendor-settings.ts';
import { done } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/Settings/ContactPanel',
  component: ContactPanel,
  args: { contact: someVendorSettings(), onSave: fn(() => Promise.resolve(done)), onDirtyChange: fn() },
} satisfies Meta<typeof ContactPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    for (const name of [
      'Contact name',
      'Email',
      'Phone',
      'Street',
      'Apartment/suite',
      'City',
      'State',
      'Zip',
    ]) {
      await expect(canvas.getByRole('textbox', { name: new RegExp(`^${name}`) })).toBeVisible();
    }
  },
};

export const Saved: Story = {
  ...Default,
  play: async (context) => {
    await Default.play?.(context);
    const { canvas, userEvent, args } = context;
    await userEvent.type(canvas.getByLabelText(/^City/), ' Old Town');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByText('The contact information has been updated.');
    await expect(args.onSave).toHaveBeenCalledWith({ city: 'Hastings Old Town' }, expect.anything());
  },
};

export const NotAnEmail: Story = {
  play: async ({ canvas, userEvent, args }) => {
    const email = canvas.getByLabelText(/^Email/);
    await userEvent.clear(email);
    await userEvent.type(email, 'maren');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await canvas.findByRole('group', { name: 'There is a problem' });
    await expect(email).toHaveAccessibleDescription('“maren” is not an email address.');
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const NothingKnown: Story = {
  args: {
    contact: someVendorSettings({
      contact_name: '',
      email: '',
      phone: '',
      address_1: '',
      city: '',
      state: '',
      zip: '',
    }),
  },
};

export const LongNames: Story = {
  args: {
    contact: someVendorSettings({
      contact_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(6),
      email: `${'maren.holt.'.repeat(5)}@juniperandoak.example`,
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
