import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor, within } from 'storybook/test';
import { BankAccountDialog } from '@consignment/components/screens/merchant/settings/pay-runs/BankAccountDialog';
import type { Outcome } from '../../../../../packages/components/src/primitives/feedback/outcome.ts';
import { done } from '../../../../primitives/answers.ts';

const meta = {
  title: 'Screens/Merchant/Settings/BankAccountDialog',
  component: BankAccountDialog,
  tags: ['new'],
  args: {
    format: null,
    from: null,
    country: 'DE',
    currency: 'EUR',
    isBalanced: false,
    immediateOrigin: null,
    onSave: fn(() => Promise.resolve(done)),
    onClose: fn(),
  },
} satisfies Meta<typeof BankAccountDialog>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Empty: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByText('Enter the IBAN.')).not.toHaveLength(0);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

export const Sepa: Story = {
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText('Account holder'), 'Saltmarsh Market Ltd');
    await userEvent.type(canvas.getByLabelText('IBAN'), 'DE89 3704 0044 0532 0130 00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      file_format: 'pain.001.001.09',
      from: { kind: 'iban', holder: 'Saltmarsh Market Ltd', iban: 'DE89 3704 0044 0532 0130 00', bic: null },
    });
    await waitFor(() => expect(args.onClose).toHaveBeenCalledOnce());
  },
};

/** The country decides what is asked: in the UK a sort code, for files of the shop’s own columns. */
export const Uk: Story = {
  args: { country: 'GB', currency: 'GBP' },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByLabelText('Format')).toHaveDisplayValue('CSV with your bank’s columns');
    await userEvent.type(canvas.getByLabelText('Account holder'), 'Rookery Market Ltd');
    await userEvent.type(canvas.getByLabelText('Sort code'), '20-00-00');
    await userEvent.type(canvas.getByLabelText('Account number'), '11223399');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      file_format: 'csv',
      from: { kind: 'other', holder: 'Rookery Market Ltd', branch: '20-00-00', account: '11223399' },
    });
  },
};

/** Files of Australia name the shop and its bank, and formats for other currencies are not offered. */
export const Australia: Story = {
  args: { country: 'AU', currency: 'AUD' },
  play: async ({ canvas, userEvent, args }) => {
    const format = await canvas.findByLabelText('Format');
    await expect(format).toHaveDisplayValue('Australian direct entry (ABA)');
    await expect(within(format).queryByRole('option', { name: /SEPA|ACH/ })).toBeNull();
    await userEvent.type(canvas.getByLabelText('Account holder'), 'Fremantle Makers Pty Ltd');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByText('Enter the APCA user ID.')).not.toHaveLength(0);
    await userEvent.type(canvas.getByLabelText('BSB'), '062-000');
    await userEvent.type(canvas.getByLabelText('Account number'), '12345678');
    await userEvent.type(canvas.getByLabelText('APCA user ID'), '301500');
    await userEvent.type(canvas.getByLabelText('Bank'), 'CBA');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      file_format: 'aba',
      from: {
        kind: 'other',
        holder: 'Fremantle Makers Pty Ltd',
        branch: '062-000',
        account: '12345678',
        company_id: '301500',
        bank_name: 'CBA',
      },
      balanced_file: false,
    });
  },
};

/** A saved account without the names of the new format has to be entered again. */
export const NamesMissing: Story = {
  args: {
    format: 'csv',
    from: { holder: 'Fremantle Makers Pty Ltd', masked: 'Other account •••• 5678' },
    country: 'AU',
    currency: 'AUD',
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Format'), 'Australian direct entry (ABA)');
    await expect(canvas.queryByText(/has been saved/)).toBeNull();
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByText('Enter the account number.')).not.toHaveLength(0);
    await expect(canvas.getAllByText('Enter the BSB.')).not.toHaveLength(0);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** Another country fills in its format, and an account that is saved stays with another format of its kind. */
export const AnotherCountry: Story = {
  tags: ['no-picture'],
  args: {
    format: 'csv',
    from: { holder: 'Rookery Market Ltd', masked: 'Other account •••• 3399' },
    country: 'GB',
    currency: 'USD',
  },
  play: async ({ canvas, userEvent, args }) => {
    const country = await canvas.findByLabelText(/^Account country/);
    await expect(country).toHaveDisplayValue('United Kingdom');
    await userEvent.selectOptions(country, 'United States');
    await expect(canvas.getByLabelText('Format')).toHaveDisplayValue('US ACH to people (NACHA PPD)');
    await expect(canvas.getByLabelText('Routing number')).toBeVisible();
    await userEvent.selectOptions(country, 'United Kingdom');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ file_format: 'csv' });
  },
};

