import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HistoryChanges } from '@consignment/components/screens/merchant/history/HistoryChanges';
import { anEntry } from '../../../fixtures/history.ts';

const meta = {
  title: 'Screens/Merchant/History/HistoryChanges',
  component: HistoryChanges,
  args: { entry: anEntry() },
} satisfies Meta<typeof HistoryChanges>;

export default meta;
type Story = StoryObj<typeof meta>;

export const BeforeAndAfter: Story = {
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Commission rate: 40 → 45');
  },
};

export const AddedAndTakenAway: Story = {
  args: { entry: { before: { discount_codes: 'OAK10' }, after: { vendors: [1, 2], hidden: true } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('Discount codes: OAK10');
    await expect(canvasElement).toHaveTextContent('Vendors no.: 1, 2');
    await expect(canvasElement).toHaveTextContent('Hidden: on');
  },
};

/** Data of people and secrets: only that they changed. */
export const Withheld: Story = {
  args: { entry: { before: {}, after: { withheld: ['email', 'live_api_secret'] } } },
  play: async ({ canvasElement }) => {
    await expect(canvasElement).toHaveTextContent('E-mail address: changed, and its value is not kept');
    await expect(canvasElement).toHaveTextContent('Live secret: changed, and its value is not kept');
  },
};

export const Nothing: Story = { args: { entry: { before: {}, after: {} } } };
