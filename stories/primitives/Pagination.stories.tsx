import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Pagination } from '@consignment/components/primitives/Pagination';

const onNext = fn();

const meta = {
  title: 'Primitives/Pagination',
  component: Pagination,
  args: {
    label: 'Vendors',
    from: 51,
    to: 100,
    total: 24607,
    previous: { href: '?page=1' },
    next: { href: '?page=3' },
  },
} satisfies Meta<typeof Pagination>;

export default meta;
type Story = StoryObj<typeof meta>;

export const MiddlePage: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('navigation', { name: 'Vendors pages' })).toBeVisible();
    await expect(canvas.getByText('Showing 51 to 100 of 24,607')).toBeVisible();
    await expect(canvas.getByRole('link', { name: 'Next' })).toHaveAttribute('href', '?page=3');
  },
};

/** What leads nowhere stays in place and can still be reached. */
export const FirstPage: Story = {
  args: { from: 1, to: 50, previous: null, next: { onSelect: onNext } },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('button', { name: 'Previous' })).toHaveAttribute('aria-disabled', 'true');
    await userEvent.click(canvas.getByRole('button', { name: 'Next' }));
    await expect(onNext).toHaveBeenCalled();
  },
};

export const LastPage: Story = { args: { from: 24601, to: 24607, next: null } };

export const Empty: Story = { args: { from: 0, to: 0, total: 0, previous: null, next: null } };
