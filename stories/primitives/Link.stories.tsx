import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Link, LinkProvider } from '@consignment/components/primitives/Link';
import { link } from '../../packages/components/src/primitives/Link.css.ts';
import { Matrix, variantNames } from './Matrix.tsx';

const meta = {
  title: 'Primitives/Link',
  component: Link,
  args: { href: '#vendor', label: 'Juniper & Oak Ceramics' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const External: Story = {
  args: { href: 'https://example.com/', label: 'PayPal account', isExternal: true },
  play: async ({ canvas }) => {
    const external = canvas.getByRole('link', { name: 'PayPal account (opens in a new tab)' });
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const LongNames: Story = {
  args: { label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenmanufakturgenossenschaft'.repeat(2) },
};

/** A shell gives its router's link once; every link inside, dressed or not, is then drawn by it. */
export const FromTheShell: Story = {
  decorators: [
    (Story) => (
      <LinkProvider component={(props) => <a {...props} data-router="" />}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};

export const Variants: Story = {
  render: () => (
    <Matrix
      rows={variantNames(link.classNames.variants.tone)}
      columns={['link']}
      cell={(tone) => <Link href="#" label={`The ${tone} link`} tone={tone} />}
    />
  ),
};
