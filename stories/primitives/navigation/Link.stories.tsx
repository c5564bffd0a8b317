import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { Link } from '@consignment/components/primitives/navigation/Link';
import { LinkProvider } from '@consignment/components/primitives/navigation/LinkProvider';
import { link } from '../../../packages/components/src/primitives/navigation/Link.css.ts';
import { Matrix, variantNames } from '../Matrix.tsx';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Navigation/Link',
  component: Link,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For a way to another page, by the name of what is there: the vendor, the order, the document.',
      avoid:
        'A control that changes something is a Button. The next step of a task may have the weight of a ButtonLink.',
      right: {
        draw: () => (
          <Text>
            The rate is that of <Link href="#vendor" label="Juniper & Oak Ceramics" />.
          </Text>
        ),
        why: 'The words are the name of the page behind it, and make sense in a list of links.',
      },
      wrong: {
        draw: () => (
          <Text>
            To see the vendor’s rate, <Link href="#vendor" label="click here" />.
          </Text>
        ),
        why: 'A list of links reads “click here, click here, click here”, and half of all people do not click.',
      },
      keyboard: [
        ['Tab', 'Moves to the link.'],
        ['Enter', 'Follows it.'],
      ],
      reader:
        '“The rate is that of Juniper & Oak Ceramics, link.” One that is external adds “(opens in a new tab)”.',
    } satisfies Guide,
  },

  args: { href: '#vendor', label: 'Juniper & Oak Ceramics' },
} satisfies Meta<typeof Link>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {};

export const External: Story = {
  args: { href: 'https://example.com/', label: 'PayPal account', isExternal: true },
  play: async ({ canvas }) => {
    const external = canvas.getByRole('link', { name: 'PayPal account (opens in a new tab)' });
    await expect(external).toHaveAttribute('target', '_blank');
    await expect(external).toHaveAttribute('rel', 'noopener noreferrer');
  },
};

export const LongNames: Story = {
  args: { label: 'Donaudampfschifffahrtsgesellschaftskapitänsmützenmanufakturgenossenschaft'.repeat(2) },
};

/** A shell gives its router's link once; every link inside, dressed or not, is then drawn by it. */
export const FromTheShell: Story = {
  tags: ['no-picture'],
  decorators: [
    (Story) => (
      <LinkProvider component={(props) => <a {...props} data-router="" />}>
        <Story />
      </LinkProvider>
    ),
  ],
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('data-router');
  },
};

/** Enter follows it; Space is the page's own key. */
export const ByKeyboard: Story = {
  args: { onFollow: fn() },
  tags: ['no-picture'],
  render: (args) => (
    <LinkProvider
      component={({ onClick, ...anchor }) => (
        <a
          {...anchor}
          onClick={(event) => {
            event.preventDefault();
            onClick?.(event);
          }}
        />
      )}
    >
      <p>
        <Link {...args} /> has a <Link href="https://example.com/" label="shop" isExternal />
      </p>
    </LinkProvider>
  ),
  play: async ({ canvas, userEvent, args }) => {
    const inside = canvas.getByRole('link', { name: 'Juniper & Oak Ceramics' });
    await userEvent.tab();
    await expect(inside).toHaveFocus();
    await userEvent.keyboard('{Enter}');
    await userEvent.keyboard(' ');
    await expect(args.onFollow).toHaveBeenCalledOnce();
    await userEvent.tab();
    await expect(canvas.getByRole('link', { name: 'shop (opens in a new tab)' })).toHaveFocus();
    await userEvent.tab({ shift: true });
    await expect(inside).toHaveFocus();
  },
};

export const Variants: Story = {
  render: () => (
    <Matrix
      rows={variantNames(link.classNames.variants.tone)}
      columns={['link']}
      cell={(tone) => <Link href="#" label={`The ${tone} link`} tone={tone} />}
    />
  ),
};
