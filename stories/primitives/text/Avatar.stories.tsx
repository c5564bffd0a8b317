import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '@consignment/components/primitives/text/Avatar';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Text } from '@consignment/components/primitives/text/Text';
import { avatar } from '../../../packages/components/src/primitives/text/Avatar.css.ts';
import { Matrix, variantNames } from '../Matrix.tsx';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Text/Avatar',
  component: Avatar,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Beside the name of a vendor or a person, so that the eye finds a row again by hue and initials before it has read a word.',
      avoid: 'Not for goods, which get a Thumbnail, and never alone: the name is always beside it.',
      right: {
        draw: () => (
          <Inline space="small" align="center">
            <Avatar name="Juniper & Oak Ceramics" src={null} />
            <Text as="span">Juniper & Oak Ceramics</Text>
          </Inline>
        ),
        why: 'The name is text, so it can be read, searched and copied. The initials only help to find it.',
      },
      wrong: {
        draw: () => (
          <Inline space="small">
            <Avatar name="Juniper & Oak Ceramics" src={null} />
            <Avatar name="Nora Lind" src={null} />
            <Avatar name="Atelier Vautrin" src={null} />
          </Inline>
        ),
        why: 'Three vendors, and no way to know which. A screen reader finds nothing here at all.',
      },
      keyboard: [],
      reader: '“Juniper & Oak Ceramics”. The avatar itself is hidden, since it only repeats the name.',
    } satisfies Guide,
  },

  args: { name: 'Juniper & Oak Ceramics', src: null },
} satisfies Meta<typeof Avatar>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Initials: Story = {
  render: (args) => (
    <Inline space="small" align="center">
      <Avatar {...args} />
      <Text as="span">{args.name}</Text>
    </Inline>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getByText('JC')).toBeVisible();
  },
};

export const OneWord: Story = { args: { name: 'élodie' } };

export const Variants: Story = {
  render: () => (
    <Matrix
      rows={variantNames(avatar.classNames.variants.size)}
      columns={['Ana Lopes', 'Oak']}
      cell={(size, name) => <Avatar size={size} name={name} src={null} />}
    />
  ),
};