export const Ach: Story = {
  args: { currency: 'USD' },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(await canvas.findByLabelText('Format'), 'US ACH to people (NACHA PPD)');
    await userEvent.type(await canvas.findByLabelText('Routing number'), '121042882');
    await expect(canvas.queryByLabelText('IBAN')).toBeNull();
    await userEvent.type(canvas.getByLabelText('Account holder'), 'Maker Market Inc');
    await userEvent.type(canvas.getByLabelText('Account number'), '1234567890');
    await userEvent.type(canvas.getByLabelText('Company identification'), '1234567890');
    await userEvent.type(canvas.getByLabelText('Bank name'), 'Wells Fargo');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      file_format: 'nacha_ppd',
      from: {
        kind: 'aba',
        holder: 'Maker Market Inc',
        routing: '121042882',
        account: '1234567890',
        account_type: 'checking',
        bank_name: 'Wells Fargo',
        company_id: '1234567890',
      },
      balanced_file: false,
      immediate_origin: null,
    });
  },
};

/** Both settings of ACH files are changed without the account, which is not shown. */
export const Balanced: Story = {
  args: {
    format: 'nacha_ppd',
    from: { holder: 'Maker Market Inc', masked: 'US account •••• 7890' },
    immediateOrigin: '121042882',
    currency: 'USD',
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.click(await canvas.findByRole('checkbox', { name: 'The bank requires a balanced file' }));
    const origin = canvas.getByLabelText(/^Immediate origin/);
    await expect(origin).toHaveValue('121042882');
    await userEvent.clear(origin);
    await userEvent.type(origin, '9876543210');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({
      file_format: 'nacha_ppd',
      balanced_file: true,
      immediate_origin: '9876543210',
    });
  },
};

/** Another format of the same kind keeps the account that is saved. */
export const FormatAlone: Story = {
  args: {
    format: 'pain.001.001.09',
    from: { holder: 'Saltmarsh Market Ltd', masked: 'IBAN DE89 •••• 3000' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(await canvas.findByText(/IBAN DE89 •••• 3000 has been saved/)).toBeVisible();
    await userEvent.selectOptions(
      canvas.getByLabelText('Format'),
      'SEPA credit transfer, older banks (pain.001.001.03)',
    );
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith({ file_format: 'pain.001.001.03' });
  },
};

/** A BIC belongs to an account: typed alone it is not dropped without a word. */
export const BicAlone: Story = {
  args: {
    format: 'pain.001.001.09',
    from: { holder: 'Saltmarsh Market Ltd', masked: 'IBAN DE89 •••• 3000' },
  },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.type(await canvas.findByLabelText(/^BIC/), 'COBADEFF');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await expect(await canvas.findAllByText('Enter the IBAN.')).not.toHaveLength(0);
    await expect(args.onSave).not.toHaveBeenCalled();
  },
};

/** A number that the server's check refuses is shown at its field. */
export const Refused: Story = {
  args: {
    onSave: fn(() =>
      Promise.resolve<Outcome>({
        is: 'refused',
        problem: {
          detail: 'This IBAN has a wrong check digit.',
          errors: [{ detail: 'This IBAN has a wrong check digit.', pointer: '/from/iban' }],
        },
      }),
    ),
  },
  play: async ({ canvas, userEvent }) => {
    await userEvent.type(await canvas.findByLabelText('Account holder'), 'Saltmarsh Market Ltd');
    await userEvent.type(canvas.getByLabelText('IBAN'), 'DE00');
    await userEvent.click(canvas.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(canvas.getByLabelText('IBAN')).toHaveAttribute('aria-invalid', 'true'));
  },
};
