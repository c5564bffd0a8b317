import type { Meta, StoryObj } from '@storybook/react-vite';
import Info from 'lucide-react/icons/info';
import { expect } from 'storybook/test';
import { Box } from '@consignment/components/primitives/layout/Box';
import { SideMenu } from '@consignment/components/primitives/navigation/SideMenu';
import type { Guide } from '../../../.storybook/guide.ts';

const meta = {
  title: 'Primitives/Navigation/SideMenu',
  component: SideMenu,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For the pages of one section, such as Settings, one below the other, with the current one shown.',
      avoid: 'The pages of the app are a TopNav, parts of one thing are Tabs, acts on it a Menu.',
      right: {
        draw: () => (
          <SideMenu
            label="Settings"
            entries={[
              { label: 'General', href: '#general', isCurrent: true },
              { label: 'Commissions', href: '#commissions', isCurrent: false },
              { label: 'PayPal', href: '#paypal', isCurrent: false },
            ]}
          />
        ),
        why: 'Nouns in the order of their use, and the current page is shown by more than colour.',
      },
      wrong: {
        draw: () => (
          <SideMenu
            label="Menu"
            entries={[
              { label: 'Click to edit general settings', href: '#general', isCurrent: false },
              { label: 'Log out', href: '#out', isCurrent: false },
            ]}
          />
        ),
        why: 'No page is current, a sentence has to be read for one word, and Log out is an act, not a page.',
      },
      keyboard: [
        ['Tab', 'Moves from page to page.'],
        ['Enter', 'Goes there.'],
        ['Space or Enter', 'On a name with an arrow: unfolds the pages beneath it, or folds them away.'],
      ],
      reader: '“Settings, navigation. General, link, current page. Commissions, link.”',
    } satisfies Guide,
  },

  args: {
    label: 'Settings',
    entries: [
      { label: 'General', href: '#general', isCurrent: true },
      { label: 'Commissions', href: '#commissions', isCurrent: false },
      { label: 'PayPal', href: '#paypal', isCurrent: false },
      { label: 'Vendor Portal', href: '#portal', isCurrent: false },
    ],
  },
  decorators: [
    (Story) => (
      <Box maxWidth="narrow">
        <Story />
      </Box>
    ),
  ],
} satisfies Meta<typeof SideMenu>;

export default meta;
type Story = StoryObj<typeof meta>;

export const Default: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('General');
  },
};

const advanced = (current: string) => ({
  label: 'Advanced',
  entries: ['Team', 'History', 'Keys'].map((label) => ({
    label,
    href: `#${label}`,
    isCurrent: label === current,
  })),
});

/** Further pages stay folded away until they are asked for. */
export const WithMore: Story = {
  args: { more: advanced('') },
  play: async ({ canvas, userEvent }) => {
    await expect(canvas.getByText('Team')).not.toBeVisible();
    await userEvent.click(canvas.getByText('Advanced'));
    await expect(canvas.getByRole('link', { name: 'Team' })).toBeVisible();
  },
};

/** They are in sight while one of them is open. */
export const MoreIsOpen: Story = {
  args: {
    entries: ['General', 'Payments'].map((label) => ({ label, href: `#${label}`, isCurrent: false })),
    more: advanced('History'),
  },
  play: ({ canvas }) => expect(canvas.getByRole('link', { current: 'page' })).toHaveTextContent('History'),
};

export const WithIcons: Story = {
  args: {
    entries: [
      { label: 'General', href: '#general', isCurrent: false, icon: Info },
      { label: 'Commissions and everything that belongs to them', href: '#c', isCurrent: true, icon: Info },
    ],
  },
};
