import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import { expect } from 'storybook/test';
import { ButtonLink } from '@consignment/components/primitives/ButtonLink';
import { button } from '../../packages/components/src/primitives/Button.css.ts';
import { Matrix, variantNames } from './Matrix.tsx';

const meta = {
  title: 'Primitives/Actions/ButtonLink',
  component: ButtonLink,
  args: { label: 'Open payouts', href: '#payouts' },
} satisfies Meta<typeof ButtonLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Secondary: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Open payouts' })).toHaveAttribute('href', '#payouts');
  },
};

export const Primary: Story = { args: { tone: 'primary', icon: Plus, label: 'New payout' } };

export const Download: Story = {
  args: { label: 'Export as CSV', href: 'data:text/csv,vendor', download: 'vendors.csv' },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { name: 'Export as CSV' })).toHaveAttribute(
      'download',
      'vendors.csv',
    );
  },
};

export const FullWidth: Story = { args: { width: 'full' } };

export const Variants: Story = {
  render: () => (
    <Matrix
      rows={variantNames(button.classNames.variants.tone)}
      columns={variantNames(button.classNames.variants.size)}
      cell={(tone, size) => <ButtonLink label={`${tone}, ${size}`} tone={tone} size={size} href="#" />}
    />
  ),
};
