import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { expect, fn } from 'storybook/test';
import { Tabs } from '@consignment/components/primitives/navigation/Tabs';
import { Text } from '@consignment/components/primitives/text/Text';
import type { Guide } from '../../../.storybook/guide.ts';

const tabs = [
  { value: 'commissions', label: 'Commissions', count: 1204 },
  { value: 'payouts', label: 'Payouts' },
  { value: 'products', label: 'Products' },
  { value: 'settings', label: 'Settings' },
];

const meta = {
  title: 'Primitives/Navigation/Tabs',
  component: Tabs,
  tags: ['stable'],
  parameters: {
    guide: {
      use: 'For parts of one thing of which one is looked at a time, such as a vendor’s commissions, payouts and settings.',
      avoid:
        'Pages of a section are a SideMenu, those of the app a TopNav. Put things that people compare below each other.',
      right: {
        draw: () => (
          <Tabs label="Vendor" tabs={tabs.slice(0, 3)} value="commissions" onSelect={() => undefined}>
            <Text>Lines earned in March.</Text>
          </Tabs>
        ),
        why: 'Short nouns of one kind, with a count where it says whether a look is worth it.',
      },
      wrong: {
        draw: () => (
          <Tabs
            label="Steps"
            tabs={[
              { value: '1', label: 'Step 1' },
              { value: '2', label: 'Step 2' },
              { value: '3', label: 'Pay' },
            ]}
            value="1"
            onSelect={() => undefined}
          >
            <Text>Choose the vendors to pay.</Text>
          </Tabs>
        ),
        why: 'Steps have an order, and tabs let it be skipped, up to the one that pays.',
      },
      keyboard: [
        ['Tab', 'Moves to the current tab, then into its panel.'],
        [
          'Arrow right, Arrow left',
          'Moves to the next or the previous tab and shows it; Home and End go to the ends.',
        ],
        ['Enter or Space', 'Shows the tab, where tabs have addresses and wait for it.'],
      ],
      reader:
        '“Vendor, tab list. Commissions 1,204, tab, selected, 1 of 3.” On a phone: “Vendor, Commissions, pop-up button”.',
    } satisfies Guide,
  },

  args: {
    label: 'Vendor',
    tabs,
    value: 'commissions',
    onSelect: fn(),
    children: <Text>Lines earned in March.</Text>,
  },
  render: function Controlled(args) {
    const [value, setValue] = useState(args.value);
    return (
      <Tabs
        {...args}
        value={value}
        onSelect={(next) => {
          args.onSelect(next);
          setValue(next);
        }}
      />
    );
  },
} satisfies Meta<typeof Tabs>;

export default meta;
type Story = StoryObj<typeof meta>;

/** Arrow keys select at once; Tab goes on to the panel. */
export const Default: Story = {
  tags: ['wide'],
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('tablist', { name: 'Vendor' })).toBeVisible();
    await userEvent.tab();
    await expect(canvas.getByRole('tab', { name: /Commissions/ })).toHaveFocus();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('payouts');
    await expect(canvas.getByRole('tab', { name: 'Payouts' })).toHaveAttribute('aria-selected', 'true');
    await userEvent.keyboard('{End}');
    await expect(canvas.getByRole('tab', { name: 'Settings' })).toHaveFocus();
    await expect(canvas.getByRole('tabpanel', { name: 'Settings' })).toBeVisible();
  },
};

/** Each has an address to open elsewhere, so arrow keys move and Enter selects. */
export const WithAddresses: Story = {
  tags: ['wide'],
  args: { tabs: tabs.map((tab) => ({ ...tab, href: `#${tab.value}` })) },
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.tab();
    await userEvent.keyboard('{ArrowRight}');
    await expect(args.onSelect).not.toHaveBeenCalled();
    await userEvent.keyboard('{Enter}');
    await expect(args.onSelect).toHaveBeenLastCalledWith('payouts');
    await expect(canvas.getByRole('tab', { name: 'Payouts' })).toHaveAttribute('href', '#payouts');
  },
};

/** A modifier key sends the press to the browser, which opens the address elsewhere; this page stays as it is. */
export const OpenedElsewhere: Story = {
  tags: ['wide', 'no-picture'],
  args: { tabs: tabs.map((tab) => ({ ...tab, href: `#${tab.value}` })) },
  play: async ({ canvas, canvasElement, userEvent, args }) => {
    const tab = canvas.getByRole('tab', { name: 'Payouts' });
    const leftToBrowser = fn();
    const listen = (event: MouseEvent) => {
      leftToBrowser(!event.defaultPrevented);
      event.preventDefault();
    };
    canvasElement.ownerDocument.addEventListener('click', listen);
    for (const key of ['Meta', 'Control', 'Shift', 'Alt']) {
      await userEvent.keyboard(`{${key}>}`);
      await userEvent.click(tab);
      await userEvent.keyboard(`{/${key}}`);
      await expect(leftToBrowser).toHaveBeenLastCalledWith(true);
      await expect(args.onSelect).not.toHaveBeenCalled();
    }
    await userEvent.click(tab);
    await expect(leftToBrowser).toHaveBeenLastCalledWith(false);
    await expect(args.onSelect).toHaveBeenLastCalledWith('payouts');
    canvasElement.ownerDocument.removeEventListener('click', listen);
  },
};

/** A native select under 640 px. */
export const SmallScreen: Story = {
  globals: { viewport: { value: 'phone', isRotated: false } },
  tags: ['narrow'],
  play: async ({ canvas, userEvent, args }) => {
    await userEvent.selectOptions(canvas.getByRole('combobox', { name: 'Show' }), 'products');
    await expect(args.onSelect).toHaveBeenLastCalledWith('products');
  },
};
