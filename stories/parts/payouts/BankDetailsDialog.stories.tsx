import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { BankDetailsDialog } from '@consignment/components/parts/payouts/BankDetailsDialog';
import type { Guide } from '../../../.storybook/guide.ts';
import { Text } from '../../../packages/components/src/primitives/text/Text.tsx';
import type { Outcome } from '../../../packages/components/src/primitives/feedback/outcome.ts';
import { done } from '../../primitives/answers.ts';

const meta = {
  title: 'Parts/Payouts/BankDetailsDialog',
  component: BankDetailsDialog,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Where the account is typed to which a vendor is paid, by the vendor or by an owner of its shop.',
      avoid: 'To look at what is there use a BankDetailsCard: here nothing is filled in.',
      right: {
        draw: () => <Text>This IBAN has a typing error: its check digits do not match.</Text>,
        why: 'The error is at its field and says what to look for.',
      },
      wrong: {
        draw: () => <Text>Invalid bank details</Text>,
        why: 'It does not say which of the numbers is wrong.',
      },
      keyboard: [
        ['Tab', 'Goes through the country, its fields and both buttons.'],
        ['Arrow keys', 'Choose another country or kind; its fields take the place of the others.'],
      ],
      reader: '“Change bank details, dialog. Account country, Germany.”',
    } satisfies Guide,
  },
  args: {
    kind: 'iban',
    masked: 'IBAN DE89 •••• 3000',
    country: 'GB',
    asksPassword: true,
    onSave: fn(() => Promise.resolve<Outcome>(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof BankDetailsDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Where none are there yet, the country is that of the shop. In the UK an account has a sort code. */
export const First: Story = {
  args: { kind: null, masked: '' },
  play: async ({ canvas }) => {
    await expect(await canvas.findByRole('dialog', { name: 'Add bank details' })).toBeVisible();
    await expect(canvas.getByLabelText('Account country')).toHaveDisplayValue('United Kingdom');
    await expect(canvas.getByRole('radio', { name: 'Sort code and account number' })).toBeChecked();
    await expect(canvas.getByLabelText('Sort code')).toBeRequired();
    await expect(canvas.queryByLabelText('IBAN', { selector: 'input[name=iban]' })).toBeNull();
  },
};

/** The country goes along, so that the numbers are checked by it. */
export const UkAccount: Story = {
  tags: ['no-picture'],
  args: { kind: null, masked: '', asksPassword: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Account holder'), 'Ada Oak');
    await userEvent.type(canvas.getByLabelText('Sort code'), '089999');
    await userEvent.type(canvas.getByLabelText('Account number'), '66374958');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      kind: 'other',
      holder: 'Ada Oak',
      branch: '089999',
      account: '66374958',
      country: 'GB',
    });
  },
};

/** In the UK an IBAN can be chosen in place of a sort code; in the euro area there is nothing to choose. */
export const AnotherCountry: Story = {
  tags: ['no-picture'],
  args: { kind: null, masked: '', asksPassword: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('radio', { name: 'IBAN' }));
    await expect(canvas.getByLabelText('IBAN', { selector: 'input[name=iban]' })).toBeVisible();
    const country = canvas.getByLabelText('Account country');
    await userEvent.selectOptions(country, 'Poland');
    await expect(canvas.getByRole('radio', { name: 'IBAN' })).toBeChecked();
    await userEvent.click(canvas.getByRole('radio', { name: 'Account number' }));
    await expect(canvas.getByLabelText(/^Branch or bank code/)).toBeVisible();
    await userEvent.selectOptions(country, 'Germany');
    await expect(canvas.queryByRole('radio', { name: 'IBAN' })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Account holder'), 'Ada Oak');
    await userEvent.type(canvas.getByLabelText('IBAN', { selector: 'input[name=iban]' }), 'DE89');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      kind: 'iban',
      holder: 'Ada Oak',
      iban: 'DE89',
      bic: '',
    });
  },
};

/** Of a shop whose country is not known, the country is asked for before anything else. */
export const UnknownCountry: Story = {
  args: { kind: null, masked: '', country: '', asksPassword: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Account holder'), 'Ada Oak');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByText('Choose the account’s country.')).not.toHaveLength(0);
    await expect(canvas.queryByLabelText('Account number')).toBeNull();
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Iban: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByText('Enter the account holder’s name.')).not.toHaveLength(0);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Banks ask for the address of an account that is not in the EEA. */
export const WithAddress: Story = {
  tags: ['no-picture'],
  args: { asksPassword: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Account holder'), 'London Prints Ltd');
    await userEvent.type(canvas.getByLabelText('IBAN', { selector: 'input[name=iban]' }), 'GB82');
    await userEvent.type(canvas.getByLabelText(/^Town/), 'London');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    const address = { street: '', building: '', postcode: '', town: 'London', country: '' };
    const account = { kind: 'iban', holder: 'London Prints Ltd', iban: 'GB82', bic: '' };
    await expect(args.onSave).toHaveBeenCalledWith({ ...account, ...address });
  },
};

/** The fields of another kind are not sent. */
export const UsAccount: Story = {
  args: { asksPassword: false },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Account holder'), 'Ada Oak');
    await userEvent.type(canvas.getByLabelText('IBAN', { selector: 'input[name=iban]' }), 'DE89');
    await userEvent.selectOptions(canvas.getByLabelText('Account country'), 'United States');
    await userEvent.type(canvas.getByLabelText('Routing number'), '021000021');
    await userEvent.type(canvas.getByLabelText('Account number'), '123456789');
    await userEvent.click(canvas.getByRole('radio', { name: 'Savings' }));
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      kind: 'aba',
      holder: 'Ada Oak',
      routing: '021000021',
      account: '123456789',
      account_type: 'savings',
    });
    await expect(args.onClose).toHaveBeenCalledOnce();
  },
};

export const OtherAccount: Story = {
  args: { kind: 'other', masked: 'Other account •••• 5678', country: 'AU', asksPassword: false },
};

const wrong: Outcome = {
  is: 'refused',
  problem: {
    detail: 'This IBAN has a typing error: its check digits do not match.',
    errors: [
      { detail: 'This IBAN has a typing error: its check digits do not match.', pointer: '/iban' },
      { detail: 'A BIC has 8 or 11 characters, such as COBADEFFXXX. The BIC is optional.', pointer: '/bic' },
    ],
  },
};

/** Each reason is at its field, and the typed text stays. */
export const Refused: Story = {
  args: { asksPassword: false, onSave: fn(() => Promise.resolve(wrong)) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Account holder'), 'Ada Oak');
    const iban = canvas.getByLabelText('IBAN', { selector: 'input[name=iban]' });
    await userEvent.type(iban, 'DE89 3704 0044 0532 0130 01');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(iban).toHaveAccessibleDescription(/check digits do not match/);
    await expect(iban).toHaveValue('DE89 3704 0044 0532 0130 01');
    await expect(args.onClose).not.toHaveBeenCalled();
  },
};

export const Phone: Story = {
  tags: ['no-picture'],
  globals: { viewport: { value: 'phone', isRotated: false } },
};

export const RightToLeft: Story = { args: { kind: null, masked: '' }, globals: { direction: 'rtl' } };
