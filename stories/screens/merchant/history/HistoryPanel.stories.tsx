import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { HistoryPanel } from '@consignment/components/screens/merchant/history/HistoryPanel';
import { anEntry, someEntries } from '../../../fixtures/history.ts';
import { failed, loading } from '../../../fixtures/list.ts';

const meta = {
  title: 'Screens/Merchant/History/HistoryPanel',
  component: HistoryPanel,
  args: {
    entries: { is: 'ready', rows: someEntries },
    currency: { books: 'GBP', shown: null },
    timeZone: 'Europe/London',
    hrefOfObject: ({ object }) => (object.type === 'payout' ? `/payouts/${object.id}` : null),
    hrefOfAll: '/history?vendor=1',
  },
} satisfies Meta<typeof HistoryPanel>;

export default meta;
type Story = StoryObj<typeof meta>;

export const SomeEntries: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'View all' })).toHaveAttribute('href', '/history?vendor=1');
    await expect(canvas.getAllByRole('link', { name: 'Payout #1042' })[0]).toHaveAttribute(
      'href',
      '/payouts/12',
    );
    await expect(canvas.getByText('Entered twice by mistake')).toBeVisible();
  },
};

export const Empty: Story = { args: { entries: { is: 'ready', rows: [] } } };

export const Loading: Story = { args: { entries: loading } };

export const Failed: Story = { args: { entries: failed() } };

export const LongNames: Story = {
  args: {
    entries: {
      is: 'ready',
      rows: [
        anEntry({
          by: { kind: 'person', id: 3, name: 'Donaudampfschifffahrtsgesellschaft'.repeat(2) },
          vendor_name: 'Donaudampfschifffahrtsgesellschaft'.repeat(2),
          reason: 'After a long talk about glaze. '.repeat(8),
        }),
      ],
    },
  },
};
