import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { ButtonLink } from '@consignment/components/primitives/actions/ButtonLink';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import { Link } from '@consignment/components/primitives/navigation/Link';
import { LinkProvider } from '@consignment/components/primitives/navigation/LinkProvider';
import type { LinkComponentProps } from '../../../packages/components/src/primitives/navigation/link-context.ts';
import type { Guide } from '../../../.storybook/guide.ts';

function RoutedLink(props: LinkComponentProps) {
  return <a {...props} data-router="" />;
}

const meta = {
  title: 'Primitives/Navigation/LinkProvider',
  component: LinkProvider,
  tags: ['new'],
  parameters: {
    guide: {
      use: 'Once around an app, with the link of its router. Each link below then changes the page without a reload.',
      avoid: 'Screens and parts never use it. They take addresses as props and give them to a Link.',
      right: {
        draw: () => (
          <LinkProvider component={RoutedLink}>
            <Link href="#vendor" label="Juniper & Oak Ceramics" />
          </LinkProvider>
        ),
        why: 'The link knows no router, so a story and another app can draw it.',
      },
      wrong: {
        draw: () => <RoutedLink href="#routed">Juniper & Oak Ceramics</RoutedLink>,
        why: 'A screen with the router’s link cannot be drawn where there is no router, and lacks the look of a Link.',
      },
      keyboard: [],
      reader: '“Juniper & Oak Ceramics, link.” The provider itself is silent.',
    } satisfies Guide,
  },
  args: {
    component: RoutedLink,
    children: (
      <Inline space="medium" align="center">
        <Link href="#vendor" label="Juniper & Oak Ceramics" />
        <ButtonLink href="#payouts" label="View payouts" />
      </Inline>
    ),
  },
} satisfies Meta<typeof LinkProvider>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Each kind of link is drawn by the router's. */
export const Routed: Story = {
  play: async ({ canvas }) => {
    const links = canvas.getAllByRole('link');
    await expect(links).toHaveLength(2);
    for (const link of links) await expect(link).toHaveAttribute('data-router');
  },
};

/** A link to another site stays one of the browser. */
export const External: Story = {
  tags: ['no-picture'],
  args: { children: <Link href="https://example.com/" label="PayPal account" isExternal /> },
  play: ({ canvas }) => expect(canvas.getByRole('link')).not.toHaveAttribute('data-router'),
};
