import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Anchor } from '@consignment/components/primitives/navigation/Anchor';
import { Link } from '@consignment/components/primitives/navigation/Link';
import { LinkProvider } from '@consignment/components/primitives/navigation/LinkProvider';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Navigation/Anchor',
  component: Anchor,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'For building a primitive that is a link and dresses it itself, such as a tab or an entry of a menu.',
      avoid: 'Text takes a Link, and the next step of a task a ButtonLink.',
      right: {
        draw: () => <Link href="#vendor" label="Juniper & Oak Ceramics" />,
        why: 'The look of a link is given by the primitive that is made of it.',
      },
      wrong: {
        draw: () => <Anchor href="#bare">Juniper & Oak Ceramics</Anchor>,
        why: 'It has the colours of the browser, which no theme knows.',
      },
      keyboard: [
        ['Tab', 'Moves to it.'],
        ['Enter', 'Follows it.'],
      ],
      reader: '“Juniper & Oak Ceramics, link.”',
    } satisfies Guide,
  },
  args: { href: '#vendor', children: 'Juniper & Oak Ceramics' },
} satisfies Meta<typeof Anchor>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Without a router it is the element of the page. */
export const Plain: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('link', { name: 'Juniper & Oak Ceramics' })).toHaveAttribute('href', '#vendor'),
};

/** The router's own link is drawn in its place. */
export const FromTheShell: Story = {
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <LinkProvider component={(props) => <a {...props} data-router="" />}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: ({ canvas }) => expect(canvas.getByRole('link')).toHaveAttribute('data-router'),
};
