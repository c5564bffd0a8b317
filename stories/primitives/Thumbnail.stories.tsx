import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Thumbnail } from '@consignment/components/primitives/Thumbnail';
import { frame } from '../../packages/components/src/primitives/Thumbnail.css.ts';
import { Matrix, variantNames } from './Matrix.tsx';

/** A drawing in the file itself, so that no story needs a network. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#d8cfc0"/><path d="M30 40h40l-6 38H36z" fill="#7a6a55"/></svg>',
)}`;

const meta = {
  title: 'Primitives/Text/Thumbnail',
  component: Thumbnail,
  args: { src: picture, alt: 'Stoneware vase' },
} satisfies Meta<typeof Thumbnail>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Picture: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Stoneware vase' })).toBeVisible();
  },
};

export const NoPicture: Story = {
  args: { src: null },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('img', { name: 'Stoneware vase (no picture)' })).toBeVisible();
  },
};

export const BrokenPicture: Story = {
  tags: ['no-picture'],
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() =>
      expect(canvas.getByRole('img', { name: 'Stoneware vase (no picture)' })).toBeVisible(),
    );
  },
};

export const Variants: Story = {
  render: () => (
    <Matrix
      rows={variantNames(frame.classNames.variants.size)}
      columns={['picture', 'placeholder']}
      cell={(size, kind) => <Thumbnail size={size} src={kind === 'picture' ? picture : null} alt={kind} />}
    />
  ),
};
