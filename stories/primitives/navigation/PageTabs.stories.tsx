import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect } from 'storybook/test';
import { PageTabs } from '@consignment/components/primitives/navigation/PageTabs';
import type { Guide } from '../../../.storybook/guide.ts';

const entriesOf = (labels: readonly string[], current: string) =>
  labels.map((label) => ({ label, href: `#${label}`, isCurrent: label === current }));

const ofPayouts = entriesOf(['Pay runs', 'Payouts', 'Statements', 'Differences'], 'Payouts');

const meta = {
  title: 'Primitives/Navigation/PageTabs',
  component: PageTabs,
  tags: ['new'],
  args: { label: 'Payouts', entries: ofPayouts },
  parameters: {
    frame: 'bare',
    guide: {
      use: 'Over two to five pages that belong to one place of the menu. The app draws them from its table of pages.',
      avoid: 'Parts of one page are Tabs. More pages than fit side by side are a SideMenu.',
      right: {
        draw: () => <PageTabs label="Payouts" entries={ofPayouts} />,
        why: 'Each name is a noun, or words that a person would say: these wait to be paid.',
      },
      wrong: {
        draw: () => (
          <PageTabs label="Payouts" entries={entriesOf(['All', 'Paid', 'Failed', 'This month'], 'All')} />
        ),
        why: 'Filters of one list. A filter is set beside the search of its list, and keeps what was searched for.',
      },
      keyboard: [
        ['Tab', 'Moves from page to page.'],
        ['Enter', 'Goes to the page.'],
      ],
      reader: '“Payouts, navigation. Pay runs, link. Payouts, link, current page.”',
    } satisfies Guide,
  },
} satisfies Meta<typeof PageTabs>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Ready: Story = {
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('Payouts');
    await userEvent.tab();
    await userEvent.keyboard('{Tab}');
    await expect(canvas.getByRole('link', { name: 'Payouts' })).toHaveFocus();
  },
};

/** They scroll sideways; the page does not. */
export const SmallScreen = {
  args: {
    entries: entriesOf(['Pay runs', 'Payouts', 'Statements', 'Differences', 'Bank files'], 'Pay runs'),
  },
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  play: async ({ canvasElement }) => {
    const page = canvasElement.ownerDocument.documentElement;
    await expect(page.scrollWidth).toBeLessThanOrEqual(page.clientWidth);
  },
} satisfies Story;

/** The page that is open is clear of the edge. */
export const LastOnAPhone: Story = {
  ...SmallScreen,
  args: {
    entries: SmallScreen.args.entries.map((entry, at, all) => ({
      ...entry,
      isCurrent: at === all.length - 1,
    })),
  },
  play: async ({ canvas }) => {
    const { right } = canvas.getByRole('link', { current: 'page' }).getBoundingClientRect();
    await expect(right).toBeLessThanOrEqual(document.documentElement.clientWidth);
  },
};
