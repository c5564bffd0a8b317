import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { FeeTermsCell } from '@consignment/components/parts/fees/FeeTermsCell';
import type { Guide } from '../../../.storybook/guide.ts';
import { aFee, someTerms } from '../../fixtures/fees.ts';

const coming = { from_day: '2027-04-01', terms: someTerms({ amount: '30.00' }) };

const meta = {
  title: 'Parts/Fees/FeeTermsCell',
  component: FeeTermsCell,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'In a list of fees, for the amount that is charged now and its next change.',
      avoid: 'For one charge: a MoneyText has its amount.',
      right: {
        draw: () => <FeeTermsCell fee={{ ...aFee(), coming }} currency="GBP" />,
        why: 'The change and its day are beneath the terms of today.',
      },
      wrong: {
        draw: () => <FeeTermsCell fee={{ held: coming, coming: null }} currency="GBP" />,
        why: 'Terms that are coming are not those of today, and need their day.',
      },
      keyboard: [],
      reader: 'The terms of today and then the change, as two phrases.',
    } satisfies Guide,
  },
  args: { fee: aFee(), currency: 'GBP' },
} satisfies Meta<typeof FeeTermsCell>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Held: Story = {
  play: ({ canvas }) => expect(canvas.getByText('£25.00 on the 1st of each month')).toBeVisible(),
};

export const Changes: Story = {
  args: { fee: aFee({ coming }) },
  play: ({ canvas }) =>
    expect(canvas.getByText('From Apr 1, 2027: £30.00 on the 1st of each month')).toBeVisible(),
};

export const Coming: Story = { args: { fee: aFee({ held: null, coming }) } };

export const WillBePaused: Story = {
  args: { fee: aFee({ coming: { from_day: '2027-04-01', terms: null } }) },
  play: ({ canvas }) => expect(canvas.getByText('No longer charged from Apr 1, 2027')).toBeVisible(),
};

/** It begins its sentence with a word. */
export const Minimum: Story = {
  args: {
    fee: aFee({
      held: {
        from_day: '2027-01-01',
        terms: someTerms({ kind: 'monthly_minimum', amount: '10.00', day: null }),
      },
    }),
  },
  play: ({ canvas }) => expect(canvas.getByText('At least £10.00 in fees each month')).toBeVisible(),
};

export const RightToLeft: Story = { args: { fee: aFee({ coming }) }, globals: { direction: 'rtl' } };
