import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { Greeting } from '@consignment/components/parts/people/Greeting';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Parts/People/Greeting',
  component: Greeting,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'Once in an app, beneath the title of its first page: the time of day of the reader, and the name of the vendor’s contact. Where the page has no other title it is the title itself, by `greetingOf`.',
      avoid: 'Other pages have a title alone. A name in a row is a PersonName.',
      right: {
        draw: () => (
          <Greeting name="Rookery Market" now={new Date('2026-03-05T09:30:00Z')} timeZone="Europe/London" />
        ),
        why: 'The zone is that of the reader, and no evening begins with “Good Morning”.',
      },
      wrong: {
        draw: () => (
          <Greeting
            name="owner-7731@rookery.example"
            now={new Date('2026-03-05T09:30:00Z')}
            timeZone="Europe/London"
          />
        ),
        why: 'An address is not a name. Where none is known pass an empty one, and the greeting stands alone.',
      },
      keyboard: [],
      reader: '“Good Morning, Rookery Market, heading level 2.”',
    } satisfies Guide,
  },
  args: { name: 'Rookery Market', now: new Date('2026-03-05T11:59:00Z'), timeZone: 'Europe/London' },
} satisfies Meta<typeof Greeting>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Morning: Story = {
  play: ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'Good Morning, Rookery Market' })).toBeVisible(),
};

export const Afternoon: Story = {
  args: { now: new Date('2026-03-05T12:00:00Z') },
  play: ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'Good Afternoon, Rookery Market' })).toBeVisible(),
};

export const Evening: Story = {
  args: { now: new Date('2026-03-05T18:00:00Z') },
  play: ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'Good Evening, Rookery Market' })).toBeVisible(),
};

/** The clock of the zone decides, wherever the story is read. */
export const InAnotherZone: Story = {
  tags: ['no-picture'],
  args: { timeZone: 'America/Los_Angeles', now: new Date('2026-03-05T18:00:00Z') },
  play: ({ canvas }) =>
    expect(canvas.getByRole('heading', { name: 'Good Morning, Rookery Market' })).toBeVisible(),
};

export const WithoutName: Story = {
  args: { name: '' },
  play: ({ canvas }) => expect(canvas.getByRole('heading')).toHaveTextContent(/^Good Morning$/),
};

/** A name keeps its own direction among words of another. */
export const NameFromRightToLeft: Story = {
  args: { name: 'שוק (1)' },
  play: async ({ canvas }) => {
    await expect(canvas.getByText('שוק (1)').tagName).toBe('BDI');
    await expect(canvas.getByRole('heading', { name: 'Good Morning, שוק (1)' })).toBeVisible();
  },
};
