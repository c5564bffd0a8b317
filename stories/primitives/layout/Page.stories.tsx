import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Avatar } from '@consignment/components/primitives/text/Avatar';
import { Button } from '@consignment/components/primitives/actions/Button';
import { Card } from '@consignment/components/primitives/layout/Card';
import { Link } from '@consignment/components/primitives/navigation/Link';
import { Page } from '@consignment/components/primitives/layout/Page';
import { Text } from '@consignment/components/primitives/text/Text';
import { page } from '../../../packages/components/src/primitives/layout/Page.css.ts';
import { variantNames } from '../Matrix.tsx';
import { Inline } from '@consignment/components/primitives/layout/Inline';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Layout/Page',
  component: Page,
  tags: ['stable'],

  args: {
    title: 'Vendors',
    children: (
      <Card>
        <Text>Whatever the page is about.</Text>
      </Card>
    ),
  },
  parameters: {
    guide: {
      use: 'Once on every page: its title, what can be done with the whole of it, and its content.',
      avoid: 'A subject within a page is a Card, a task that interrupts one a Dialog.',
      right: {
        draw: () => (
          <Card
            title="Juniper & Oak Ceramics"
            headingLevel={3}
            actions={<Button label="Pay $1,204.50" tone="primary" size="small" onClick={() => undefined} />}
          >
            <Text tone="muted">
              The title is the thing itself, with its verb beside it. Below it comes what is most looked for.
            </Text>
          </Card>
        ),
        why: 'The title is the name of the thing, as in the link that led here, and one action is beside it.',
      },
      wrong: {
        draw: () => (
          <Card
            title="Vendor details view"
            headingLevel={3}
            actions={
              <Inline space="xsmall">
                <Button label="Edit" size="small" tone="primary" onClick={() => undefined} />
                <Button label="Save" size="small" tone="primary" onClick={() => undefined} />
                <Button label="Pay" size="small" tone="primary" onClick={() => undefined} />
              </Inline>
            }
          >
            <Text tone="muted">Manage vendor details here.</Text>
          </Card>
        ),
        why: 'The title names our screen and not the vendor, three acts want to be first, and the sentence adds nothing.',
      },
      keyboard: [
        ['Tab', 'Moves to the way back, then to the actions of the page.'],
        ['Enter', 'On the way back: goes to the page above.'],
      ],
      reader:
        '“Main. Heading level 1, Juniper & Oak Ceramics.” When the page changes, focus goes to this heading, so that it is read.',
    } satisfies Guide,
    frame: 'bare',
  },
} satisfies Meta<typeof Page>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The title can be given focus when the page changes. */
export const Default: Story = {
  play: async ({ canvas }) => {
    const title = canvas.getByRole('heading', { level: 1, name: 'Vendors' });
    title.focus();
    await expect(title).toHaveFocus();
  },
};

export const WithEverything: Story = {
  args: {
    title: 'Juniper & Oak Ceramics',
    description: 'Joined in March 2024. Paid by PayPal.',
    back: { href: '#vendors', label: 'Vendors' },
    actions: (
      <>
        <Button label="Edit" onClick={fn()} />
        <Button label="Pay Now" tone="primary" onClick={fn()} />
      </>
    ),
  },
};

/** A page about one thing among others. */
export const AboutOne: Story = {
  args: {
    title: 'Juniper & Oak',
    image: <Avatar name="Juniper & Oak" src={null} />,
    facts: <Text size="small">maren@juniperandoak.example</Text>,
    back: { href: '#vendors', label: 'Vendors' },
    neighbours: <Link href="#next" label="Next: Lantern Loom" />,
  },
};

export const LongNames: Story = {
  args: { title: 'Donaudampfschifffahrtsgesellschaft of hand-thrown ceramics and other beautiful things' },
};

const width = (name: 'narrow' | 'medium' | 'wide' | 'full'): Story => ({
  args: { width: name, title: `Width ${name}` },
});

export const Narrow: Story = width('narrow');
export const Medium: Story = width('medium');
export const Full: Story = {
  ...width('full'),
  play: async () => {
    await expect(variantNames(page.classNames.variants.width)).toEqual(['narrow', 'medium', 'wide', 'full']);
  },
};
