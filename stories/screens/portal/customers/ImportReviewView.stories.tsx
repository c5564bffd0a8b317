import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ImportReviewView } from '../../../../packages/components/src/screens/portal/customers/ImportReviewView.tsx';
import { aFileWithProblems, aReview } from './customers.ts';

const meta = {
  title: 'Screens/Portal/ImportReviewView',
  component: ImportReviewView,
  args: { review: aReview },
} satisfies Meta<typeof ImportReviewView>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('heading', { name: '3 new customers' })).toBeVisible();
    await expect(canvas.getByText('Bo, bo@example.com')).toBeVisible();
    await expect(canvas.getByText(/Email already exists. Contact store owner./)).toBeVisible();
  },
};

/** Each row at fault with its number in the file. */
export const WithProblems: Story = {
  args: { review: aFileWithProblems },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('alert')).toHaveTextContent('2 rows cannot be read.');
    await expect(canvas.getByText('Row 6')).toBeVisible();
    await expect(canvas.getByText('“nn at example.com” is not an email address.')).toBeVisible();
  },
};

const many = Array.from({ length: 4999 }, (_, index) => ({
  row: index + 1,
  first_name: 'Ada',
  last_name: `Lund ${index}`,
  email: `c${index}@example.com`,
}));

export const Thousands: Story = {
  args: { review: { customers: many, existing: [], problems: [] } },
  play: ({ canvas }) => expect(canvas.getByText('and 4,979 more')).toBeVisible(),
};
