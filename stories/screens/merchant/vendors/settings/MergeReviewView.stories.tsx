import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { MergeReviewView } from '@consignment/components/screens/merchant/vendors/settings/MergeReviewView';
import { aMergeReview } from '../../../../fixtures/vendor-settings.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/Settings/MergeReviewView',
  component: MergeReviewView,
  args: { review: aMergeReview(), currency: 'GBP' },
} satisfies Meta<typeof MergeReviewView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas, canvasElement }) => {
    await expect(canvasElement).toHaveTextContent(
      '12 unpaid line items, 48 paid line items, 4 payouts, 31 products, 2 questions',
    );
    await expect(canvasElement).toHaveTextContent('£412.60 and £90.00 will become £488.10');
    await expect(canvasElement).toHaveTextContent('3 unpaid line items, at Juniper and Oak Ltd’s rates');
    await expect(canvasElement).toHaveTextContent('maren@juniperandoak.example, zora@juniperandoak.example');
    await expect(canvas.getByRole('row', { name: /^Commission rate/ })).toHaveTextContent('45%');
    await expect(canvas.getByRole('row', { name: /^Rate for Kitchen/ })).toHaveTextContent('£7.25 per unit');
    await expect(canvas.getByRole('row', { name: /^Rate for Rugs/ })).toHaveTextContent('None');
  },
};

/** A vendor that a typing error has made: nothing is lost. */
export const NothingLost: Story = {
  args: {
    review: aMergeReview({
      due_after: '90.00',
      unpaid_lines: 0,
      changed_lines: 0,
      paid_lines: 0,
      payouts: 0,
      products: 1,
      accounts: [],
      settings: [],
      type_rates: [],
      metafields: [],
    }),
  },
  play: async ({ canvas }) => expect(canvas.queryByRole('table')).toBeNull(),
};

export const PayoutUnderWay: Story = {
  args: {
    review: aMergeReview({
      refused: {
        detail:
          'Invoice #1042 for Juniper & Oak has not been settled yet (Being checked). Merge the vendors once the outcome is known.',
      },
    }),
  },
};

export const OneIsHidden: Story = {
  args: {
    review: aMergeReview({
      from: { id: 7, name: 'Juniper & Oak', hidden: true, due: '412.60', paid: '1280.00' },
    }),
  },
  play: ({ canvas }) =>
    expect(canvas.getByText(/^Juniper & Oak is hidden\. Its amounts will count again/)).toBeVisible(),
};

export const OtherIsHidden: Story = {
  args: {
    review: aMergeReview({
      into: { id: 9, name: 'Juniper and Oak Ltd', hidden: true, due: '-7.77', paid: '0.00' },
    }),
  },
};

export const LongNames: Story = {
  args: {
    review: aMergeReview({
      from: {
        id: 7,
        name: 'Donaudampfschifffahrtsgesellschaft'.repeat(3),
        hidden: false,
        due: '1.00',
        paid: '0.00',
      },
    }),
  },
};

export const RightToLeft: Story = { globals: { direction: 'rtl' } };
