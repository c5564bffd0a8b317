import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { AlikeVendors } from '@consignment/components/screens/merchant/vendors/AlikeVendors';
import { aProblem } from '../../../fixtures/list.ts';

const meta = {
  title: 'Screens/Merchant/Vendors/AlikeVendors',
  component: AlikeVendors,
  args: {
    groups: {
      is: 'ready',
      value: [
        [
          { id: 4, name: 'Lantern Loom' },
          { id: 19, name: 'Lаntern Loom' },
        ],
      ],
    },
    hrefOfVendor: (id) => `/vendors/${id}`,
  },
} satisfies Meta<typeof AlikeVendors>;

export default meta;
type Story = StoryObj<typeof meta>;

/** One of the two names has a character of another alphabet. */
export const Two: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole('listitem')).toHaveLength(2);
    await expect(canvas.getByRole('link', { name: 'Lantern Loom, vendor 4' })).toHaveAttribute(
      'href',
      '/vendors/4',
    );
    await expect(canvas.getByText(/merge it into the other/)).toBeVisible();
  },
};

export const Several: Story = {
  args: {
    groups: {
      is: 'ready',
      value: [
        [
          { id: 4, name: 'Lantern Loom' },
          { id: 19, name: 'Lаntern Loom' },
        ],
        [
          { id: 7, name: 'Ada' },
          { id: 8, name: 'Аda' },
          { id: 9, name: 'АDA' },
        ],
      ],
    },
  },
  play: ({ canvas }) => expect(canvas.getAllByRole('link')).toHaveLength(5),
};

/** Nothing is drawn. */
export const None: Story = {
  tags: ['no-picture'],
  args: { groups: { is: 'ready', value: [] } },
  play: ({ canvas }) => expect(canvas.queryByRole('list')).toBeNull(),
};

export const Failed: Story = {
  args: { groups: { is: 'failed', problem: aProblem, onRetry: fn() } },
  play: async ({ args, canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: /Retry/ }));
    await expect(args.groups.is === 'failed' && args.groups.onRetry).toHaveBeenCalledOnce();
  },
};
