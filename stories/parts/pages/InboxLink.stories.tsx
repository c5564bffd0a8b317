import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { InboxLink } from '@consignment/components/parts/pages/InboxLink';
import { TopNav } from '@consignment/components/primitives/navigation/TopNav';
import type { Guide } from '../../../.storybook/guide.ts';

const questions = { href: '#questions', label: 'Questions', isCurrent: false };

const meta = {
  title: 'Parts/Pages/InboxLink',
  component: InboxLink,
  tags: ['new'],
  args: questions,
  parameters: {
    guide: {
      use: 'Beside the search of an app, for the page on which messages to this person arrive.',
      avoid: 'Pages of the menu have their own number. The first page lists all that is due.',
      right: {
        draw: () => (
          <TopNav
            label="Main"
            brand="Rookery Market"
            entries={[]}
            tools={<InboxLink {...questions} waiting={{ count: 2, words: '2 to answer' }} />}
          />
        ),
        why: 'It is the same on every page, and the number says that somebody waits.',
      },
      wrong: {
        draw: () => (
          <TopNav
            label="Main"
            brand="Rookery Market"
            entries={[]}
            tools={<InboxLink {...questions} waiting={{ count: 148, words: '148 questions so far' }} />}
          />
        ),
        why: 'It counts all questions there ever were. A number that stays is soon overlooked.',
      },
      keyboard: [['Enter', 'Goes to the page.']],
      reader: '“Questions (2 to answer), link.”',
    } satisfies Guide,
  },
} satisfies Meta<typeof InboxLink>;

export default meta;
type Story = StoryObj<typeof meta>;

export const NothingWaits: Story = {
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Questions' })).toBeVisible(),
};

export const Waiting: Story = {
  args: { waiting: { count: 2, words: '2 to answer' } },
  play: ({ canvas }) => expect(canvas.getByRole('link', { name: 'Questions (2 to answer)' })).toBeVisible(),
};

export const Current: Story = {
  args: { isCurrent: true },
  play: ({ canvas }) => expect(canvas.getByRole('link', { current: 'page' })).toBeVisible(),
};
