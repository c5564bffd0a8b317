import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Card } from '@consignment/components/primitives/layout/Card';
import { Text } from '@consignment/components/primitives/text/Text';
import { body } from '../../../packages/components/src/primitives/layout/Card.css.ts';
import { Matrix, variantNames } from '../Matrix.tsx';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Layout/Card',
  component: Card,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For one subject on a page, under a title that names it; its actions are beside that title.',
      avoid:
        'A card in a card is a Stack with a Heading. A list of rows is a DataTable in a card without padding.',
      right: {
        draw: () => (
          <Card
            title="Payout details"
            headingLevel={3}
            actions={<Button label="Edit" size="small" onClick={() => undefined} />}
          >
            <Text>PayPal, pay@juniperandoak.example</Text>
          </Card>
        ),
        why: 'One subject, named once, with its act beside the name.',
      },
      wrong: {
        draw: () => (
          <Card title="Vendor" headingLevel={3}>
            <Card title="Payout details" headingLevel={3}>
              <Text>PayPal, pay@juniperandoak.example</Text>
            </Card>
          </Card>
        ),
        why: 'Frames within frames: two titles for one line, and padding that eats the width of a phone.',
      },
      keyboard: [['Tab', 'Reaches the actions beside the title, then the controls within.']],
      reader:
        '“Payout details, region. Heading level 3, Payout details. Edit, button.” A card without a title says its content only.',
    } satisfies Guide,
  },

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
