import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { expect } from 'storybook/test';
import { Wordmark } from '@consignment/components/parts/pages/Wordmark';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/Pages/Wordmark',
  component: Wordmark,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'At the start of a bar or above a sign-in: our logo before the product’s name, or before the shop’s.',
      avoid: 'A shop with a logo shows that picture in its place. In running text the name is plain text.',
      right: {
        draw: () => <Wordmark name="Rookery Market" />,
        why: 'The name as the shop signs it, short enough for a phone.',
      },
      wrong: {
        draw: () => (
          <Wordmark name="Rookery Market, fine and curious goods on consignment since 1987, Hastings" />
        ),
        why: 'A slogan in the bar is cut after its first words, and is read out at the head of every page.',
      },
      keyboard: [],
      reader: '“Rookery Market.” The logo is not read out.',
    } satisfies Guide,
  },
  args: {},
} satisfies Meta<typeof Wordmark>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Product: Story = {};

export const Shop: Story = { args: { name: 'Rookery Market' } };

const longName = 'Rookery Market & Daughters, fine and curious goods on consignment since 1987';

/** Cut at its second line; the whole name is read out, and shown where the pointer rests. */
export const LongNames: Story = {
  args: { name: longName },
  decorators: [inBar],
  play: async ({ canvas }) => {
    const name = canvas.getByText(longName);
    await expect(linesOf(name)).toBeLessThanOrEqual(innerWidth < 900 ? 1 : 2);
    await expect(canvas.getByTitle(longName)).toBeVisible();
  },
};

/** A word that is wider than its place is all that breaks within. */
export const LongWord: Story = {
  args: { name: 'Donaudampfschifffahrtsgesellschaft'.repeat(5) },
  decorators: [inBar],
};

function inBar(Name: () => ReactNode) {
  return (
    <div style={{ display: 'flex', maxInlineSize: '13rem' }}>
      <Name />
    </div>
  );
}

function linesOf(element: HTMLElement): number {
  return Math.round(
    element.getBoundingClientRect().height / parseFloat(getComputedStyle(element).lineHeight),
  );
}
