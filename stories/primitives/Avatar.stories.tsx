import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Avatar } from '@consignment/components/primitives/Avatar';
import { Inline } from '@consignment/components/primitives/Inline';
import { Text } from '@consignment/components/primitives/Text';
import { avatar } from '../../packages/components/src/primitives/Avatar.css.ts';
import { Matrix, variantNames } from './Matrix.tsx';

const meta = {
  title: 'Primitives/Text/Avatar',
  component: Avatar,
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
