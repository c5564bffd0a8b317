import type { Meta, StoryObj } from '@storybook/react-vite';
import Plus from 'lucide-react/icons/plus';
import { expect } from 'storybook/test';
import { ButtonLink } from '@consignment/components/primitives/actions/ButtonLink';
import { button } from '../../../packages/components/src/primitives/actions/Button.css.ts';
import { Matrix, variantNames } from '../Matrix.tsx';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Actions/ButtonLink',
  component: ButtonLink,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For the next step of a task that is on another page, and for a file to save.',
      avoid: 'An act on this page is a Button. A link among words or in a row of a table is a Link.',
      right: {
        draw: () => (
          <Inline space="small">
            <ButtonLink label="Open payouts" href="#payouts" tone="primary" />
          </Inline>
        ),
        why: 'It goes somewhere, so it can be opened in a new tab and its address copied.',
      },
      wrong: {
        draw: () => <ButtonLink label="Delete payout" href="#delete" tone="critical" />,
        why: 'A link that deletes: a middle click, a preview or a crawler is enough to set it off.',
      },
      keyboard: [
        ['Tab', 'Moves to the link.'],
        ['Enter', 'Follows it, or saves the file. Space scrolls the page, as with every link.'],
      ],
      reader: '“Open payouts, link”.',
    } satisfies Guide,
  },

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
