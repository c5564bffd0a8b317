import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, within } from 'storybook/test';
import { BankFilePanel } from '@consignment/components/screens/merchant/settings/pay-runs/BankFilePanel';
import { done } from '../../../../primitives/answers.ts';

const plain = { balanced_file: false, immediate_origin: null };

const meta = {
  title: 'Screens/Merchant/Settings/BankFilePanel',
  component: BankFilePanel,
  tags: ['new'],
  args: {
    country: 'DE',
    currency: 'EUR',
    settings: {
      file_format: 'pain.001.001.09',
      from: { holder: 'Saltmarsh Market Ltd', masked: 'IBAN DE89 •••• 3000' },
      columns: null,
      ...plain,
    },
    onSave: fn(() => Promise.resolve(done)),
  },
} satisfies Meta<typeof BankFilePanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Sepa: Story = {
  play: ({ canvas }) => expect(canvas.getByText('IBAN DE89 •••• 3000')).toBeVisible(),
};

export const Csv: Story = {
  args: {
    settings: {
      file_format: 'csv',
      from: { holder: 'Saltmarsh Market Ltd', masked: '' },
      columns: {
        separator: ',',
        decimal: '.',
        date: 'DD/MM/YYYY',
        has_header: true,
        columns: [
          { title: 'Name', field: 'name', text: '' },
          { title: 'Amount', field: 'amount', text: '' },
        ],
      },
      ...plain,
    },
  },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('Name, Amount')).toBeVisible();
    await expect(canvas.getByRole('button', { name: 'Edit columns' })).toBeVisible();
  },
};

/** A bank's own CSV needs its columns before a file can be made. */
export const CsvWithoutColumns: Story = {
  args: {
    settings: {
      file_format: 'csv',
      from: { holder: 'Saltmarsh Market Ltd', masked: '•••• 3344' },
      columns: null,
      ...plain,
    },
  },
  play: ({ canvas }) => expect(canvas.getByRole('button', { name: 'Set up columns' })).toBeVisible(),
};

export const Empty: Story = {
  args: { settings: { file_format: null, from: null, columns: null, ...plain } },
};

export const EditingAccount: Story = {
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Edit account' }));
    await expect(await canvas.findByRole('dialog', { name: 'Bank files' })).toBeVisible();
  },
};

export const LongNames: Story = {
  args: {
    currency: 'USD',
    settings: {
      file_format: 'nacha_ccd',
      from: { holder: 'Donaudampfschifffahrtsgesellschaft'.repeat(3), masked: 'ABA 0210 •••• 6789' },
      columns: null,
      ...plain,
    },
  },
};

/** A US bank that wants balanced files, with another immediate origin than the company identification. */
export const Balanced: Story = {
  args: {
    currency: 'USD',
    settings: {
      file_format: 'nacha_ppd',
      from: { holder: 'Maker Market Inc', masked: 'US account •••• 7890' },
      columns: null,
      balanced_file: true,
      immediate_origin: '121042882',
    },
  },
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByText('Balanced file')).toBeVisible();
    await expect(canvas.getByText('121042882')).toBeVisible();
    await userEvent.click(canvas.getByRole('button', { name: 'Edit account' }));
    const page = within(document.body);
    await userEvent.click(await page.findByRole('checkbox', { name: 'The bank requires a balanced file' }));
    await userEvent.click(page.getByRole('button', { name: 'Save' }));
    await expect(args.onSave).toHaveBeenCalledWith(
      { file_format: 'nacha_ppd', balanced_file: false, immediate_origin: '121042882' },
      expect.objectContaining({ balanced_file: true, immediate_origin: '121042882' }),
    );
  },
};

export const Australian: Story = {
  args: {
    country: 'AU',
    currency: 'AUD',
    settings: {
      file_format: 'aba',
      from: { holder: 'Fremantle Makers Pty Ltd', masked: 'Other account •••• 5678' },
      columns: null,
      ...plain,
    },
  },
  play: ({ canvas }) => expect(canvas.getByText('Australian direct entry (ABA)')).toBeVisible(),
};

/** Of a person who only reads. */
export const ViewOnly: StoryObj<typeof BankFilePanel> = {
  args: { onSave: null },
  play: ({ canvas }) => expect(canvas.queryByRole('button')).toBeNull(),
};
