import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, waitFor } from 'storybook/test';
import { Thumbnail } from '@consignment/components/primitives/text/Thumbnail';
import { frame } from '../../../packages/components/src/primitives/text/Thumbnail.css.ts';
import { Matrix, variantNames } from '../Matrix.tsx';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

/** A drawing in the file itself, so that no story needs a network. */
const picture = `data:image/svg+xml,${encodeURIComponent(
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 100 100"><rect width="100" height="100" fill="#d8cfc0"/><path d="M30 40h40l-6 38H36z" fill="#7a6a55"/></svg>',
)}`;

const meta = {
  title: 'Primitives/Text/Thumbnail',
  component: Thumbnail,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a small picture of goods in a row or at the head of a product.',
      avoid:
        'People and vendors get an Avatar. A picture that has to be looked at closely is larger than this.',
      right: {
        draw: () => (
          <Inline space="small" align="center">
            <Thumbnail src={picture} alt="" size="row" />
            <Text as="span">Stoneware vase</Text>
          </Inline>
        ),
        why: 'The name is beside it, so the picture needs no words and is not read twice.',
      },
      wrong: {
        draw: () => (
          <Inline space="small" align="center">
            <Thumbnail src={picture} alt="IMG_2041.jpg" size="row" />
            <Thumbnail src={null} alt="image" size="row" />
          </Inline>
        ),
        why: 'A file’s name and “image” are read aloud, and neither says which piece it is.',
      },
      keyboard: [],
      reader:
        '“Stoneware vase”. If it is given an alt text, it is read as an image, and without a picture as “Stoneware vase (no image), image”.',
    } satisfies Guide,
  },

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
    await expect(canvas.getByRole('img', { name: 'Stoneware vase (no image)' })).toBeVisible();
  },
};

export const BrokenPicture: Story = {
  tags: ['no-picture'],
  args: { src: 'data:image/png;base64,broken' },
  play: async ({ canvas }) => {
    await waitFor(() => expect(canvas.getByRole('img', { name: 'Stoneware vase (no image)' })).toBeVisible());
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
