import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@consignment/components/primitives/Button';
import { Card } from '@consignment/components/primitives/Card';
import { Text } from '@consignment/components/primitives/Text';
import { body } from '../../packages/components/src/primitives/Card.css.ts';
import { Matrix, variantNames } from './Matrix.tsx';

const meta = {
  title: 'Primitives/Layout/Card',
  component: Card,
  args: { children: <Text>Twelve lines were sold in March, one of them came back.</Text> },
} satisfies Meta<typeof Card>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Untitled: Story = {};

export const Titled: Story = {
  args: { title: 'March', actions: <Button label="Edit" size="small" onClick={fn()} /> },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('region', { name: 'March' })).toBeVisible();
  },
};

export const WithoutPadding: Story = { args: { title: 'March', padding: 'none' } };

export const LongNames: Story = { args: { title: 'Donaudampfschifffahrtsgesellschaft'.repeat(5) } };

export const Variants: Story = {
  render: (args) => (
    <Matrix
      rows={variantNames(body.classNames.variants.padding)}
      columns={['card']}
      cell={(padding) => <Card {...args} title={`Padding: ${padding}`} padding={padding} />}
    />
  ),
};
